import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { placesFor } from '#timeGrid/gesture/places.ts';
import type { Places, Span } from '#timeGrid/gesture/span.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { namesOf } from '../act/names.ts';
import type { LinkedChanges } from '../act/useLinked.ts';

/** Where copies go, and whether they are a new group: copies of a whole group are (R2.10). */
export interface Copies {
  readonly events: readonly ShownEvent[];
  readonly places: Places;
  readonly linked: boolean;
}

/** Two ways to copy linked events: the one alone, or all of its group. */
export interface CopyQuestion {
  readonly alone: Copies;
  readonly all: Copies;
}

interface CopyingOptions {
  readonly events: readonly ShownEvent[];
  /** Where the pointer is, epoch ms. */
  readonly pointed: { readonly current: number | null };
  /** The event, with those that are chosen together with it. */
  readonly togetherWith: (event: ShownEvent) => readonly ShownEvent[];
  readonly linkedWith: LinkedChanges['linkedWith'];
  /** The target of Ctrl C. */
  readonly chosen: () => readonly ShownEvent[];
  /** Where Ctrl V puts events while the pointer is outside the days, epoch ms. */
  readonly after: () => number | undefined;
  readonly onCopied: (id: string, span: Span) => void;
}

/** Copies of events, by Ctrl and dragging or by Ctrl C and Ctrl V. Linked events ask first (R2.10). */
export function useCopying({ events, pointed, togetherWith, linkedWith, chosen, after, onCopied }: CopyingOptions) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const [question, setQuestion] = useState<CopyQuestion | null>(null);

  /** The events linked with those of the clipboard when they were copied. */
  const linkedThen = useRef<readonly ShownEvent[]>([]);

  const keepCopy = async ({ events: these, places, linked }: Copies): Promise<void> => {
    setQuestion(null);
    // A copy of an interview is its application's too.
    const ofApplication = (id: string) => {
      const reference = these.find((each) => each.id === id && each.linked)?.reference;
      return reference === undefined ? {} : { reference };
    };
    const events = Array.from(places, ([id, span]) => ({ id, ...span, ...ofApplication(id) }));
    const [span] = [...places.values()].sort((a, b) => a.debut - b.debut);
    if (!span) return;
    const name = namesOf(inTime(these), t);
    const said = t('calendar.doing.copy.copied', { name, count: places.size, when: format.dayTime(span.debut) });
    const [first] = (await begin([]).keep({ kind: 'copy', events, linked }, { said })) ?? [];
    if (first !== undefined) onCopied(first, span);
  };
  const copyTo = async (
    these: readonly ShownEvent[],
    others: readonly ShownEvent[],
    placed: (all: readonly ShownEvent[]) => Places,
  ): Promise<void> => {
    const copies = (all: readonly ShownEvent[]): Copies => ({ events: all, places: placed(all), linked: isGroup(all) });
    if (others.length === 0) await keepCopy(copies(these));
    else setQuestion({ alone: copies(these), all: copies([...these, ...others]) });
  };
  const onCopy = async (id: string, span: Span): Promise<void> => {
    const event = events.find((each) => each.id === id);
    if (!event) return;
    if (event.interview) return showToast(t('calendar.views.application.notCopied'));
    const these = togetherWith(event).filter(({ interview }) => !interview);
    await copyTo(these, linkedWith(these), (all) => placesFor(event, span, all, format.zone));
  };
  const paste = (these: readonly ShownEvent[], at: number | undefined): void => {
    const [first] = inTime(these);
    const debut = at ?? first?.fin;
    if (!first || debut === undefined) return;
    const there = { debut, fin: debut + first.fin - first.debut };
    void copyTo(these, linkedThen.current, (all) => placesFor(first, there, all, format.zone));
  };
  const latestCopy = useRef<{ readonly text: string; readonly events: readonly ShownEvent[] } | null>(null);
  const copied = (): readonly ShownEvent[] => latestCopy.current?.events ?? [];
  /** Returns the events in words, which are what the system's clipboard holds. */
  const copy = (these: readonly ShownEvent[]): string => {
    const text = these.map((event) => `${event.nom || event.typeName}, ${format.dayRange(event.debut, event.fin)}`);
    latestCopy.current = { text: text.join('\n'), events: these };
    linkedThen.current = linkedWith(these);
    showToast(t('calendar.doing.toast.copied', { name: namesOf(these, t), count: these.length }));
    return latestCopy.current.text;
  };
  const copyByKey = useEffectEvent((event: ClipboardEvent) => {
    const these = chosen();
    if (these.length === 0 || !isOnGrid() || document.getSelection()?.isCollapsed === false) return;
    event.clipboardData?.setData('text/plain', copy(these));
    event.preventDefault();
  });
  const pasteByKey = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n');
    // Something else was copied since: it is not ours.
    if (!latestCopy.current || latestCopy.current.text !== text || !isOnGrid()) return;
    event.preventDefault();
    paste(copied(), pointed.current ?? after());
  });
  // The page's own copy and paste events: the menu works too, and a text selection is copied as text.
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('copy', (event) => copyByKey(event), { signal: listening.signal });
    document.addEventListener('paste', (event) => pasteByKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return {
    copy: async (these: readonly ShownEvent[]): Promise<void> => {
      const refused = (): void => showToast(t('calendar.doing.toast.copiedHere'));
      await navigator.clipboard.writeText(copy(these)).catch(refused);
    },
    copied,
    /** Copies what was copied to a moment, epoch ms. */
    pasteAt: (at: number): void => paste(copied(), at),
    question,
    close: () => setQuestion(null),
    keepCopy,
    onCopy,
  };
}

/** Not in a field, and not in a dialog above the calendar. */
function isOnGrid(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, [contenteditable]')) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

const inTime = (events: readonly ShownEvent[]): readonly ShownEvent[] => events.toSorted((a, b) => a.debut - b.debut);

const isGroup = (events: readonly ShownEvent[]): boolean =>
  events.length > 1 && events.every(({ group }) => group !== null && group === events[0]?.group);
