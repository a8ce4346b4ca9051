import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { isParked } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import { useFormat } from '#ui/index.ts';
import type { ImportDraft } from './draft.ts';
import type { ImportLine } from './lines.ts';
import type { Target } from './targets.ts';
import type { RunEnd } from './useRun.ts';
import { useTargetName } from './useTargetName.ts';

export interface LineWords {
  /** What becomes of the line, in a word or two. */
  readonly state: string;
  /** Why, or what is to be done. */
  readonly why: string;
}

/** What becomes of a line, in words. */
export function useLineWords(
  { rows, head }: Pick<ImportDraft, 'rows' | 'head'>,
  targets: readonly Target[],
  end: RunEnd | null,
): (line: ImportLine) => LineWords {
  const { t } = useTranslation();
  const { language } = useFormat();
  const nameOf = useTargetName();
  const byId = useMemo(() => new Map(targets.map((target) => [target.id, target])), [targets]);
  return useCallback(
    (line) => {
      const { state, problems, candidates, address } = line;
      const addressWords = (): string => {
        const [bearer] = address?.bearers ?? [];
        if (bearer) return t('importing.addressOf', { kind: namesOf(bearer.entity, language).one, name: bearer.name });
        return address?.line === undefined
          ? t('importing.addressKnown')
          : t('importing.addressOfLine', { number: address.line + 1 });
      };
      const said = (key: string, why = ''): LineWords => ({ state: t(`importing.state.${key}`), why });
      const refused = end?.refused.get(line.row);
      if (refused !== undefined && state.kind !== 'stored') return said('refused', t(`common.rejection.${refused}`));
      switch (state.kind) {
        case 'problem':
          return said(
            'problem',
            problems
              .map(({ target: id, problem, column }) => {
                const target = byId.get(id);
                const name = (column !== null && rows[head]?.[column]) || (target ? nameOf(target) : id);
                const text = (column !== null && rows[line.row]?.[column]) || '';
                return t('importing.about', { name, problem: t(`importing.problem.${problem}`, { text }) });
              })
              .join(' · '),
          );
        case 'ask':
          return state.about === 'person'
            ? said('ask', t('importing.askPerson', { count: candidates.length, name: candidates[0]?.name ?? '' }))
            : said('ask', addressWords());
        case 'new':
          return said(
            'new',
            state.address === undefined ? '' : t(`importing.with.${state.address === 'own' ? 'own' : 'share'}`),
          );
        case 'same': {
          const person = candidates.find((each) => each.line === undefined && each.id === state.personId);
          return said(
            'same',
            t('importing.samePerson', {
              name: [person?.name, person?.line === undefined ? person?.numero : ''].filter(Boolean).join(' · '),
            }),
          );
        }
        case 'sameLine':
          return said('same', t('importing.ofLine', { number: state.line + 1 }));
        case 'there':
          return said('there', t(state.isNew ? 'importing.waitsHere' : 'importing.thereAlready'));
        case 'repeats':
          return said('repeats', t('importing.repeatsLine', { number: state.line + 1 }));
        case 'out':
          return said('out');
        case 'stored':
          return said(storedState(state.steps), '');
      }
      return state satisfies never;
    },
    [t, language, nameOf, byId, rows, head, end],
  );
}

/** The least advanced of its steps tells. */
function storedState(steps: readonly Step[]): string {
  if (steps.some(isParked)) return 'toDecide';
  if (steps.every(({ state }) => state.kind === 'applied')) return 'sent';
  if (steps.every(({ state }) => state.kind === 'dropped')) return 'givenUp';
  return 'stored';
}
