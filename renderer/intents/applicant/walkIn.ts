import { isProvisional, provisionalId } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { NewStep } from '#sync/step.ts';
import { isOfAnotherCampus, personName } from '../application/known.ts';
import { withOffset } from '../instants.ts';
import type { Intent, Rejection } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected } from '../planned.ts';
import type { Snapshot } from '../snapshot.ts';
import { applicantProblems, applicationProblems } from './problems.ts';
import type { NewApplicant, NewApplication, WalkInProblems } from './problems.ts';

type WalkIn = Extract<Intent, { kind: 'applicant.walkIn' }>;

/**
 * Mail, then Candidat, then Dossier, each waiting for the id of the one before (R4.6, I7). They are one intent, so one
 * commit: a crash stores all three or none (I1). For a known applicant, only the application is new.
 */
export function walkIn({ applicant, application }: WalkIn, snapshot: Snapshot, tools: Tools): Planned {
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
  if (typeof applicant === 'string') {
    if (snapshot.current('Candidat', applicant) === undefined) return rejected('unknownEntity');
    return planned(newApplication(application, applicant, personName(snapshot, 'Candidat', applicant), tools));
  }
  const mail = creation('Mail', applicant.mail.trim(), mailMembers(applicant), [], tools);
  const name = nameOf(applicant);
  const person = creation(
    'Candidat',
    name,
    [...personMembers(applicant, tools), ['MailId', rawOf(mail.target)]],
    [{ field: 'MailId', id: mail.target }],
    tools,
  );
  return planned(mail, person, newApplication(application, person.target, name, tools));
}

function newApplication(application: NewApplication, applicantId: string, name: string, tools: Tools): NewStep {
  const provisional = isProvisional(applicantId) ? [{ field: 'CandidatId', id: applicantId }] : [];
  return creation(
    'Dossier',
    name,
    [['CandidatId', rawId('Candidat', applicantId)], ...fileMembers(application, tools)],
    provisional,
    tools,
  );
}

function creation(
  entity: EntityName,
  subject: string,
  members: readonly Member[],
  provisional: NewStep['provisional'],
  tools: Tools,
): NewStep {
  const step = { entity, action: 'create' as const, changes: [], body: objectOf(members) };
  return { ...step, target: provisionalId(tools.uuid()), base: null, provisional, summary: summarize(step, subject) };
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

/** NOM Prénom, as it will be shown. */
const nameOf = ({ nom, prenoms }: NewApplicant): string => `${nom.trim().toLocaleUpperCase('fr')} ${prenoms.trim()}`;

const areIds = (...ids: readonly string[]): boolean => ids.every((id) => /^[1-9]\d*$/u.test(id));

/** A second check below the form, which shows the problems field by field. */
export function rejectionOf(problems: WalkInProblems): Rejection | null {
  const found = Object.values(problems);
  if (found.includes('missing')) return 'requiredMissing';
  if (found.includes('notAMail')) return 'notAMail';
  return found.includes('notAnInstant') ? 'notAnInstant' : null;
}
