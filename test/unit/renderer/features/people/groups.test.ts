import { expect, test } from 'vitest';
import { consents, fieldsOf, onlyApplicant } from '#forms/fields/groups.ts';
import { isEditable } from '#intents/fields.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';

const all: readonly EntityName[] = ['Candidat', 'Apprenant', 'Dossier'];
const shown = (entity: EntityName): readonly string[] => fieldsOf(entity);

test.each(all)('forms: every member of %s that the user may write has its place, once', (entity) => {
  const editable = Object.keys(entities[entity].schema.shape).filter((field) => isEditable(entity, field));
  expect(shown(entity).toSorted()).toEqual([...new Set(shown(entity))].toSorted());
  expect(editable.filter((field) => !shown(entity).includes(field))).toEqual([]);
});

test.each(all)('every member of %s is read on its page: in a group, as a consent or as a custom field', (entity) => {
  const { navigations, keyedLists } = describeEntity(entity);
  const known = Object.keys(entities[entity].schema.shape).filter((field) => !navigations.includes(field));
  const elsewhere = [...consents, ...keyedLists.map(({ field }) => field)].filter((field) => known.includes(field));
  expect([...shown(entity), ...elsewhere].toSorted()).toEqual(known.toSorted());
});

test('R4.3 consents are not part of a form', () => {
  for (const entity of all)
    expect(shown(entity).filter((field) => consents.some((consent) => consent === field))).toEqual([]);
});

test('R3.1 for a person who is both, members that only the applicant’s record has are shown with the learner', () => {
  const ofLearner = new Set<string>(Object.keys(entities.Apprenant.schema.shape));
  const own = onlyApplicant('Apprenant', 'fr').flatMap(({ fields }) => fields.map(({ field }) => field));
  expect(own.filter((field) => ofLearner.has(field))).toEqual([]);
  const editable = Object.keys(entities.Candidat.schema.shape).filter(
    (field) => isEditable('Candidat', field) && !ofLearner.has(field),
  );
  expect(editable.filter((field) => !own.includes(field))).toEqual([]);
});
