import { useState } from 'react';
import { useSubmission } from '#stores/commit.ts';
import { CreateDialog } from '../form/CreateDialog.tsx';
import type { Draft } from '../form/draft.ts';
import type { Span } from '../gesture/span.ts';
import type { Drawn } from '../grid/ghosts.ts';
import type { Named } from './names.ts';
import { QuickCreate } from './QuickCreate.tsx';

interface CreateEventProps {
  readonly campusId: string;
  readonly slot: Span;
  readonly types: readonly Named[];
  readonly onDraft: (ghost: Drawn | null) => void;
  readonly onCreated: (id: string, span: Span) => void;
  readonly onClose: () => void;
}

/** A new event: one line first, and the full form behind Tab. */
export function CreateEvent({ onDraft, slot, ...props }: CreateEventProps) {
  const [start, setStart] = useState<Draft | string | null>(null);
  const submission = useSubmission();
  return start !== null ? (
    <CreateDialog {...props} submission={submission} start={start} />
  ) : (
    <QuickCreate {...props} submission={submission} slot={slot} onDraft={onDraft} onForm={setStart} />
  );
}
