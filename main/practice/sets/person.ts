import type { MemberKind } from './memberKinds.ts';
import { members, named } from './members.ts';

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
