import type { AgentView, ApplicationView } from '#cache/queries/views.ts';
import { isCampusOfAnother } from '#intents/application/known.ts';
import { decided } from '#intents/application/rule.ts';
import type { Members } from '#intents/intent.ts';

/** What of an application can be changed together with that of others. */
export const togetherParts = ['decision', 'state', 'agent'] as const;
export type TogetherPart = (typeof togetherParts)[number];

/** What becomes of one application: changed, or left out and why. */
export interface Effect {
  readonly application: ApplicationView;
  /** Id of what it has now; null for none. */
  readonly before: string | null;
  readonly leftOut: 'same' | 'otherCampus' | null;
}

const idOf: Readonly<Record<TogetherPart, (application: ApplicationView) => string | null>> = {
  decision: ({ decisionId }) => decisionId,
  state: ({ stateId }) => stateId,
  agent: ({ agentId }) => agentId,
};

/** What a value, null for none, would change in each application. An agent is of the application's campus (R4.5). */
export function effectsOf(
  applications: readonly ApplicationView[],
  part: TogetherPart,
  value: string | null,
  agents: readonly AgentView[],
): readonly Effect[] {
  const agentCampus = (part === 'agent' && agents.find(({ id }) => id === value)?.campusId) || null;
  return applications.map((application) => {
    const before = idOf[part](application);
    if (before === value) return { application, before, leftOut: 'same' };
    return {
      application,
      before,
      leftOut: isCampusOfAnother(agentCampus, application.campusId) ? 'otherCampus' : null,
    };
  });
}

/** The members to change in each; null where nothing was chosen, or a state would be removed. */
export function changeOf(part: TogetherPart, value: string | null, decidedAt: number): Members<'Dossier'> | null {
  if (part === 'agent') return { AgentId: value ?? '' };
  if (part === 'decision') return decided(value === null ? null : { id: value, date: decidedAt });
  return value === null ? null : { EtatCandidatureId: value };
}
