import { stderr, stdin, stdout } from 'node:process';
import { openClient } from '#main/api/client.ts';
import { normaliseAddress } from '#main/api/http/address.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { CompatibilityReport, Differences, EndpointReport } from '#shared/ipc/compatibility.ts';
import { ArgumentError, compatArguments, usage } from './arguments.ts';
import { askPassword } from './askPassword.ts';

function reportTable({ baseUrl, metadata, endpoints, tags, compatible }: CompatibilityReport): string {
  const width = Math.max(...endpoints.map(({ request }) => request.length));
  const line = (request: string, standing: string, more: string): string =>
    `${request.padEnd(width)}  ${standing.padEnd(8)} ${more}`.trimEnd();
  const lines = [
    baseUrl,
    line('GET /$metadata', metadata.standing, metadata.failure?.detail ?? ''),
    ...metadata.entities.flatMap(({ entity, differences }) => [
      `    ${entity}${differences ? '' : ': not declared'}`,
      ...differenceLines(differences).map((text) => `    ${text}`),
    ]),
    ...endpoints.flatMap((report) => [
      line(report.request, report.standing, remark(report)),
      ...differenceLines(report.differences),
    ]),
    tagsSaid[tags],
    `${counts(endpoints)}. ${compatible ? 'Nothing documented is refused or absent.' : 'Something documented is refused or absent.'}`,
  ];
  return `${lines.join('\n')}\n`;
}

const tagsSaid: Readonly<Record<CompatibilityReport['tags'], string>> = {
  strong: 'Versions: rows name theirs (@odata.etag or ETag).',
  weak: 'Versions: rows name theirs, by weak tags.',
  none: 'Versions: rows name none.',
  unknown: 'Versions: no row could be read for its own.',
};

function remark({ documented, rows, standing, failure }: EndpointReport): string {
  const reason = failure ? `${failure.status ?? failure.kind}${failure.detail ? ` ${failure.detail}` : ''}` : '';
  const seen = standing === 'works' || standing === 'differs' ? `${rows} rows` : '';
  return [documented ? '' : '(assumed)', seen, reason].filter((text) => text !== '').join(' ');
}

const differenceLines = (differences: Differences | null): readonly string[] =>
  Object.entries(differences ?? {}).flatMap(([kind, fields]: [string, readonly string[]]) =>
    fields.length === 0 ? [] : [`    ${kind}: ${fields.join(', ')}`],
  );

function counts(endpoints: readonly EndpointReport[]): string {
  const found = Map.groupBy(endpoints, ({ standing }) => standing);
  return [...found].map(([standing, reports]) => `${reports.length} ${standing}`).join(', ');
}

/**
 * Reports which parts of the interface a service offers: `npm run compat -- --help`. Only the report goes to stdout.
 */
async function run(): Promise<void> {
  const given = compatArguments(process.argv.slice(2));
  if (given === 'help') return void stdout.write(usage);
  const { service, user, share, ids, json } = given;
  const baseUrl = normaliseAddress(service); // before the password prompt
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

/** What the user can do about the failures that end the report before it begins. */
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
