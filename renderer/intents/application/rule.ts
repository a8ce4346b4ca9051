import { isNearly } from '#shared/checks/customCode.ts';
import { isId } from '#shared/entities/idForm.ts';
import { sibling } from '#shared/entities/index.ts';
import type { ApplicationEntity } from '#shared/entities/people.ts';
import { elementsOf, membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { plain } from '#sync/rules/summary.ts';
import { codeOf } from '../fields.ts';
import { idIn } from '../idIn.ts';
import type { Members, Moment } from '../intent.ts';
import type { NewValue } from '../replaceStep.ts';
import type { RowRule } from '../rule.ts';
import { isOfAnotherCampus } from './campus.ts';
import { personName, subjectOf } from './personName.ts';

/** Interview date, agent (R4.5), custom fields (R2.9) and any other member of an application, as one change. */
export const applicationRule = (entity: ApplicationEntity): RowRule => ({
  reads: [entity, sibling(entity, 'Candidat'), 'Agent', 'SessionRecrutement', 'Programme'],
  subjectOf: (row, snapshot) => subjectOf(row, snapshot, entity),
  write(field, value) {
    const code = codeOf(field);
    if (code !== null) return { field: 'Parametres', key: code, mine: rawOf(String(value)) };
    const isKnown = field === 'AgentId' || field === 'DecisionId';
    return isKnown && value !== '' && !isId(String(value)) ? 'unknownEntity' : undefined;
  },
  problemOf(newValues, row, snapshot) {
    const agent = wanted(newValues, 'AgentId');
    const path = wanted(newValues, 'SessionRecrutementId') ?? idIn(row, 'SessionRecrutementId');
    if (agent !== undefined && isOfAnotherCampus(agent, path, snapshot)) return 'agentOfAnotherCampus';
    const codes = codesIn(row);
    for (const { key } of newValues) {
      if (key === undefined) continue;
      if (isNearly(key, codes)) return 'sameCode';
      codes.push(key);
    }
    return null;
  },
  namesOf(newValues, row, snapshot) {
    const agent = wanted(newValues, 'AgentId');
    if (agent === undefined) return {};
    const fromName = personName(snapshot, 'Agent', idIn(row, 'AgentId'));
    const toName = personName(snapshot, 'Agent', agent);
    return { ...(fromName && { fromName }), ...(toName && { toName }) };
  },
});

/** The id that is wanted of a reference: null for none; undefined where it stays as it is. */
function wanted(newValues: readonly NewValue[], field: string): string | null | undefined {
  const newValue = newValues.find((each) => each.field === field);
  return newValue && (plain(newValue.mine) || null);
}

export function codesIn(application: RawJson): string[] {
  const list = membersOf(application).get('Parametres');
  return list?.startsWith('[') ? elementsOf(list).map((entry) => plain(membersOf(entry).get('Code'))) : [];
}

/** Decision, day, and the state that goes with it. Null removes decision and day; the state before is unknown. */
export const decided = (
  decision: { readonly id: string; readonly date: Moment; readonly stateId?: string | null } | null,
): Members<'Dossier'> => ({
  DecisionId: decision?.id ?? '',
  DateDecision: decision?.date ?? '',
  ...(decision?.stateId && { EtatCandidatureId: decision.stateId }),
});
