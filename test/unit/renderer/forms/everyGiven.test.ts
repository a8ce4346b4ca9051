import { describe, expect, test } from 'vitest';
import { everyInstalment, newCompany, newFunder, newInstalment } from '#features/agreements/fields/created.ts';
import { askedGroups, otherGroups } from '#features/finance/form/client.ts';
import { askedOf } from '#features/teaching/index.tsx';
import type { NewFields } from '#forms/creation/newFields.ts';
import { consents, fieldsOf } from '#forms/fields/groups.ts';
import type { TitledGroup } from '#forms/fields/groups.ts';
import { eventFields } from '#intents/event/fields.ts';
import { mayChange, mayCreateWith } from '#intents/fields.ts';
import { newReference } from '#pages/References.tsx';
import { userFields } from '#parts/newUser/newUser.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { documentedEntities } from '../../../interface/fields.ts';

const inGroups = (all: readonly TitledGroup[]): readonly string[] =>
  all.flatMap(({ fields }) => fields.map(({ field }) => field));
const inForm = ({ usual, others }: NewFields): readonly string[] => [...usual, ...others];

const learner = { entity: 'Apprenant', id: '1' } as const;

/** What a form asks for, and what it gives by itself, of what is created or replaced. */
const given: Readonly<Partial<Record<EntityName, readonly (readonly string[])[]>>> = {
  Planification: [['Nom', 'TypePlanificationId', 'Debut', 'Fin', 'Enseignants', 'Annule', 'Realise', ...eventFields]],
  // The document sends the name of a new folder and the folder around it; it is read as Name (R3.3).
  Directory: [['Name']],
  Dossier: [fieldsOf('Dossier')],
  Candidat: [[...fieldsOf('Candidat'), ...consents]],
  Apprenant: [[...fieldsOf('Apprenant'), ...consents]],
  SessionRecrutement: [inGroups(askedOf('SessionRecrutement', 'fr'))],
  AutreLieuFormation: [inGroups(askedOf('AutreLieuFormation', 'fr'))],
  // The typed address, and whether the record is the person's own although another has it.
  Mail: [['Adresse', 'IsDuplicate']],
  Convention: [fieldsOf('Convention')],
  ConventionOrganismeFinanceur: [[...inForm(newFunder), 'ConventionId']],
  EcheanceApprentissageConvention: [
    [...inForm(newInstalment), ...inForm(everyInstalment), 'ConventionId', 'Libelle', 'Date', 'Montant', 'Pourcentage'],
  ],
  // By itself, and with an agreement.
  Entreprise: [fieldsOf('Entreprise'), [...inForm(newCompany), 'MailId']],
  // By itself, and of a person, whose Code the service derives (Client.4).
  Client: [
    inGroups(askedGroups(null, 'fr')),
    ['Code', ...inGroups([...askedGroups(learner, 'fr'), ...otherGroups(learner, 'fr')])],
  ],
  ReferenceExterne: [inForm(newReference)],
  User: [[...inForm(userFields), 'Password']],
};

const written = documentedEntities.filter(
  (entity) => endpointFor(entity, 'create') !== undefined || endpointFor(entity, 'replace') !== undefined,
);
/** What the document does not show being sent: of a folder, everything but its name. */
const neverSent: Readonly<Partial<Record<EntityName, ReadonlySet<string>>>> = {
  Directory: new Set(Object.keys(entities.Directory.schema.shape).filter((field) => field !== 'Name')),
};

describe('every member that the document lets a caller write can be given in a form', () => {
  test('every entity that the service creates or replaces has a form', () => {
    expect(written.length).toBeGreaterThan(12);
    expect(written.filter((entity) => given[entity] === undefined)).toEqual([]);
  });

  test.each(written)('%s', (entity) => {
    const mayWrite = endpointFor(entity, 'replace') === undefined ? mayCreateWith : mayChange;
    const writable = Object.keys(entities[entity].schema.shape).filter(
      (field) => mayWrite(entity, field) && !neverSent[entity]?.has(field),
    );
    for (const form of given[entity] ?? []) expect(writable.filter((field) => !form.includes(field))).toEqual([]);
  });

  test.each(written)('%s: no form asks for what does not exist or is not written', (entity) => {
    const { idField } = describeEntity(entity);
    const unknown = (given[entity] ?? [])
      .flat()
      .filter((field) => !(field in entities[entity].schema.shape) && field !== idField);
    expect(unknown).toEqual([]);
  });
});
