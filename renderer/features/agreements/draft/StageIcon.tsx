import { useTranslation } from 'react-i18next';
import { Mark } from '#ui/index.ts';
import type { MarkState } from '#ui/index.ts';
import type { StageState, StageView } from './stages.ts';

function markOf(state: StageState): MarkState | null {
  if (state.kind === 'done') return state.receipt?.outcome ?? 'unverifiable';
  if (state.kind === 'givenUp') return 'dropped';
  if (state.kind === 'toDo') return null;
  if (state.kind === 'leaving') return 'sending';
  const { kind } = state.step.state;
  return kind === 'applied' || kind === 'dropped' ? null : kind;
}

function wordsOf({ kind, state }: StageView): string {
  // It is asked when its turn comes, in the middle of what one press sends (R4.3).
  if (state.kind === 'toDo' && kind === 'synchronise') return 'toConfirm';
  if (state.kind === 'done') return state.id === '' ? 'done' : 'doneAs';
  if (state.kind === 'givenUp') return state.mayHaveArrived ? 'mayHaveArrived' : 'givenUp';
  if (state.kind === 'leaving') return 'sending';
  if (state.kind !== 'underway') return state.kind;
  if (state.step.state.kind === 'sending') return 'sending';
  return state.step.attended ? 'attended' : 'waiting';
}

export function StageIcon({ stage }: { readonly stage: StageView }) {
  const { t } = useTranslation();
  const { state } = stage;
  const mark = markOf(state);
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-help text-text-3">
      {mark && <Mark state={mark} label="" />}
      <span className="min-w-0 break-words">
        {t(`agreements.draft.state.${wordsOf(stage)}`, { id: state.kind === 'done' ? state.id : '' })}
      </span>
    </span>
  );
}
