/** What stands beside the table: talk, notes, rules, people. */

import type { TableSession } from "$lib/session.svelte";

export const PANELS = ["talk", "notes", "rules", "people"] as const;
export type PanelName = (typeof PANELS)[number];

const ICONS = { talk: "talk", notes: "notes", rules: "rules", people: "people" } as const;

export interface Panels {
  icon(name: PanelName): (typeof ICONS)[PanelName];
  /** Whether something has come that the reader has not seen. */
  news(name: PanelName): boolean;
  seen(name: PanelName): void;
}

export function usePanels(session: () => TableSession): Panels {
  let heard = $state(session().heard);
  return {
    icon: (name) => ICONS[name],
    news: (name) => name === "talk" && session().heard > heard,
    seen: (name) => {
      if (name === "talk") heard = session().heard;
    },
  };
}
