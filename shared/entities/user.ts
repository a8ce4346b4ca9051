import { byPerson } from '../endpoints/endpointParts.ts';
import type { Words } from '../text/languages.ts';
import { named, references } from './common.ts';
import { always, count, entity, flag, group, id, instant, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** ProfilUser in the service's numbers. */
export const userProfiles = { notSet: -1, deleted: 0, administrator: 1, user: 2, guest: 3, disabled: 4 } as const;

/** The only ones that the interface can set (R4.2). */
export const writableProfiles: readonly number[] = [userProfiles.user, userProfiles.disabled];

/** The first one means disabled; only Standalone needs a Password (R4.2). */
export const authenticationTypes = [
  'None',
  'Standalone',
  'CloudDirectory',
  'Directory',
  'DirectoryLDAP',
  'CAS',
] as const;

export type AuthenticationType = (typeof authenticationTypes)[number];

/** Base64 of what a key of 2048 bits or more encrypts: no typed password is so long (S12). */
export const cipherTextForm = /^[A-Za-z0-9+/]{342,}={0,2}$/u;

const profiles: Readonly<Record<(typeof userProfiles)[keyof typeof userProfiles], Words>> = {
  [-1]: { fr: 'Non défini', en: 'Not set' },
  0: { fr: 'Supprimé', en: 'Deleted' },
  1: { fr: 'Administrateur', en: 'Administrator' },
  2: { fr: 'Utilisateur', en: 'User' },
  3: { fr: 'Invité', en: 'Guest' },
  4: { fr: 'Désactivé', en: 'Disabled' },
};

const signIns: Readonly<Record<AuthenticationType, Words>> = {
  None: { fr: 'Désactivée', en: 'Disabled' },
  Standalone: { fr: 'Comptes du service', en: 'Accounts of the service' },
  CloudDirectory: { fr: 'Annuaire en ligne', en: 'Cloud directory' },
  Directory: { fr: 'Annuaire local', en: 'Local directory' },
  DirectoryLDAP: { fr: 'Annuaire LDAP', en: 'LDAP directory' },
  CAS: { fr: 'Connexion unique (CAS)', en: 'Single sign-on (CAS)' },
};

/** DateSuppression is the minimum date while the account is not deleted. */
export const user = entity('User', {
  names: { fr: ['Utilisateur', 'Utilisateurs'], en: ['User', 'Users'] },
  screen: 'users',
  link: 'account',
  endpoints: {
    create: {
      required: ['Nom', 'Login', 'Prenom', 'Mail', 'ProfilUser', 'TypeAuthentification'],
      confirm: [{ because: 'setsProfile' }],
      attended: true,
      doubt: byPerson,
      readings: ['R2.6', 'R3.0', 'R4.2', 'R4.3'],
    },
  },
  groups: {
    all: group({ fr: 'Compte', en: 'Account' })({
      Nom: always(named.Nom),
      Prenom: text({ fr: 'Prénom', en: 'Given name', always: true }),
      Login: text({ fr: 'Identifiant', en: 'Login', always: true, column: true }),
      Mail: text({ ...references.MailId, always: true, column: true }),
      ProfilUser: count({
        fr: 'Profil',
        en: 'Profile',
        values: profiles,
        help: { fr: 'Carnet peut choisir Utilisateur ou Désactivé', en: 'Carnet can choose User or Disabled' },
        source: 'R4.2',
        always: true,
        column: true,
      }),
      Actif: flag({ fr: 'Actif', en: 'Active', always: true }),
      /** One of `authenticationTypes`; a deployment may know others (R2.8). */
      TypeAuthentification: text({ fr: 'Mode de connexion', en: 'Sign-in method', values: signIns, always: true }),
      Code: text({ fr: 'Code', en: 'Code' }),
      /** Sent encrypted, then base64; always null in reads (R2.6, S12). */
      Password: text({
        fr: 'Mot de passe',
        en: 'Password',
        help: {
          fr: 'Demandé seulement pour les comptes du service',
          en: 'Asked only for accounts of the service itself',
        },
        writeOnly: true,
        encrypted: true,
      }),
      DateCreation: instant({ fr: 'Date de création', en: 'Date created', assigned: true }),
      DateModification: instant({ fr: 'Date de modification', en: 'Date changed', assigned: true }),
      DateSuppression: instant({
        fr: 'Date de suppression',
        en: 'Date deleted',
        help: {
          fr: 'La plus petite date possible tant que le compte existe',
          en: 'The earliest possible date while the account exists',
        },
        assigned: true,
      }),
      Id: id,
    }),
  },
});
export type User = RowOf<typeof user>;
