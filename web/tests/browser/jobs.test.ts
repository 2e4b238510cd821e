// The lab of an operator: submits long work, sees workers bring it, and what the results say.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { binary } from './house';
import { setting } from './setting';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const here = setting();
const ACCOUNT = { name: 'Ida', password: 'a long password' };
let queue: string;

beforeAll(async () => {
  queue = join(here.house.folder, 'jobs.db');
  // The account first: once it is an operator's, nobody is given the name.
  const made = await fetch(`${here.house.url}/api/v1/account`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ACCOUNT) });
  expect(made.status).toBe(200);
  await here.house.again('--jobs', queue, '--operator', ACCOUNT.name);
});

async function logIn(page: Page): Promise<void> {
  await page.goto('/');
  const status = await page.evaluate(
    (account) => fetch('/api/v1/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) }).then((answer) => answer.status),
    ACCOUNT,
  );
  expect(status).toBe(200);
}

test('whoever is no operator sees nothing of jobs', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/lab');
  await page.getByRole('heading', { name: 'Match' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { name: 'Jobs' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('an operator submits a job, workers bring it, and the page says what came out', async () => {
  const { page, problems, context } = await here.visit();
  await logIn(page);
  await page.goto('/lab');
  const panel = page.locator('section[aria-labelledby="jobs"]');
  await panel.getByText('There are no jobs yet.').waitFor();
  await panel.getByText('No worker was heard of').waitFor();
  await panel.getByLabel('Command').fill('match gobblet3 --seat random --seat random --games 40');
  await panel.getByLabel('Games a part').fill('4');
  await panel.getByRole('button', { name: 'Submit' }).click();
  await panel.getByRole('status').getByText(/In the queue as job \w+: 10 parts\./).waitFor();
  const job = panel.locator('[data-job]');
  await job.getByText('0 of 10 parts').waitFor();
  expect(await job.locator('.what').textContent()).toContain('running');
  const [code] = await once(spawn(binary(), ['worker', '--queue', queue, '--until-done'], { stdio: 'ignore' }), 'exit');
  expect(code).toBe(0);
  await job.getByText('10 of 10 parts').waitFor();
  expect(await job.locator('.what').textContent()).toContain('done');
  await job.getByRole('button', { name: 'Results so far' }).click();
  const said = await job.locator('pre').textContent();
  expect(said).toContain('40 games');
  expect(said).toContain('95 % interval');
  expect(problems).toEqual([]);
  await page.evaluate(axe);
  const found = await page.evaluate(() => (window as unknown as { axe: { run(where: string): Promise<{ violations: { id: string }[] }> } }).axe.run('section[aria-labelledby="jobs"]'));
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  // What the command line refuses is refused here, in its words.
  await panel.getByLabel('Command').fill('perft gobblet3 --depth 2');
  await panel.getByRole('button', { name: 'Submit' }).click();
  const alert = panel.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('SPEC: expected match, tournament, sprt');
  await context.close();
});
