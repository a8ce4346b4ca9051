import type { Typed } from '#forms/values.ts';
import { eventFields } from '#intents/event/fields.ts';
import type { Draft, FieldTexts } from './draft.ts';

/** The member of the service that a field of the form is of; of a unit, its first one (R2.9). */
const members: Readonly<Record<string, string>> = {
  nom: 'Nom',
  typeId: 'TypePlanificationId',
  day: 'Debut',
  start: 'Debut',
  endDay: 'Debut',
  end: 'Debut',
  enseignants: 'Enseignants',
  annule: 'Annule',
  realise: 'Realise',
};
export const memberOf = (name: string): string => members[name] ?? name;

export const fieldOf = (member: string): string =>
  Object.keys(members).find((name) => members[name] === member) ?? member;

export const textsOf = ({
  fields,
  typeId,
  endDay,
  annule,
  realise,
  repeat: _repeat,
  application: _application,
  ...texts
}: Draft): Typed => ({
  ...texts,
  ...fields,
  typeId: typeId ?? '',
  endDay: endDay ?? '',
  annule: String(annule),
  realise: String(realise),
});

export function typedOver(shown: Draft, typed: Typed): Draft {
  const texts = { ...textsOf(shown), ...typed };
  const text = (name: string): string => texts[name] ?? '';
  return {
    ...shown,
    nom: text('nom'),
    typeId: text('typeId') || null,
    day: text('day'),
    start: text('start'),
    endDay: text('endDay') || null,
    end: text('end'),
    enseignants: text('enseignants'),
    fields: Object.fromEntries(eventFields.map((field) => [field, text(field)])) as FieldTexts, // it forgets the names
    annule: text('annule') === 'true',
    realise: text('realise') === 'true',
  };
}

/** The texts of a draft whose members another one has otherwise: all of a unit, where one of it differs. */
export function differing(draft: Draft, from: Draft): Typed {
  const [texts, before] = [textsOf(draft), textsOf(from)];
  const changed = new Set(Object.keys(texts).flatMap((name) => (texts[name] === before[name] ? [] : [memberOf(name)])));
  return only(texts, changed);
}

export const only = (texts: Typed, of: ReadonlySet<string>): Typed =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => of.has(memberOf(name))));
