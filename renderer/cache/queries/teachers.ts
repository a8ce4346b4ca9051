import type { Label } from './labels.ts';
import { personName, sorted } from './labels.ts';
import { liveQuery, rowsOfEntity } from './liveQuery.ts';
import { madeOf } from './made.ts';

export interface TeacherView extends Label {
  /** Null: the service does not say. */
  readonly campusId: string | null;
}

const teachersIn = madeOf(
  (rows) => rows.shown('Enseignant'),
  (rows): readonly TeacherView[] =>
    sorted(
      [...rows.ids('Enseignant')].flatMap((id) => {
        const row = rows.read('Enseignant', id);
        return row ? { id, name: personName('Enseignant', row), campusId: row.id('EntiteJuridiqueId') } : [];
      }),
    ),
);
/** Teachers by name, NOM Prénom; empty for a service that does not list them (R3.4). */
export const useTeachers = liveQuery(rowsOfEntity('Enseignant'), ({ rows }) => teachersIn(rows));
