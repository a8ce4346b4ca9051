import { JsonTextError } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { looksLike, lookUpFields } from '../core/index.ts';
import type { Step } from '../step.ts';
import type { KnownRow } from './enginePorts.ts';
import { instantFilter } from './instantFilter.ts';

export interface Neighbours {
  /** Every id of the dataset that is known here (I16). */
  readonly ids: ReadonlySet<string>;
  /** Ids of rows that match the creation, so cannot be its outcome (I5, R3.6). */
  readonly alike: readonly string[];
  /** The greatest id; null for GUIDs, and where no row is known. */
  readonly upTo: string | null;
}

/** What exists before a creation leaves, as the service returned it, without pending changes. */
export function neighboursOf(step: Step, known: KnownRow): Neighbours {
  const ids = new Set<string>();
  let upTo: string | null = null;
  const alike: string[] = [];
  const { body } = step;
  const mayBe = body === null ? () => false : instantFilter(step.entity, lookUpFields(step.entity), [body]);
  for (const [id] of known.all(step.entity)) {
    const row = known.base(step.entity, id);
    if (row === undefined) continue; // exists only here
    ids.add(id);
    if (/^\d+$/u.test(id) && (upTo === null || isGreater(id, upTo))) upTo = id;
    if (body !== null && mayBe(row) && isAlike(step, body, row)) alike.push(id);
  }
  return { ids, alike, upTo };
}

/** Ids may be beyond what a number holds (R5.4). */
const isGreater = (id: string, than: string): boolean =>
  id.length > than.length || (id.length === than.length && id > than);

/** A row that cannot be parsed counts as a match: one too many does no harm. */
function isAlike(step: Step, body: RawJson, row: RawJson): boolean {
  try {
    return looksLike(step.entity, body, row);
  } catch (error) {
    if (error instanceof JsonTextError) return true;
    throw error;
  }
}
