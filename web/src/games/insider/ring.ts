/** Where seats lie around the table. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The seats in order around an oval, the reader’s own nearest to him; as shares of its width and height. */
export function spots(players: number, nearest: number): readonly Spot[] {
  return Array.from({ length: players }, (_, seat) => {
    const turn = ((seat - nearest + players) % players) / players;
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { x: 0.5 + Math.cos(angle) / 2, y: 0.5 + Math.sin(angle) / 2 };
  });
}

/** From one spot to another in pixels, stopping short of both by a radius; bent a little, so that two ways differ. */
export function arrow(from: Spot, to: Spot, radius: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(28, length / 6);
  const middle = { x: (from.x + to.x) / 2 - uy * bend, y: (from.y + to.y) / 2 + ux * bend };
  const start = towards(from, middle, radius);
  const end = towards(to, middle, radius + 6);
  return `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}

function towards(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

const round = (value: number): number => Math.round(value * 10) / 10;
