import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useShortcut } from '#ui/index.ts';
import { tableShortcuts } from '#wording/shortcuts.ts';
import type { ListRow } from './column.ts';

export interface Choosing<Row extends ListRow> {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  /** What can be done with the chosen rows that are shown, in their order; drawn while there are any. */
  readonly renderBar: (rows: readonly Row[]) => ReactNode;
}

interface ChoosingOptions<Row extends ListRow> {
  /** Undefined where one row at a time is enough: nothing acts then. */
  readonly choosing: Choosing<Row> | undefined;
  readonly rows: readonly Row[];
  /** In the order shown. */
  readonly ids: readonly string[];
  readonly focused: string | null;
  readonly go: (by: 1 | -1) => string | undefined;
}

export interface Chosen<Row extends ListRow> {
  /** The chosen rows that are shown: a filter takes the others out of reach. */
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  /** A click on the box of a row; with Maj, everything from the last one up to it. */
  readonly toggle: (id: string, isRange: boolean) => void;
  /** The pointer goes down on the box of a row: a drag over other boxes may follow. */
  readonly press: (id: string) => void;
  /** The pointer, held down, comes to the box of another row: everything between them is chosen. */
  readonly reach: (id: string) => void;
  readonly toggleAll: () => void;
}

const none: ReadonlySet<string> = new Set();
const nothing: readonly never[] = [];

/** A drag over boxes: where it began, what was chosen then, and whether it came to another row. */
interface Drag {
  readonly from: string;
  readonly before: ReadonlySet<string>;
  readonly isAway: boolean;
}

/** Espace chooses the row that has the focus, Maj with the arrows goes on, Ctrl A takes all shown, Échap none. */
export function useChoosing<Row extends ListRow>({
  choosing,
  rows,
  ids,
  focused,
  go,
}: ChoosingOptions<Row>): Chosen<Row> {
  const from = useRef<string | null>(null);
  const drag = useRef<Drag | null>(null);
  const chosen = choosing?.chosen ?? none;
  // The same list at each render: what is done with 50,000 chosen rows is prepared once.
  const shown = useMemo(() => (chosen.size === 0 ? nothing : rows.filter(({ id }) => chosen.has(id))), [chosen, rows]);
  const choose = (next: Iterable<string>): void => choosing?.onChoose(new Set(next));
  const between = (one: string, other: string): readonly string[] => {
    const [first = 0, last = 0] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
    return ids.slice(Math.max(0, first), last + 1);
  };
  const press = (id: string): void => {
    drag.current = { from: id, before: chosen, isAway: false };
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      // After the click that may follow.
      setTimeout(() => {
        drag.current = null;
      });
    };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: listening.signal });
  };
  const reach = (id: string): void => {
    const begun = drag.current;
    if (!begun || (id === begun.from && !begun.isAway)) return;
    drag.current = { ...begun, isAway: true };
    from.current = id;
    choose([...begun.before, ...between(begun.from, id)]);
  };
  const toggle = (id: string, isRange: boolean): void => {
    // The end of a drag that came back to its first row is no click on it.
    if (drag.current?.isAway) return void (drag.current = null);
    drag.current = null;
    const start = isRange && from.current !== null && ids.includes(from.current) ? from.current : null;
    from.current = id;
    if (start !== null) choose([...chosen, ...between(start, id)]);
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
  return { rows: shown, has: (id) => chosen.has(id), toggle, press, reach, toggleAll };
}
