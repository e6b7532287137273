/** The inks of Mission Calaveras: cut paper, one colour a place, one a service. */

import { INKS } from "../palette";

export type PlaceName = "carnival" | "hotel" | "airport" | "phone" | "lab" | "twist";
export type TeamName = "cia" | "kgb" | "dgse";

export const MC = INKS["mission-calaveras"];

/** The lit and the shaded side of a sheet. */
export interface Sheet {
  readonly lit: string;
  readonly shaded: string;
}

export const PLACES: Readonly<Record<PlaceName, Sheet>> = {
  carnival: { lit: "#e8336d", shaded: "#c01f55" },
  hotel: { lit: "#ffb238", shaded: "#ec9412" },
  airport: { lit: "#3d9be0", shaded: "#2479bb" },
  phone: { lit: "#16a085", shaded: "#0d7f69" },
  lab: { lit: "#8a56c9", shaded: "#6c3aa8" },
  twist: { lit: "#fff3dc", shaded: "#31102c" },
};

export const TEAMS: Readonly<Record<TeamName, Sheet>> = {
  cia: { lit: "#3d8fd6", shaded: "#23649f" },
  kgb: { lit: "#e2483d", shaded: "#b02a25" },
  dgse: { lit: "#45c48f", shaded: "#27996a" },
};
