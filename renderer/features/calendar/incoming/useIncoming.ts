import { useEffect, useState } from 'react';
import { useKnownEvents } from '#cache/queries/eventReferences.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import { decode } from '#forms/incoming/decode.ts';
import { readBytes } from '#forms/incoming/readFile.ts';
import type { FileFailure } from '#forms/incoming/readFile.ts';
import { inSlices } from '#lists/useInSlices.ts';
import { useSession } from '#stores/session.ts';
import { addDays, useFormat, useNow } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { hostOf } from '../export/uid.ts';
import { contentOf } from './file/content.ts';
import type { Component, ContentFailure } from './file/content.ts';
import { eventsIn } from './file/events.ts';
import type { FileEvents } from './file/events.ts';
import { linesOf } from './match.ts';
import type { IncomingLine } from './match.ts';

/** In bytes: ten years of a busy calendar. */
export const mostBytes = 20_000_000;
/** How long a series without an end is laid out, from today. */
const unendingDays = 365;

/** Days, or '' for no limit on that side. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** What a file holds, beside what is here. */
export interface Preview extends Omit<FileEvents, 'events' | 'refused'> {
  readonly lines: readonly IncomingLine[];
}

export type Incoming =
  /** `done`: 0 to 1. */
  | { readonly kind: 'reading'; readonly done: number }
  | { readonly kind: 'unread'; readonly failure: FileFailure }
  | { readonly kind: 'failed'; readonly failure: ContentFailure }
  | { readonly kind: 'read'; readonly preview: Preview };

interface Read {
  readonly incoming: Incoming;
  readonly days: Days;
  readonly setDays: (days: Days) => void;
  /** The days changed, and what they hold is being laid out. */
  readonly isChanging: boolean;
}

const noDays: Days = { from: '', to: '' };
type Calendars = readonly Component[];

/** Reads a file a slice at a time, and again its events where the user gives other days. Closing it ends the work. */
export function useIncoming(file: File): Read {
  const format = useFormat();
  const today = format.dayOf(useNow());
  const readKnown = useKnownEvents();
  const teachers = useTeachers();
  const host = useSession((session) => hostOf(session.open?.profile.baseUrl ?? ''));
  const [incoming, setIncoming] = useState<Incoming>({ kind: 'reading', done: 0 });
  const [calendars, setCalendars] = useState<Calendars | null>(null);
  const [days, setDays] = useState(noDays);
  const [isChanging, setIsChanging] = useState(false);

  useEffect(
    () =>
      untilClosed(async (signal) => {
        const read = await readBytes(file, mostBytes);
        signal.throwIfAborted();
        if (!read.ok) return setIncoming({ kind: 'unread', failure: read.reason });
        const content = await inSlices(contentOf(decode(read.content).text), {
          signal,
          onSlice: (done) => setIncoming({ kind: 'reading', done: done / 2 }),
        });
        return content.ok ? setCalendars(content.calendars) : setIncoming({ kind: 'failed', failure: content.failure });
      }),
    [file],
  );

  useEffect(() => {
    if (calendars === null) return undefined;
    return untilClosed(async (signal) => {
      const wanted = {
        schoolZone: format.zone,
        from: days.from === '' ? null : format.startOfDay(days.from),
        to: days.to === '' ? null : format.endOfDay(days.to),
        unendingTo: format.startOfDay(addDays(today, unendingDays)),
      };
      const events = await inSlices(eventsIn(calendars, wanted), {
        signal,
        onSlice: (done) =>
          setIncoming((before) => (before.kind === 'read' ? before : { kind: 'reading', done: 0.5 + done / 2 })),
      });
      // Years of what is over would fill the list.
      if (events.cutAt !== null && days === noDays) return setDays({ from: today, to: '' });
      const known = await inSlices(readKnown(), { signal });
      const { events: _events, refused: _refused, ...rest } = events;
      const here = { known, host, teachers: teachers.map(({ name }) => name) };
      const lines = await inSlices(linesOf(events, here), { signal });
      setIncoming({ kind: 'read', preview: { ...rest, lines } });
      return setIsChanging(false);
    });
    // What is here is read once for each choice of days: the list holds still while the user chooses in it, and what
    // changes meanwhile is settled when the change is stored (I12).
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [calendars, days]);

  return {
    incoming,
    days,
    setDays: (next) => {
      setIsChanging(true);
      setDays(next);
    },
    isChanging,
  };
}

/** Runs work that ends where its signal is aborted. Returns what aborts it. */
function untilClosed(work: (signal: AbortSignal) => Promise<void>): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  void work(signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => closing.abort();
}
