import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './build/manifest';
import { messages } from './build/messages';
import { rulesPages } from './build/rules';
import { splash } from './build/splash';

export default defineConfig({
  plugins: [
    messages(),
    rulesPages(),
    splash(),
    preact(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline',
      filename: 'sw.ts',
      injectRegister: null,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,wasm,woff2,svg,bin,net}'],
        maximumFileSizeToCacheInBytes: 20_000_000,
      },
    }),
  ],
  resolve: {
    // Where the `browser` module of the build leaves rules and engine.
    alias: {
      '#module': fileURLToPath(new URL('../browser/target/module', import.meta.url)),
      // The engine's nets: fetched when a player needs them.
      '#nets': fileURLToPath(new URL('../engine/src/main/resources/cz/kameny/engine/net', import.meta.url)),
    },
  },
  // While developing, the room is that of a server started beside it.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['KAMENY_SERVER'] ?? 'http://localhost:8080', ws: true } } },
  build: {
    target: ['chrome119', 'firefox120', 'safari18.2'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  test: { include: ['test/**/*.test.{ts,tsx}'], environment: 'node' },
});
