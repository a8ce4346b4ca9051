import { useEffect, useState } from 'react';
import { useKnownEvents } from '#cache/queries/eventReferences.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import { decode } from '#forms/incoming/decode.ts';
import type { Encoding } from '#forms/incoming/decode.ts';
import { readBytes } from '#forms/incoming/readFile.ts';
import type { FileFailure } from '#forms/incoming/readFile.ts';
import { useSession } from '#stores/session.ts';
import { addDays, useFormat, useNow } from '#ui/index.ts';
import { hostOf } from '../export/uid.ts';
import { unfoldedBytes } from './file/bytes.ts';
import { contentOf } from './file/content.ts';
import type { ContentFailure } from './file/content.ts';
import { eventsIn } from './file/events.ts';
import { linesOf } from './match.ts';
import type { IncomingLine } from './match.ts';

/** In bytes: ten years of a busy calendar. */
export const mostBytes = 20_000_000;
/** How long a series without an end is laid out, from today. */
const unendingDays = 365;

export interface Preview {
  readonly bytes: Uint8Array;
  readonly encoding: string;
  readonly lines: readonly IncomingLine[];
  /** Series without an end are laid out to here, where there are any; epoch ms. */
  readonly unendingTo: number | null;
}

export type Incoming =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly failure: FileFailure }
  | { readonly kind: 'failed'; readonly failure: ContentFailure }
  | { readonly kind: 'read'; readonly preview: Preview };

/** Reads a file, once more where its encoding is chosen. */
export function useIncoming(file: File, campusId: string, chosen: Encoding | undefined): Incoming {
  const format = useFormat();
  const today = format.dayOf(useNow());
  const readKnown = useKnownEvents();
  const teachers = useTeachers();
  const host = useSession((session) => hostOf(session.open?.profile.baseUrl ?? ''));
  const [incoming, setIncoming] = useState<Incoming>({ kind: 'reading' });

  useEffect(() => {
    const closing = new AbortController();
    const unendingTo = format.startOfDay(addDays(today, unendingDays));
    const incomingIn = (bytes: Uint8Array): Incoming => {
      const { text, encoding } = decode(bytes, chosen);
      const content = contentOf(text);
      if (!content.ok) return { kind: 'failed', failure: content.failure };
      const events = eventsIn(content.calendars, format.zone, unendingTo);
      const here = { known: readKnown(), host, campusId, teachers: teachers.map(({ name }) => name) };
      const lines = linesOf(events, here);
      return {
        kind: 'read',
        preview: { bytes, encoding, lines, unendingTo: events.hasUnending ? unendingTo : null },
      };
    };
    void (async () => {
      const read = await readBytes(file, mostBytes);
      if (closing.signal.aborted) return;
      setIncoming(read.ok ? incomingIn(unfoldedBytes(read.content)) : { kind: 'unread', failure: read.reason });
    })();
    return () => closing.abort();
    // What is here is read once: the list holds still while the user chooses in it, and what changes meanwhile is
    // settled when the change is stored (I12).
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, chosen]);

  return incoming;
}
