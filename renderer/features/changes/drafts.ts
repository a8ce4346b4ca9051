import { create } from 'zustand';
import { useSession } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { conflictRows, remaining } from './choices.ts';
import type { Choices, Picked, Row } from './choices.ts';

/** Choices that were made and not sent: preserved while the user looks at another conflict, or at another screen. */
export const useDrafts = create<{ readonly drafts: Drafts }>(() => ({ drafts: new Map() }));

export const keepDraft = (stepId: string, draft: Draft): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: new Map(drafts).set(stepId, draft) }));

export const forgetDrafts = (stepIds: ReadonlySet<string>): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: new Map([...drafts].filter(([id]) => !stepIds.has(id))) }));

// The decisions of one user are cleared when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useDrafts.setState({ drafts: new Map() });
});

/** By unit, with the two versions chosen between: a newer one clears the choice of its line alone (I12). */
export type Draft = ReadonlyMap<string, { readonly picked: Picked; readonly between: string }>;
/** By step. */
export type Drafts = ReadonlyMap<string, Draft>;

export const noDraft: Draft = new Map();

const between = ({ mine, theirs }: Row): string => JSON.stringify([mine, theirs]);

/** Null removes the choice. */
export function withPicked(draft: Draft, row: Row, picked: Picked | null): Draft {
  const next = new Map(draft);
  if (picked) next.set(row.unit, { picked, between: between(row) });
  else next.delete(row.unit);
  return next;
}

/** One version for every line; typed values are replaced too, since the user chose « all ». */
export const allPicked = (rows: readonly Row[], pick: 'mine' | 'theirs'): Draft =>
  new Map(rows.map((row) => [row.unit, { picked: { pick }, between: between(row) }]));

export function choicesOf(draft: Draft, rows: readonly Row[]): Choices {
  const choices = new Map<string, Picked>();
  for (const row of rows) {
    const saved = draft.get(row.unit);
    if (saved?.between === between(row)) choices.set(row.unit, saved.picked);
  }
  return choices;
}

/** How many choices several decisions hold: one a line, as they are counted beside the lines. */
export const choicesIn = (decided: ReadonlyMap<Step, Choices>): number =>
  [...decided.values()].reduce((sum, { size }) => sum + size, 0);

/** The conflicts that are decided completely, with their choices: what is sent when the user confirms. */
export function decidedIn(steps: readonly Step[], drafts: Drafts): ReadonlyMap<Step, Choices> {
  const decided = new Map<Step, Choices>();
  for (const step of steps) {
    const rows = conflictRows(step);
    const choices = choicesOf(drafts.get(step.id) ?? noDraft, rows);
    if (rows.length > 0 && remaining(rows, choices) === 0) decided.set(step, choices);
  }
  return decided;
}
