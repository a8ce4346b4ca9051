import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './areas.ts';
import { mistakesIn, withMistake } from './mutate.ts';
import type { Mistake } from './mutate.ts';

/**
 * `npm run mutants -- [--count N] [--seed S] [--area NAME] [--histories H]`: plants N mistakes, chosen by the seed, one
 * after the other, and says which of them no test sees. The closing line is JSON.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    histories: { type: 'string', default: '60' },
  },
});

interface Candidate {
  readonly mistake: Mistake;
  readonly area: string;
  readonly file: string;
  readonly source: string;
}

/** A mistake may make a loop endless. Milliseconds. */
const longest = 150_000;
const root = resolve(import.meta.dirname, '../../..');
const room = mkdtempSync(join(tmpdir(), 'carnet-mutants-'));

function candidates(): readonly Candidate[] {
  const chosen = Object.entries(areas).filter(([name]) => values.area === undefined || values.area === name);
  return chosen.flatMap(([area, { code }]) =>
    code.flatMap((folder) =>
      globSync(`${folder}/**/*.ts`, { cwd: root })
        .filter((file) => statSync(join(root, file)).isFile())
        .toSorted()
        .flatMap((file) => {
          const source = readFileSync(join(root, file), 'utf8');
          return mistakesIn(file, source).map((mistake) => ({ mistake, area, file, source }));
        }),
    ),
  );
}

/** Numbers from 0 to below 1, the same for the same seed. */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function pick(all: readonly Candidate[], count: number, seed: number): readonly Candidate[] {
  const numbers = numbersFrom(seed);
  const keyed = all.map((candidate) => ({ candidate, key: numbers.next().value }));
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Whether a program of the project ends well while the mistake is there. */
function endsWell(args: readonly string[], mistake: string): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, CARNET_MISTAKE: mistake },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), longest);
  child.on('error', () => settle(false));
  child.on('exit', (code) => {
    clearTimeout(timer);
    settle(code === 0);
  });
  return promise;
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', 'node'];
const simulation = ['--import', './test/mutants/random/planted.mjs', 'test/simulation/cli.ts', '--json'];

async function seenBy({ area, file, source, mistake }: Candidate): Promise<'tests' | 'simulation' | null> {
  const { tests = [], isSimulated = false } = areas[area] ?? {};
  const instead = join(room, 'mistake.ts');
  writeFileSync(instead, withMistake(source, mistake));
  const planted = `${join(root, file)}\n${instead}`;
  if (!(await endsWell([...vitest, '--bail', '1', ...tests], planted))) return 'tests';
  if (isSimulated && !(await endsWell([...simulation, '--seeds', values.histories], planted))) return 'simulation';
  return null;
}

const say = (words: string): void => void process.stderr.write(`${words}\n`);
const count = { tests: 0, simulation: 0, survived: 0 };
const all = candidates();
try {
  for (const area of new Set(all.map((candidate) => candidate.area)))
    if (!(await endsWell([...vitest, ...(areas[area]?.tests ?? [])], ''))) throw new Error(`${area}: its tests fail`);
  for (const candidate of pick(all, Number(values.count), Number(values.seed))) {
    const { file, source, mistake } = candidate;
    const { start, end, now } = mistake;
    const line = source.slice(0, start).split('\n').length;
    const seen = await seenBy(candidate);
    count[seen ?? 'survived'] += 1;
    const was = source.slice(start, end).replaceAll(/\s+/gu, ' ');
    say(`${seen === null ? 'SURVIVED' : `seen by ${seen}`} ${file}:${line} ${was.slice(0, 90)} → ${now.slice(0, 90)}`);
  }
} finally {
  rmSync(room, { recursive: true, force: true });
}
const tried = count.tests + count.simulation + count.survived;
const score = Math.round((100 * (count.tests + count.simulation)) / tried);
process.stdout.write(`${JSON.stringify({ possible: all.length, tried, ...count, score })}\n`);
