import type { MemberChange } from '#cache/queries/receivedChanges.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { fieldLabel } from './fields.ts';
import { instantOf, valueLines } from './values.ts';
import type { Wording } from './wording.ts';

/** The hour of a row needs no label: « 10:15 → 11:00 ». */
const hours: ReadonlySet<string> = new Set(['Debut', 'CreneauLibre']);

/** What others changed in a row, a member each: « 10:15 → 11:00 », « Conseiller : VASSEUR → DELORME » (R3.10). */
export function receivedWords(
  entity: EntityName,
  members: readonly MemberChange[],
  wording: Wording,
): readonly string[] {
  const isMoved = members.some(({ field }) => field === 'Debut');
  return members
    .filter(({ field }) => !(isMoved && field === 'Fin'))
    .toSorted((a, b) => Number(hours.has(b.field)) - Number(hours.has(a.field)))
    .map((member) => {
      const [before, now] = bothWords(entity, member, wording);
      const { field, key } = member;
      const change = wording.t('summary.received.change', { before, now });
      if (hours.has(field)) return change;
      const label = fieldLabel(entity, key === undefined ? field : `${field}.${key}`, wording);
      return wording.t('summary.received.member', { label, change });
    });
}

/** Of two moments, the day is said where they have not the same. */
function bothWords(entity: EntityName, { field, key, before, now }: MemberChange, wording: Wording): [string, string] {
  const [from, to] = [instantOf(before), instantOf(now)];
  const isOneDay = key === undefined && from !== null && to !== null && wording.day(from) === wording.day(to);
  const times = isOneDay ? ([wording.time(from), wording.time(to)] as const) : null;
  if (times && times[0] !== times[1]) return [...times];
  const unit = { unit: field, fields: [{ field, key }] };
  const words = (raw: MemberChange['now']): string =>
    valueLines(entity, unit, [raw], wording)
      .join(' ')
      .replaceAll(/\s*\n\s*/gu, ' ');
  return [words(before), words(now)];
}
