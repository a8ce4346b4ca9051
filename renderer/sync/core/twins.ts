import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Step } from '../step.ts';
import { doubtRule } from './areas.ts';

/**
 * A creation that left, is not settled, and that no look-up could tell from this one: whichever is found would be taken
 * for the other. They go one after the other (I3).
 */
export function twinAway(steps: Iterable<Step>, creation: Step): boolean {
  const { entity, body, parentPath } = creation;
  if (creation.action !== 'create' || body === null) return false;
  for (const other of steps) {
    if (other.id === creation.id || other.action !== 'create' || other.entity !== entity || other.body === null) continue;
    if (other.state.kind !== 'sending' && other.state.kind !== 'doubt') continue;
    const samePlace = JSON.stringify(other.parentPath) === JSON.stringify(parentPath);
    if (samePlace && looksLike(entity, body, other.body)) return true;
  }
  return false;
}

const aliases: Partial<Record<EntityName, Readonly<Record<string, string>>>> = { Directory: { Nom: 'Name' } };
const isEmpty = (raw: RawJson | undefined): boolean => raw === undefined || ['null', '""', '0'].includes(raw);

/**
 * Whether a row could be the outcome of a creation. Generous where a value says nothing (null, "", 0, absent): a row
 * counted too many as seen before costs nothing, one too few could be taken for ours.
 */
export function looksLike(entity: EntityName, body: RawJson, row: RawJson): boolean {
  const rule = doubtRule(entity);
  if (rule.settledBy === 'person') return false;
  const wanted = membersOf(body);
  const there = membersOf(row);
  return rule.fields.every((field) => {
    const mine = wanted.get(field);
    const theirs = there.get(aliases[entity]?.[field] ?? field) ?? there.get(field);
    return (isEmpty(mine) && isEmpty(theirs)) || sameValue(describeEntity(entity), field, mine ?? null, theirs ?? null);
  });
}

/** Whether the id of one could be taken for the other's; where a body is not known, it could. */
export const mayBeTwins = (entity: EntityName, a: RawJson | null, b: RawJson | null): boolean =>
  a === null || b === null || looksLike(entity, a, b);
