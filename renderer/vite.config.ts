import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { oneLanguage } from './i18n/oneLanguage.ts';

/**
 * The browser that the page is built for has Temporal, and temporal-polyfill would choose it there: its own 55 KB would
 * be read at every start and never run. Tests run the sources without this: Node 24 has no Temporal.
 */
const nativeTemporal: Plugin = {
  name: 'native-temporal',
  enforce: 'pre',
  resolveId: (source) => (source === 'temporal-polyfill' ? '\0native-temporal' : null),
  load: (id) => (id === '\0native-temporal' ? 'export const { Temporal } = globalThis;' : null),
};

/** The page describes no schema to others: 18 KB of each start. */
const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/u.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gmu)].map(
      ([, name]) => `export const ${name} = left;`,
    );
    return `const left = () => { throw new Error('JSON schemas are left out'); };\n${names.join('\n')}`;
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  // Its package names the build for browsers without classes and async functions: 9 KB more at each start.
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  plugins: [nativeTemporal, noJsonSchema, oneLanguage, react(), tailwindcss()],
  build: {
    target: 'chrome150',
    outDir: '../out/renderer',
    emptyOutDir: true,
    license: { fileName: 'licences.md' }, // goes into the package, see electron-builder.yml
    assetsInlineLimit: 0, // data: URLs would need a wider CSP (S4)
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our modules do nothing but define: a barrel that is imported for one name then brings that module alone.
      treeshake: { moduleSideEffects: [{ test: /\/(?:renderer|shared)\/.*\.tsx?$/u, sideEffects: false }] },
      // The words of a language bear its name: fr-start, en-calendar.
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${[/\/words\/.*\?(\w+)$/u.exec(facadeModuleId ?? '')?.[1], name].filter(Boolean).join('-')}-[hash].js`,
      },
    },
    // Read from the disk, not over a network; a spec holds what every start reads under a bound.
    chunkSizeWarningLimit: Infinity,
  },
});
