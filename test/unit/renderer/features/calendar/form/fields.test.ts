import { expect, test } from 'vitest';
import { eventFields } from '#intents/event/fields.ts';
import { planification } from '#shared/entities/planification.ts';

/** Fields with a control or a key of their own. */
const own = ['Nom', 'TypePlanificationId', 'Debut', 'Fin', 'Enseignants', 'Realise', 'Annule'];
/** The service's, shown below the others (R2.5). */
const assigned = ['Id', 'DateSynchronisation'];

test('every field of an event has its place in the form, once', () => {
  expect([...eventFields, ...own, ...assigned].toSorted()).toEqual(Object.keys(planification.schema.shape).toSorted());
});
