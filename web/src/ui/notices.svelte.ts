/** Short words to the reader: shown for a while, and read aloud. */

import { untrack } from "svelte";

export interface Notice {
  readonly key: number;
  readonly text: string;
  readonly bad: boolean;
  /** The rule that says no, for the “Why?” button. */
  readonly rule: string | null;
  /** The sentence with its facts, shown above the rule. */
  readonly facts: string;
}

const SHOWN_FOR = 7000;

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** What the live region says; the same words twice are said twice. */
  spoken = $state.raw<{ readonly key: number; readonly text: string }>({ key: 0, text: "" });
  /** The rule that a reader has asked for. */
  opened = $state.raw<{ readonly rule: string; readonly facts: string } | null>(null);
  #count = 0;

  show(text: string, { bad = false, rule = null as string | null } = {}): void {
    const key = (this.#count += 1);
    // Effects show what was refused; they must not run again because something is shown.
    const others = untrack(() => this.all).filter((one) => one.text !== text);
    this.all = [...others, { key, text, bad, rule, facts: text }].slice(-3);
    // Whoever has to read a rule's number needs longer.
    setTimeout(() => this.dismiss(key), rule ? SHOWN_FOR * 2 : SHOWN_FOR);
  }

  /** Takes everything away: a device that is handed on tells the next person nothing. */
  clear(): void {
    this.all = [];
    this.opened = null;
  }

  dismiss(key: number): void {
    this.all = this.all.filter((one) => one.key !== key);
  }

  /** Says something to readers of the screen who do not look at it. */
  tell(text: string): void {
    this.#count += 1;
    this.spoken = { key: this.#count, text };
  }
}

export const notices = new Notices();
