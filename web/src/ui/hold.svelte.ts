/** Holding to look: what every guard of a secret does, by finger, mouse, key, screen reader or switch. */

/** Whoever presses without holding sees it for a while, equally long for everybody. */
const GLANCE = 5000;

export class Hold {
  held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onchange: (held: boolean) => void = () => undefined) {}

  set(held: boolean): void {
    clearTimeout(this.#timer);
    if (this.held === held) return;
    this.held = held;
    this.onchange(held);
  }

  /** What a button does that is held; focus alone shows nothing. */
  readonly button = {
    onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      this.set(true);
    },
    onpointerup: (): void => this.set(false),
    onpointercancel: (): void => this.set(false),
    onkeydown: (event: KeyboardEvent): void => this.#key(event, true),
    onkeyup: (event: KeyboardEvent): void => this.#key(event, false),
    onblur: (): void => this.set(false),
    onclick: (event: MouseEvent): void => {
      // Clicks that a pointer has made are numbered.
      if (event.detail !== 0) return;
      this.set(true);
      this.#timer = setTimeout(() => this.set(false), GLANCE);
    },
    oncontextmenu: (event: MouseEvent): void => event.preventDefault(),
  };

  #key(event: KeyboardEvent, held: boolean): void {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.set(held);
  }
}
