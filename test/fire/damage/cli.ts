import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cases, nameOf } from './cases.ts';
import { runMatrix } from './matrix.ts';

/** The corruption matrix: see README.md. A line a case, the last line is JSON; exit 1 on any breach. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = await mkdtemp(join(tmpdir(), 'carnet-damage-'));
const chosen = cases.filter((one) => nameOf(one).includes(values.only));
const summary = await runMatrix(root, chosen, (line) => console.error(line));
await rm(root, { recursive: true, force: true, maxRetries: 20 });
console.log(JSON.stringify(summary));
process.exitCode = summary.breached.length === 0 ? 0 : 1;
