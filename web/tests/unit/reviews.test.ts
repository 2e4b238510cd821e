// A game is reviewed in this page by several workers, which share its decisions: what they find is put together in order.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../src/here/house';
import { Refusal } from '../../src/lib/refused';

interface Worker {
  task: { share: [number, number] };
  told: (news: unknown) => void;
  done: (found: unknown) => void;
  fail: (problem: Refusal) => void;
  stopped: boolean;
}

const workers: Worker[] = [];

vi.mock('../../src/here/engines', () => ({
  able: true,
  think: (_: string, task: Worker['task'], told: Worker['told']) => {
    const worker = { task, told, stopped: false } as Worker;
    const answer = new Promise((done, fail) => Object.assign(worker, { done, fail }));
    workers.push(worker);
    return { answer, stop: () => ((worker.stopped = true), worker.fail(new Refusal(0, 'stopped', 'stopped'))) };
  },
}));

vi.mock('../../src/here/store', () => ({
  store: { record: async (id: string) => ({ id, record: { game: 'gobblet4', moves: Array(9).fill('3@b2') } }) },
}));

/** What a worker has found: so many of nine decisions, named by their steps. */
const found = (...steps: number[]) => ({ of: 9, report: { decisions: steps.map((step) => ({ step })) } });

type News = { state: string; step: number; of?: number; report?: { decisions: { step: number }[] }; code?: string };

async function begin(): Promise<{ news: (after?: number) => Promise<News>; stop: () => Promise<unknown> }> {
  const { id } = (await ask('POST', '/reviews', { record: 'here-1', spec: 'house', ms: 100 })) as { id: string };
  return {
    news: (after = 0) => ask('GET', `/reviews/${id}?after=${after}`, undefined) as Promise<News>,
    stop: () => ask('DELETE', `/reviews/${id}`, undefined),
  };
}

const steps = ({ report }: News) => report?.decisions.map(({ step }) => step);

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
});

afterEach(() => vi.unstubAllGlobals());

test('every core but one has a share, and all of them are one answer', async () => {
  const { news } = await begin();
  expect(workers.map(({ task }) => task.share)).toEqual([[0, 3], [1, 3], [2, 3]]);
  workers[2].told(found(3));
  expect(steps(await news())).toEqual([3]);
  workers[0].told(found(1, 4));
  const known = await news(1);
  expect([known.state, known.of, steps(known)]).toEqual(['running', 9, [1, 3, 4]]);
  workers[1].done(found(2, 5, 8));
  workers[0].done(found(1, 4, 7));
  workers[2].done(found(3, 6, 9));
  await vi.waitFor(async () => expect((await news()).state).toBe('done'));
  expect(steps(await news())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('to stop it stops all of them, and what was known is the answer', async () => {
  const { news, stop } = await begin();
  workers[1].told(found(2));
  await stop();
  expect(workers.every(({ stopped }) => stopped)).toBe(true);
  await vi.waitFor(async () => expect((await news(1)).state).toBe('done'));
  expect(steps(await news(1))).toEqual([2]);
});

test('one that breaks ends the others, and whoever asked is told', async () => {
  const { news } = await begin();
  workers[0].fail(new Refusal(500, 'failed', 'out of memory'));
  await vi.waitFor(async () => expect((await news()).state).toBe('failed'));
  expect((await news()).code).toBe('failed');
  expect(workers.slice(1).every(({ stopped }) => stopped)).toBe(true);
  workers[1].told(found(2));
  expect((await news()).state).toBe('failed');
});

test('a machine of one core or two has one worker for it', async () => {
  for (const cores of [1, 2, undefined]) {
    vi.stubGlobal('navigator', { hardwareConcurrency: cores });
    workers.length = 0;
    await begin();
    expect(workers.map(({ task }) => task.share)).toEqual([[0, 1]]);
  }
});
