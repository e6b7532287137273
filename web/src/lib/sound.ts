/** Small sounds, made on the spot; off unless the reader wants them. All last equally long, whoever acts and as what. */

import { prefs } from "$lib/prefs.svelte";

const SECONDS = 0.22;
const NOTES = { move: [330], asked: [523, 659], end: [392, 494, 587] } as const;

let context: AudioContext | null = null;

export function play(sound: keyof typeof NOTES): void {
  if (!prefs.sounds || document.hidden) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const pitch of NOTES[sound]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const level = new GainNode(context, { gain: 0 });
    level.gain.linearRampToValueAtTime(0.08, start + 0.02);
    level.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  }
}
