import { instantParts } from '#shared/odata/instant.ts';
import type { Summary } from '../../sync/step.ts';
import { fieldLabel } from './fields.ts';
import type { Wording } from './wording.ts';
import { moment } from './wording.ts';

/** Two values that are told against each other: the day is said only when it differs. */
const counterparts: Readonly<Record<string, string>> = {
  fromDebut: 'toDebut',
  toDebut: 'fromDebut',
  fromFin: 'toFin',
  toFin: 'fromFin',
  from: 'to',
  to: 'from',
};

/** A change in words. A key the catalogue does not know is told by its subject alone, never hidden. */
export function sentence(summary: Summary, wording: Wording): string {
  const key = `outbox.summary.${summary.key}`;
  const values = Object.fromEntries(
    Object.entries(summary.values).map(([name, value]) => [name, valueWords(summary, name, value, wording)]),
  );
  const known = wording.knows(key) ? key : 'outbox.summary.unknown';
  return wording.t(known, { ...values, subject: summary.subject });
}

function valueWords(summary: Summary, name: string, value: string, wording: Wording): string {
  if (name === 'field') return fieldLabel(value, wording);
  const at = instantParts(value)?.epochMilliseconds;
  if (at !== undefined) {
    const beside = summary.values[counterparts[name] ?? ''];
    return moment(wording, at, beside === undefined ? null : (instantParts(beside)?.epochMilliseconds ?? null));
  }
  return value === '' ? wording.t('outbox.value.empty') : value;
}
