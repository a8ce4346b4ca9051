import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useSession } from '../stores/session.ts';
import type { Undone } from '../stores/session.ts';
import { showToast, useFormat } from '../ui/index.ts';
import { sentence } from '../wording/summary.ts';
import { useNames } from '../wording/useNames.ts';
import { useWording } from '../wording/useWording.ts';

type Way = 'undo' | 'redo';

/** What was last undone or done again, until it has been told. */
const useLatest = create<{ readonly latest: { readonly way: Way; readonly ended: Undone } | null }>(() => ({ latest: null }));

/** Takes back what was done last, or does again what was taken back last. */
export async function go(way: Way): Promise<void> {
  const { commands } = useSession.getState();
  const ended = await (way === 'undo' ? commands?.undoLast() : commands?.redoLast());
  if (ended) useLatest.setState({ latest: { way, ended } });
}

const other: Readonly<Record<Way, { readonly way: Way; readonly kbd: string }>> = {
  undo: { way: 'redo', kbd: 'mod+shift+z' },
  redo: { way: 'undo', kbd: 'mod+z' },
};

/** Says what was undone or done again, with the way back. Once in the shell. */
export function UndoToast() {
  const { t } = useTranslation();
  const format = useFormat();
  const wording = useWording(useNames());
  const latest = useLatest((state) => state.latest);
  useEffect(() => {
    if (!latest) return;
    useLatest.setState({ latest: null });
    const { way, ended } = latest;
    const [first] = ended.steps;
    if (!first) return showToast(t(`shell.undo.nothing.${way}`));
    const what = t('shell.undo.what', { what: format.quote(sentence(first, wording)), count: ended.steps.length - 1 });
    if (!ended.ok) return showToast(`${what}. ${t(`common.rejection.${ended.rejection}`)}`);
    const back = other[way];
    showToast(t(`shell.undo.${ended.follows ? 'follows' : way}`, { what }), { label: t(`shell.undo.${back.way}Action`), kbd: back.kbd, onPress: () => void go(back.way) });
  }, [latest, t, format, wording]);
  return null;
}
