import { useCallback } from 'react';
import { useStepsOfIntent } from '#cache/queries/hooks.ts';
import type { Intent } from '#intents/intent.ts';
import { keyOf } from '#intents/intentKey.ts';
import { useCommand } from '#stores/commit.ts';
import type { Committing } from '#stores/commit.ts';
import { rejectionIn } from '#stores/session.ts';
import type { Attended, RejectionReason } from '#stores/session.ts';
import { whileBeingSent } from '#stores/sync.ts';
import type { Submission } from '#sync/ports.ts';

/** How a change that was stored and sent at once ended. `step`: its id in the outbox, or of its receipt. */
export type Sent =
  | (Attended & { readonly step: string })
  | { readonly kind: 'rejected'; readonly rejection: RejectionReason }
  /** It changes nothing. */
  | { readonly kind: 'nothing' };

interface SendOptions {
  readonly submission?: Submission;
  /** The id of a change that was refused: sent again as it is where the intent changes nothing of it (R3.5). */
  readonly refused?: string;
  readonly onKept?: () => void;
}

/** Sends an attended change that was refused once more, as it is. `onKept`: as of `useSendNow`. */
export const sendAgain = (commands: Committing, id: string, about: string, onKept?: () => void): Promise<Attended> =>
  whileBeingSent(id, async () => {
    if (!(await commands.retry(id))) return { kind: 'storage' };
    onKept?.();
    return commands.attend(id, about);
  });

/**
 * Sends an attended change (R3.0), or a waiting step by id. `about`: in the confirmation (R4.3). Null when repeated.
 * What cannot be sent waits for the user. `onKept`: once it is stored (I1) or changes nothing, before anything leaves.
 * The same function at each render.
 */
export function useSendNow(): (
  what: Intent | { readonly stepId: string },
  about: string,
  options?: SendOptions,
) => Promise<Sent | null> {
  const stepsOf = useStepsOfIntent();
  const commit = useCommand(
    async (
      commands,
      what: Intent | { readonly stepId: string },
      about: string,
      { submission = { id: crypto.randomUUID() }, refused, onKept }: SendOptions,
    ): Promise<Sent> => {
      const sendAll = async (stepIds: readonly string[]): Promise<Sent> => {
        onKept?.();
        let last: Sent = { kind: 'nothing' };
        // One change may be two steps: what may wait, and what the user sends. The first that fails is reported.
        for (const step of stepIds) {
          last = { ...(await commands.attend(step, about)), step };
          if (last.kind !== 'applied' && last.kind !== 'waits') return last;
        }
        return last;
      };
      if ('stepId' in what) return sendAll([what.stepId]);
      return whileBeingSent(submission.id, async () => {
        const accepted = await commands.dispatch(what, submission);
        const rejection = rejectionIn(accepted);
        if (rejection) return { kind: 'rejected', rejection };
        if (accepted.ok || refused === undefined) return sendAll(accepted.ok ? stepsOf(accepted.intentId) : []);
        return { ...(await sendAgain(commands, refused, about, onKept)), step: refused };
      });
    },
    (what) => ('stepId' in what ? what.stepId : keyOf(what)),
    ({ kind }) => kind !== 'rejected' && kind !== 'storage',
  );
  return useCallback(async (what, about, options = {}) => (await commit(what, about, options)) ?? null, [commit]);
}
