// A table at which the computer thinks on one's time: offered where it does something, and told.

import { expect, test } from 'vitest';
import { setting } from './setting';

const here = setting();

test('the computer thinks on my time where it has use for it', async () => {
  const { page, problems, context } = await here.visit();
  const advanced = page.locator('section[aria-labelledby="how"] summary');
  const ponder = page.getByRole('checkbox', { name: 'The computer also thinks on your time' });
  // Players of cards make nothing of it, and on the small board the computer knows everything.
  for (const game of ['briskula2', 'gobblet3']) {
    await page.goto(`/new?game=${game}`);
    await advanced.click();
    await page.getByRole('checkbox', { name: 'The computer shows what it thinks' }).waitFor();
    expect(await ponder.count()).toBe(0);
  }

  await page.goto('/new?game=yinsh');
  await advanced.click();
  const level = page.locator('section[aria-labelledby="who"]').getByLabel('Level');
  await level.selectOption('9');
  expect(await ponder.isDisabled()).toBe(true);
  await level.selectOption('10');
  await ponder.check();
  const rated = page.getByRole('checkbox', { name: 'Rated (no hints' });
  await rated.check();
  expect(await ponder.isDisabled()).toBe(true);
  await rated.uncheck();

  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/tables') && answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const { table } = (await (await made).json()) as { table: { ponder: boolean } };
  expect(table.ponder).toBe(true);
  await page.getByText("thinks on others' time, too").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
