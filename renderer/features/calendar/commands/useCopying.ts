import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { placesFor } from '#timeGrid/gesture/places.ts';
import type { Places, Span } from '#timeGrid/gesture/span.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { useUndoToast } from '#wording/useUndoToast.ts';
import type { LinkedChanges } from './useLinked.ts';
import { namesOf } from './useTargets.ts';

/** Where copies go, and whether they are a new group: copies of a whole group are (R2.10). */
export interface Copies {
  readonly events: readonly EventView[];
  readonly places: Places;
  readonly linked: boolean;
}

/** Two ways to copy linked events: the one alone, or all of its group. */
export interface CopyQuestion {
  readonly alone: Copies;
  readonly all: Copies;
}

interface Options {
  readonly events: readonly EventView[];
  /** Where the pointer is, epoch ms. */
  readonly pointed: { readonly current: number | null };
  /** The event, with those that are chosen together with it. */
  readonly togetherWith: (event: EventView) => readonly EventView[];
  readonly linkedWith: LinkedChanges['linkedWith'];
  /** The target of Ctrl C. */
  readonly chosen: () => readonly EventView[];
  /** Where Ctrl V puts events while the pointer is outside the days, epoch ms. */
  readonly after: () => number | undefined;
  /** The first of the copies, and its moment. */
  readonly onCopied: (id: string, span: Span) => void;
}

/** Copies of events, by Ctrl and dragging or by Ctrl C and Ctrl V. Linked events ask first (R2.10). */
export function useCopying({ events, pointed, togetherWith, linkedWith, chosen, after, onCopied }: Options) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const tellUndoable = useUndoToast();
  const [question, setQuestion] = useState<CopyQuestion | null>(null);

  /** The events linked with those of the clipboard when they were copied. */
  const linkedThen = useRef<readonly EventView[]>([]);

  const keepCopy = async ({ events: these, places, linked }: Copies): Promise<void> => {
    setQuestion(null);
    const made = await act({ kind: 'copy', events: Array.from(places, ([id, span]) => ({ id, ...span })), linked });
    const [first] = made ?? [];
    const [span] = [...places.values()].sort((a, b) => a.debut - b.debut);
    if (first === undefined || !span) return;
    onCopied(first, span);
    const name = namesOf(inTime(these), t);
    tellUndoable(t('calendar.doing.copy.copied', { name, count: places.size, when: format.dayTime(span.debut) }));
  };
  const copyTo = (
    these: readonly EventView[],
    others: readonly EventView[],
    placed: (all: readonly EventView[]) => Places,
  ): void => {
    const copies = (all: readonly EventView[]): Copies => ({ events: all, places: placed(all), linked: isGroup(all) });
    if (others.length === 0) void keepCopy(copies(these));
    else setQuestion({ alone: copies(these), all: copies([...these, ...others]) });
  };
  const onCopy = (id: string, span: Span): void => {
    const event = events.find((each) => each.id === id);
    if (!event) return;
    const these = togetherWith(event);
    copyTo(these, linkedWith(these), (all) => placesFor(event, span, all, format.zone));
  };
  const paste = (these: readonly EventView[], at: number | undefined): void => {
    const [first] = inTime(these);
    const debut = at ?? first?.fin;
    if (!first || debut === undefined) return;
    const there = { debut, fin: debut + first.fin - first.debut };
    copyTo(these, linkedThen.current, (all) => placesFor(first, there, all, format.zone));
  };
  const { copy, copied } = useClipboard({
    chosen,
    tell: (event) => `${event.nom || event.typeName}, ${format.dayRange(event.debut, event.fin)}`,
    onCopied: (these) => {
      linkedThen.current = linkedWith(these);
      showToast(t('calendar.doing.toast.copied', { name: namesOf(these, t), count: these.length }));
    },
    onPaste: (these) => paste(these, pointed.current ?? after()),
  });
  return {
    copy: async (these: readonly EventView[]): Promise<void> => {
      if (!(await copy(these))) showToast(t('calendar.doing.toast.copiedHere'));
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

interface Clipboard {
  /** The copied events; null leaves the clipboard to other copied content. */
  readonly chosen: () => readonly EventView[];
  /** As text for an e-mail. */
  readonly tell: (event: EventView) => string;
  readonly onCopied: (events: readonly EventView[]) => void;
  readonly onPaste: (events: readonly EventView[]) => void;
}

/** What the menus copy and paste, which are no keys. */
interface CopiedEvents {
  /** Resolves to false where the system refuses access to its clipboard. */
  readonly copy: (events: readonly EventView[]) => Promise<boolean>;
  readonly copied: () => readonly EventView[];
}

/**
 * Ctrl C and Ctrl V of events. They use the page's copy and paste events, so that the menu works too and a text
 * selection is copied as text; the system's clipboard holds the events in words.
 */
function useClipboard({ chosen, tell, onCopied, onPaste }: Clipboard): CopiedEvents {
  const held = useRef<{ readonly text: string; readonly events: readonly EventView[] } | null>(null);
  const hold = (events: readonly EventView[]): string => {
    const text = events.map(tell).join('\n');
    held.current = { text, events };
    return text;
  };
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const events = chosen();
    if (events.length === 0 || !isOnGrid() || document.getSelection()?.isCollapsed === false) return;
    event.clipboardData?.setData('text/plain', hold(events));
    event.preventDefault();
    onCopied(events);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n');
    // Something else was copied since: it is not ours.
    if (!held.current || held.current.text !== text || !isOnGrid()) return;
    event.preventDefault();
    onPaste(held.current.events);
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => copy(event);
    const onPasteEvent = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPasteEvent);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPasteEvent);
    };
  }, []);
  return {
    copied: () => held.current?.events ?? [],
    async copy(events) {
      const text = hold(events);
      const isDone = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      onCopied(events);
      return isDone;
    },
  };
}

/** Not in a field, and not in a dialog above the calendar. */
function isOnGrid(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, [contenteditable]')) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

const inTime = (events: readonly EventView[]): readonly EventView[] => events.toSorted((a, b) => a.debut - b.debut);

const isGroup = (events: readonly EventView[]): boolean =>
  events.length > 1 && events.every(({ group }) => group !== null && group === events[0]?.group);
