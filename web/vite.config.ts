import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { service } from './service-plugin';

// The finished page lies inside the Python package: the server serves it from there.
export default defineConfig({
  plugins: [svelte(), service()],
  build: {
    outDir: '../src/cutpurse/web_dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy knows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8765', '/ws': { target: 'ws://127.0.0.1:8765', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
