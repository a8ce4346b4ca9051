import { createHash } from 'node:crypto';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { adultOn, noInstant, writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import { candidat } from './candidat.ts';
import { convention, conventionOrganismeFinanceur } from './convention.ts';
import { dossier } from './dossier.ts';
import type { MemberKind } from './memberKinds.ts';
import { served } from './served.ts';
import type { Rules } from './served.ts';
import type { ServedSet } from './servedSet.ts';
import { publicSetNames } from './setNames.ts';
import type { PublicSetName, SetName } from './setNames.ts';

/** What connects the school to others: references of other systems, and places of training. */
const referenceExterne: Rules = {
  make: (sent, { now }) =>
    new Map<string, RawJson>([
      ['CRC', rawOf(createHash('sha256').update(textOf(sent, 'Reference')).digest('hex').slice(0, 8))],
      ['DateMAJ', rawOf(writeInstant(now))],
    ]),
  check(reference, { store }) {
    const type = textOf(reference, 'Type');
    if (!/^[^.\s]+\.[^.\s]+$/u.test(type)) throw refuseField('Type', '<domaine>.<TABLE> attendu');
    // An entity is a table and an Id, whatever domain names it (ReferenceExterne, Type).
    const taken = [...store.rows('ReferenceExterne')].some(
      ({ members: other }) =>
        tableOf(textOf(other, 'Type')) === tableOf(type) &&
        integerOf(other, 'IdObjet') === integerOf(reference, 'IdObjet') &&
        integerOf(other, 'Id') !== integerOf(reference, 'Id'),
    );
    if (taken) throw refuseField('IdObjet', 'cette entité porte déjà une référence externe');
  },
};

/** Of `<domain>.<TABLE_NAME>`. */
const tableOf = (type: string): string => type.slice(type.indexOf('.') + 1);

const autreLieuFormation: Rules = {
  check(place, { store }) {
    if (!/^\d{7}[A-Za-z]$/u.test(textOf(place, 'Uai'))) throw refuseField('Uai', '7 chiffres puis une lettre attendus');
    const taken = [...store.rows('AutreLieuFormation')].some(
      ({ members: other }) =>
        textOf(other, 'Code') === textOf(place, 'Code') && integerOf(other, 'Id') !== integerOf(place, 'Id'),
    );
    if (taken) throw refuseField('Code', 'ce code est déjà celui d’un autre lieu');
  },
};

/** Records that a client has for itself (Client rule 2, R4.4). */
const ownRecords = ['AdresseId', 'MailId', 'TelephoneId', 'MobileId'] as const;

const client: Rules = {
  check(client, { store }) {
    for (const field of ownRecords) {
      const id = integerOf(client, field);
      if (id === '0') continue;
      const taken = [store.plain, store.selection].some((context) =>
        (['Apprenant', 'Candidat'] as const).some((set) =>
          [...context.rows(set)].some((row) => integerOf(row.members, field) === id),
        ),
      );
      if (taken) throw refuseField(field, 'est celui d’un apprenant ou d’un candidat : à dupliquer pour le client');
    }
  },
};

/** A learner: made through `/Candidat`, read through `/Apprenant`. */
const apprenant: Rules = {
  required: ['Nom', 'Login', 'Prenoms'],
  navigations: { Mail: { by: 'MailId', to: 'Mail' } },
  /** R4.1 (Apprenant rule 1). Without a date of birth there is nothing to check. */
  check(learner, { now }) {
    const birth = textOf(learner, 'DateNaissance');
    if (birth !== '' && !adultOn(birth, now) && integerOf(learner, 'Tuteur1Id') === '0') {
      throw refuseField('Tuteur1Id', 'un représentant légal est obligatoire pour un apprenant de moins de 18 ans');
    }
  },
};

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
