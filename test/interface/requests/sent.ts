import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const sentSchema = z.strictObject({
  /** The program of the process, relative to the project's folder; or `electron`. */
  program: z.string(),
  /** The test on whose behalf it ran, where one is known. */
  test: z.string(),
  /** Its `User-Agent`: it distinguishes the client's own requests from those that tests make themselves. */
  agent: z.string(),
  method: z.string(),
  origin: z.string(),
  /** With its query, as it was sent. */
  path: z.string(),
  /** null: none, or one that was streamed, which the client never does. */
  body: z.string().nullable(),
  /** An earlier answer of the same origin had this address: a further page, or a redirect. */
  given: z.boolean(),
});

/** A request that left a process of the test run. */
export type Sent = Readonly<z.infer<typeof sentSchema>>;

/** Everything that `test/run/recordRequests.mjs` recorded. Throws for a line of another format. */
export function readSent(folder: string): readonly Sent[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => sentSchema.parse(JSON.parse(line))),
  );
}
