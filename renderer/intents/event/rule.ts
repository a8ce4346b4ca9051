import { isId } from '#shared/entities/idForm.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { plain } from '#sync/rules/summary.ts';
import { isAfter } from '../fields.ts';
import type { Moment, RowEdit } from '../intent.ts';
import type { RowRule } from '../rule.ts';
import { canHold, eventFields, sent } from './fields.ts';
import type { EventField } from './fields.ts';

const isEventField = (field: string): field is EventField => (eventFields as readonly string[]).includes(field);
const times = ['Debut', 'Fin'];
/** The times, everything else, and each flag. */
const steps: Readonly<Record<string, number>> = { Debut: 0, Fin: 0, Annule: 2, Realise: 3 };

export const eventRule: RowRule = {
  reads: ['Planification'],
  stepOf: (field) => steps[field] ?? 1,
  write(field, value, isNew) {
    const text = String(value).trim();
    if (times.includes(field)) return text === '' ? 'notAnInstant' : undefined;
    if (field === 'Nom') return text === '' ? 'emptyName' : { field, mine: rawOf(text) };
    if (field === 'TypePlanificationId' || (isNew && field === 'EntiteJuridiqueId'))
      return isId(text) ? { field, mine: rawId('TypePlanification', text) } : 'unknownEntity';
    if (!isEventField(field)) return undefined;
    return canHold(field, text) ? { field, mine: sent(field, text) } : 'notAReference';
  },
  /** Debut and Fin are one unit: both are sent, whichever changed (R2.9). */
  problemOf(newValues) {
    const [debut, fin] = times.map((time) => newValues.find(({ field }) => field === time)?.mine);
    if (debut === undefined && fin === undefined) return null;
    if (debut === undefined || fin === undefined) return 'notAnInstant';
    return isAfter(plain(fin), plain(debut)) ? null : 'endBeforeStart';
  },
  newMembers: (members, group) => ({
    Nom: '',
    EntiteJuridiqueId: '',
    TypePlanificationId: '',
    Debut: '',
    Fin: '',
    Enseignants: '',
    ...Object.fromEntries(Object.entries(members).filter(([, value]) => value !== '')),
    ReferenceMultiple: group || (members['ReferenceMultiple'] ?? ''),
    Annule: 'false',
    Realise: 'false',
  }),
};

/** An event at another time. */
export const moveOf = (id: string, { debut, fin }: { readonly debut: Moment; readonly fin: Moment }): RowEdit => ({
  entity: 'Planification',
  id,
  members: { Debut: debut, Fin: fin },
});

/** Events at other times. All of them or none: half a group moved by mistake would be worse than none (R2.10). */
export const movedTo = (
  places: Iterable<readonly [id: string, at: { readonly debut: Moment; readonly fin: Moment }]>,
): readonly RowEdit[] => Array.from(places, ([id, at]) => moveOf(id, at));
