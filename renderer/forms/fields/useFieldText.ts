import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { quantityText } from '#i18n/labels/quantity.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { isHidden } from '#shared/entities/readOnly.ts';
import { elementsOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { useFormat } from '#ui/index.ts';

export interface FieldText {
  readonly label: string;
  /** Null: it says nothing. */
  readonly text: string | null;
  /** It leads to a record that is not on this workstation: only its number is known. */
  readonly isAbsent: boolean;
  /** Why no form offers a change of it; null for a member that a form may offer. */
  readonly readOnly: string | null;
}

/** References to a person's own records (address, telephone, e-mail, guardian), which the service does not list. */
const records: ReadonlySet<string> = new Set([
  'AdresseId',
  'TelephoneId',
  'MobileId',
  'MailId',
  'Tuteur1Id',
  'Tuteur2Id',
]);

/** How a service writes that there is no reference (R2.3). */
const noReference: ReadonlySet<string> = new Set(['0', '"0"', '""']);

/** Nothing, or a day of the first year: there is no date (R5.6). Anything else that is no date says something. */
const isNoDate = (text: string, raw: RawJson): boolean =>
  raw === '""' || text.startsWith('0001-') || instantParts(text) !== undefined;

/** Enough of a value to recognise it in the school's own program. */
const shortened = (raw: RawJson): string => (raw.length > 60 ? `${raw.slice(0, 60)}…` : raw);

/** Numbers that name something and count nothing: no space between their digits. */
const names: ReadonlySet<string> = new Set(['Id', 'AnneeScolaire']);

/** Any field as text: labels, dates, amounts, names of references. The same function until one changes. */
export function useFieldText(): (entity: EntityName, field: string, row: Fields) => FieldText {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useReferences();
  return useCallback(
    (entity: EntityName, field: string, row: Fields): FieldText => {
      const description = describeEntity(entity);
      const { references, textReferences, instants, civilDates, days, numeric } = description;
      const { label, readOnly, unit, values } = meaningOf(entity, field, format.language);
      const said = (text: string | null, isAbsent = false): FieldText => ({ label, text, isAbsent, readOnly });
      const raw = row.raw(field);
      if (raw === null) return said(null);
      // In place of its value, which is in no text of a screen, a list or an export (R2.6).
      if (isHidden(description, field)) return said(readOnly);
      const strange = (): FieldText => said(t('forms.unreadable', { value: shortened(raw) }));
      if (references.includes(field)) {
        const id = row.id(field);
        if (id === null) return noReference.has(raw) ? said(null) : strange();
        const name = nameOf(field, id, entity);
        return said(name ?? t('common.numbered', { id }), name === undefined && records.has(field));
      }
      if (instants.includes(field) || civilDates.includes(field)) {
        const at = row.instant(field);
        if (at === null) return isNoDate(row.text(field), raw) ? said(null) : strange();
        return said(civilDates.includes(field) || days.includes(field) ? format.date(at) : format.dateTime(at));
      }
      if (textReferences.includes(field)) return said(nameOf(field, row.text(field)) ?? (row.text(field) || null));
      if (names.has(field)) return said(row.text(field) || raw);
      if (raw.startsWith('[')) return said(elementsOf(raw).join(', ') || null);
      const word = values?.[row.text(field) || raw];
      if (word !== undefined) return said(word);
      if (raw === 'true' || raw === 'false') return said(t(raw === 'true' ? 'common.word.yes' : 'common.word.no'));
      // Digits in a text member name something; in a number's place they are a number (R5.4).
      const digits = numeric.has(field) || !raw.startsWith('"') ? row.digits(field) : null;
      if (digits === null) {
        if (raw.startsWith('{') || (row.notANumber(field) === raw && numeric.has(field))) return strange();
        return said(row.text(field) || null);
      }
      if (field === 'PourcentageAvancement') return said(format.percent(Number(digits)));
      return said(quantityText(format.language, unit, digits, row.text('Devise')));
    },
    [t, format, nameOf],
  );
}
