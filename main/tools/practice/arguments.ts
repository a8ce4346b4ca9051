import { parseArgs } from 'node:util';
import { differenceNames, differencesUsage, differenceTable } from './differences.ts';
import type { Differences } from './differences.ts';
import type { PracticeOptions } from './index.ts';

export const usage = `Service d'entraînement de Carnet / Carnet's practice service

  npm run service -- --user U --password P [options]

  --port N         port on 127.0.0.1; 0 (default) lets the system pick one
  --user U         user name to accept (HTTP Basic)
  --password P     password to accept
  --seed N         which sample campus to make (default 1)
  --today DATE     day the sample campus is laid around, YYYY-MM-DD (default: today in Paris)
  --data FILE      keep the state in FILE; an existing file is used instead of a new sample
  --latency MS     delay each answer by MS milliseconds (default 0)
  --help           this text

How deployments differ (R5 of shared/rules/readings.md); the first value is the ordinary one:

${differencesUsage}

Besides the interface: GET /practice/publicKey (PEM; passwords of new users are encrypted with it) and
GET /practice/documents?convention=ID (documents of an agreement).

When ready, one line of JSON is printed: {"baseUrl": "http://127.0.0.1:PORT"} (the part before /GraphV1).
Ctrl-C ends the service.
`;

export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export function practiceArguments(args: readonly string[]): PracticeOptions | 'help' {
  const values = parsed(args);
  if (values.help) return 'help';
  const differences = chosenDifferences(values);
  const { user, password, seed, today, data, latency } = values;
  if (!user || user.includes(':')) throw new ArgumentError('--user is needed, without a colon');
  if (!password) throw new ArgumentError('--password is needed');
  return {
    port: whole('--port', values.port ?? '0', 65_535),
    user,
    password,
    ...(seed === undefined ? {} : { seed: whole('--seed', seed, 2 ** 32 - 1) }),
    ...(today === undefined ? {} : { today: day('--today', today) }),
    ...(data === undefined ? {} : { dataFile: filePath('--data', data) }),
    ...(latency === undefined ? {} : { latency: whole('--latency', latency, 600_000) }),
    ...(Object.keys(differences).length === 0 ? {} : { differences }),
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const names = { port: text, user: text, password: text, seed: text, today: text, data: text, latency: text };
  const switches = Object.fromEntries(differenceNames.map((name) => [differenceTable[name].switch, text]));
  try {
    return parseArgs({ args: [...args], options: { ...switches, ...names, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    throw new ArgumentError(String(error instanceof Error ? error.message : error).split('\n')[0]);
  }
}

function chosenDifferences(given: Readonly<Record<string, string | boolean | undefined>>): Partial<Differences> {
  const chosen = differenceNames.flatMap((name) => {
    const { switch: flag, values } = differenceTable[name];
    const value = given[flag];
    if (value === undefined) return [];
    if (!values.some((known) => known === value)) {
      throw new ArgumentError(`--${flag} is one of ${values.join(', ')}, not "${value}"`);
    }
    return [[name, value] as const];
  });
  return Object.fromEntries(chosen); // each value was found among its own above
}

function whole(name: string, text: string, most: number): number {
  if (!/^\d+$/u.test(text) || Number(text) > most)
    throw new ArgumentError(`${name} is a whole number from 0 to ${most}, not "${text}"`);
  return Number(text);
}

function day(name: string, text: string): string {
  const real = /^\d{4}-\d\d-\d\d$/u.test(text) && new Date(`${text}T00:00:00Z`);
  if (!real || Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== text) {
    throw new ArgumentError(`${name} is a day such as 2026-11-19, not "${text}"`);
  }
  return text;
}

function filePath(name: string, text: string): string {
  if (text === '') throw new ArgumentError(`${name} needs a file name`);
  return text;
}
