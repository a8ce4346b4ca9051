import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { isOfAnotherCampus } from '../application/campus.ts';
import { subjectOf } from '../application/personName.ts';
import { idIn } from '../idIn.ts';
import type { IntentOf } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { rejected, together } from '../planned.ts';
import { replaceStep } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';
import { applicantProblems, applicationProblems } from './problems.ts';
import { fileMembers, mailMembers, personMembers, rejectionOf } from './walkIn.ts';

/**
 * Each part of a walk-in that is only here merges into its creation, and a refused one is sent again (R3.5). What the
 * service has stays: a Mail can never be changed (R3.1).
 */
export function correctWalkIn(
  { corrects: id, applicant, application }: Extract<IntentOf<'walkIn'>, { readonly corrects: string }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned {
  const row = snapshot.current('Dossier', id);
  if (row === undefined || !isProvisional(id)) return rejected('unknownEntity');
  const personId = idIn(row, 'CandidatId');
  const isPersonNew = personId !== null && isProvisional(personId);
  const wrong = rejectionOf({
    ...(isPersonNew ? applicantProblems(applicant) : {}),
    ...applicationProblems(application),
  });
  if (wrong) return rejected(wrong);
  if (isOfAnotherCampus(application.agentId ?? null, application.admissionPathId, snapshot))
    return rejected('agentOfAnotherCampus');
  const person = personId === null ? undefined : snapshot.current('Candidat', personId);
  const mailId = person === undefined ? null : idIn(person, 'MailId');
  const subject = [applicant.nom.trim().toLocaleUpperCase('fr'), applicant.prenoms.trim()].join(' ');
  const part = (
    entity: EntityName,
    target: string | null,
    about: string,
    members: readonly (readonly [string, RawJson])[],
  ): Planned =>
    target !== null && isProvisional(target)
      ? replaceStep(snapshot, {
          entity,
          id: target,
          subject: about,
          newValues: members.map(([field, mine]) => ({ field, mine })),
        })
      : rejected('nothingChanged');
  return together([
    part('Mail', mailId, applicant.mail.trim(), mailMembers(applicant)),
    part('Candidat', personId, subject, personMembers(applicant, tools)),
    part('Dossier', id, isPersonNew ? subject : subjectOf(row, snapshot), [
      ...fileMembers({ ...application, parametres: [] }, tools),
      ...(application.agentId === undefined ? [['AgentId', rawOf(null)] as const] : []),
      ...(application.creneau === undefined ? [['CreneauLibre', rawOf(null)] as const] : []),
    ]),
  ]);
}
