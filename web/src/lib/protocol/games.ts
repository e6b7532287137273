// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.
import type * as InsideJob from "./inside-job";
import type * as MissionCalaveras from "./mission-calaveras";
import type * as Insider from "./insider";

/** What a seat may know, by game. */
export interface ViewOf {
  readonly "inside-job": InsideJob.View;
  readonly "mission-calaveras": MissionCalaveras.View;
  readonly "insider": Insider.View;
}

/** What can happen, by game. */
export interface EventOf {
  readonly "inside-job": InsideJob.AnyEvent;
  readonly "mission-calaveras": MissionCalaveras.AnyEvent;
  readonly "insider": Insider.AnyEvent;
}

/** What a seat can do, by game. */
export interface ActionOf {
  readonly "inside-job": InsideJob.AnyAction;
  readonly "mission-calaveras": MissionCalaveras.AnyAction;
  readonly "insider": Insider.AnyAction;
}

/** What a table may choose before the deal, by game. */
export interface OptionsOf {
  readonly "inside-job": InsideJob.Options;
  readonly "mission-calaveras": MissionCalaveras.Options;
  readonly "insider": Insider.Options;
}

/** The games whose messages have types. */
export type GameId = keyof ViewOf;
