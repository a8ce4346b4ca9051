import { sameCode } from '#shared/checks/customCode.ts';
import { elementsOf, membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { plain } from '#sync/rules/summary.ts';
import { wishOf } from '../fields.ts';
import { withOffset } from '../instants.ts';
import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { rejected, together } from '../planned.ts';
import { replaceStep } from '../replaceStep.ts';
import type { Wish } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';
import { idIn, isOfAnotherCampus, personName, subjectOf } from './known.ts';

/** Interview date (R4.7), agent (R4.5), custom fields (R2.9) and any other member of an application, as one change. */
export function editApplication(
  intent: Extract<Intent, { kind: 'application.edit' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned {
  const application = snapshot.current('Dossier', intent.id);
  if (application === undefined) return rejected('unknownEntity');
  const wishes: Wish[] = [];
  const names: Record<string, string> = {};
  if (intent.creneauLibre !== undefined) {
    const creneau = intent.creneauLibre === null ? null : withOffset(intent.creneauLibre, tools.schoolZone);
    if (creneau === undefined) return rejected('notAnInstant');
    wishes.push({ field: 'CreneauLibre', mine: rawOf(creneau) });
  }
  if (intent.agentId !== undefined) {
    if (intent.agentId !== null && !/^[1-9]\d*$/u.test(intent.agentId)) return rejected('unknownEntity');
    const path =
      intent.fields?.find(({ field }) => field === 'SessionRecrutementId')?.value ??
      idIn(application, 'SessionRecrutementId');
    if (isOfAnotherCampus(intent.agentId, path, snapshot)) return rejected('agentOfAnotherCampus');
    wishes.push({ field: 'AgentId', mine: intent.agentId === null ? rawOf(null) : rawId('Agent', intent.agentId) });
    const fromName = personName(snapshot, 'Agent', idIn(application, 'AgentId'));
    const toName = personName(snapshot, 'Agent', intent.agentId);
    if (fromName) names['fromName'] = fromName;
    if (toName) names['toName'] = toName;
  }
  const codes = codesIn(application);
  for (const { code, valeur } of intent.parametres ?? []) {
    if (!codes.includes(code) && sameCode(code, codes) !== undefined) return rejected('sameCode');
    codes.push(code);
    wishes.push({ field: 'Parametres', key: code, mine: rawOf(valeur) });
  }
  for (const field of intent.fields ?? []) {
    const wish = wishOf('Dossier', field, tools);
    if (typeof wish === 'string') return rejected(wish);
    wishes.push(wish);
  }
  return replaceStep(snapshot, {
    entity: 'Dossier',
    id: intent.id,
    subject: subjectOf(application, snapshot),
    wishes,
    names,
  });
}

/** The codes of the custom fields of an application. */
function codesIn(application: RawJson): string[] {
  const list = membersOf(application).get('Parametres');
  return list?.startsWith('[') ? elementsOf(list).map((entry) => plain(membersOf(entry).get('Code'))) : [];
}

/** One replacement each; an application that has the value already is left out. */
export const editApplications = (
  { ids, change }: Extract<Intent, { kind: 'application.editAll' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned =>
  together(
    ids.map((id) => {
      if ('decision' in change)
        return decideApplication({ kind: 'application.decide', id, decision: change.decision }, snapshot, tools);
      const edit = 'agentId' in change ? change : { fields: [{ field: 'EtatCandidatureId', value: change.stateId }] };
      return editApplication({ kind: 'application.edit', id, ...edit }, snapshot, tools);
    }),
  );

/** The decision and its day go together: one without the other would be half a decision. */
export function decideApplication(
  intent: Extract<Intent, { kind: 'application.decide' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned {
  const { id, decision } = intent;
  const application = snapshot.current('Dossier', id);
  if (application === undefined || (decision && !/^[1-9]\d*$/u.test(decision.id))) return rejected('unknownEntity');
  const date = decision && withOffset(decision.date, tools.schoolZone);
  if (date === undefined) return rejected('notAnInstant');
  return replaceStep(snapshot, {
    entity: 'Dossier',
    id,
    subject: subjectOf(application, snapshot),
    wishes: [
      { field: 'DecisionId', mine: decision ? rawId('Dossier', decision.id) : rawOf(null) },
      { field: 'DateDecision', mine: rawOf(date) },
    ],
  });
}
