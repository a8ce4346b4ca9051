import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import type { NewStep } from '#sync/step.ts';
import { isOfAnotherCampus } from '../application/campus.ts';
import { personName } from '../application/personName.ts';
import { creationStep, newMail } from '../creation.ts';
import { newValueOf, withOffset } from '../fields.ts';
import type { TypedValue, Rejection, WalkIn } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected, together } from '../planned.ts';
import { replaceStep, textOf } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';
import { applicantProblems, applicationProblems } from './problems.ts';
import type { NewApplicant, NewApplication, WalkInProblems } from './problems.ts';

/** All of them in one commit (I1), the steps of each marked with the line of the file that it is of. */
export const walkIn = (people: readonly WalkIn[], snapshot: Snapshot, tools: Tools): Planned =>
  together(
    people.map((person) => {
      const plan = oneWalkIn(person, snapshot, tools);
      const { line } = person;
      return plan.ok && line !== undefined
        ? planned(...plan.steps.map((step) => Object.assign({}, step, { line })))
        : plan;
    }),
  );

/**
 * Mail, Candidat, Dossier, each waiting for the id before (R4.6, I7), in one commit: a crash stores all or none (I1).
 */
function oneWalkIn({ applicant, application, event }: WalkIn, snapshot: Snapshot, tools: Tools): Planned {
  const wrong =
    rejectionOf(applicationProblems(application)) ??
    (typeof applicant === 'string' ? null : rejectionOf(applicantProblems(applicant)));
  if (wrong) return rejected(wrong);
  if (
    !areIds(
      application.admissionPathId,
      application.stateId,
      ...(application.agentId === undefined ? [] : [application.agentId]),
    )
  )
    return rejected('unknownEntity');
  if (isOfAnotherCampus(application.agentId ?? null, application.admissionPathId, snapshot))
    return rejected('agentOfAnotherCampus');
  const ofFile = membersFrom('Dossier', application.fields, tools);
  if (typeof ofFile === 'string') return rejected(ofFile);
  const file = [...fileMembers(application, tools), ...ofFile];
  if (typeof applicant === 'string') {
    if (snapshot.current('Candidat', applicant) === undefined) return rejected('unknownEntity');
    const made = newApplication(file, applicant, personName(snapshot, 'Candidat', applicant), tools);
    return together([planned(made), linkTo(event, made, snapshot)]);
  }
  const ofPerson = membersFrom('Candidat', applicant.fields, tools);
  if (typeof ofPerson === 'string') return rejected(ofPerson);
  const mail = newMail(applicant.mail.trim(), tools, applicant.ownMail);
  const name = nameOf(applicant);
  const body = objectOf([...personMembers(applicant, tools), ...ofPerson, ['MailId', rawId('Mail', mail.target)]]);
  const provisional = [{ field: 'MailId', id: mail.target }];
  const person = creationStep({ entity: 'Candidat', body, subject: name, provisional }, tools);
  const made = newApplication(file, person.target, name, tools);
  return together([planned(mail, person, made), linkTo(event, made, snapshot)]);
}

function linkTo(event: string | undefined, { target }: NewStep, snapshot: Snapshot): Planned {
  if (event === undefined) return planned();
  return replaceStep(snapshot, {
    entity: 'Planification',
    id: event,
    subject: textOf(snapshot.current('Planification', event), 'Nom', 'Planification'),
    newValues: [{ field: 'ReferenceExterne', mine: rawOf(target) }],
    provisional: [{ field: 'ReferenceExterne', id: target }],
  });
}

function newApplication(file: readonly Member[], applicantId: string, name: string, tools: Tools): NewStep {
  const provisional = isProvisional(applicantId) ? [{ field: 'CandidatId', id: applicantId }] : [];
  const body = objectOf([['CandidatId', rawId('Candidat', applicantId)], ...file]);
  return creationStep({ entity: 'Dossier', body, subject: name, provisional }, tools);
}

/** The members that a form or a file has beyond the usual ones, or why one of them cannot be sent. */
function membersFrom(
  entity: 'Candidat' | 'Dossier',
  fields: readonly TypedValue[] = [],
  tools: Tools,
): readonly Member[] | Rejection {
  const members: Member[] = [];
  for (const field of fields) {
    const newValue = newValueOf(entity, field, tools);
    if (typeof newValue === 'string') return newValue;
    members.push([newValue.field, newValue.mine]);
  }
  return members;
}

type Member = readonly [field: string, value: RawJson];

export const mailMembers = ({ mail, ownMail = false }: Pick<NewApplicant, 'mail' | 'ownMail'>): readonly Member[] => [
  ['Adresse', rawOf(mail.trim())],
  ['IsDuplicate', rawOf(ownMail)],
];

export const personMembers = (
  { nom, prenoms, login, naissance }: NewApplicant,
  { schoolZone }: Tools,
): readonly Member[] => [
  ['Nom', rawOf(nom.trim())],
  ['Prenoms', rawOf(prenoms.trim())],
  ['Login', rawOf(login.trim())],
  ...(naissance === undefined ? [] : [['DateNaissance', rawOf(withOffset(naissance, schoolZone) ?? null)] as const]),
];

export const fileMembers = (
  { admissionPathId, stateId, agentId, creneau, parametres = [] }: NewApplication,
  { schoolZone }: Tools,
): readonly Member[] => [
  ['SessionRecrutementId', rawId('SessionRecrutement', admissionPathId)],
  ['EtatCandidatureId', rawId('EtatCandidature', stateId)],
  ...(agentId === undefined ? [] : [['AgentId', rawId('Agent', agentId)] as const]),
  // « Filled only when applicable »: without an interview, nothing is sent.
  ...(creneau === undefined ? [] : [['CreneauLibre', rawOf(withOffset(creneau, schoolZone) ?? null)] as const]),
  ...(parametres.length === 0 ? [] : [['Parametres', arrayOf(parametres.map(entryOf))] as const]),
];

const entryOf = ({ code, valeur }: { readonly code: string; readonly valeur: string }): RawJson =>
  objectOf([
    ['Code', rawOf(code)],
    ['Valeur', rawOf(valeur)],
  ]);

const nameOf = ({ nom, prenoms }: NewApplicant): string => `${nom.trim().toLocaleUpperCase('fr')} ${prenoms.trim()}`;

const areIds = (...ids: readonly string[]): boolean => ids.every((id) => isId(id));

/** A second check below the form, which shows the problems field by field. */
export function rejectionOf(problems: WalkInProblems): Rejection | null {
  const found = Object.values(problems);
  if (found.includes('missing')) return 'requiredMissing';
  if (found.includes('notAMail')) return 'notAMail';
  return found.includes('notAnInstant') ? 'notAnInstant' : null;
}
