import type { EndpointName } from '../endpoints/index.ts';
import { endpoint } from '../endpoints/index.ts';
import { describeEntity } from '../entities/index.ts';
import type { RawJson } from '../json/rawJson.ts';
import { likenessTo } from '../merge/likeness.ts';
import type { BrokenRule } from './brokenRule.ts';

/**
 * Whether one of these rows is already what a creation makes, where the service accepts one only (R4.2): a place of
 * the same Code, a reference of the same entity and type. Spacing, case and accents are the service's to change (R3.8).
 * `rows` are those of this workstation; main looks at the service's before it sends.
 */
export function secondOfAKind(name: EndpointName, body: RawJson, rows: Iterable<RawJson>): BrokenRule | null {
  const { doubt, entity } = endpoint(name);
  if (doubt?.settledBy !== 'lookUp' || !doubt.unique) return null;
  const likeness = likenessTo(describeEntity(entity), body, doubt.fields);
  for (const row of rows)
    if (likeness(row) !== 'other') return { rule: 'oneOfAKind', field: doubt.fields.at(-1) ?? '' };
  return null;
}
