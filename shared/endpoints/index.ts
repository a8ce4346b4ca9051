import type { EntityName } from '../entities/index.ts';
import type { Endpoint } from './endpoint.ts';

/** A replace is answered 200 with the object, 200 empty, or 204; a creation 200 or 201 (R5.1). */
const replaced = [200, 204] as const;
const created = [200, 201] as const;
const read = [200] as const;

const list = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'GET', path: `/${entity}`, kind: 'list', entity, answer: 'collection', success: read }) as const;
const one = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'GET', path: `/${entity}/{id}`, kind: 'one', entity, answer: 'entity', success: read }) as const;
const assumed = { assumed: true } as const;

/** Every row that Carnet calls. Documented rows first, assumed ones marked. */
export const endpoints = {
  'Planification.create': {
    verb: 'POST',
    path: '/Planification',
    kind: 'create',
    entity: 'Planification',
    answer: 'entity',
    success: created,
    required: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
    doubt: {
      settledBy: 'lookUp',
      list: 'Planification.list',
      fields: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin', 'Nom', 'ReferenceMultiple'],
    },
  },
  'Planification.replace': {
    verb: 'PUT',
    path: '/Planification/{id}',
    kind: 'replace',
    entity: 'Planification',
    answer: 'entityOrNothing',
    success: replaced,
  },
  'Planification.list': { ...list('Planification'), ...assumed },
  'Planification.one': { ...one('Planification'), ...assumed },

  'Dossier.list': list('Dossier'),
  'Dossier.one': one('Dossier'),
  'Dossier.create': {
    verb: 'POST',
    path: '/Dossier',
    kind: 'create',
    entity: 'Dossier',
    answer: 'entity',
    success: created,
    required: ['SessionRecrutementId', 'CandidatId', 'EtatCandidatureId'],
    doubt: { settledBy: 'lookUp', list: 'Dossier.list', fields: ['CandidatId', 'SessionRecrutementId'] },
  },
  'Dossier.replace': {
    verb: 'POST',
    path: '/Dossier/{id}',
    kind: 'replace',
    entity: 'Dossier',
    answer: 'entityOrNothing',
    success: replaced,
  },

  'Candidat.list': { ...list('Candidat'), filterOn: ['Mail/Adresse'], expand: ['Mail'] },
  'Candidat.one': { ...one('Candidat'), ...assumed },
  'Candidat.create': {
    verb: 'POST',
    path: '/Candidat',
    kind: 'create',
    entity: 'Candidat',
    answer: 'entity',
    success: created,
    required: ['Nom', 'Login', 'Prenoms', 'MailId'],
    doubt: { settledBy: 'person' },
  },
  'Candidat.replace': {
    verb: 'PUT',
    path: '/Candidat/{id}',
    kind: 'replace',
    entity: 'Candidat',
    answer: 'entityOrNothing',
    success: replaced,
  },

  'Mail.list': { ...list('Mail'), filterOn: ['Adresse'], filterRequired: true },
  'Mail.create': {
    verb: 'POST',
    path: '/Mail',
    kind: 'create',
    entity: 'Mail',
    answer: 'entity',
    success: created,
    required: ['Adresse'],
    doubt: { settledBy: 'lookUp', list: 'Mail.list', fields: ['Adresse'] },
  },

  'SessionRecrutement.list': list('SessionRecrutement'),
  'SessionRecrutement.create': {
    verb: 'POST',
    path: '/SessionRecrutement',
    kind: 'create',
    entity: 'SessionRecrutement',
    answer: 'collectionOfOne',
    success: created,
    required: ['Nom', 'Code', 'Debut', 'Fin', 'ProgrammeId', 'LibelleExterne', 'PeriodeRentreeId'],
    doubt: { settledBy: 'lookUp', list: 'SessionRecrutement.list', fields: ['Nom', 'Code', 'ProgrammeId'] },
  },

  'Agent.list': { ...list('Agent'), filterOn: ['EntiteJuridiqueId'] },
  'Enseignant.list': list('Enseignant'),

  'Directory.list': { ...list('Directory'), filterOn: ['path'], filterRequired: true },
  'Directory.create': {
    verb: 'POST',
    path: '/Directory',
    kind: 'create',
    entity: 'Directory',
    answer: 'guid',
    success: created,
    required: ['Nom', 'Streamid'],
    doubt: { settledBy: 'lookUp', list: 'Directory.list', fields: ['Nom'] },
  },

  'Instance.list': { ...list('Instance'), ...assumed },
  'EntiteJuridique.list': { ...list('EntiteJuridique'), ...assumed },
  'TypePlanification.list': { ...list('TypePlanification'), ...assumed },
  'Programme.list': { ...list('Programme'), ...assumed },
  'EtatCandidature.list': { ...list('EtatCandidature'), ...assumed },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[]; // keys forgets the names
export const endpoint = (name: EndpointName): Endpoint => endpoints[name];

/** The row of an entity for a purpose, where the service has one. */
export function endpointFor(entity: EntityName, kind: Endpoint['kind']): EndpointName | undefined {
  return endpointNames.find((name) => endpoints[name].entity === entity && endpoints[name].kind === kind);
}
