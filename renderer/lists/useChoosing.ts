import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useShortcut } from '#ui/index.ts';
import type { ListRow } from './column.ts';
import { tableShortcuts } from './shortcuts.ts';

/** Several rows of a list can be chosen, and be changed together. */
export interface Choosing<Row extends ListRow> {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  /** What can be done with the chosen rows that are shown, in their order; drawn while there are any. */
  readonly renderBar: (rows: readonly Row[]) => ReactNode;
}

interface Options<Row extends ListRow> {
  /** Undefined where one row at a time is enough: nothing acts then. */
  readonly choosing: Choosing<Row> | undefined;
  readonly rows: readonly Row[];
  /** In the order shown. */
  readonly ids: readonly string[];
  /** The row that has the focus. */
  readonly focused: string | null;
  readonly go: (by: 1 | -1) => string | undefined;
}

export interface Chosen<Row extends ListRow> {
  /** The chosen rows that are shown: a filter takes the others out of reach. */
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  /** A click on the box of a row; with Maj, everything from the last one up to it. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
}

const none: ReadonlySet<string> = new Set();
const nothing: readonly never[] = [];

/** Espace chooses the row that has the focus, Maj with the arrows goes on, Ctrl A takes all shown, Échap none. */
export function useChoosing<Row extends ListRow>({ choosing, rows, ids, focused, go }: Options<Row>): Chosen<Row> {
  const from = useRef<string | null>(null);
  const chosen = choosing?.chosen ?? none;
  const shown = chosen.size === 0 ? nothing : rows.filter(({ id }) => chosen.has(id));
  const choose = (next: Iterable<string>): void => choosing?.onChoose(new Set(next));
  const toggle = (id: string, isRange: boolean): void => {
    const start = isRange && from.current !== null ? ids.indexOf(from.current) : -1;
    const at = ids.indexOf(id);
    from.current = id;
    if (start !== -1) choose([...chosen, ...ids.slice(Math.min(start, at), Math.max(start, at) + 1)]);
    else if (chosen.has(id)) choose([...chosen].filter((each) => each !== id));
    else choose([...chosen, id]);
  };
  const toggleAll = (): void => choose(shown.length === ids.length ? none : ids);
  const extend = (by: 1 | -1): void => {
    if (focused === null) return;
    const next = go(by);
    choose([...chosen, focused, ...(next === undefined ? [] : [next])]);
    from.current = next ?? focused;
  };
  const isHere = choosing !== undefined && focused !== null;
  useShortcut(tableShortcuts.choose, () => focused !== null && toggle(focused, false), { enabled: isHere });
  useShortcut(tableShortcuts.chooseNext, () => extend(1), { enabled: isHere });
  useShortcut(tableShortcuts.choosePrevious, () => extend(-1), { enabled: isHere });
  useShortcut(tableShortcuts.chooseAll, () => choose(ids), { enabled: isHere });
  useShortcut(tableShortcuts.chooseNone, () => choose(none), { enabled: shown.length > 0 });
  return { rows: shown, has: (id) => chosen.has(id), toggle, toggleAll };
}
