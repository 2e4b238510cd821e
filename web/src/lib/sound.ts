// Small sounds made on the spot: wood, paper, a bell. No files.

import { settings } from './settings.svelte';

export type Sound = 'piece' | 'card' | 'flip' | 'trick' | 'yours' | 'time' | 'won' | 'lost';

let context: AudioContext | null = null;

/** A short burst of filtered noise: wood or paper on a table. */
function knock(audio: AudioContext, pitch: number, length: number, loud: number, after = 0): void {
  const samples = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.4 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

/** One soft tone of a bell. */
function bell(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  // From silence where it begins: a ramp begins at the event before it, and there is none.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.08, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}

export function play(sound: Sound): void {
  // Browsers allow sound only after the person has touched the page; before that it would only fill the console.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  // A page that was out of sight for long wakes with its sound asleep.
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  switch (sound) {
    case 'piece':
      return knock(audio, 900, 0.09, 0.9);
    case 'card':
      return knock(audio, 2600, 0.11, 0.4);
    case 'flip':
      return knock(audio, 1500, 0.05, 0.5);
    // The cards of a trick, swept together.
    case 'trick':
      return [0, 0.06, 0.12].forEach((after) => knock(audio, 1900 - 5000 * after, 0.1, 0.3, after));
    case 'yours':
      return bell(audio, 660, 0);
    // A wooden tick, and another.
    case 'time':
      return [0, 0.16].forEach((after) => knock(audio, 4200, 0.03, 0.85, after));
    case 'won':
      return [523, 659, 784].forEach((pitch, place) => bell(audio, pitch, place * 0.13));
    case 'lost':
      return [440, 349].forEach((pitch, place) => bell(audio, pitch, place * 0.18));
  }
}
