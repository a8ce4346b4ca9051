import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'chrome150',
    outDir: '../out/renderer',
    emptyOutDir: true,
    license: { fileName: 'licences.md' }, // goes into the package, see electron-builder.yml
    assetsInlineLimit: 0, // data: URLs would need a wider CSP (S4)
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800, // read from the disk, not over a network
  },
});
