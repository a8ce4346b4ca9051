import { dependentsOf } from '#sync/rules/order.ts';
import { isBusyAnswer } from '#sync/rules/reactions.ts';
import { isStoppedByCarnet, saidAgainst } from '#sync/rules/refusals.ts';
import { isOfGoneRow, isTakenByOther, openSecondRows, questionOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { fieldLabel } from '#wording/fields.ts';
import { briefCause } from '#wording/sentWords.ts';
import { holdWords } from '#wording/stepState.ts';
import { stepLines } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import { conflictRows } from './choices.ts';

export function stateWords(step: Step, steps: readonly Step[], wording: Wording): string {
  const { state } = step;
  switch (state.kind) {
    case 'waiting':
      return holdWords(step, steps, wording) ?? wording.t('common.mark.waiting');
    case 'sending':
      return wording.t('common.mark.sending');
    case 'doubt':
      return wording.t(state.asked ? 'common.mark.doubt' : 'changes.state.checking');
    case 'conflict':
      return wording.t('changes.state.conflict', { count: state.conflicts.length });
    case 'refused':
      return refusalWords(step, wording);
    case 'applied':
      if (questionOf(step) === 'secondRow') return wording.t('changes.state.secondRow');
      return state.receipt.outcome === 'verified'
        ? wording.t('changes.state.verified', { time: wording.time(state.at) })
        : wording.t(`common.mark.${state.receipt.outcome}`);
    case 'dropped':
      break;
  }
  return wording.t(`changes.state.${endingOf(step)}`);
}

/** Why a change does not go on by itself, in a few words: who said no. */
export function refusalWords(step: Step, { t }: Pick<Wording, 't'>): string {
  if (isOfGoneRow(step)) return t('changes.state.gone');
  if (isTakenByOther(step)) return t('common.mark.doubt');
  return t(isStoppedByCarnet(step) ? 'changes.state.held' : 'changes.state.refused');
}

/** How the user ended a change: by taking the service's version, by creating its row again, or by discarding it. */
export function endingOf({ decisions = [] }: Step): 'gaveWay' | 'givenUp' | 'recreated' {
  const last = decisions.at(-1);
  if (last?.choice === 'recreated') return 'recreated';
  return last?.about === 'conflict' && last.choice !== 'givenUp' ? 'gaveWay' : 'givenUp';
}

/** What the service may have of a change that the user ended, or that the user took the service's version. */
export function remainsOf(step: Step): 'mayHaveArrived' | 'wasRefused' | 'wasGone' | 'gaveWay' | 'nothingSent' {
  if (step.state.kind === 'dropped' && step.state.mayHaveArrived) return 'mayHaveArrived';
  if (endingOf(step) === 'gaveWay') return 'gaveWay';
  // After a refused creation the service may still have such a row: from another attempt, or created by a colleague.
  const about = step.decisions?.at(-1)?.about;
  if (about === 'gone') return 'wasGone';
  return about === 'refusal' ? 'wasRefused' : 'nothingSent';
}

/** The service's own words against a change, quoted and never interpreted (R3.5); null where it gave none. */
export function quoted(step: Step, { t }: Pick<Wording, 't'>): string | null {
  const text = saidAgainst(step)?.detail;
  return text === undefined ? null : t('changes.detail.quote', { text });
}

/** Why a change waits; for a busy service, until when. Null when nothing went wrong. */
export function waitsFor(step: Step, wording: Wording): string | null {
  if (step.state.kind !== 'waiting' || step.state.failure === null) return null;
  const { failure, notBefore } = step.state;
  return isBusyAnswer(failure) && notBefore !== null
    ? wording.t('common.busyUntil', { time: wording.clock(notBefore) })
    : (quoted(step, wording) ?? wording.t(`common.failure.${failure.kind}`));
}

/** What was answered, why it waits, where it will be; null for nothing. */
export function detailWords(step: Step, steps: readonly Step[], wording: Wording): string | null {
  const { state } = step;
  switch (state.kind) {
    case 'conflict': {
      const [row] = conflictRows(step);
      if (!row) return null;
      const value = stepLines(step, row, row.theirs, wording).join(' ');
      return wording.t('changes.detail.serviceSays', { field: fieldLabel(step.entity, row.unit, wording), value });
    }
    case 'doubt': {
      const said = quoted(step, wording);
      if (!state.asked) return said ?? wording.t('changes.detail.checking');
      const held = dependentsOf(steps, step).length;
      const cause = [briefCause(state, wording), said].filter((words) => words !== null).join(' ');
      return held === 0 ? cause : wording.t('changes.detail.lostHolding', { cause, count: held });
    }
    case 'refused':
      if (state.failure.rule) return wording.t(`common.rejection.${state.failure.rule}`);
      if (isOfGoneRow(step)) return wording.t('changes.gone.kept');
      return quoted(step, wording) ?? wording.t(`common.failure.${state.failure.kind}`);
    case 'waiting':
      if (state.failure) return waitsFor(step, wording);
      return step.parentPath && step.parentPath.length > 0 ? step.parentPath.join(' › ') : null;
    case 'applied':
      if (questionOf(step) === 'secondRow')
        return wording.t('changes.detail.secondRow', {
          own: step.target,
          second: openSecondRows(step)
            .map(({ id }) => id)
            .join(', '),
        });
      if (state.receipt.existed) return wording.t('changes.story.existed');
      if (state.receipt.recreated) return wording.t('changes.gone.madeAgain', { id: step.target });
      return state.receipt.outcome === 'changed'
        ? wording.t('changes.detail.keptOtherwise', {
            fields: state.receipt.changedFields.map((field) => fieldLabel(step.entity, field, wording)).join(', '),
          })
        : null;
    case 'dropped':
      return wording.t(`changes.detail.${remainsOf(step)}`);
    case 'sending':
      break;
  }
  return null;
}
