// A real house for the tests: the built binary with a database of its own, and the built app in front of it.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const here = join(__dirname, '../..');
const dist = join(here, 'dist');

export function binary(): string {
  const names = [process.env.KAVARNA_BIN, join(here, '../target/release/kavarna'), join(here, '../target/debug/kavarna')];
  const found = names.find((name) => name && existsSync(name));
  if (!found) throw new Error('no kavarna binary: build it (cargo build -p kavarna), or set KAVARNA_BIN');
  return found;
}

/** A port that nobody uses, so that a house can be restarted on it. */
async function freePort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export class House {
  url = '';
  private child: ChildProcess | null = null;
  private front: Server | null = null;
  /** Where its database is, and whatever else a test keeps. */
  readonly folder = mkdtempSync(join(tmpdir(), 'kavarna-browser-'));
  private port = 0;
  /** What it is started with beside the usual. */
  private words: string[] = [];

  static async open(): Promise<House> {
    const house = new House();
    // A house that is already open; it cannot be killed and restarted, of course.
    if (process.env.KAVARNA_URL) {
      house.url = process.env.KAVARNA_URL;
      return house;
    }
    house.port = await freePort();
    await house.start();
    const page = await fetch(`http://127.0.0.1:${house.port}/`).then((answer) => answer.text());
    // A binary without the app inside is tested with the app beside it, under the same content policy; so is any binary
    // with KAVARNA_APP=beside, so that an app that is being worked on needs no new binary.
    if (page.includes('id="app"') && process.env.KAVARNA_APP !== 'beside') house.url = `http://127.0.0.1:${house.port}`;
    else await house.putAppInFront();
    return house;
  }

  async start(): Promise<void> {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--db', join(this.folder, 'house.db'), '--no-pause', '--no-bounds', ...this.words];
    this.child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    this.child.stdout?.on('data', (data) => (said += data));
    this.child.stderr?.on('data', (data) => (said += data));
    for (let attempt = 0; attempt < 900; attempt += 1) {
      const alive = await fetch(`http://127.0.0.1:${this.port}/api/v1/games`).then((answer) => answer.ok, () => false);
      if (alive) return;
      if (this.child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the house did not open:\n${said}`);
  }

  /** Opens it again, with these words beside the usual. */
  async again(...words: string[]): Promise<void> {
    this.words = words;
    await this.kill();
    await this.start();
  }

  /** As if somebody pulled the plug. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  async close(): Promise<void> {
    await this.kill();
    this.front?.closeAllConnections();
    this.front?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async putAppInFront(): Promise<void> {
    const house = { host: '127.0.0.1', port: this.port };
    const said = (await fetch(`http://127.0.0.1:${this.port}/`)).headers;
    const guards = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-embedder-policy'];
    const policy = Object.fromEntries(guards.map((name) => [name, said.get(name) ?? '']));
    const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };
    this.front = createServer((asked, answer) => {
      const path = new URL(asked.url ?? '/', 'http://x').pathname;
      if (path.startsWith('/api/')) {
        const onward = request({ ...house, path: asked.url, method: asked.method, headers: asked.headers }, (reply) => {
          answer.writeHead(reply.statusCode ?? 500, reply.headers);
          reply.pipe(answer);
        });
        onward.on('error', () => {
          answer.writeHead(502);
          answer.end('{}');
        });
        asked.pipe(onward);
        return;
      }
      let file = join(dist, path);
      if (!existsSync(file) || statSync(file).isDirectory()) file = join(dist, 'index.html');
      answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...policy });
      answer.end(readFileSync(file));
    });
    this.front.on('upgrade', (asked, socket) => {
      const onward = connect(house, () => {
        const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
        onward.write([`GET ${asked.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
        onward.pipe(socket).pipe(onward);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    });
    await new Promise<void>((resolve) => this.front!.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.front.address() as AddressInfo).port}`;
  }
}
