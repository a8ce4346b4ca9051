import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './areas.ts';
import { harmless } from './harmless.ts';
import { mistakesIn, withMistake } from './mutate.ts';
import type { Mistake } from './mutate.ts';

/**
 * `npm run mutants -- [--count N] [--seed S] [--area NAME] [--histories H] [--limit SECONDS] [--at FILE:LINE]…`: plants
 * N mistakes, chosen by the seed, or with `--at` every mistake of those lines, one after the other, and says which of
 * them no test sees. Those that change nothing (`harmless.ts`) are left out. The closing line is JSON.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    histories: { type: 'string', default: '60' },
    limit: { type: 'string', default: '60' },
    at: { type: 'string', multiple: true, default: [] },
  },
});

interface Candidate {
  readonly mistake: Mistake;
  readonly area: string;
  readonly file: string;
  readonly source: string;
}

/**
 * A mistake may make a loop endless: a run is ended when it takes so many times what it takes without, but never before
 * so many milliseconds, since other programs slow it down too. Such an end is counted apart: it may be theirs.
 */
const longestOf = 8;
const leastLimit = Number(values.limit) * 1000;
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

type End = 'well' | 'badly' | 'too late';

/** How a program of the project ends while the mistake is there. */
function endOf(args: readonly string[], mistake: string, longest: number): Promise<End> {
  const { promise, resolve: settle } = Promise.withResolvers<End>();
  let isTooLate = false;
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, CARNET_MISTAKE: mistake },
  });
  const timer = setTimeout(() => {
    isTooLate = true;
    child.kill('SIGKILL');
  }, longest);
  child.on('error', () => settle('badly'));
  child.on('exit', (code) => {
    clearTimeout(timer);
    if (isTooLate) settle('too late');
    else settle(code === 0 ? 'well' : 'badly');
  });
  return promise;
}

// In one worker without isolation: the code is read once instead of once a file, which is a quarter of the time. A
// thread, since a process that hangs would outlive the one that is ended. On a busy machine no test fails by a limit of
// its own.
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=test/vitest.config.ts',
  '--project=node',
  '--no-isolate',
  '--pool=threads',
  '--maxWorkers=1',
  `--testTimeout=${leastLimit}`,
  '--bail=1',
];
const simulation = [
  '--import',
  './test/mutants/random/planted.mjs',
  'test/simulation/cli.ts',
  '--json',
  '--seeds',
  values.histories,
];

/** How long a run takes without a mistake; throws where it does not end well. */
async function usual(what: string, args: readonly string[]): Promise<number> {
  const begun = performance.now();
  if ((await endOf(args, '', 600_000)) !== 'well') throw new Error(`${what} fails without a mistake`);
  return Math.max(leastLimit, longestOf * (performance.now() - begun));
}

interface Limits {
  readonly tests: number;
  readonly simulation: number;
}

type Witness = 'tests' | 'simulation' | 'time limit';

async function seenBy({ area, file, source, mistake }: Candidate, longest: Limits): Promise<Witness | null> {
  const { tests = [], isSimulated = false } = areas[area] ?? {};
  const instead = join(room, 'mistake.ts');
  writeFileSync(instead, withMistake(source, mistake));
  const planted = `${join(root, file)}\n${instead}`;
  const underTests = await endOf([...vitest, ...tests], planted, longest.tests);
  if (underTests === 'badly') return 'tests';
  const simulated = isSimulated ? await endOf(simulation, planted, longest.simulation) : 'well';
  if (simulated === 'badly') return 'simulation';
  return underTests === 'too late' || simulated === 'too late' ? 'time limit' : null;
}

const say = (words: string): void => void process.stderr.write(`${words}\n`);
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');
const lineOf = ({ source, mistake }: Candidate): number => source.slice(0, mistake.start).split('\n').length;
const count = { tests: 0, simulation: 0, 'time limit': 0, survived: 0 };
let without = 0;
const all = candidates();
const chosen =
  values.at.length === 0
    ? pick(all, Number(values.count), Number(values.seed))
    : all.filter((candidate) => values.at.includes(`${candidate.file}:${lineOf(candidate)}`));
try {
  const limits = new Map<string, Limits>();
  for (const area of new Set(chosen.map((candidate) => candidate.area))) {
    const { tests = [], isSimulated = false } = areas[area] ?? {};
    limits.set(area, {
      tests: await usual(area, [...vitest, ...tests]),
      simulation: isSimulated ? await usual('the simulation', simulation) : 0,
    });
  }
  for (const candidate of chosen) {
    const { area, file, source, mistake } = candidate;
    const { start, end, now } = mistake;
    const line = lineOf(candidate);
    const was = oneLine(source.slice(start, end));
    const within = oneLine(source.split('\n')[line - 1] ?? '');
    const isHarmless = harmless.some(
      (known) => known.file === file && known.line === within && known.was === was && known.now === oneLine(now),
    );
    const longest = limits.get(area);
    if (isHarmless || !longest) {
      without += 1;
      continue;
    }
    const seen = await seenBy(candidate, longest);
    count[seen ?? 'survived'] += 1;
    const found = seen === null ? 'SURVIVED' : `seen by ${seen}`;
    say(`${found} ${file}:${line} ${was.slice(0, 90)} → ${oneLine(now).slice(0, 90)}`);
  }
} finally {
  rmSync(room, { recursive: true, force: true });
}
const tried = Object.values(count).reduce((sum, some) => sum + some, 0);
const score = Math.round((1000 * (tried - count.survived)) / tried) / 10;
process.stdout.write(`${JSON.stringify({ possible: all.length, tried, harmless: without, ...count, score })}\n`);
