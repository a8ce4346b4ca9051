import type { MemberKind } from './memberKinds.ts';
import { members } from './members.ts';

/** Person fields shared by Candidat, Agent and Enseignant. */
export const personMembers: Readonly<Record<string, MemberKind>> = {
  ...members('integer', 'Id'),
  ...members(
      'text',
      `Nom Code Login Prenoms NomUsage PrenomUsage Prenom2 Prenom3 NomJeuneFille Fonction VilleNaissance
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
