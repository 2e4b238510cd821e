// Small sounds made on the spot: wood, paper, a bell. No files.

import { settings } from './settings.svelte';

export type Sound = 'piece' | 'card' | 'flip' | 'yours' | 'won' | 'lost';

let context: AudioContext | null = null;

/** A short burst of filtered noise: wood or paper on a table. */
function knock(audio: AudioContext, pitch: number, length: number, loud: number): void {
  const samples = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.4 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

/** One soft tone of a bell. */
function bell(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
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
  switch (sound) {
    case 'piece':
      return knock(audio, 900, 0.09, 0.9);
    case 'card':
      return knock(audio, 2600, 0.11, 0.4);
    case 'flip':
      return knock(audio, 1500, 0.05, 0.5);
    case 'yours':
      return bell(audio, 660, 0);
    case 'won':
      return [523, 659, 784].forEach((pitch, place) => bell(audio, pitch, place * 0.13));
    case 'lost':
      return [440, 349].forEach((pitch, place) => bell(audio, pitch, place * 0.18));
  }
}
