import { useMemo } from 'react';
import { useAgents } from '#cache/queries/hooks.ts';
import type { AgentView } from '#cache/queries/views.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';

/** As typed, else from the user name (c.moreau → moreau): the service does not say who a user is. */
export function ownNameOf(typed: string, user: string): string {
  if (typed.trim() !== '') return typed;
  const [before = ''] = user.split('@');
  return before.split(/[._\s-]+/u).findLast((part) => part.length > 1) ?? before;
}

/** The agent whom the user chose to be, or the only one who has their user name; undefined for none. */
export function useOwnAgent(): AgentView | undefined {
  const { campusId = '', user = '' } = useSession((session) => session.open?.profile) ?? {};
  const agents = useAgents(campusId ?? '');
  const agentId = useDayChoices((choices) => choices.agentId);
  return useMemo(() => {
    const chosen = agents.find(({ id }) => id === agentId);
    // As whole words: what is guessed is written to applications.
    const own = ` ${foldedWords(ownNameOf('', user))} `;
    const [only, other] = agents.filter(({ name }) => ` ${foldedWords(name)} `.includes(own));
    return chosen ?? (other ? undefined : only);
  }, [agents, agentId, user]);
}
