/** The inks of Insider: a library at night, brass under a green lamp. */

import { INKS } from "../palette";

export type RoleName = "master" | "insider" | "common";
export type AnswerName = "yes" | "no" | "unknown" | "found";

export const IN = INKS.insider;
export const BRASS = "#c9962f";
