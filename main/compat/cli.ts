import { stderr, stdin, stdout } from 'node:process';
import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { basicAuthenticator } from '../api/authenticator.ts';
import { openClient } from '../api/client.ts';
import { ArgumentError, compatArguments, usage } from './arguments.ts';
import { askPassword } from './askPassword.ts';
import { reportTable } from './reportTable.ts';

/** Says what a service serves of the interface: `npm run compat -- --help`. Only the report goes to stdout. */
async function run(): Promise<void> {
  const given = compatArguments(process.argv.slice(2));
  if (given === 'help') return void stdout.write(usage);
  const { service, user, share, ids, json } = given;
  const password = process.env['CARNET_PASSWORD'] ?? (await askPassword(`${user}: `, stdin, stderr));
  const client = openClient({ baseUrl: service, authenticator: basicAuthenticator({ user, password }), shareName: share });
  try {
    const report = await client.compatibility(ids);
    stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : reportTable(report));
    process.exitCode = report.compatible ? 0 : 1;
  } finally {
    await client.close();
  }
  return undefined;
}

const badAddress: ReadonlySet<FailureKind> = new Set(['badAddress', 'insecureAddress']);

function fail(error: unknown): void {
  const wrongArguments =
    error instanceof ArgumentError || (error instanceof FailureError && badAddress.has(error.failure.kind));
  stderr.write(`${error instanceof Error ? error.message : String(error)}${wrongArguments ? ' (--help)' : ''}\n`);
  process.exitCode = wrongArguments ? 2 : 1;
}

await run().catch(fail);
