import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { campaign, isClean } from './campaign.ts';
import { cases, nameOf } from './damage/cases.ts';
import { runMatrix } from './damage/matrix.ts';

/**
 * The real stack under fire, and its corruption matrix: see README.md. The last line is JSON; exit 1 on any violation.
 */
const usage = `npm run chaos -- --cycles N [--seed S] [--minutes M]
npm run chaos -- --matrix [--only WORDS]`;
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
    matrix: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const say = (line: string): void => console.error(line);

async function fire(): Promise<boolean> {
  const [cycles = 0, seed = Number.NaN, minutes = 0] = [values.cycles, values.seed, values.minutes].map(Number);
  if (!cycles || Number.isNaN(seed) || !minutes) throw new Error(usage);
  let ended = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (ended = true));
  const summary = await campaign({ cycles, seed, minutes, isEnded: () => ended, say });
  console.log(JSON.stringify(summary));
  return isClean(summary);
}

async function matrix(): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), 'carnet-damage-'));
  const summary = await runMatrix(
    root,
    cases.filter((one) => nameOf(one).includes(values.only)),
    say,
  );
  await rm(root, { recursive: true, force: true, maxRetries: 20 });
  console.log(JSON.stringify(summary));
  return summary.breached.length === 0;
}

process.exitCode = (await (values.matrix ? matrix() : fire())) ? 0 : 1;
