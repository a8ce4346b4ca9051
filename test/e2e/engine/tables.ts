import { DatabaseSync } from 'node:sqlite';

type Row = Readonly<Record<string, unknown>>;
/** What an SQLite file of the engine holds: rows by key, by set. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, Row>>;

export function tablesOf(file: string): Tables {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const names = database.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE 'GraphV1\\_%' ESCAPE '\\'`).all();
    return new Map(
      names.map(({ name }) => {
        const rows = database.prepare(`SELECT * FROM ${String(name)}`).all();
        return [String(name).slice('GraphV1_'.length), new Map(rows.map((row) => [keyOf(row), row]))];
      }),
    );
  } finally {
    database.close();
  }
}

/** A row that is deleted in the database itself: the interface has no request for it. */
export function deleteEvent(file: string, id: number): void {
  const database = new DatabaseSync(file);
  try {
    database.prepare('DELETE FROM GraphV1_Planification WHERE Id = ?').run(id);
  } finally {
    database.close();
  }
}

const keyOf = (row: Row): string => String(row['Streamid'] ?? row['Id']);

/** What became of one set: how many rows came, went and changed, and which members changed in any of them. */
export interface Difference {
  readonly added: number;
  readonly gone: number;
  readonly changed: number;
  readonly members: readonly string[];
}

/** The sets in which anything is different. */
export function differencesOf(before: Tables, after: Tables): Readonly<Record<string, Difference>> {
  const all = [...before].map(([set, old]) => [set, differenceOf(old, after.get(set) ?? new Map())] as const);
  return Object.fromEntries(all.filter(([, { added, gone, changed }]) => added + gone + changed > 0));
}

function differenceOf(old: ReadonlyMap<string, Row>, now: ReadonlyMap<string, Row>): Difference {
  const changes = [...old].flatMap(([key, was]) => {
    const is = now.get(key);
    return is === undefined ? [] : [Object.keys(was).filter((name) => was[name] !== is[name])];
  });
  const changed = changes.filter((names) => names.length > 0);
  return {
    added: [...now.keys()].filter((key) => !old.has(key)).length,
    gone: [...old.keys()].filter((key) => !now.has(key)).length,
    changed: changed.length,
    members: [...new Set(changed.flat())].toSorted(),
  };
}
