import { fold } from '#shared/text/fold.ts';
import type { Day } from '#shared/text/when/civil.ts';
import { spanIn } from '#shared/text/when/span.ts';
import { toggleQuick } from '#stores/lists.ts';
import type { Chip, Chips, QuickFilter } from '#stores/lists.ts';
import type { ListColumn, ListRow } from './column.ts';

export interface NamedFilter extends QuickFilter {
  readonly label: string;
  /** A press asks first: it is not known yet what narrows the list. */
  readonly ask?: () => void;
}
export const pressQuick = (list: string, quick: NamedFilter): void =>
  quick.ask ? quick.ask() : toggleQuick(list, quick);

interface ConditionContext<Row extends ListRow> {
  readonly columns: readonly ListColumn<Row>[];
  readonly quick: readonly NamedFilter[];
  readonly today: Day;
}

/** Before the name of a column: rows without a value in it; those of the user. Each language is read. */
const without = /^(?:sans|aucune?|no|without) (?<column>.+)$/u;
const mine = /^(?:mon|ma|mes|my) (?<column>.+)$/u;

/**
 * What words that are typed into a filter narrow: « entretien cette semaine, sans décision, mon conseiller ». Null
 * unless every part says what it is: anything else is searched for.
 */
export function conditionsIn<Row extends ListRow>(typed: string, known: ConditionContext<Row>): Chips | null {
  const parts = typed.split(/[,;]/u).flatMap((part) => fold(part) || []);
  const read = parts.map((part) => conditionIn(part, known));
  const found = read.flatMap((condition) => condition ?? []);
  return found.length > 0 && found.length === read.length ? Object.fromEntries(found) : null;
}

function conditionIn<Row extends ListRow>(
  part: string,
  { columns, quick, today }: ConditionContext<Row>,
): readonly [readonly [column: string, chip: Chip]] | null {
  const named = quick.find(({ label, ask }) => !ask && fold(label) === part);
  if (named) return [[named.column, named.chip]];
  const columnOf = (name: string | undefined): ListColumn<Row> | undefined =>
    columns.find(({ label }) => [name, name?.replace(/s$/u, '')].includes(fold(label)));
  const empty = columnOf(without.exec(part)?.groups?.['column']);
  if (empty) return [[empty.id, ['']]];
  const own = columnOf(mine.exec(part)?.groups?.['column']);
  if (own?.own !== undefined) return [[own.id, [own.own]]];
  const dated = columns.filter(({ instant }) => instant !== undefined);
  for (const { id, label } of dated) {
    const name = fold(label);
    const [, said] = (part.startsWith(name) && /^s? (?<said>.+)$/u.exec(part.slice(name.length))) || [];
    const span = said === undefined ? null : spanIn(said, { today });
    if (span) return [[id, span]];
  }
  // A day alone is that of the list's own rows; a name may be one too: « Hier ».
  const first = dated.find(({ leads }) => !leads);
  const span = first ? spanIn(part, { today, isSearched: true }) : null;
  return first && span && ('unit' in span || span.from !== span.to) ? [[first.id, span]] : null;
}
