import { parseFilter } from '../query/filter.ts';
import { parseOrder } from '../query/order.ts';
import { parseShape, shapedText } from '../query/shape.ts';
import { refuseQuery } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { integerOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import { collectionBody, entityBody, existing } from './operation.ts';
import type { Answer, Call, Operation } from './operation.ts';

export const listEntities: Operation = (call) => answerRows(call, call.store.rows(call.set));

/** A list that the interface shows with a filter only: what it is without one differs by deployment (R5.3). */
export const listFiltered: Operation = (call) => {
  if (call.options.$filter !== undefined || call.differences.unfiltered === 'all') return listEntities(call);
  if (call.differences.unfiltered === 'error') throw refuseQuery('$filter est obligatoire ici');
  return answerRows(call, []);
};

/** The rows of a set that belong to the entity of the path. */
export const listOf =
  (parent: 'Enseignant' | 'InscriptionCours', by: string): Operation =>
  (call) => {
    existing(call.store, parent, call.id);
    return answerRows(call, [...call.store.rows(call.set)].filter((row) => integerOf(row.members, by) === call.id));
  };

/** Some rows as the options want them. */
export function answerRows(call: Call, candidates: Iterable<Row>): Answer {
  const { store, options, differences } = call;
  const set = servedSets[call.set];
  const shape = parseShape(set, options);
  const test = options.$filter === undefined ? () => true : parseFilter(set, options.$filter, differences.text);
  const ordered = options.$orderby === undefined ? undefined : parseOrder(set, options.$orderby);
  const listed = set.listed?.(store) ?? (() => true);
  const rows = [...candidates].filter((row) => listed(row) && test(row, store));
  const answered = ordered ? ordered(rows, store) : inSomeOrder(rows, differences.order);
  return { body: collectionBody(call, cut(answered, differences.cutLists).map((row) => shapedText(shape, row, store))) };
}

/** An order nobody may count on, the same each time (R5.3). */
export function inSomeOrder(rows: readonly Row[], order: Call['differences']['order']): readonly Row[] {
  if (order === 'kept') return rows;
  // The digits of an Id or GUID, read as hexadecimal, scattered.
  const rank = ({ id }: Row): number => Number((BigInt(`0x${id.replaceAll('-', '')}`) * 7919n) % 1009n);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

export const cut = <Item>(rows: readonly Item[], at: Call['differences']['cutLists']): readonly Item[] =>
  at === 'none' ? rows : rows.slice(0, Number(at));

export const readEntity: Operation = (call) => {
  const shape = parseShape(servedSets[call.set], call.options);
  const row = existing(call.store, call.set, call.id);
  return { body: entityBody(call, shape(row, call.store)) };
};
