import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// A sandboxed preload must be CommonJS and one file.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    target: 'chrome150',
    outDir: '../out/preload',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    lib: { entry: fileURLToPath(new URL('index.ts', import.meta.url)), formats: ['cjs'], fileName: () => 'index.cjs' },
    rolldownOptions: { external: ['electron'] },
  },
});
