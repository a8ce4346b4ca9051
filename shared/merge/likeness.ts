import { asShown, shownAs } from '../entities/bodyNames.ts';
import type { EntityDescription } from '../entities/describe.ts';
import { digitsIn } from '../entities/numbers.ts';
import { membersOf, parseRaw, rawOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import { fold } from '../text/fold.ts';
import { sameValue } from './sameValue.ts';

/** `alike`: a text that differs only by case, accents or spacing, which is the service's to change (R3.8). */
type Likeness = 'same' | 'alike' | 'other';

/** How alike a row is to a creation's body in these fields of the row (R3.6). Throws JsonTextError. */
export type LikenessTo = (row: RawJson) => Likeness;

/** Takes the body apart once, for many rows. `fields`: members of the body. Throws JsonTextError. */
export function likenessTo(description: EntityDescription, body: RawJson, fields: readonly string[]): LikenessTo {
  const sent = membersOf(asShown(description, body));
  const shown = fields.flatMap((field) => shownAs(description, field) ?? []);
  return (row) => {
    const members = membersOf(row);
    const found = new Set(
      shown.map((field) => fieldLikeness(description, field, sent.get(field) ?? null, members.get(field) ?? null)),
    );
    if (found.has('other')) return 'other';
    return found.has('alike') ? 'alike' : 'same';
  };
}

function fieldLikeness(
  description: EntityDescription,
  field: string,
  mine: RawJson | null,
  theirs: RawJson | null,
): Likeness {
  const isNumber = description.numeric.has(field);
  const bare = (raw: RawJson | null): RawJson | null => (isNumber && digitsIn(raw) === '0' ? rawOf(0) : raw);
  if (saysNothing(bare(mine)) && saysNothing(bare(theirs))) return 'same'; // a service may write its own nothing (R5.6)
  if (sameValue(description, field, mine, theirs)) return 'same';
  if (saysNothing(bare(mine))) return 'other';
  const folded = (raw: RawJson | null): string => fold(String(parseRaw(raw ?? 'null')));
  return folded(mine) === folded(theirs) ? 'alike' : 'other';
}

/** Absent, null, "" and 0 say nothing of a row. */
export const saysNothing = (raw: RawJson | null | undefined): raw is null | undefined =>
  raw === undefined || raw === null || raw === 'null' || raw === '""' || raw === '0';

/** Whether two texts differ by case, accents or spacing at most. */
export const sameFolded = (a: RawJson, b: RawJson): boolean =>
  a.startsWith('"') && b.startsWith('"') && fold(String(parseRaw(a))) === fold(String(parseRaw(b)));
