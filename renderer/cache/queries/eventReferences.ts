import { useCallback } from 'react';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useLiveContext } from './CacheProvider.tsx';
import type { Live } from './live.ts';
import type { EventView } from './views.ts';

export interface KnownEvent {
  readonly view: EventView;
  /** The row as a screen shows it: what an edit is based on (I12). */
  readonly text: RawJson;
}

/** The events of this workstation that a file may name. */
export interface KnownEvents {
  /** By ReferenceExterne, those that exist only here too. Of several with one reference, one that still takes place. */
  readonly byReference: ReadonlyMap<string, KnownEvent>;
  readonly one: (id: string) => KnownEvent | null;
}

/** So many texts are looked through in about a millisecond. */
const rowsAtOnce = 500;
const referenceForm = /"ReferenceExterne"\s*:\s*("(?:[^"\\]|\\.)+")/u;

/** Finds them in steps, at the moment of asking. */
export function* knownEvents({ rows, events }: Pick<Live, 'rows' | 'events'>): Generator<void, KnownEvents> {
  const byReference = new Map<string, KnownEvent>();
  const one = (id: string): KnownEvent | null => {
    const view = events.one(id);
    const text = rows.current('Planification', id);
    return view && text !== undefined ? { view, text } : null;
  };
  // Those that are gone too: what was deleted on purpose is not created again. Rows may come and go meanwhile.
  const ids = new Set(rows.memory.dataset('Planification')?.rows.keys()).union(rows.pending('Planification'));
  let looked = 0;
  for (const id of ids) {
    looked += 1;
    if (looked % rowsAtOnce === 0) yield;
    // Parsing a row costs more than a search in its text, and few have a reference.
    const raw = referenceForm.exec(rows.current('Planification', id) ?? '')?.[1];
    const known = raw === undefined ? null : one(id);
    if (raw === undefined || !known) continue;
    const reference = String(parseRaw(raw));
    const before = byReference.get(reference);
    if (!before || (before.view.annule && !known.view.annule)) byReference.set(reference, known);
  }
  return { byReference, one };
}

export function useKnownEvents(): () => Generator<void, KnownEvents> {
  const live = useLiveContext();
  return useCallback(() => knownEvents(live), [live]);
}
