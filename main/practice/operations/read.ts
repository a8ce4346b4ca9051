import { parseFilter } from '../query/filter.ts';
import { parseOrder } from '../query/order.ts';
import { parseShape, shapedText } from '../query/shape.ts';
import { servedSets } from '../sets/index.ts';
import { collectionBody, entityBody, existing } from './operation.ts';
import type { Operation } from './operation.ts';

export const listEntities: Operation = (call) => {
  const { store, options, endpoint } = call;
  const set = servedSets[endpoint.entity];
  const shape = parseShape(set, options);
  const test = options.$filter === undefined ? () => true : parseFilter(set, options.$filter);
  const ordered = options.$orderby === undefined ? undefined : parseOrder(set, options.$orderby);
  const listed = set.listed?.(store) ?? (() => true);
  const rows = [...store.rows(endpoint.entity)].filter((row) => listed(row) && test(row, store));
  const answered = ordered ? ordered(rows, store) : rows;
  return { status: 200, body: collectionBody(call, answered.map((row) => shapedText(shape, row, store))) };
};

export const readEntity: Operation = (call) => {
  const shape = parseShape(servedSets[call.endpoint.entity], call.options);
  const row = existing(call.store, call.endpoint.entity, call.id);
  return { status: 200, body: entityBody(call, shape(row, call.store)) };
};
