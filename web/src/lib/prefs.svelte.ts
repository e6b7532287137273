/** How this device likes to be shown things. Never sent anywhere. */

const KEPT = "volteface:prefs";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";

interface Kept {
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  /** Calaveras: shows what a move would lead to. */
  whatIf: boolean;
  /** How well bots play that fill chairs. */
  level: string;
}

function read(): Kept {
  const usual: Kept = { theme: "system", motion: "system", sounds: false, whatIf: true, level: "normal" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Prefs {
  #kept = $state<Kept>(read());
  #calm = $state(false);

  constructor() {
    const asked = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = asked.matches;
    asked.addEventListener("change", () => {
      this.#calm = asked.matches;
      this.#apply();
    });
    this.#apply();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get whatIf(): boolean {
    return this.#kept.whatIf;
  }
  get level(): string {
    return this.#kept.level;
  }
  get reducedMotion(): boolean {
    return this.#kept.motion === "system" ? this.#calm : this.#kept.motion === "reduced";
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset["motion"] = this.reducedMotion ? "reduced" : "full";
    if (this.#kept.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#kept.theme;
  }
}

export const prefs = new Prefs();
