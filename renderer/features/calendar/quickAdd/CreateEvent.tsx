import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useSubmission } from '#stores/commit.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import type { Slot, Span } from '#timeGrid/gesture/span.ts';
import type { Drawn } from '#timeGrid/ghosts.ts';
import { lengthOfView } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { instantAt } from '#timeGrid/layout/schoolDay.ts';
import { CreateDialog } from '../form/CreateDialog.tsx';
import type { Draft } from '../form/draft.ts';
import type { EventType } from '../form/EventFields.tsx';
import type { Period } from '../period/usePeriod.ts';
import { QuickCreate } from './QuickCreate.tsx';
import { lineDraft } from './useLine.ts';

export interface Creation {
  /** Null: none is being made. */
  readonly slot: Slot | null;
  /** As it is drawn in the grid meanwhile. */
  readonly draft: Drawn | null;
  readonly onDraft: (draft: Drawn | null) => void;
  readonly create: (slot: Slot) => void;
  /** Begins with a slot of the period that suits. */
  readonly propose: () => void;
  readonly close: () => void;
}

export function useCreation({ view, day, days, onScreen, now }: Period): Creation {
  const isMonth = lengthOfView[view] === 'month';
  const proposed = (): Span => proposedSpan(isMonth ? days.filter((each) => each.day === day) : onScreen, now);
  const [slot, setSlot] = useState<Slot | null>(() => (useQuickMemory.getState().isAsked ? proposed() : null));
  const [draft, setDraft] = useState<Drawn | null>(null);
  const create = (span: Slot): void => {
    setDraft({ span, name: '', hue: 'other' });
    setSlot(span);
  };
  const propose = (): void => create(proposed());
  const answer = useEffectEvent(propose);
  useEffect(() => {
    useQuickMemory.setState({ isAsked: false });
    return useQuickMemory.subscribe(({ isAsked }) => {
      if (!isAsked) return;
      useQuickMemory.setState({ isAsked: false });
      answer();
    });
  }, []);
  return { slot, draft, onDraft: setDraft, create, propose, close: () => setSlot(null) };
}

interface CreateEventProps {
  readonly campusId: string;
  readonly types: readonly EventType[];
  readonly creation: Creation;
  readonly onCreated: (id: string, span: Span) => void;
}

export function CreateEvent(props: CreateEventProps) {
  const { slot } = props.creation;
  // The field opens with what was typed last, selected.
  const isRead = useDraft(lineDraft).text !== undefined;
  return slot && isRead && <CreateDialogs {...props} slot={slot} />;
}

function CreateDialogs({ creation, slot, ...rest }: CreateEventProps & { readonly slot: Slot }) {
  const [start, begin] = useState<Draft | string | null>(null);
  const submission = useSubmission();
  const props = { ...rest, submission, onClose: creation.close };
  return start !== null ? (
    <CreateDialog {...props} start={start} />
  ) : (
    <QuickCreate {...props} slot={slot} onDraft={creation.onDraft} onForm={begin} />
  );
}

const hour = 3_600_000;

/** The next half hour, today within working hours; else nine on that day, or the first. `now`: epoch ms. */
function proposedSpan(days: readonly SchoolDay[], now: number): Span {
  const today = days.find((day) => day.start <= now && now < day.end);
  const soon = Math.ceil(now / (hour / 2)) * (hour / 2);
  const atWork = today && soon >= instantAt(today, 8 * 60) && soon <= instantAt(today, 18 * 60);
  const day = today ?? days[0];
  const debut = atWork || !day ? soon : instantAt(day, 9 * 60);
  return { debut, fin: debut + hour };
}
