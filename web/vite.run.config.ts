/**
 * The build of the run sheets' page and of the worker that keeps this page and the back office, apart from that of the back
 * office: no file of the one waits for a file of the other.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const worker = 'worker';

export default defineConfig({
  root: here('.'),
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { run: here('run.html'), [worker]: here('src/offline/worker.ts') },
      // The name of the service worker stays.
      output: { entryFileNames: ({ name }) => (name === worker ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
