import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'happy-dom', testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // Pictures are taken when they are asked for: `npm run pictures`.
          exclude: process.env.KAVARNA_PICTURES ? [] : ['tests/browser/pictures.test.ts'],
          environment: 'node',
          // For what never ends, not for what takes long on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 180_000,
          // One house and one Chromium at a time: two cores are enough.
          fileParallelism: false,
          // Where nobody looks, one race among hundreds of whole games is tried again, and said so ("retry x1"); at a desk it fails.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
