import type { MemberKind } from './memberKinds.ts';

/** Several members of one kind, their names parted by spaces. */
export const members = (kind: MemberKind, names: string): Readonly<Record<string, MemberKind>> =>
  Object.fromEntries(names.split(/\s+/u).map((name) => [name, kind]));

/** What every entity has (convention 5). */
export const named: Readonly<Record<string, MemberKind>> = { Id: 'integer', Nom: 'text', Code: 'code' };

/** Person fields shared by Candidat, Agent and Enseignant. */
export const personMembers: Readonly<Record<string, MemberKind>> = {
  ...named,
  ...members(
    'text',
    `Nom Login Prenoms NomUsage PrenomUsage Prenom2 Prenom3 NomJeuneFille Fonction VilleNaissance
       DepartementNaissance CodeCommuneNaissance`,
  ),
  ...members(
    'integer',
    `CiviliteId AdresseId MailId TelephoneId MobileId Nationalite1Id Nationalite2Id PaysNaissanceId`,
  ),
  ...members('nullableInstant', 'DateNaissance'),
  ...members('flag', 'GenreMale Handicap AutoriseCRM HasChosenRGPD HasChosenMarketing'),
  ...members('text', 'RefSysteme'),
};
