import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawId } from '../../sync/core/provisional.ts';
import { plain } from '../../sync/core/summary.ts';
import { withOffset } from '../instants.ts';
import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { rejected } from '../planned.ts';
import { replaceStep, textOf } from '../replaceStep.ts';
import type { Wish } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';

/** Interview date (R4.7), agent (R4.5) and custom fields (R2.9) of an application file, as one change. */
export function editFile(intent: Extract<Intent, { kind: 'file.edit' }>, snapshot: Snapshot, tools: Tools): Planned {
  const file = snapshot.current('Dossier', intent.id);
  if (file === undefined) return rejected('unknownEntity');
  const wishes: Wish[] = [];
  const names: Record<string, string> = {};
  if (intent.creneauLibre !== undefined) {
    const creneau = intent.creneauLibre === null ? null : withOffset(intent.creneauLibre, tools.schoolZone);
    if (creneau === undefined) return rejected('notAnInstant');
    wishes.push({ field: 'CreneauLibre', mine: rawOf(creneau) });
  }
  if (intent.agentId !== undefined) {
    if (intent.agentId !== null && !/^[1-9]\d*$/u.test(intent.agentId)) return rejected('unknownEntity');
    if (isOfAnotherCampus(intent.agentId, file, snapshot)) return rejected('agentOfAnotherCampus');
    wishes.push({ field: 'AgentId', mine: intent.agentId === null ? rawOf(null) : rawId('Agent', intent.agentId) });
    const fromName = personName(snapshot, 'Agent', idIn(file, 'AgentId'));
    const toName = personName(snapshot, 'Agent', intent.agentId);
    if (fromName) names['fromName'] = fromName;
    if (toName) names['toName'] = toName;
  }
  for (const { code, valeur } of intent.parametres ?? []) {
    wishes.push({ field: 'Parametres', key: code, mine: rawOf(valeur) });
  }
  const subject = personName(snapshot, 'Candidat', idIn(file, 'CandidatId')) || textOf(file, 'Numero', 'Dossier');
  return replaceStep(snapshot, { entity: 'Dossier', id: intent.id, subject, wishes, names });
}

/** Known to break R4.5. Where a campus is not known it is not checked, and the service has the last word. */
function isOfAnotherCampus(agentId: string | null, file: RawJson, snapshot: Snapshot): boolean {
  const agent = campusOf(snapshot, 'Agent', agentId);
  const path = rowOf(snapshot, 'SessionRecrutement', idIn(file, 'SessionRecrutementId'));
  const campus = path && campusOf(snapshot, 'Programme', idIn(path, 'ProgrammeId'));
  return Boolean(agent) && Boolean(campus) && agent !== campus;
}

function campusOf(snapshot: Snapshot, entity: EntityName, id: string | null): string | null {
  const row = rowOf(snapshot, entity, id);
  return row === undefined ? null : idIn(row, 'EntiteJuridiqueId');
}

const rowOf = (snapshot: Snapshot, entity: EntityName, id: string | null): RawJson | undefined =>
  id === null ? undefined : snapshot.current(entity, id);

/** The id in a reference; null and 0 are none (R2.3). */
function idIn(row: RawJson, field: string): string | null {
  const id = plain(membersOf(row).get(field));
  return id === '' || id === '0' ? null : id;
}

/** NOM Prénom, '' when not known here. */
function personName(snapshot: Snapshot, entity: 'Agent' | 'Candidat', id: string | null): string {
  const row = rowOf(snapshot, entity, id);
  if (row === undefined) return '';
  return [textOf(row, 'Nom', entity).toLocaleUpperCase('fr'), textOf(row, 'Prenoms', entity)].filter(Boolean).join(' ');
}
