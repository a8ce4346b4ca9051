import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../main/cli/processes.mjs';
import { readSent } from '../interface/requests/sent.ts';
import { notReached, reportSchema, specsByEndpoint } from '../traceability/reaches.ts';

/** After the specs: every endpoint was reached on a screen by the specs that `test/screens.md` names. */
const report = reportSchema.parse(JSON.parse(readFileSync(join(root, 'out', 'e2e', 'report.json'), 'utf8')));
const table = specsByEndpoint();
const missing = notReached(report, readSent(process.env.CARNET_REQUESTS), table);
for (const line of missing) console.log(line);
console.log(`${table.size} endpoints on screens, ${missing.length} not as test/screens.md says`);
process.exitCode = missing.length === 0 ? 0 : 1;
