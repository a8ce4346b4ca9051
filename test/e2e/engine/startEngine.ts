import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { colleagueAt } from '../fixtures/colleague.ts';
import { firstLine, start } from '../fixtures/processes.ts';
import { schoolDay } from '../fixtures/service.ts';
import type { Service } from '../fixtures/service.ts';

/** SAP CAP in a process of its own, and a colleague who works on it directly. */
export interface Engine extends Service {
  /** Its SQLite file. */
  readonly database: string;
}

const readySchema = z.object({ baseUrl: z.string(), user: z.string(), password: z.string() });

/** `switches`: those of `npm run engine`. */
export async function startEngine(switches: readonly string[]): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-engine-'));
  const database = join(folder, 'school.sqlite');
  const program = ['test/engine/cli.ts', '--today', schoolDay(), '--database', database, ...switches];
  const started = start(process.execPath, program);
  const account = readySchema.parse(JSON.parse(await firstLine(started)));
  const colleague = colleagueAt(account);
  return {
    ...account,
    ...colleague,
    database,
    edit: (entity, id, members) =>
      colleague.edit(entity, id, new Map([...members].map(([name, raw]) => [name, withTexts(raw)]))),
    async stop() {
      started.child.kill();
      await started.exit;
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** CAP reads a number of a body as a double: a longer one is sent as text, as IEEE754Compatible has it. */
const withTexts = (raw: RawJson): RawJson => rawJson(raw.replaceAll(/(?<=:)\d{17,}/gu, '"$&"'));
