import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

// The house itself, for `npm run dev`: the app is served by Vite, everything it asks for by a running `kavarna serve`.
const house = process.env.KAVARNA_HOUSE ?? 'http://127.0.0.1:8080';

/** Lists what the app is made of, so that the worker can keep all of it; parts of tables are kept once somebody asked for them. */
const shelf: Plugin = {
  name: 'shelf',
  apply: 'build',
  // After everything else: an entry that only leads on to another file is left out in the end.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const made = Object.keys(bundle).filter((name) => name !== 'index.html');
      const brought = readdirSync('public').filter((name) => name !== 'worker.js');
      const all = ['', ...[...made, ...brought].sort()].map((name) => `/${name}`);
      const isPart = (name: string) => name.endsWith('.part');
      const [files, later] = [all.filter((name) => !isPart(name)), all.filter(isPart)];
      this.emitFile({ type: 'asset', fileName: 'shelf.json', source: JSON.stringify({ files, later }) });
    },
  },
};

/** Whether a module is always there when the app begins: what it begins with leads to it without a wait. */
function comesFirst(id: string, found: (id: string) => Rolldown.ModuleInfo | null, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = found(id);
  return module !== null && (module.isEntry || module.importers.some((above) => comesFirst(above, found, seen)));
}

export default defineConfig({
  plugins: [svelte(), shelf],
  // The workers of the house in a page load what they need, when they need it.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The server's content policy allows no inline data but pictures; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is always loaded together lies together: many small files pack worse than one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'first', name: (id, modules) => (comesFirst(id, (other) => modules.getModuleInfo(other)) ? 'first' : null) },
            { name: 'cards', test: /src\/cards\/(pips|german|italian|tarok|sprite|draw|figures|roman|Face)\b/ },
          ],
        },
      },
    },
  },
  // The names of the regulars lie with the catalog.
  server: { proxy: { '/api': { target: house, ws: true } }, fs: { allow: ['..'] } },
});
