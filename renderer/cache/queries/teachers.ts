import { byFrench } from '#shared/text/fold.ts';
import type { Label } from './labels.ts';
import { personName } from './labels.ts';
import { liveQuery, rowsOfEntity } from './liveQuery.ts';
import type { Rows } from './rows.ts';

export interface TeacherView extends Label {
  /** Null: the service does not say. */
  readonly campusId: string | null;
}

/** Made once per revision of the list: naming thousands at every other change would be slow. */
const made = new WeakMap<Rows, { readonly revision: number; readonly teachers: readonly TeacherView[] }>();

/** Teachers by name, NOM Prénom; empty for a service that does not list them (R3.4). */
export const useTeachers = liveQuery(rowsOfEntity('Enseignant'), ({ rows }): readonly TeacherView[] => {
  const revision = rows.memory.revisionOf('Enseignant');
  const before = made.get(rows);
  if (before?.revision === revision) return before.teachers;
  const teachers: TeacherView[] = [];
  for (const id of rows.ids('Enseignant')) {
    const row = rows.read('Enseignant', id);
    if (row) teachers.push({ id, name: personName('Enseignant', row), campusId: row.id('EntiteJuridiqueId') });
  }
  teachers.sort((a, b) => byFrench(a.name, b.name));
  made.set(rows, { revision, teachers });
  return teachers;
});
