import { appendFileSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from './release.mjs';

/**
 * `node main/tools/package/checkPackages.mjs <system> <folder>`: ends with 1 where a package of a release is missing,
 * too many, or of an impossible size. Lists them, on the workflow's page too.
 */
const [system = '', folder = '.'] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const expected = packagesOf(system, version);
const found = globSync('*.{exe,msi,dmg,zip,deb,rpm,AppImage}', { cwd: folder });

const rows = expected.map(({ name, largest }) => {
  const size = found.includes(name) ? statSync(join(folder, name)).size / 1_000_000 : 0;
  return { name, size, isRight: size <= largest && size >= largest / 10 };
});
const unknown = found.filter((name) => !expected.some((each) => each.name === name));
const list = rows.map(({ name, size, isRight }) => `- ${name}: ${size.toFixed(1)} MB${isRight ? '' : ' — WRONG'}`);
console.log([...list, ...unknown.map((name) => `- ${name}: NOT IN THE LIST`)].join('\n'));
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${list.join('\n')}\n`);
process.exitCode = expected.length > 0 && unknown.length === 0 && rows.every(({ isRight }) => isRight) ? 0 : 1;
