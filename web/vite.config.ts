import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkFileNames, chunkGroups, noCircles } from './chunks';
import { handbook } from './handbook';
import { precompressed } from './precompress';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.WAYBILL_SERVER ?? 'http://127.0.0.1:4000';

/** In development: the page of run sheets as the server sends the built one, and the pieces of the screens. */
const otherPages = (): Plugin => ({
  name: 'other-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url?.startsWith('/run/')) request.url = '/run.html';
      if (request.url === '/dev/pieces') request.url = '/pieces.html';
      next();
    });
  },
});

export default defineConfig({
  root: here('.'),
  plugins: [react(), handbook(here('../docs/handbook')), precompressed(), noCircles(), otherPages()],
  resolve: {
    // Forms run the server's input classes; type-graphql's own shim makes its decorators do nothing.
    alias: [{ find: /^type-graphql$/, replacement: here('../node_modules/type-graphql/build/esm/shim.js') }],
    // rxjs as written, not in the ES5 that it gives by default.
    conditions: ['es2015', ...defaultClientConditions],
  },
  server: {
    // The host stays as the browser knows it: the server takes its cookie from its own origin only.
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/dynamic', '/healthz'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: false,
    target: 'es2022',
    // light-dark() stays as it is: what it is replaced with for older browsers knows one scheme for the whole page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no inline script and no data: file but images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { chunkFileNames, codeSplitting: { groups: chunkGroups } },
      treeshake: {
        // antd's parts do not say in their package.json that importing them does nothing else.
        // Neither do generated operations: each goes with the screen that uses it. The policy's generated list does something.
        moduleSideEffects: [
          { test: /node_modules\/@rc-component\//, sideEffects: false },
          { test: /\/web\/src\/.*\.generated\.ts$/, sideEffects: false },
        ],
      },
    },
  },
  worker: { format: 'es' },
  // The scan of what has to be bundled for development does not look into workers by itself.
  // GraphiQL brings workers of its own, on which that bundling fails; it is served as it is.
  optimizeDeps: { entries: ['index.html', 'src/**/*.worker.ts'], exclude: ['graphiql/setup-workers/vite'] },
});
