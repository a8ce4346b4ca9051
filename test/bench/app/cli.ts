import '#test/clock/forTests.mjs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../e2e/fixtures/host.ts';
import { openApp } from './app.ts';
import type { App } from './app.ts';
import type { Desk, Figure, Part } from './part.ts';
import { parts } from './parts/index.ts';
import { receiveAll } from './parts/receive.ts';
import { startSchool } from './school.ts';
import { judged, table } from './table.ts';
import type { Run } from './table.ts';

const usage = `npm run bench -- app [--sizes 1,4,16] [--only ${parts.map(({ name }) => name).join(',')}]`;
const { values } = parseArgs({
  options: { sizes: { type: 'string', default: String(judged) }, only: { type: 'string' }, help: { type: 'boolean' } },
});

/** Throws where an argument names nothing that can be measured. */
function chosen(): { readonly sizes: readonly number[]; readonly wanted: readonly Part[] } {
  const sizes = values.sizes.split(',').map(Number);
  const names = values.only?.split(',') ?? parts.map(({ name }) => name);
  const wanted = parts.filter(({ name }) => names.includes(name));
  if (sizes.some((size) => !(size > 0)) || wanted.length !== names.length) throw new Error(usage);
  return { sizes: sizes.toSorted((a, b) => a - b), wanted };
}

/** Measures one size: every part on the same profile, one after the other. */
async function run(size: number, wanted: readonly Part[]): Promise<Run> {
  const say = (words: string): void => console.error(`×${size} ${words}`);
  await using begun = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'carnet-bench-app-'));
  begun.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  const school = await startSchool(size);
  begun.defer(() => school.stop());
  let app: App | undefined;
  begun.defer(async () => app?.close());
  let empties = 0;
  const openOn = async (profile: string): Promise<App> => {
    await app?.close();
    app = undefined;
    app = await openApp(join(folder, profile), school);
    return app;
  };
  const desk: Desk = {
    school,
    size,
    get app() {
      if (!app) throw new Error('no app is open');
      return app;
    },
    reopen: () => openOn('profile'),
    openEmpty: () => openOn(`empty-${(empties += 1)}`),
  };
  await desk.reopen();
  if (!wanted.some(({ name }) => name === 'receive')) await receiveAll(desk);
  const figures: Figure[] = [];
  for (const part of wanted) {
    say(part.name);
    figures.push(...(await part.measure(desk)));
  }
  return { size, figures };
}

const { sizes, wanted } = chosen();
if (values.help === true) console.log(usage);
else {
  const runs: Run[] = [];
  for (const size of sizes) runs.push(await run(size, wanted));
  const machine = { cores: cpus().length, load: loadavg()[0], at: new Date().toISOString() };
  const folder = join(root, 'out', 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app.json'), `${JSON.stringify({ machine, runs }, null, 2)}\n`);
  console.log(table(runs));
  console.log(`${machine.cores} cores, load ${machine.load?.toFixed(1)} at the end; out/bench/app.json`);
}
