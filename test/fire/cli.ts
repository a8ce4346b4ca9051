import { parseArgs } from 'node:util';
import { campaign } from './campaign.ts';

/** The real stack under fire: see README.md. The last line is JSON; exit 1 on any violation. */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '600' } } });
const [cycles, seed, minutes] = [values.cycles, values.seed, values.minutes].map(Number);
if (!cycles || seed === undefined || Number.isNaN(seed) || !minutes) {
  console.error('npm run fire -- --cycles N [--seed S] [--minutes M]');
  process.exit(2);
}
const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
const summary = await campaign({ cycles, seed, minutes, isEnded: () => end.signal.aborted, say: (line) => console.error(line) });
console.log(JSON.stringify(summary));
process.exitCode = [summary.lost, summary.doubled, summary.touched, summary.apart, summary.stuck].every(({ length }) => length === 0) ? 0 : 1;
