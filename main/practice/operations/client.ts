import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import { textOf } from '../store/row.ts';
import { entityBody, existing } from './operation.ts';
import type { Operation } from './operation.ts';
import { createdRow } from './write.ts';

/** The answer carries Id 0 (as the interface's sample shows): the client is found by its ReferenceId (R2.7). */
export const createClient: Operation = (call) => {
  const { members } = createdRow(call);
  const answered = call.differences.clientId === 'zero' ? new Map([...members, ['Id', rawOf(0)] as const]) : members;
  return { body: entityBody(call, answered) };
};

/** A client of a learner or applicant: its Code comes from them (Client rule 4), and it refers to them. */
export const createClientOf =
  (source: 'Apprenant' | 'Candidat'): Operation =>
  (call) => {
    const { members } = existing(call.store, source, call.id);
    const body = new Map([...call.body, ['Code', rawOf(textOf(members, 'Code'))] as const]);
    if ((body.get('ReferenceId') ?? 'null') === 'null') body.set('ReferenceId', rawJson(call.id));
    return { body: entityBody(call, createdRow(call, body).members) };
  };
