import { bugs } from '../mutants/index.ts';
import { figuresOf, playFleet, usualFleet } from './fleet/fleet.ts';
import { ArgumentError, simulationArguments, usage } from './run/arguments.ts';
import type { SimulationArguments } from './run/arguments.ts';
import { hitsBy } from './run/histories.ts';
import type { Totals } from './run/histories.ts';
import { runJobs, runOnAllCores } from './run/pool.ts';
import type { Job } from './run/pool.ts';
import { shrink } from './run/shrink.ts';

/** Histories on all cores: `npm run simulate -- --help`. The closing line of JSON, and nothing else, goes to stdout. */
async function run(): Promise<void> {
  const given = simulationArguments(process.argv.slice(2));
  if (given === 'help') process.stdout.write(usage);
  else if (given.fleet !== null) await fleet(given.fleet, given.from);
  else if (given.planted) await plantedBugs(given);
  else await histories(given);
}

const say = (words: string): void => void process.stderr.write(`${words}\n`);

async function histories({ seeds, ops, from, json }: SimulationArguments): Promise<void> {
  const begun = performance.now();
  const rate = ({ histories: count }: Totals): number =>
    Math.round((count * 10_000) / (performance.now() - begun)) / 10;
  let printedAt = begun;
  let printed = 0;
  const progress = (totals: Totals): void => {
    for (const { seed, breaches } of json ? [] : totals.violations.slice(printed, 20))
      say(`seed ${seed}: ${breaches.join('\n  ')}`);
    printed = totals.violations.length;
    if (json || performance.now() - printedAt < 2_000) return;
    printedAt = performance.now();
    say(`${totals.histories} of ${seeds} histories, ${rate(totals)}/s, ${totals.violations.length} violations`);
  };
  const totals = await runOnAllCores({ from, seeds, ops }, progress);
  const violations = totals.violations.toSorted((a, b) => a.seed - b.seed);
  const [first] = violations;
  const shrunk = first && (await shrink({ seed: first.seed, ops: first.ops }));
  if (shrunk && !json) say(`as a script: ${JSON.stringify(shrunk.script)}\n  ${shrunk.breaches.join('\n  ')}`);
  const { histories: count, receipts, creations, inTheGap, turns } = totals;
  const summary = {
    histories: count,
    ops: totals.ops,
    from,
    historiesPerSecond: rate(totals),
    receipts,
    creations,
    foreignWritesInTheGap: inTheGap,
    turns,
    faults: hitsBy(totals.hits, 'kind'),
    faultsByEntity: hitsBy(totals.hits, 'entity'),
    faultsByPoint: hitsBy(totals.hits, 'point'),
    violations: violations.length,
    seeds: violations.slice(0, 100).map(({ seed }) => seed),
  };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
  if (violations.length > 0) process.exitCode = 1;
}

async function plantedBugs({ seeds, ops, from, json }: SimulationArguments): Promise<void> {
  const names = Object.keys(bugs);
  const took = new Map<string, number | null>();
  const jobs = names.map((bug): Job => ({ kind: 'planted', bug, from, seeds, ops }));
  await runJobs(jobs, (done) => {
    if (done.kind !== 'planted') return;
    took.set(done.bug, done.seeds);
    const words =
      done.seeds === null ? `not within ${seeds} seeds` : `${done.seeds} seed${done.seeds === 1 ? '' : 's'}`;
    if (!json)
      say(`${done.seeds === null ? '✗' : '✓'} ${bugs[done.bug]?.breach.source ?? ''} a bug that ${done.bug}: ${words}`);
  });
  const caught = names.filter((name) => typeof took.get(name) === 'number').length;
  process.stdout.write(
    json
      ? `${JSON.stringify({ planted: names.length, caught, seeds: Object.fromEntries(took) })}\n`
      : `${caught} of ${names.length} caught\n`,
  );
  if (caught < names.length) process.exitCode = 1;
}

async function fleet(stations: number, seed: number): Promise<void> {
  Error.stackTraceLimit = 0; // failures are values here, and an hour without a network has thousands
  const { edits, requestsPerSecond } = usualFleet;
  const end = await playFleet({ ...usualFleet, stations, seed });
  const summary = { stations, edits, requestsPerSecond, ...figuresOf(end, requestsPerSecond), breaches: end.breaches };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
  if (end.breaches.length > 0 || end.applied !== stations * edits) process.exitCode = 1;
}

await run().catch((error: unknown) => {
  const wrongArguments = error instanceof ArgumentError;
  process.stderr.write(
    `${error instanceof Error ? (wrongArguments ? error.message : error.stack) : String(error)}${wrongArguments ? ' (--help)' : ''}\n`,
  );
  process.exitCode = wrongArguments ? 2 : 1;
});
