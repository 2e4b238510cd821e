// One number: the binary, the package for Python and the app have the version of the workspace, and the changelog tells of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const workspace = read('Cargo.toml');
const version = /^\[workspace\.package\]\nversion = "(.*)"/m.exec(workspace)?.[1] ?? '';

test('the app has the version of the workspace', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const lock = JSON.parse(read('web/package-lock.json'));
  expect([JSON.parse(read('web/package.json')).version, lock.version, lock.packages[''].version]).toEqual([version, version, version]);
});

test('every crate and the package for Python take it from the workspace', () => {
  for (const crate of ['kavarna', 'python', 'wasm', 'game']) expect(read(`crates/${crate}/Cargo.toml`)).toContain('version.workspace = true');
  expect(read('crates/python/pyproject.toml')).toContain('dynamic = ["version"]');
});

test('the changelog has a section for it, below what is not released yet', () => {
  const sections = read('CHANGELOG.md').match(/^## .*$/gm);
  expect(sections?.slice(0, 2)).toEqual(['## Unreleased', `## ${version}`]);
});
