import type { referenceExterneSchema } from '#shared/entities/referenceExterne.ts';
import type { AuthenticationType, userProfiles, userSchema } from '#shared/entities/user.ts';
import type { Words } from '#shared/text/languages.ts';
import { named } from './common.ts';
import type { Meanings } from './label.ts';

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

export const user: Meanings<typeof userSchema> = {
  ...named,
  Login: { fr: 'Identifiant', en: 'Login' },
  Prenom: { fr: 'Prénom', en: 'Given name' },
  Mail: { fr: 'Courriel', en: 'Email address' },
  Password: {
    fr: 'Mot de passe',
    en: 'Password',
    help: { fr: 'Demandé seulement pour les comptes du service', en: 'Asked only for accounts of the service itself' },
  },
  DateCreation: { fr: 'Date de création', en: 'Date created' },
  DateModification: { fr: 'Date de modification', en: 'Date changed' },
  DateSuppression: {
    fr: 'Date de suppression',
    en: 'Date deleted',
    help: {
      fr: 'La plus petite date possible tant que le compte existe',
      en: 'The earliest possible date while the account exists',
    },
  },
  ProfilUser: {
    fr: 'Profil',
    en: 'Profile',
    values: profiles,
    help: { fr: 'Carnet peut choisir Utilisateur ou Désactivé', en: 'Carnet can choose User or Disabled' },
    source: 'R4.2',
  },
  Actif: { fr: 'Actif', en: 'Active' },
  TypeAuthentification: { fr: 'Mode de connexion', en: 'Sign-in method', values: signIns },
};

export const referenceExterne: Meanings<typeof referenceExterneSchema> = {
  ...named,
  Reference: { fr: 'Référence', en: 'Reference' },
  Type: {
    fr: 'Type',
    en: 'Type',
    help: {
      fr: 'Un domaine et un nom de table, séparés par un point',
      en: 'A domain and the name of a table, with a dot between',
    },
  },
  CRC: { fr: 'Code CRC', en: 'CRC code' },
  DateMAJ: { fr: 'Date de mise à jour', en: 'Date updated' },
  IdObjet: {
    fr: 'Élément concerné',
    en: 'Item concerned',
    help: { fr: 'Au plus une référence externe par élément', en: 'No item has more than one external reference' },
  },
};
