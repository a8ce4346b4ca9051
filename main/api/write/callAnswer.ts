import { z } from 'zod';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CallAnswer } from '#shared/ipc/call.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { elementsOf, parseRaw } from '#shared/json/rawJson.ts';
import { foreignOrUnreadable, isWebPage, quoting } from '../http/answer.ts';
import type { Answered } from '../http/connection.ts';
import { notOurs } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { checkedContext, entityIn, goodRow, membersIn, withoutContext } from '../read/readOne.ts';

const guidSchema = z.guid();

/** Reads the answer of a success; throws ExchangeError or FailureError if it is not the endpoint's (R3.7, I16). */
export const answerOf = (name: EndpointName, answered: Answered): CallAnswer =>
  quoting(answered.text, () => readers[endpoint(name).answer](name, answered));

type Reader = (name: EndpointName, answered: Answered) => CallAnswer;

const readers: Readonly<Record<Endpoint['answer'], Reader>> = {
  entity: entityAnswer,
  entityOrNothing: (name, answered) =>
    answered.text.trim() === '' ? { kind: 'nothing' } : entityAnswer(name, answered),
  collectionOfOne(name, answered) {
    checkedContext(name, membersIn(answered));
    const rows = arrayIn(answered);
    const [only] = rows;
    if (only === undefined || rows.length !== 1) throw notOurs(answered); // any other count leaves the outcome in doubt
    const row = goodRow(endpoint(name).entity, only);
    return { kind: 'entity', id: row.id, row: row.text };
  },
  guid(_name, answered) {
    const guid = guidSchema.safeParse(parseRaw(membersIn(answered).get('value') ?? 'null'));
    if (!guid.success) throw notOurs(answered);
    return { kind: 'guid', guid: guid.data };
  },
  ids: (_name, answered) => ({ kind: 'ids', ids: arrayIn(answered).map((raw) => integerText(raw, answered)) }),
  /** The status alone decides, with any body (R5.1); but a page of a portal is not the service's answer (R3.7). */
  status(_name, answered) {
    if (isWebPage(answered.text)) throw new ExchangeError(foreignOrUnreadable(answered.reply, answered.text), true);
    return { kind: 'nothing' };
  },
  /** Read row by row as it arrives: see list.ts. */
  collection() {
    throw new FailureError({ kind: 'badRequest' });
  },
};

function entityAnswer(name: EndpointName, answered: Answered): CallAnswer {
  const { idMayBeZero } = endpoint(name);
  const members = membersIn(answered);
  const id = members.get('Id');
  if (idMayBeZero && (id === '0' || id === '"0"')) {
    checkedContext(name, members);
    return { kind: 'entity', id: null, row: withoutContext(answered) };
  }
  const row = entityIn(name, answered);
  return { kind: 'entity', id: row.id, row: row.text };
}

function arrayIn(answered: Answered): readonly RawJson[] {
  const value = membersIn(answered).get('value');
  if (!value?.startsWith('[')) throw notOurs(answered);
  return elementsOf(value);
}

/** The digits as they arrived: a number may not hold them (R5.4). */
function integerText(raw: RawJson, answered: Answered): string {
  const text = raw.startsWith('"') ? String(parseRaw(raw)) : raw;
  if (!/^-?\d+$/u.test(text)) throw notOurs(answered);
  return text;
}
