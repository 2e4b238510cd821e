// The workers of a page: each does one thing at a time, and to stop one task never ends another. There are none in an app that was
// built without engines; `make test` builds them first.

import { beforeEach, expect, test, vi } from 'vitest';
import { able, think } from '../../src/here/engines';

interface Post {
  id: number;
}

/** Workers that answer when the test says so. */
class Bench {
  static all: Bench[] = [];
  posts: Post[] = [];
  ended = false;
  onmessage: ((event: { data: object }) => void) | null = null;

  constructor() {
    Bench.all.push(this);
  }

  postMessage(post: Post | object) {
    if ('id' in post) this.posts.push(post);
  }

  terminate() {
    this.ended = true;
  }

  answer() {
    const { id } = this.posts.shift()!;
    this.onmessage?.({ data: { id, answer: '{}' } });
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Bench);
  vi.stubGlobal('fetch', async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }));
  vi.spyOn(WebAssembly, 'compile').mockResolvedValue({} as WebAssembly.Module);
});

/** The workers that are at work. */
const busy = () => Bench.all.filter(({ posts, ended }) => posts.length > 0 && !ended);

test.runIf(able)('tasks that are asked for in one breath have a worker each, and a stop ends its own task only', async () => {
  const [one, other] = [think('gobblet4', { task: 'solve' }), think('gobblet4', { task: 'solve' })];
  await vi.waitFor(() => expect(busy().length).toBe(2));
  const [first, second] = busy();
  first.answer();
  await one.answer;
  // The first worker has nothing to do and takes the next task; to stop what it did before changes nothing for that.
  const next = think('gobblet4', { task: 'solve' });
  await vi.waitFor(() => expect(first.posts.length).toBe(1));
  one.stop();
  expect(first.ended).toBe(false);
  other.stop();
  expect([first.ended, second.ended]).toEqual([false, true]);
  await expect(other.answer).rejects.toMatchObject({ code: 'stopped' });
  first.answer();
  await next.answer;
});

test.runIf(able)('what is stopped before the module is there never begins', async () => {
  const before = busy().length;
  const hasty = think('gobblet4', { task: 'solve' });
  hasty.stop();
  await expect(hasty.answer).rejects.toMatchObject({ code: 'stopped' });
  expect(busy().length).toBe(before);
});
