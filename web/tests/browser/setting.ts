// Where the tests of a file happen: a house and a browser, opened before the first and closed after the last.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, visitor, type Visitor, type Wishes } from './browser';
import { House } from './house';

export interface Setting {
  house: House;
  browser: Browser;
  /** Somebody comes in, with a browser of their own. */
  visit(wishes?: Wishes): Promise<Visitor>;
}

export function setting(): Setting {
  const here = { visit: (wishes?: Wishes) => visitor(here.browser, here.house.url, wishes) } as Setting;
  beforeAll(async () => {
    await Promise.all([House.open().then((house) => (here.house = house)), launch().then((browser) => (here.browser = browser))]);
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.house?.close();
  });
  return here;
}
