import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The house itself, for `npm run dev`: the app is served by Vite, everything it asks for by a running `kavarna serve`.
const house = process.env.KAVARNA_HOUSE ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The server's content policy allows no inline data but pictures; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
});
