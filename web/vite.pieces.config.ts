/** The page of the pieces alone, for the journey that looks at it (e2e/pieces.test.ts). Nothing of it is in the product's build. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    minify: false,
    rolldownOptions: { input: here('pieces.html') },
  },
});
