import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../main/tools/cli/processes.mjs';
import { readSent } from '../interface/requests/sent.ts';
import { reportSchema, specsByEndpoint, verdictOnScreens } from '../traceability/reaches.ts';

const file = join(root, 'out', 'e2e', 'report.json');

/** After the specs: every endpoint was reached on a screen by the specs that `test/statements.md` names. */
function verdict() {
  if (!existsSync(file)) return { good: false, lines: ['The specs left no report: see what end to end says above.'] };
  const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return verdictOnScreens(report, readSent(process.env.CARNET_REQUESTS), specsByEndpoint());
}

const { good, lines } = verdict();
for (const line of lines) console.log(line);
process.exitCode = good ? 0 : 1;
