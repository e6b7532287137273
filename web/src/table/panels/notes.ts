/** Notes of one game, on this device alone; those of the newest games are kept. */

export interface GameNotes {
  readonly text: string;
  readonly marks: Readonly<Record<number, string>>;
}

const KEPT = "volteface:notes:";
const MOST = 20;

export function readNotes(code: string, game: number): GameNotes {
  try {
    const kept = JSON.parse(
      localStorage.getItem(`${KEPT}${code}:${game}`) ?? "null",
    ) as Partial<GameNotes> | null;
    return { text: kept?.text ?? "", marks: kept?.marks ?? {} };
  } catch {
    return { text: "", marks: {} };
  }
}

export function writeNotes(code: string, game: number, notes: GameNotes): void {
  const key = `${KEPT}${code}:${game}`;
  localStorage.removeItem(key);
  const old = Object.keys(localStorage).filter((one) => one.startsWith(KEPT));
  for (const one of old.slice(0, Math.max(0, old.length - MOST + 1))) localStorage.removeItem(one);
  localStorage.setItem(key, JSON.stringify(notes));
}
