import type { CallAnswered } from '#gateway/serviceCall.ts';
import { idIn } from '#intents/idIn.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { CallOrder } from '#shared/ipc/call.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { addressKey, mayHaveAddress } from '#shared/text/fold.ts';
import { addressHolders } from '#stores/session.ts';
import type { AddressHolder, AddressRead } from '#stores/session.ts';

interface Ports {
  snapshot(entities: readonly EntityName[]): Promise<Pick<Snapshot, 'base' | 'current' | 'all'>>;
  call(order: CallOrder): Promise<CallAnswered>;
  isOnline(): boolean;
}

/** Here and, online, at the service, whose failures are part of the result. Writes nothing. */
export async function findByAddress(ports: Ports, address: string): Promise<AddressRead> {
  const wanted = addressKey(address);
  const [mails, applicants, learners] = ports.isOnline()
    ? await Promise.all(asked(address.trim()).map((order) => rowsOf(ports, order)))
    : [];
  const snapshot = await ports.snapshot([...addressHolders, 'Mail']);
  const here = [...snapshot.all('Mail')].filter(([id]) => !isProvisional(id)).map(([, row]) => row);
  const mailIds = new Set(
    [...here, ...(mails ?? [])]
      .filter((row) => addressKey(textIn(row, 'Adresse')) === wanted)
      .flatMap((row) => idIn(row, 'Id') ?? []),
  );
  const bears = (row: RawJson): boolean => {
    // A search in the text decides whether to parse the row: there may be 50,000 rows.
    if (!mayHaveAddress(row, wanted) && ![...mailIds].some((id) => row.includes(id))) return false;
    const expanded = membersOf(row).get('Mail');
    const own = expanded?.startsWith('{') ? textIn(expanded, 'Adresse') : '';
    return own === '' ? mailIds.has(idIn(row, 'MailId') ?? '') : addressKey(own) === wanted;
  };
  const holders = new Map<string, AddressHolder>();
  const add = (entity: AddressHolder['entity'], rows: Iterable<RawJson>, isFresh: boolean): void => {
    for (const row of rows) {
      const id = idIn(row, 'Id');
      if (id !== null && !isProvisional(id) && bears(row)) holders.set(`${entity} ${id}`, { entity, id, row, isFresh });
    }
  };
  for (const entity of addressHolders)
    add(
      entity,
      [...snapshot.all(entity)].map(([, row]) => row),
      false,
    );
  add('Candidat', applicants ?? [], true);
  add('Apprenant', learners ?? [], true);
  return {
    holders: [...holders.values()],
    isKnown: mailIds.size > 0 || holders.size > 0,
    wasAsked: Boolean(mails && applicants && learners),
  };
}

const asked = (address: string): readonly CallOrder[] => [
  { endpoint: 'Mail.list', filter: { eq: ['Adresse', address] } },
  { endpoint: 'Candidat.list', filter: { eq: ['Mail/Adresse', address] }, expand: ['Mail'] },
  { endpoint: 'Apprenant.list', filter: { eq: ['Mail/Adresse', address] } },
];

/** Null where the service did not answer. */
async function rowsOf(ports: Ports, order: CallOrder): Promise<readonly RawJson[] | null> {
  const answered = await ports.call(order);
  return answered.kind === 'answered' && answered.answer.kind === 'collection' ? answered.answer.rows : null;
}

function textIn(row: RawJson, field: string): string {
  const value = parseRaw(membersOf(row).get(field) ?? 'null');
  return typeof value === 'string' ? value : '';
}
