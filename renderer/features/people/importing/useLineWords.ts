import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isParked } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import type { ImportDraft } from './draft.ts';
import type { ImportLine } from './lines.ts';
import type { Columns } from './useColumns.ts';
import type { RunEnd } from './useRun.ts';

interface LineWords {
  /** What becomes of the line, in a word or two. */
  readonly state: string;
  /** Why, or what is to be done. */
  readonly why: string;
}

export function useLineWords(
  draft: Pick<ImportDraft, 'rows' | 'head'>,
  { targets, nameOf }: Columns,
  end: RunEnd | null,
): (line: ImportLine) => LineWords {
  const { t } = useTranslation();
  const { rows, head } = draft;
  return useCallback(
    ({ row, state, problems, candidates }) => {
      const said = (key: string, why = ''): LineWords => ({ state: t(`importing.state.${key}`), why });
      const refused = end?.refused.get(row);
      if (refused !== undefined && state.kind !== 'stored') return said('refused', t(`common.rejection.${refused}`));
      switch (state.kind) {
        case 'problem': {
          const wrong = problems.map(({ target: key, problem, column }) => {
            const target = targets.find(({ id }) => id === key);
            const name = (column !== null && rows[head]?.[column]) || (target ? nameOf(target) : key);
            const text = (column !== null && rows[row]?.[column]) || '';
            return t('importing.about', { name, problem: t(`importing.problem.${problem}`, { text }) });
          });
          return said('problem', wrong.join(' · '));
        }
        case 'ask':
          return said('ask', t('importing.askPerson', { count: candidates.length, name: candidates[0]?.name ?? '' }));
        case 'new':
        case 'out':
          return said(state.kind);
        case 'same': {
          const { name, numero, line } = state.person;
          return line === undefined
            ? said('same', t('importing.samePerson', { name: [name, numero].filter(Boolean).join(' · ') }))
            : said('same', t('importing.ofLine', { number: line + 1 }));
        }
        case 'there':
          return said('there', t(state.isNew ? 'importing.waitsHere' : 'importing.thereAlready'));
        case 'repeats':
          return said('repeats', t('importing.repeatsLine', { number: state.line + 1 }));
        case 'stored':
          return said(storedState(state.steps));
      }
      return state satisfies never;
    },
    [t, nameOf, targets, rows, head, end],
  );
}

/** The least advanced of its steps tells. */
function storedState(steps: readonly Step[]): string {
  if (steps.some(isParked)) return 'toDecide';
  if (steps.every(({ state }) => state.kind === 'applied')) return 'sent';
  return steps.every(({ state }) => state.kind === 'dropped') ? 'givenUp' : 'stored';
}
