import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { thingCount } from '#cache/queries/outbox.ts';
import type { Undone, UndoDirection } from '#stores/session.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { namingStep, sentence, undoneSentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { go, leaveAside, useLatest } from './undone.ts';

const keys: Readonly<Record<UndoDirection, string>> = { undo: 'mod+z', redo: 'mod+shift+z' };

/** What the history says itself, and no intent. */
const isOfHistory = (rejection: Failed['rejection']): rejection is 'nothingLeft' | 'leftAside' | 'bringsBack' =>
  rejection === 'nothingLeft' || rejection === 'leftAside' || rejection === 'bringsBack';
type Failed = Extract<Undone, { readonly ok: false }>;

/** Shows what was undone or redone, with the reverse command; what could not be, and why. Once in the shell. */
export function UndoToast() {
  const { t } = useTranslation();
  const format = useFormat();
  const wording = useWording(useNames());
  const latest = useLatest((state) => state.latest);
  const show = useEffectEvent(({ direction, ended }: NonNullable<typeof latest>) => {
    const first = namingStep(ended.steps);
    if (!first)
      return showToast(
        ended.ok || isOfHistory(ended.rejection)
          ? t(`shell.undo.nothing.${direction}`)
          : t(`common.rejection.${ended.rejection}`),
      );
    const lines = new Set(ended.steps.flatMap(({ line }) => line ?? [])).size;
    const others = thingCount(ended.steps) - 1;
    const what =
      lines > 1
        ? t('shell.undo.lines', { count: lines, number: format.number(lines) })
        : t('shell.undo.what', { what: format.quote(sentence(first, wording)), count: others });
    if (ended.ok) {
      const own = lines > 1 || ended.isAttended || ended.said === 'redo' ? null : undoneSentence(first, wording);
      const back: UndoDirection = ended.said === 'undo' ? 'redo' : 'undo';
      const action = { label: t(`shell.undo.action.${back}`), kbd: keys[back], onPress: () => void go(back) };
      return showToast(
        own !== null
          ? t('shell.undo.what', { what: own, count: others })
          : t(`shell.undo.${ended.isAttended ? `waits.${ended.said}` : ended.follows ? 'follows' : ended.said}`, {
              what,
            }),
        direction === ended.said ? action : undefined,
      );
    }
    if (ended.rejection === 'bringsBack') {
      const again = { label: t('shell.undo.action.redo'), kbd: keys.undo, onPress: () => void go('undo') };
      return showToast(t('shell.undo.bringsBack', { what }), again);
    }
    if (ended.rejection === 'nothingChanged') return showToast(t(`shell.undo.already.${direction}`, { what }));
    if (ended.rejection === 'leftAside') return showToast(t('shell.undo.aside', { what }));
    const aside = { label: t('shell.undo.action.aside'), kbd: 'mod+shift+Backspace', onPress: () => void leaveAside() };
    showToast(t(`shell.undo.stuck.${direction}`, { what, why: t(`common.rejection.${ended.rejection}`) }), aside);
  });
  useEffect(() => {
    if (!latest) return;
    useLatest.setState({ latest: null });
    show(latest);
  }, [latest]);
  return null;
}
