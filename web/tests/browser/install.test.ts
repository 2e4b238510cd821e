// The app as something that is installed: it opens without the house, and says so.

import { expect, test } from 'vitest';
import { setting } from './setting';

const here = setting();

test('everything that an installed app needs is declared and there', async () => {
  const { page, context } = await here.visit();
  await page.goto('/');
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)).json());
  expect(manifest).toMatchObject({ name: 'Kavarna', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const drawn = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      const kind = answer.headers.get('content-type');
      const image = await createImageBitmap(await answer.blob()).then(({ width, height }) => `${width}x${height}`, () => 'any');
      return { kind, image };
    }, src);
    expect(drawn).toEqual({ kind: type, image: sizes });
  }
  const problems = await (await context.newCDPSession(page)).send('Page.getInstallabilityErrors');
  expect(problems.installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await context.close();
});

test('without the house the app opens, says so, and comes back by itself', async () => {
  const { page, context } = await here.visit({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForSelector('[data-play]');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/');
  await page.waitForSelector('h1');
  await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('cannot be reached'));
  // Pages that were never visited are on the shelf, too.
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  await page.goto('/packs');
  await page.waitForSelector('[data-card="T22"]');
  await page.goto('/');
  await page.waitForSelector('[role=alert]');
  await context.setOffline(false);
  await page.waitForFunction(() => !document.querySelector('[role=alert]'), undefined, { timeout: 30_000 });
  // What the house says is never kept.
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) urls.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    return urls;
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((url) => url.includes('/api/'))).toEqual([]);
  await context.close();
});
