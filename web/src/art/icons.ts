/**
 * The signs of the screens, on a grid of 24 units with lines of 2. One side of a sign is shaded, as one side of every
 * face is in these games.
 */

interface Sign {
  readonly line: string;
  /** The shaded side. */
  readonly tone?: string;
  /** What is solid: pips, pupils. */
  readonly solid?: string;
}

const dot = (x: number, y: number, r = 1.4): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SPEAKER = "M4 9.5v5h3.5L13 19V5L7.5 9.5z";
const SPEAKER_TONE = "M8.5 9L13 5v14l-4.5-4z";
const LOCK_BODY = "M5 11h14v10H5z";

export const ICONS = {
  talk: {
    line: "M4 4h16v12h-8l-5 4.5V16H4z",
    tone: "M12 4h8v12h-8z",
    solid: dot(8, 10) + dot(12, 10) + dot(16, 10),
  },
  notes: { line: "M5 3h10l4 4v14H5zM9 11h6M9 15.5h4", tone: "M12 3h3l4 4v14h-7z" },
  rules: {
    line: "M12 6.5C9.5 4.6 6.5 4 3 4.3v13.5c3.5-.3 6.5.3 9 2.2 2.5-1.9 5.5-2.5 9-2.2V4.3c-3.5-.3-6.5.3-9 2.2zM12 6.5V20",
    tone: "M12 6.5c2.5-1.9 5.5-2.5 9-2.2v13.5c-3.5-.3-6.5.3-9 2.2z",
  },
  role: {
    line: "M4.5 4h15v8c0 4.8-3 8-7.5 9.2C7.5 20 4.5 16.8 4.5 12zM12 4v4l2 5h-2M7.5 9.5h1.8M14.8 9.5h1.8",
    tone: "M12 4h7.5v8c0 4.8-3 8-7.5 9.2z",
  },
  people: {
    line: "M9 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2.5 20.5c0-3.6 2.8-5.5 6.5-5.5s6.5 1.9 6.5 5.5zM16.5 4a4 4 0 0 1 0 7M18.5 15.5c1.9.8 3 2.5 3 5",
    tone: "M9 3.5a4 4 0 0 1 0 8zM9 15c3.7 0 6.5 1.9 6.5 5.5H9z",
  },
  settings: {
    line: "M3 7h8.5M18.5 7H21M3 17h2.5M12.5 17H21M15 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM9 20.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
    tone: "M15 3.5a3.5 3.5 0 0 1 0 7zM9 13.5a3.5 3.5 0 0 1 0 7z",
  },
  television: { line: "M3 4.5h18v12H3zM8 21h8M12 16.5V21", tone: "M12 4.5h9v12h-9z" },
  qr: {
    line: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20h-.01",
    tone: "M14 4h6v6h-6z",
  },
  share: { line: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M7 10.5H5V21h14V10.5h-2", tone: "M12 10.5h7V21h-7z" },
  copy: { line: "M8.5 8.5h12v12h-12zM15.5 5V3.5h-12v12H5", tone: "M14.5 8.5h6v12h-6z" },
  download: { line: "M12 3.5v11.5M7.5 10.5L12 15l4.5-4.5M4 17v3.5h16V17" },
  eye: {
    line: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
    tone: "M12 5.5c3.8 0 7 2 9.5 6.5-2.5 4.5-5.7 6.5-9.5 6.5z",
    solid: "M12 8.8a3.2 3.2 0 0 1 0 6.4z",
  },
  "eye-off": { line: "M3 10c2.5 3.5 5.5 5 9 5s6.5-1.5 9-5M12 15v4M6.2 13.5L4 17M17.8 13.5L20 17" },
  sound: { line: `${SPEAKER}M16.5 9a4.2 4.2 0 0 1 0 6M18.8 6a8 8 0 0 1 0 12`, tone: SPEAKER_TONE },
  "sound-off": { line: `${SPEAKER}M16.5 9.5l5 5M21.5 9.5l-5 5`, tone: SPEAKER_TONE },
  sun: {
    line: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    tone: "M12 8a4 4 0 0 1 0 8z",
  },
  moon: {
    line: "M20.5 14A8.8 8.8 0 1 1 10 3.5 7 7 0 0 0 20.5 14z",
    tone: "M12 20.7A8.8 8.8 0 0 0 20.5 14 7 7 0 0 1 12 12z",
  },
  language: {
    line: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
    tone: "M12 3a9 9 0 0 1 0 18z",
  },
  clock: { line: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2", tone: "M12 3a9 9 0 0 1 0 18z" },
  close: { line: "M6.5 6.5l11 11M17.5 6.5l-11 11" },
  check: { line: "M4 13l5.5 5.5L20 6.5" },
  cross: { line: "M5 5l14 14M19 5L5 19" },
  question: { line: "M7.5 8.5a4.5 4.5 0 1 1 6.6 4c-1.4.7-2.1 1.5-2.1 3", solid: dot(12, 19.6, 1.5) },
  more: { line: "", solid: dot(5, 12, 2) + dot(12, 12, 2) + dot(19, 12, 2) },
  back: { line: "M15 4.5L7.5 12l7.5 7.5" },
  forward: { line: "M9 4.5l7.5 7.5L9 19.5" },
  first: { line: "M18.5 5l-7 7 7 7M6 5v14" },
  last: { line: "M5.5 5l7 7-7 7M18 5v14" },
  play: { line: "M7 4.5v15l12-7.5z", tone: "M7 12h12L7 19.5z" },
  pause: { line: "M6 5h3.5v14H6zM14.5 5H18v14h-3.5z", tone: "M14.5 5H18v14h-3.5z" },
  plus: { line: "M12 4.5v15M4.5 12h15" },
  minus: { line: "M4.5 12h15" },
  crown: {
    line: "M3 6.5l4.8 4L12 4.5l4.2 6 4.8-4-1.5 9.5h-15zM4.5 20h15",
    tone: "M12 4.5l4.2 6 4.8-4-1.5 9.5H12z",
  },
  bot: {
    line: "M4.5 9h15v11h-15zM12 9V5.5M2 13v3M22 13v3M9 16.8h6",
    tone: "M12 9h7.5v11H12z",
    solid: dot(12, 4, 1.7) + dot(9, 13) + dot(15, 13),
  },
  ghost: {
    line: "M5 20.5V10.5a7 7 0 0 1 14 0v10l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2z",
    tone: "M12 3.5a7 7 0 0 1 7 7v10l-2.3-2-2.4 2-2.3-2z",
    solid: dot(9.5, 10.5) + dot(14.5, 10.5),
  },
  "link-lost": {
    line: "M3 9.5a13.5 13.5 0 0 1 3.5-2.3M10 6a13.5 13.5 0 0 1 11 3.5M6.5 13.3a8.5 8.5 0 0 1 4-2.1M15.5 12a8.5 8.5 0 0 1 2 1.3M4 4l16 16",
    solid: dot(12, 18, 1.8),
  },
  leave: { line: "M13 4H4v16h9M9.5 12H21M16.5 7.5L21 12l-4.5 4.5", tone: "M4 4h4.5v16H4z" },
  shuffle: {
    line: "M3 7h3c4.5 0 7.5 10 12 10h3M3 17h3c1.7 0 3.2-1.4 4.5-3.2M13.5 10.2C14.8 8.4 16.3 7 18 7h3M18 4l3 3-3 3M18 14l3 3-3 3",
  },
  dice: {
    line: "M4 4h16v16H4z",
    tone: "M12 4h8v16h-8z",
    solid: dot(8.3, 8.3, 1.5) + dot(15.7, 15.7, 1.5) + dot(12, 12, 1.5),
  },
  lock: { line: `${LOCK_BODY}M8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5`, tone: "M12 11h7v10h-7z" },
  unlock: { line: `${LOCK_BODY}M8 11V6.5a4 4 0 0 1 7.7-1.5M12 15v2.5`, tone: "M12 11h7v10h-7z" },
  seal: {
    line: "M12 3l2.3 1.8 2.9-.2.7 2.8 2.4 1.6-1.2 2.6 1.2 2.6-2.4 1.6-.7 2.8-2.9-.2L12 20.2l-2.3-1.8-2.9.2-.7-2.8-2.4-1.6 1.2-2.6-1.2-2.6 2.4-1.6.7-2.8 2.9.2zM8.5 9l3.5 6 3.5-6",
    tone: "M12 3l2.3 1.8 2.9-.2.7 2.8 2.4 1.6-1.2 2.6 1.2 2.6-2.4 1.6-.7 2.8-2.9-.2L12 20.2z",
  },
  trophy: {
    line: "M7 4h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1 5.5 3.9 6M17 5.5h3.5c0 3.5-1 5.5-3.9 6M12 15v5M7.5 20.5h9",
    tone: "M12 4h5v6a5 5 0 0 1-5 5z",
  },
  undo: { line: "M8 4.5L3.5 9 8 13.5M4 9h10a5.5 5.5 0 0 1 0 11H8" },
  hand: {
    line: "M9.5 4h5v12h-5zM9.5 6.6L4.7 8.3l3.8 10.5 1.5-.5M14.5 6.6l4.8 1.7-3.8 10.5-1.5-.5",
    tone: "M12 4h2.5v12H12zM14.5 6.6l4.8 1.7-3.8 10.5-1.5-.5V16h.5z",
  },
  vote: { line: "M3.5 13h17v8h-17zM7.5 13V3.5h9V13M10 8l1.6 1.7L14.5 6.5", tone: "M12 13h8.5v8H12z" },
  search: {
    line: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L21 21",
    tone: "M10.5 4a6.5 6.5 0 0 1 0 13z",
  },
  camera: {
    line: "M3 7.5h4.5L9 4.5h6l1.5 3H21V19H3zM12 16a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
    tone: "M12 4.5h3l1.5 3H21V19h-9v-3a3.2 3.2 0 0 0 0-6.4z",
  },
  device: { line: "M6.5 2.5h11v19h-11zM10.5 18.5h3", tone: "M12 2.5h5.5v19H12z" },
  "arrow-up": { line: "M12 20V4.5M5.5 11L12 4.5l6.5 6.5" },
  "arrow-down": { line: "M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5" },
  "arrow-left": { line: "M20 12H4.5M11 5.5L4.5 12l6.5 6.5" },
  "arrow-right": { line: "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" },
  warning: { line: "M12 3.5L22 20.5H2zM12 10v4.5", tone: "M12 3.5L22 20.5H12z", solid: dot(12, 17.5, 1.3) },
} as const satisfies Record<string, Sign>;

export type IconName = keyof typeof ICONS;

export function sign(name: IconName): Sign {
  return ICONS[name];
}
