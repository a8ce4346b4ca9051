import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useInterviews } from '../../cache/queries/hooks.ts';
import { useSession } from '../../stores/session.ts';
import { addDays, keysNow, runShortcut, useFormat, useKeySettings, useNow } from '../../ui/index.ts';
import type { Shortcut } from '../../ui/index.ts';
import { showEvent, showInterview } from '../destinations.ts';
import { shortcutWords } from '../sheet/tables.ts';
import type { PaletteItem } from './item.ts';

/** Days before and after today whose events and interviews are offered. */
const before = 7;
const after = 28;

/** Keys that move in a list or close it are no action of their own. */
const isAction = ({ id }: Shortcut): boolean => !id.startsWith('lists.') && id !== 'app.palette';

/** What a person can do where they stand: `here` was read before the palette took the keys. */
export function useActions(here: readonly Shortcut[]): readonly PaletteItem[] {
  const { t } = useTranslation();
  const settings = useKeySettings();
  return useMemo(
    () =>
      here.filter(isAction).map((shortcut) => ({
        id: shortcut.id,
        group: 'action',
        text: shortcutWords(shortcut, t),
        keys: keysNow(shortcut, settings),
        run: () => void runShortcut(shortcut.id),
      })),
    [here, settings, t],
  );
}

/** Events and interviews of the weeks around today, on the campus. */
export function useNearItems(): readonly PaletteItem[] {
  const format = useFormat();
  const today = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const range = { campusId, from: format.startOfDay(addDays(today, -before)), to: format.endOfDay(addDays(today, after)) };
  const events = useEvents(range);
  const interviews = useInterviews(range);
  return useMemo(() => {
    const files = interviews.map(({ id, applicantName, numero, pathName, creneau }): PaletteItem => ({
      id: `file/${id}`,
      group: 'file',
      text: applicantName,
      detail: [numero, pathName, format.dayTime(creneau)].filter(Boolean).join(' · '),
      run: () => showInterview(id, format.dayOf(creneau)),
    }));
    // The nearest to today first: of what is found equally well, it is more likely meant.
    const now = format.startOfDay(today);
    const near = events.toSorted((a, b) => Math.abs(a.debut - now) - Math.abs(b.debut - now));
    return files.concat(
      near.map(({ id, nom, typeName, debut, enseignants }) => ({
        id: `event/${id}`,
        group: 'event',
        text: nom || typeName,
        detail: [format.dayTime(debut), nom && typeName, enseignants].filter(Boolean).join(' · '),
        run: () => showEvent(id, format.dayOf(debut)),
      })),
    );
  }, [events, interviews, format, today]);
}
