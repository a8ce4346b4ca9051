import type { ColumnKind } from '#stores/view.ts';
import type { Reassignment } from '#timeGrid/TimeGrid.tsx';
import type { Column } from './columns.ts';

/**
 * Carries it out, and resolves when it is kept or refused; what was shown of the event as the user began is the base of
 * the change (I12).
 */
export type Assignment = (how: Reassignment<Column>) => Promise<void>;

/** The user begins to give an event to another person or campus: takes it up, presses a key, opens a menu. */
export type BeginAssignment = (kind: ColumnKind, id: string) => Assignment;
