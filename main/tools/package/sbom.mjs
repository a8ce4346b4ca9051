import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/**
 * Marks in npm's CycloneDX list what a user runs: `required` for what is bundled (licences.md) and Electron; `excluded`
 * for the rest. Fails where something bundled is not listed.
 */
const bundled = new Set(
  ['main', 'renderer'].flatMap((room) =>
    [
      ...readFileSync(new URL(`../../../out/${room}/licences.md`, import.meta.url), 'utf8').matchAll(
        /^## (\S+) - (\S+)/gmu,
      ),
    ].map(([, name, version]) => `${name}@${version}`),
  ),
);
const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
// A stylesheet and a font: no module that a build would list, but both are in the page.
for (const name of ['electron', 'tailwindcss', '@fontsource-variable/inter'])
  bundled.add(`${name}@${manifest.devDependencies[name]}`);

const list = JSON.parse(await text(process.stdin));
const idOf = ({ name, version }) => `${name}@${version}`;
const known = new Set(list.components.map(idOf));
const missing = [...bundled].filter((id) => !known.has(id));
if (missing.length > 0) {
  console.error(`Bundled, but not in the list: ${missing.join(', ')}`);
  process.exitCode = 1;
} else {
  list.metadata.component = { ...list.metadata.component, type: 'application', name: manifest.name };
  list.components = list.components.map((component) => ({
    ...component,
    scope: bundled.has(idOf(component)) ? 'required' : 'excluded',
  }));
  console.log(JSON.stringify(list, null, 2));
}
