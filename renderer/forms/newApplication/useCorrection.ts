import { useEntityRow } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import type { WalkInField } from '#intents/applicant/problems.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { useFormat } from '#ui/index.ts';
import { useServiceSaid } from '../useServiceSaid.ts';
import type { ApplicationDraft } from './draft.ts';

interface Correction {
  readonly draft: ApplicationDraft;
  /** The service has the Mail already: it can never be changed there (R3.1). */
  readonly isMailSent: boolean;
  /** What the service said of a field as it refused what was typed. */
  readonly saidOf: (field: WalkInField) => string | null;
}

/**
 * The typed values of a walk-in that exists only on this workstation, from its creations; null if there is nothing to
 * correct.
 */
export function useCorrection(walkIn: InterviewView | null): Correction | null {
  const format = useFormat();
  const application = useEntityRow('Dossier', walkIn?.id ?? '').current;
  const person = useEntityRow('Candidat', walkIn?.applicantId ?? '').current;
  const mailId = text(person, 'MailId');
  const mail = useEntityRow('Mail', mailId).current;
  const said = {
    Dossier: useServiceSaid('Dossier', walkIn?.id ?? ''),
    Candidat: useServiceSaid('Candidat', walkIn?.applicantId ?? ''),
    Mail: useServiceSaid('Mail', mailId),
  };
  if (!walkIn || !application) return null;
  const moment = (row: RawJson | undefined, field: string): number | null =>
    instantParts(text(row, field))?.epochMilliseconds ?? null;
  const naissance = moment(person, 'DateNaissance');
  const isPersonNew = isProvisional(walkIn.applicantId);
  return {
    isMailSent: !isPersonNew || !isProvisional(mailId),
    saidOf: (field) => said[memberOf[field][0]](memberOf[field][1]),
    draft: {
      nom: text(person, 'Nom'),
      prenoms: text(person, 'Prenoms'),
      mail: text(mail, 'Adresse'),
      ownMail: text(mail, 'IsDuplicate') === 'true',
      login: text(person, 'Login'),
      naissance: naissance === null ? '' : format.dayOf(naissance),
      admissionPathId: text(application, 'SessionRecrutementId'),
      stateId: text(application, 'EtatCandidatureId'),
      agentId: text(application, 'AgentId'),
      withInterview: true,
      day: format.dayOf(walkIn.creneau),
      time: format.timeOf(walkIn.creneau),
      note: '',
      knownId: isPersonNew ? '' : walkIn.applicantId,
    },
  };
}

/** Which creation a field of the form is of, and its member there. */
const memberOf: Readonly<Record<WalkInField, readonly [of: 'Mail' | 'Candidat' | 'Dossier', member: string]>> = {
  nom: ['Candidat', 'Nom'],
  prenoms: ['Candidat', 'Prenoms'],
  login: ['Candidat', 'Login'],
  naissance: ['Candidat', 'DateNaissance'],
  mail: ['Mail', 'Adresse'],
  admissionPathId: ['Dossier', 'SessionRecrutementId'],
  stateId: ['Dossier', 'EtatCandidatureId'],
  agentId: ['Dossier', 'AgentId'],
  creneau: ['Dossier', 'CreneauLibre'],
};

/** A text or a number as text; '' where there is none. */
function text(row: RawJson | undefined, field: string): string {
  const raw = row === undefined ? undefined : membersOf(row).get(field);
  if (raw === undefined || raw === 'null') return '';
  return raw.startsWith('"') ? String(parseRaw(raw)) : raw;
}
