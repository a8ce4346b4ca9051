import { describeEntity } from '#shared/entities/index.ts';
import { JsonTextError, parseRaw, membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { doubtRule } from '../core/areas.ts';
import { looksLike } from '../core/index.ts';
import type { Step } from '../step.ts';
import type { Known } from './ports.ts';

export interface Neighbours {
  /** Every id of the set that is known here (I16). */
  readonly ids: ReadonlySet<string>;
  /** Those of them that look like the creation, so cannot be its outcome (I5, R3.6). */
  readonly alike: readonly string[];
}

/** What is there before a creation leaves, as the service said it: pending changes aside. */
export function neighboursOf(step: Step, known: Known): Neighbours {
  const ids = new Set<string>();
  const alike: string[] = [];
  const { body } = step;
  const mayBe = body === null ? () => false : quickTest(step, body);
  for (const [id] of known.all(step.entity)) {
    const row = known.base(step.entity, id);
    if (row === undefined) continue; // only here
    ids.add(id);
    if (body !== null && mayBe(row) && isAlike(step, body, row)) alike.push(id);
  }
  return { ids, alike };
}

/** A row that cannot be taken apart could be anything: one counted too many as there before costs nothing. */
function isAlike(step: Step, body: RawJson, row: RawJson): boolean {
  try {
    return looksLike(step.entity, body, row);
  } catch (error) {
    if (error instanceof JsonTextError) return true;
    throw error;
  }
}

/**
 * Taking a row apart costs microseconds, and there may be 100,000: where the rule names an instant, a row in whose
 * text that member shows another moment everywhere is out at once.
 */
function quickTest(step: Step, body: RawJson): (row: RawJson) => boolean {
  const rule = doubtRule(step.entity);
  const { instants } = describeEntity(step.entity);
  const field = rule.settledBy === 'lookUp' ? rule.fields.find((candidate) => instants.includes(candidate)) : undefined;
  const wanted = field === undefined ? null : parseRaw(membersOf(body).get(field) ?? 'null');
  const moment = typeof wanted === 'string' ? instantParts(wanted)?.epochMilliseconds : undefined;
  if (moment === undefined) return () => true;
  const form = new RegExp(`"${field ?? ''}"\\s*:\\s*"([^"]*)"`, 'gu');
  return (row) => {
    let seen = false;
    for (const [, text = ''] of row.matchAll(form)) {
      seen = true;
      if (instantParts(text)?.epochMilliseconds === moment) return true;
    }
    return !seen;
  };
}
