import { meaningOf } from '#i18n/labels/index.ts';
import { quantityText } from '#i18n/labels/quantity.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import type { Unit } from './fields.ts';
import { valueKind } from './fields.ts';
import type { Wording } from './wording.ts';

/** Values of a change in words. Amounts have the currency of the row that it is about. */
export function stepLines(
  step: Step,
  unit: Unit,
  values: readonly (RawJson | null)[],
  wording: Wording,
): readonly string[] {
  return valueLines(step.entity, unit, values, wording, currencyOf(step));
}

/** Null where no row says it: an amount is shown without a currency then. */
function currencyOf({ state, base, body }: Step): string | null {
  const row = state.kind === 'conflict' ? state.row : (base ?? body);
  return row === null ? null : plain(membersOf(row).get('Devise') ?? null);
}

/** A unit's values in words, one line each: `['jeu. 19 nov.', '11:15 – 12:00']`, `['Entretien DIALLO']`, `['Vide']`. */
export function valueLines(
  entity: EntityName,
  unit: Unit,
  values: readonly (RawJson | null)[],
  wording: Wording,
  currency: string | null = null,
): readonly string[] {
  const description = describeEntity(entity);
  // Even the cipher text of a password is not shown (S12).
  if (unit.fields.some(({ field }) => description.encrypted.includes(field)))
    return [wording.t('summary.value.hidden')];
  const kind = valueKind(description, unit, values);
  if (kind === 'schedule') return scheduleLines(values, wording);
  return values.map((raw, index) => {
    const field = unit.fields[index]?.field ?? '';
    const isDay = description.civilDates.includes(field) || description.days.includes(field);
    const day = isDay ? instantOf(raw) : null;
    if (day !== null) return wording.date(day);
    const word = meaningOf(entity, field, wording.language).values?.[plain(raw)];
    if (word !== undefined) return word;
    const named = description.textReferences.includes(field) ? wording.nameOf(field, plain(raw)) : undefined;
    if (named !== undefined) return named;
    const { unit: counts } = meaningOf(entity, field, wording.language);
    // A whole number may name something: a school year has no space between its digits.
    return kind === 'number' && (counts !== null || plain(raw).includes('.'))
      ? quantityText(wording.language, counts, plain(raw), currency)
      : oneValue(kind, field, raw, wording);
  });
}

function scheduleLines(values: readonly (RawJson | null)[], wording: Wording): readonly string[] {
  const [start, end] = values.map(instantOf);
  if (start === undefined || end === undefined || start === null || end === null) {
    return values.map((raw) => oneValue('instant', '', raw, wording));
  }
  if (wording.day(start) === wording.day(end))
    return [wording.day(start), `${wording.time(start)} – ${wording.time(end)}`];
  return [`${wording.dayTime(start)} –`, wording.dayTime(end)];
}

function oneValue(kind: ReturnType<typeof valueKind>, field: string, raw: RawJson | null, wording: Wording): string {
  const text = plain(raw);
  if (text === '') return wording.t('summary.value.empty');
  switch (kind) {
    case 'instant': {
      const at = instantOf(raw);
      return at === null ? text : wording.dayTime(at);
    }
    case 'reference':
      if (text === '0') return wording.t('summary.value.empty');
      return wording.nameOf(field, text) ?? wording.t('common.numbered', { id: text });
    case 'flag':
      return wording.t(raw === 'true' ? 'common.word.yes' : 'common.word.no');
    case 'text':
      return isProvisional(text) ? wording.t('summary.value.awaited') : text;
    case 'day': // one that is no day
    case 'schedule':
    case 'number':
    case 'opaque':
      break;
  }
  return text;
}

/** Epoch ms of a raw instant; null when it is not one. */
export function instantOf(raw: RawJson | null): number | null {
  const value = raw === null ? null : parseRaw(raw);
  return typeof value === 'string' ? (instantParts(value)?.epochMilliseconds ?? null) : null;
}

/** The part of a text that differs: everything between the common beginning and the common end, by words. */
export function highlight(text: string, against: string): readonly [before: string, changed: string, after: string] {
  if (text === against) return [text, '', ''];
  const words = text.split(/(?<=[\s,;.])/u);
  const others = against.split(/(?<=[\s,;.])/u);
  let start = 0;
  while (start < words.length && start < others.length && words[start] === others[start]) start += 1;
  let end = 0;
  const left = Math.min(words.length, others.length) - start;
  while (end < left && words[words.length - 1 - end] === others[others.length - 1 - end]) end += 1;
  const stop = words.length - end;
  return [words.slice(0, start).join(''), words.slice(start, stop).join(''), words.slice(stop).join('')];
}
