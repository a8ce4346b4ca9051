import { meaningOf } from '#i18n/labels/index.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { Wording } from './wording.ts';

/** How the user reads and writes one conflicting value. `opaque` is shown as its text and cannot be edited. */
export type ValueKind = 'schedule' | 'instant' | 'day' | 'reference' | 'flag' | 'number' | 'text' | 'opaque';

/** What a conflict, a receipt or a merge is about: one field, one list entry, or fields that change together (R2.9). */
export interface Unit {
  /** `Debut+Fin`, `Nom`, `Parametres.AVIS_JURY`. */
  readonly unit: string;
  readonly fields: readonly { readonly field: string; readonly key?: string | undefined }[];
}

export function valueKind(
  description: EntityDescription,
  { fields }: Unit,
  values: readonly (RawJson | null)[],
): ValueKind {
  const [first, second] = fields;
  if (!first) return 'opaque';
  if (second) {
    return fields.length === 2 && fields.every(({ field }) => description.instants.includes(field))
      ? 'schedule'
      : 'opaque';
  }
  if (first.key === undefined) {
    if (description.civilDates.includes(first.field) || description.days.includes(first.field)) return 'day';
    if (description.instants.includes(first.field)) return 'instant';
    if (description.references.includes(first.field)) return 'reference';
    const stated = values.filter((raw) => raw !== null && raw !== 'null');
    const areNumbers = stated.length > 0 && stated.every((raw) => digitsIn(raw) !== null);
    if (description.numeric.has(first.field) && areNumbers) return 'number';
  }
  return kindOfJson(values);
}

function kindOfJson(values: readonly (RawJson | null)[]): ValueKind {
  const kinds = new Set(
    values
      .map((raw) => (raw === null ? null : parseRaw(raw)))
      .filter((value) => value !== null)
      .map(typeOf),
  );
  if (kinds.size === 0) return 'text';
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'opaque';
}

function typeOf(value: unknown): ValueKind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : 'opaque';
}

/** `Debut+Fin` → Horaire; `Parametres.AVIS_JURY` → Avis jury, or its use (R3.4); else the service's name (R2.8). */
export function fieldLabel(entity: EntityName, unit: string, wording: Wording): string {
  const code = customCode(unit);
  if (code !== null) return wording.nameOf('Parametres', code) ?? codeLabel(code);
  const together = `summary.unit.${unit}`;
  return wording.knows(together) ? wording.t(together) : meaningOf(entity, unit, wording.language).label;
}

/** The second line under a label: what the field is, where the label does not say it. */
export function fieldHint(entity: EntityName, unit: string, wording: Wording): string | null {
  const code = customCode(unit);
  if (code !== null) return wording.t('summary.hint.custom', { code });
  const together = `summary.hint.${unit}`;
  return wording.knows(together) ? wording.t(together) : meaningOf(entity, unit, wording.language).help;
}

const customCode = (unit: string): string | null =>
  unit.startsWith('Parametres.') ? unit.slice('Parametres.'.length) : null;

/** The code of a custom field as a label: AVIS_JURY → Avis jury. The service gives it no other name. */
export function codeLabel(code: string): string {
  const spaced = code.replaceAll(/[_\s]+/gu, ' ').trim();
  const words = spaced === spaced.toLocaleUpperCase() ? spaced.toLocaleLowerCase() : spaced;
  return words === '' ? code : words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
