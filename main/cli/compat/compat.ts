import { stderr, stdin, stdout } from 'node:process';
import { openClient } from '#main/api/client.ts';
import { normaliseAddress } from '#main/api/http/address.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { ArgumentError, compatArguments, usage } from './arguments.ts';
import { askPassword } from './askPassword.ts';
import { reportTable } from './reportTable.ts';

/** Says what a service serves of the interface: `npm run compat -- --help`. Only the report goes to stdout. */
async function run(): Promise<void> {
  const given = compatArguments(process.argv.slice(2));
  if (given === 'help') return void stdout.write(usage);
  const { service, user, share, ids, json } = given;
  const baseUrl = normaliseAddress(service); // before a password is asked for
  const password = process.env['CARNET_PASSWORD'] ?? (await askPassword(`${user}: `, stdin, stderr));
  const client = openClient({ baseUrl, authenticator: basicAuthenticator({ user, password }), shareName: share });
  try {
    const report = await client.compatibility(ids);
    stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : reportTable(report));
    process.exitCode = report.compatible ? 0 : 1;
  } finally {
    await client.close();
  }
  return undefined;
}

/** What a person can do about the failures that end the report before it begins. */
const words: Partial<Record<FailureKind, string>> = {
  badAddress: '--service is no address: write it like https://school.example',
  insecureAddress: '--service must begin with https://; http:// is for this machine only, and nothing was sent',
  offline: 'nothing answers at this address: check it and the connection',
  timeout: 'the service did not answer in time: try again later',
  foreignAnswer: 'a web page answered, not a service: check the address, or sign in to the network',
  certificate: 'the certificate of the service is not accepted: the password was not sent',
  password: 'user or password refused',
};
const badAddress: ReadonlySet<FailureKind> = new Set(['badAddress', 'insecureAddress']);

function fail(error: unknown): void {
  const kind = error instanceof FailureError ? error.failure.kind : undefined;
  const wrongArguments = error instanceof ArgumentError || (kind !== undefined && badAddress.has(kind));
  const said = (kind && words[kind]) ?? (error instanceof Error ? error.message : String(error));
  stderr.write(`${said}${wrongArguments ? ' (--help)' : ''}\n`);
  process.exitCode = wrongArguments ? 2 : 1;
}

await run().catch(fail);
