import { useEntityRow } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { useFormat } from '#ui/index.ts';
import type { ApplicationDraft } from './draft.ts';

interface Correction {
  readonly draft: ApplicationDraft;
  /** The service has the Mail already: it can never be changed there (R3.1). */
  readonly isMailSent: boolean;
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
  if (!walkIn || !application) return null;
  const moment = (row: RawJson | undefined, field: string): number | null =>
    instantParts(text(row, field))?.epochMilliseconds ?? null;
  const naissance = moment(person, 'DateNaissance');
  const isPersonNew = isProvisional(walkIn.applicantId);
  return {
    isMailSent: !isPersonNew || !isProvisional(mailId),
    draft: {
      nom: text(person, 'Nom'),
      prenoms: text(person, 'Prenoms'),
      mail: text(mail, 'Adresse'),
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

/** A text or a number as text; '' where there is none. */
function text(row: RawJson | undefined, field: string): string {
  const raw = row === undefined ? undefined : membersOf(row).get(field);
  if (raw === undefined || raw === 'null') return '';
  return raw.startsWith('"') ? String(parseRaw(raw)) : raw;
}
