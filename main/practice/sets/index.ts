import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { noInstant, writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import { apprenant } from './apprenant.ts';
import { candidat } from './candidat.ts';
import { client } from './client.ts';
import { convention, conventionOrganismeFinanceur } from './convention.ts';
import { dossier } from './dossier.ts';
import type { MemberKind } from './memberKinds.ts';
import { autreLieuFormation, referenceExterne } from './outside.ts';
import { served } from './served.ts';
import type { Rules } from './served.ts';
import type { ServedSet } from './servedSet.ts';
import { publicSetNames } from './setNames.ts';
import type { PublicSetName, SetName } from './setNames.ts';

/** Several members of one kind, their names parted by spaces. */
const members = (kind: MemberKind, names: string): Readonly<Record<string, MemberKind>> =>
  Object.fromEntries(names.split(/\s+/u).map((name) => [name, kind]));

/** What every entity has (convention 5). */
const named: Readonly<Record<string, MemberKind>> = { Id: 'integer', Nom: 'text', Code: 'code' };

/** ProfilUser values the interface may write (R4.2). */
const writableProfiles: ReadonlySet<string> = new Set(['2', '4']);

const authentications = ['None', 'Standalone', 'CloudDirectory', 'Directory', 'DirectoryLDAP', 'CAS'];

const user: Rules = {
  members: { Code: 'alwaysNull' },
  make(sent, { now }) {
    const moment = rawOf(writeInstant(now));
    return new Map<string, RawJson>([
      ['DateCreation', moment],
      ['DateModification', moment],
      ['DateSuppression', rawOf(noInstant)],
      ['Actif', rawOf(sent.get('Actif') !== 'false' && integerOf(sent, 'ProfilUser') === '2')],
    ]);
  },
  check(user) {
    const profile = integerOf(user, 'ProfilUser');
    if (!writableProfiles.has(profile)) throw refuseField('ProfilUser', '2 (utilisateur) ou 4 (désactivé) attendu');
    if (!authentications.includes(textOf(user, 'TypeAuthentification'))) {
      throw refuseField('TypeAuthentification', `${authentications.join(', ')} attendu`);
    }
  },
};

/** What the service stores for its own use. */
const affaire: ServedSet = { members: { ...named, ...members('integer', 'ConventionId') } };

const conventionDocument: ServedSet = {
  members: { ...named, ...members('integer', 'ConventionId') },
  refersTo: { ConventionId: 'Convention' },
};

/** By the Id of the User, or of the Template to start from. */
const authorizations: ServedSet = { members: { ...members('integer', 'Id'), ...members('integers', 'Ids') } };

const mail: Rules = {
  assigned: ['Id'],
  check(mail) {
    if (!/^[^@\s]+@[^@\s]+$/u.test(textOf(mail, 'Adresse')))
      throw refuseField('Adresse', 'adresse de courriel attendue');
  },
};

/** What the service knows of a set beyond its entity; most have nothing more. */
const rules: Readonly<Partial<Record<PublicSetName, Rules>>> = {
  Planification: { assigned: ['Id'], spans: [['Debut', 'Fin']] },
  /** A folder or file: listing and creating have their own rules. */
  Directory: { required: [] },
  Dossier: dossier,
  Candidat: candidat,
  Mail: mail,
  SessionRecrutement: {
    members: { ReferenceConcours: 'nullableText' },
    spans: [
      ['Debut', 'Fin'],
      ['DebutPeriodeRentree', 'FinPeriodeRentree'],
    ],
  },
  Apprenant: apprenant,
  Client: client,
  User: user,
  Convention: convention,
  ConventionOrganismeFinanceur: conventionOrganismeFinanceur,
  Sequence: {
    navigations: {
      TypeSequence: { by: 'TypeSequenceId', to: 'TypeSequence' },
      Programme: { by: 'ProgrammeId', to: 'Programme' },
    },
  },
  InscriptionSequence: { navigations: { Sequence: { by: 'SequenceId', to: 'Sequence' } } },
  ApprenantEvaluation: { members: { NoteAvantCorrection: 'nullableDecimal' } },
  Parcours: { navigations: { ParcoursPeriodes: { by: 'ParcoursId', to: 'ParcoursPeriode', many: true } } },
  ParcoursPeriode: { spans: [['Debut', 'Fin']] },
  ReferenceExterne: referenceExterne,
  AutreLieuFormation: autreLieuFormation,
};

/** Every set of the practice service. */
export const servedSets: Readonly<Record<SetName, ServedSet>> = {
  ...(Object.fromEntries(publicSetNames.map((set) => [set, served(set, rules[set])])) as Record<
    PublicSetName,
    ServedSet
  >), // fromEntries loses the names
  Affaire: affaire,
  ConventionDocument: conventionDocument,
  UserAuthorizations: authorizations,
  TemplateAuthorizations: authorizations,
};
