import { objectOf } from '#shared/json/rawJson.ts';
import { parseFilter } from '../query/filter.ts';
import { parseShape } from '../query/shape.ts';
import { refuseQuery } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { integerOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import { mayRead, refuseUnread } from './authorized.ts';
import { collectionAnswer } from './collection.ts';
import { entityBody, existing } from './operation.ts';
import type { Answer, Call, Operation } from './operation.ts';
import { versionMember } from './version.ts';

export const listEntities: Operation = (call) => answerRows(call, call.store.rows(call.set));

/** A list that the interface shows only with a filter: what it returns without one differs by deployment (R5.3). */
export const listFiltered: Operation = (call) => {
  if (call.options.$filter !== undefined || call.differences.unfiltered === 'all') return listEntities(call);
  if (call.differences.unfiltered === 'error') throw refuseQuery('$filter est obligatoire ici');
  return answerRows(call, []);
};

/** The rows of a set that belong to the entity in the path. */
export const listOf =
  (parent: 'Enseignant' | 'InscriptionCours', by: string): Operation =>
  (call) => {
    existing(call.store, parent, call.id);
    return answerRows(
      call,
      [...call.store.rows(call.set)].filter((row) => integerOf(row.members, by) === call.id),
    );
  };

/** The rows that the options select. */
export function answerRows(call: Call, candidates: Iterable<Row>): Answer {
  const { store, options, differences } = call;
  const set = servedSets[call.set];
  const shape = parseShape(set, options);
  const test = options.$filter === undefined ? () => true : parseFilter(set, options.$filter, differences.text);
  const listed = set.listed?.(store) ?? (() => true);
  const isAuthorized = mayRead(call);
  const rows = [...candidates].filter((row) => listed(row) && isAuthorized(call.set, row) && test(row, store));
  return collectionAnswer(call, rows, (row) => objectOf([...versionMember(row, differences), ...shape(row, store)]));
}

export const readEntity: Operation = (call) => {
  const shape = parseShape(servedSets[call.set], call.options);
  const row = existing(call.store, call.set, call.id);
  refuseUnread(call, row);
  return { body: entityBody(call, [...versionMember(row, call.differences), ...shape(row, call.store)]) };
};
