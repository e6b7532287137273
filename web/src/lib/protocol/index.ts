// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.
export * from "./messages";
export type * from "./games";
export type * as InsideJob from "./inside-job";
export type * as MissionCalaveras from "./mission-calaveras";
export type * as Insider from "./insider";
