import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// One ES module with every library; only Electron and Node stay outside. The feed is built in: no workstation can name
// another.
const { CARNET_UPDATE_FEED: url = '', CARNET_UPDATE_KEY: publicKey = '' } = process.env;
const feed = url !== '' && publicKey !== '' ? { url, channel: 'latest', publicKey } : null;

export default defineConfig({
  define: { carnetFeed: JSON.stringify(feed) },
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: true, external: ['electron', 'event-stream'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: '../out/main',
    emptyOutDir: true,
    license: { fileName: 'licences.md' }, // part of the package, see electron-builder.yml
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { index: fileURLToPath(new URL('index.ts', import.meta.url)) },
      // event-stream: D-Bus asks for it only where it starts a bus as a child process, which Carnet never does.
      external: ['electron', 'event-stream', ...builtinModules, /^node:/],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
