import { readSent } from '../interface/requests/sent.ts';
import { verdictOn } from '../interface/requests/verdict.ts';

/** After all tests: no process of the run sent undocumented requests, except assumed ones (R1.1, R3.4). */
const { good, lines } = verdictOn(readSent(process.env.CARNET_REQUESTS));
for (const line of lines) console.log(line);
process.exitCode = good ? 0 : 1;
