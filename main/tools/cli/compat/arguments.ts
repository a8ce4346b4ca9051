import { parseArgs } from 'node:util';
import type { EntityName } from '#shared/entities/index.ts';
import { entityNames } from '#shared/entities/index.ts';

export const usage = `Compatibilité d'un service avec Carnet / A service's compatibility with Carnet

  npm run compat -- --service URL --user NAME [options]

  --service URL    address of the service (the part before /GraphV1)
  --user NAME      user name
  --share NAME     Directory share, for a service whose Instance does not say it
  --id SET=ID      an Id to ask with, where none can be found, for example Convention=12; may be repeated
  --json           the report as JSON
  --help           this text

The password is taken from CARNET_PASSWORD, or asked for. Nothing is written to the service: only GET requests are sent.

Exit code: 0 when nothing documented is refused or absent, 1 otherwise, 2 when the arguments are wrong.
`;

export interface CompatArguments {
  readonly service: string;
  readonly user: string;
  readonly share?: string;
  /** By resource. */
  readonly ids: Partial<Record<EntityName, string>>;
  readonly json: boolean;
}

/** What is wrong with the command line; its message is one line. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export function compatArguments(args: readonly string[]): CompatArguments | 'help' {
  const { help, service, user, share, id = [], json = false } = parsed(args);
  if (help) return 'help';
  if (!service) throw new ArgumentError('--service is needed');
  // HTTP Basic ends the name at the first colon (RFC 7617).
  if (!user || user.includes(':')) throw new ArgumentError('--user is needed, without a colon');
  return { service, user, json, ids: Object.fromEntries(id.map(idOf)), ...(share === undefined ? {} : { share }) };
}

function idOf(text: string): readonly [EntityName, string] {
  const [, set, id] = /^(\w+)=([1-9]\d*)$/u.exec(text) ?? [];
  const entity = entityNames.find((name) => name === set);
  if (entity === undefined || id === undefined)
    throw new ArgumentError(`--id is a resource and its Id, such as Convention=12, not "${text}"`);
  return [entity, id];
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    service: text,
    user: text,
    share: text,
    id: { ...text, multiple: true },
    json: flag,
    help: { ...flag, short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ArgumentError(String(error instanceof Error ? error.message : error).split('\n')[0]);
  }
}
