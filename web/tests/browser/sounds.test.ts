// What is heard: every sound is drawn by the browser's own synthesizer into a buffer and measured there.

import { expect, test } from 'vitest';
import { setting } from './setting';

const here = setting();

interface Heard {
  /** The loudest sample. */
  peak: number;
  /** The loudest sample of the first two milliseconds. */
  onset: number;
  /** Energy: the root of the mean square over the sounding part. */
  loud: number;
  /** Seconds until nothing more is heard. */
  ends: number;
  /** How often the wave passes through zero in a second, halved: about its pitch. */
  pitch: number;
  /** How many separate beats there are. */
  beats: number;
}

/** Plays one sound of the settings page in a page of its own. */
async function hear(label: string): Promise<Heard> {
  const { page, problems, context } = await here.visit({ settings: { sound: true } });
  await page.addInitScript(() => {
    const Real = OfflineAudioContext;
    (window as any).AudioContext = function () {
      const audio = new Real(1, 44_100, 44_100);
      (window as any).drawn = audio;
      audio.resume = async () => undefined;
      return audio;
    };
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: label, exact: true }).click();
  const heard = await page.evaluate(async () => {
    const buffer = await ((window as any).drawn as OfflineAudioContext).startRendering();
    const wave = buffer.getChannelData(0);
    const rate = buffer.sampleRate;
    const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const last = wave.findLastIndex((sample) => Math.abs(sample) > peak / 100);
    const sounding = wave.slice(0, last + 1);
    const energy = sounding.reduce((sum, sample) => sum + sample * sample, 0);
    // The envelope by windows of ten milliseconds: a beat rises above a third of the loudest after it was below a tenth.
    const step = Math.round(rate / 100);
    let [beats, quiet] = [0, true];
    const most = (from: number) => wave.slice(from, from + step).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    for (let from = 0; from + step < wave.length; from += step) {
      const level = most(from);
      if (quiet && level > peak / 3) [beats, quiet] = [beats + 1, false];
      else if (level < peak / 10) quiet = true;
    }
    // The pitch of what sounds: silence between two ticks has none.
    let [crossings, audible] = [0, 0];
    for (let from = 0; from < last; from += step) {
      if (most(from) < peak / 20) continue;
      const end = Math.min(from + step, last);
      for (let place = from + 1; place < end; place += 1) crossings += Number(Math.sign(wave[place]) !== Math.sign(wave[place - 1]));
      audible += end - from;
    }
    const onset = wave.slice(0, Math.round(rate / 500)).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return { peak, onset, loud: Math.sqrt(energy / sounding.length), ends: last / rate, pitch: (crossings / 2 / audible) * rate, beats };
  });
  expect(problems).toEqual([]);
  await context.close();
  return heard;
}

test('every sound is short, none is harsh, and none is taken for another', async () => {
  const card = await hear('A card');
  const piece = await hear('A piece');
  const trick = await hear('A trick is taken');
  const yours = await hear('Your turn');
  const time = await hear('Little time');
  for (const [name, heard] of Object.entries({ card, piece, trick, yours, time })) {
    const told = `${name}: ${JSON.stringify(heard)}`;
    expect(heard.peak, told).toBeLessThan(0.9);
    expect(heard.peak, told).toBeGreaterThan(0.02);
    expect(heard.ends, told).toBeLessThan(0.6);
    // The loudest is at most so many times as loud as the softest that nobody is startled.
    expect(heard.loud, told).toBeGreaterThan(0.01);
    expect(heard.loud, told).toBeLessThan(0.12);
  }
  // A bell begins from silence; a card is paper, a piece is wood, which is lower.
  expect(yours.onset).toBeLessThan(yours.peak / 4);
  expect(card.pitch).toBeGreaterThan(1.5 * piece.pitch);
  expect(Math.abs(yours.pitch - 660)).toBeLessThan(15);
  expect(time.pitch).toBeGreaterThan(1.2 * card.pitch);
  // Two ticks; cards that are swept together are one longer sound, which falls.
  expect(time.beats).toBe(2);
  expect(trick.ends).toBeGreaterThan(1.3 * card.ends);
  expect(trick.pitch).toBeLessThan(card.pitch);
});
