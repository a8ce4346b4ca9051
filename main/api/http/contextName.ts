import { FailureError } from '#shared/failures/failure.ts';
import { JsonTextError, elementsOf, membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { membersIn } from '../read/readOne.ts';
import { checkContext } from './answer.ts';
import type { Connection } from './connection.ts';
import { exchangeText, notOurs } from './connection.ts';

/** From Instance, requested once, else the setting (R3.4). Throws `badRequest` when neither names it. */
export function shareNameOf(connection: () => Connection, setting: string | undefined): Connection['shareName'] {
  let known: string | undefined;
  return async (through = connection()) => {
    known ??= (await fromInstance(through, setting)) ?? setting;
    if (known === undefined) throw new FailureError({ kind: 'badRequest' });
    return known;
  };
}

async function fromInstance(connection: Connection, setting: string | undefined): Promise<string | undefined> {
  try {
    const rows = await instanceRows(connection);
    return rows.map(shareNameIn).find((name) => name !== undefined);
  } catch (error) {
    // With a setting, a service without Instance is not a failure.
    if (!(error instanceof FailureError) || setting === undefined) throw error;
    return undefined;
  }
}

/** The document names Instance and does not show its form (R3.4): a collection like the others, or one entity. */
async function instanceRows(connection: Connection): Promise<readonly string[]> {
  const answered = await connection.reads.runExclusive(() => exchangeText(connection, 'Instance.list', {}));
  const members = membersIn(answered);
  checkContext(parseRaw(members.get('@odata.context') ?? 'null'), 'Instance');
  const value = members.get('value');
  if (value !== undefined && !value.startsWith('[')) throw notOurs(answered);
  return value === undefined ? [answered.text] : elementsOf(value);
}

/** `ShareName`, or the only text member, which another deployment may name otherwise. */
function shareNameIn(row: string): string | undefined {
  try {
    const texts = [...membersOf(row)].flatMap(([name, raw]) =>
      raw.startsWith('"') ? [[name, String(parseRaw(raw))] as const] : [],
    );
    const shares = texts.filter(([name, text]) => text !== '' && /share|partage/iu.test(name));
    const [, share] =
      shares.find(([name]) => name === 'ShareName') ?? (shares.length === 1 ? shares[0] : undefined) ?? [];
    return share;
  } catch (error) {
    if (error instanceof JsonTextError) return undefined; // another row may name it
    throw error;
  }
}
