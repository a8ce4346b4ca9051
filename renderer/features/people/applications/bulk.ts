import type { AgentView, ApplicationView } from '#cache/queries/views.ts';
import { shownFieldsOf } from '#forms/fields/groups.ts';
import { areTwoCampuses } from '#intents/application/campus.ts';
import { decided } from '#intents/application/rule.ts';
import type { Members } from '#intents/intent.ts';
import type { Effect } from '#pages/bulk/BulkDialog.tsx';

export const bulkParts = ['decision', 'state', 'agent'] as const;
export type BulkPart = (typeof bulkParts)[number];

export const partWords: Readonly<Record<BulkPart, string>> = {
  decision: 'common.word.decision',
  state: 'common.word.state',
  agent: 'common.personKind.agent',
};

export const membersOf: Readonly<Record<BulkPart, readonly string[]>> = {
  decision: ['DecisionId', 'DateDecision', 'EtatCandidatureId'],
  state: ['EtatCandidatureId'],
  agent: ['AgentId'],
};

/** The others, chosen by name: a decision has its day and state, and an agent is of the campus (R4.5). */
export const otherFields = shownFieldsOf('Dossier').filter((field) =>
  bulkParts.every((part) => !membersOf[part].includes(field)),
);

export const idOf: Readonly<Record<BulkPart, (application: ApplicationView) => string | null>> = {
  decision: ({ decisionId }) => decisionId,
  state: ({ stateId }) => stateId,
  agent: ({ agentId }) => agentId,
};

/**
 * Null for none. `stateFor`: written with a decision, or null for its own. An agent is of the application's campus
 * (R4.5).
 */
export function effectsOf(
  applications: readonly ApplicationView[],
  part: BulkPart,
  value: string | null,
  agents: readonly AgentView[],
  stateFor: (application: ApplicationView) => string | null = () => null,
): readonly Effect<ApplicationView, 'otherCampus'>[] {
  const agentCampus = (part === 'agent' && agents.find(({ id }) => id === value)?.campusId) || null;
  return applications.map((row) => {
    const stateId = stateFor(row);
    if (idOf[part](row) === value && (stateId === null || row.stateId === stateId)) return { row, leftOut: 'same' };
    return { row, leftOut: areTwoCampuses(agentCampus, row.campusId) ? 'otherCampus' : null };
  });
}

/** The state that is written in an application with a decision; null where it keeps its own, as those in `kept` do. */
export const stateOf = (
  { stateId: own }: Pick<ApplicationView, 'stateId'>,
  { stateId, kept }: { readonly stateId: string | null; readonly kept: ReadonlySet<string> },
): string | null => (own !== null && kept.has(own) ? null : stateId);

/**
 * With a decision's state; one that has the decision keeps its day. Null where nothing was chosen, or a state would go.
 */
export function changeOf(
  { decisionId }: Pick<ApplicationView, 'decisionId'>,
  part: BulkPart,
  value: string | null,
  decidedAt: number,
  stateId: string | null = null,
): Members<'Dossier'> | null {
  if (part === 'agent') return { AgentId: value ?? '' };
  if (part === 'decision' && stateId !== null && decisionId === value) return { EtatCandidatureId: stateId };
  if (part === 'decision') return decided(value === null ? null : { id: value, date: decidedAt, stateId });
  return value === null ? null : { EtatCandidatureId: value };
}
