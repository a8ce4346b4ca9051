import { agreementTypes, campuses, programmeId, tracks, workSequenceId } from '#main/practice/sample/school.ts';
import { entityOf } from './calling.ts';
import type { Road } from './road.ts';
import { bodyOf, exact } from './rows.ts';
import type { Members } from './rows.ts';
import type { Known } from './scenario.ts';

/** What the sample campus always has, and what scenarios create because others need it. */
export const [lyon] = campuses as [(typeof campuses)[number], ...typeof campuses]; // the school has three
export const [firstTrack] = tracks as [(typeof tracks)[number], ...typeof tracks]; // and seven tracks
/** A learner with enrolments, marks, and an agreement; the agreement. */
export const learnerId = '3002';
export const agreementId = '8001';
export const sequenceId = String(workSequenceId(programmeId(lyon, firstTrack)));

export const newAddress = (road: Road): string => `${road.unique("o'neil+jury").replace(' ', '.')}@exemple.fr`;

export const newMail = async (road: Road): Promise<Known> =>
  entityOf(road, 'Mail.create', { body: bodyOf({ Adresse: newAddress(road), IsDuplicate: false }) });

/** What an applicant requires, in the connection's context (R1.5): NomUsage for Nom, and a Numero, below /selection. */
export async function applicantMembers(road: Road): Promise<Members> {
  const mail = await newMail(road);
  const name = road.unique('OURY-É');
  const named =
    road.context === 'plain' ? { Nom: name } : { NomUsage: name, Numero: road.unique('C98').replace(' ', '') };
  return { ...named, Login: `${mail.id}.oury`, Prenoms: 'Zélie', MailId: exact(mail.id) };
}

export const newApplicant = async (road: Road): Promise<Known> =>
  entityOf(road, 'Candidat.create', { body: bodyOf(await applicantMembers(road)) });

export const agreementMembers = {
  ApprenantId: exact(learnerId),
  TypeConventionId: agreementTypes.apprenticeship.id,
  SequenceId: exact(sequenceId),
};

export const newAgreement = async (road: Road): Promise<Known> =>
  entityOf(road, 'Convention.create', { body: bodyOf({ ...agreementMembers, Remuneration: exact('1250.10') }) });
