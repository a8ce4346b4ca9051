import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { schoolDay } from '#main/tools/practice/schoolTime.ts';
import { serveCap } from './cap/serve.mjs';
import { engineModel } from './model.ts';
import { engineRows } from './rows.ts';

const inMemory = ':memory:';

// Serves the sample school with SAP CAP: `npm run engine -- --help` tells the switches.
const { values } = parseArgs({
  options: {
    tags: { type: 'boolean', default: false },
    'text-numbers': { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    today: { type: 'string', default: schoolDay(Date.now()) },
    database: { type: 'string', default: inMemory },
  },
});
const account = { user: 'c.moreau', password: 'entretien-é€' };
const baseUrl = await serveCap({
  ...account,
  model: engineModel(values),
  rows: engineRows({ seed: Number(values.seed), today: values.today }),
  textNumbers: values['text-numbers'],
  // CAP would look for it beside itself.
  database: values.database === inMemory ? inMemory : resolve(values.database),
  port: Number(values.port),
});
process.stdout.write(`${JSON.stringify({ baseUrl, ...account })}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
