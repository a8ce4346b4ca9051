import type { Bugs } from './mutant.ts';
import { hears } from './mutant.ts';

/** Mistakes that production had and few histories show: the regressions hold a script for each. */
export const rareBugs: Bugs = {
  'leaves every id that it was given out of a look-up': {
    breach: /^I[34]:/u,
    advance: hears((event, { given, steps }) => {
      if (event.kind !== 'prepared') return event;
      const ids = [...given.values()]
        .filter(({ entity }) => entity === steps.get(event.stepId)?.entity)
        .map(({ id }) => id);
      return { ...event, seenBefore: [...event.seenBefore, ...ids] };
    }),
  },
  'takes a receipt that is kept again for a confirmation': {
    breach: /^I23:/u,
    outbox: (inner) => ({
      load: () => inner.load(),
      commit: (commit) =>
        inner.commit({
          ...commit,
          removeSteps: [...(commit.removeSteps ?? []), ...(commit.putReceipts ?? []).map(({ id }) => id)],
        }),
    }),
  },
};
