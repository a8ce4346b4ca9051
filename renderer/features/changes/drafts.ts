import { create } from 'zustand';
import { useSession } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { conflictRows, remaining } from './choices.ts';
import type { Choices, Picked, Row } from './choices.ts';

/** Choices that were made and not sent: kept while the person looks at another conflict, or at another screen. */
export const useDrafts = create<{ readonly drafts: Drafts }>(() => ({ drafts: new Map() }));

export const keepDraft = (stepId: string, draft: Draft): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: new Map(drafts).set(stepId, draft) }));

export const forgetDrafts = (stepIds: ReadonlySet<string>): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: new Map([...drafts].filter(([id]) => !stepIds.has(id))) }));

// Nothing of one person's decisions stays when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useDrafts.setState({ drafts: new Map() });
});

/**
 * What a person chose of one conflict so far, by unit, with the two versions that it was chosen between: once the
 * service has a newer one, its row is open again, and no other (I12).
 */
export type Draft = ReadonlyMap<string, { readonly picked: Picked; readonly between: string }>;
/** By step. */
export type Drafts = ReadonlyMap<string, Draft>;

export const noDraft: Draft = new Map();

const between = ({ mine, theirs }: Row): string => JSON.stringify([mine, theirs]);

/** Null takes the choice back. */
export function withPicked(draft: Draft, row: Row, picked: Picked | null): Draft {
  const next = new Map(draft);
  if (picked) next.set(row.unit, { picked, between: between(row) });
  else next.delete(row.unit);
  return next;
}

/** One version for every row; what was typed by hand is replaced too, since the person says « all ». */
export const allPicked = (rows: readonly Row[], pick: 'mine' | 'theirs'): Draft =>
  new Map(rows.map((row) => [row.unit, { picked: { pick }, between: between(row) }]));

/** The choices that still stand. */
export function choicesOf(draft: Draft, rows: readonly Row[]): Choices {
  const choices = new Map<string, Picked>();
  for (const row of rows) {
    const kept = draft.get(row.unit);
    if (kept?.between === between(row)) choices.set(row.unit, kept.picked);
  }
  return choices;
}

/** The conflicts that are decided as a whole, with their choices: what goes when the person says so. */
export function decidedIn(steps: readonly Step[], drafts: Drafts): ReadonlyMap<Step, Choices> {
  const decided = new Map<Step, Choices>();
  for (const step of steps) {
    const rows = conflictRows(step);
    const choices = choicesOf(drafts.get(step.id) ?? noDraft, rows);
    if (rows.length > 0 && remaining(rows, choices) === 0) decided.set(step, choices);
  }
  return decided;
}
