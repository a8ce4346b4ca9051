import {
  agreementTypes,
  campuses,
  fileStates,
  pathId,
  programmeId,
  tracks,
  workSequenceId,
} from '#main/tools/practice/sample/school.ts';
import { entityOf } from './calling.ts';
import { bodyOf, exact } from './rows.ts';
import type { Members } from './rows.ts';
import type { KnownRow } from './scenario.ts';
import type { Setup } from './setup.ts';

/** What the sample campus always has, and what scenarios create because others need it. */
export const [lyon] = campuses as [(typeof campuses)[number], ...typeof campuses]; // the school has three
export const [firstTrack] = tracks as [(typeof tracks)[number], ...typeof tracks]; // and seven tracks
/** A learner with enrolments, marks, and an agreement; the agreement. */
export const learnerId = '3002';
export const agreementId = '8001';
export const sequenceId = String(workSequenceId(programmeId(lyon, firstTrack)));

export const newAddress = (setup: Setup): string => `${setup.unique("o'neil+jury").replace(' ', '.')}@exemple.fr`;

export const newMail = async (setup: Setup): Promise<KnownRow> =>
  entityOf(setup, 'Mail.create', { body: bodyOf({ Adresse: newAddress(setup), IsDuplicate: false }) });

/** What an applicant requires, in the connection's context (R1.5): NomUsage for Nom, and a Numero, below /selection. */
export async function applicantMembers(setup: Setup): Promise<Members> {
  const mail = await newMail(setup);
  const name = setup.unique('OURY-É');
  const named =
    setup.context === 'plain' ? { Nom: name } : { NomUsage: name, Numero: setup.unique('C98').replace(' ', '') };
  return { ...named, Login: `${mail.id}.oury`, Prenoms: 'Zélie', MailId: exact(mail.id) };
}

export const newApplicant = async (setup: Setup): Promise<KnownRow> =>
  entityOf(setup, 'Candidat.create', { body: bodyOf(await applicantMembers(setup)) });

/** An applicant whom the service lists: one with a file (Candidat rule 4). */
export async function listedApplicant(setup: Setup): Promise<KnownRow> {
  const made = await newApplicant(setup);
  await entityOf(setup, 'Dossier.create', {
    body: bodyOf({
      SessionRecrutementId: pathId(lyon, firstTrack, 2026),
      CandidatId: exact(made.id),
      EtatCandidatureId: fileStates.planned.id,
    }),
  });
  return made;
}

export const agreementMembers = {
  ApprenantId: exact(learnerId),
  TypeConventionId: agreementTypes.apprenticeship.id,
  SequenceId: exact(sequenceId),
};

export const newAgreement = async (setup: Setup): Promise<KnownRow> =>
  entityOf(setup, 'Convention.create', { body: bodyOf({ ...agreementMembers, Remuneration: exact('1250.10') }) });
