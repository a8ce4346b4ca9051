import type { EntityName } from '#shared/entities/index.ts';
import { lastNameField } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { plain } from '#sync/rules/summary.ts';
import { textOf } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';

/** Whether these belong to two campuses (R4.5). An unknown campus is not checked: the service decides. */
export function isOfAnotherCampus(agentId: string | null, admissionPathId: string | null, snapshot: Snapshot): boolean {
  const agent = campusOf(snapshot, 'Agent', agentId);
  const path = rowOf(snapshot, 'SessionRecrutement', admissionPathId);
  const campus = path && campusOf(snapshot, 'Programme', idIn(path, 'ProgrammeId'));
  return isCampusOfAnother(agent, campus ?? null);
}

/** Whether an agent of the one campus cannot have an application of the other (R4.5); unknown ones are not checked. */
export const isCampusOfAnother = (agent: string | null, application: string | null): boolean =>
  Boolean(agent) && Boolean(application) && agent !== application;

function campusOf(snapshot: Snapshot, entity: EntityName, id: string | null): string | null {
  const row = rowOf(snapshot, entity, id);
  return row === undefined ? null : idIn(row, 'EntiteJuridiqueId');
}

const rowOf = (snapshot: Snapshot, entity: EntityName, id: string | null): RawJson | undefined =>
  id === null ? undefined : snapshot.current(entity, id);

/** The id in a reference; null for null and 0 (R2.3). */
export function idIn(row: RawJson, field: string): string | null {
  const id = plain(membersOf(row).get(field));
  return id === '' || id === '0' ? null : id;
}

/** NOM Prénom, '' when not known here. */
export function personName(snapshot: Snapshot, entity: 'Agent' | 'Candidat', id: string | null): string {
  const row = rowOf(snapshot, entity, id);
  return row === undefined ? '' : personNameOf(row, entity);
}

/** NOM Prénom, as it is shown. */
export const personNameOf = (row: RawJson, entity: PersonEntity | 'Agent'): string =>
  [textOf(row, lastNameField(entity), entity).toLocaleUpperCase('fr'), textOf(row, 'Prenoms', entity)]
    .filter(Boolean)
    .join(' ');

/** The subject of an application's sentence: its applicant, else its number. */
export const subjectOf = (application: RawJson, snapshot: Snapshot): string =>
  personName(snapshot, 'Candidat', idIn(application, 'CandidatId')) || textOf(application, 'Numero', 'Dossier');
