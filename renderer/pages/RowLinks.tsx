import { useLoaded } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { openPage } from '#stores/place.ts';
import { Mark } from '#ui/index.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { useRowName } from './useRowName.ts';

interface RowLinksProps {
  readonly entity: PagedEntity;
  readonly label: string;
  /** Members said beside the name. */
  readonly columns: readonly string[];
  readonly rows: readonly RowView[];
  readonly empty: string;
}

/** Rows that are here, as lines; each opens its page. */
export function RowLinks({ entity, label, columns, rows, empty }: RowLinksProps) {
  const nameOf = useRowName();
  const fieldText = useFieldText();
  if (useLoaded(entity) === 'loading') return null; // the cache is being read
  if (rows.length === 0) return <p className="text-text-3">{empty}</p>;
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <OpeningLine
          key={row.id}
          row={row.id}
          onOpen={() => openPage({ entity, id: row.id })}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3"
        >
          <span className="min-w-0">
            <span className="truncate-line block leading-4 font-bold">{nameOf(row)}</span>
            <span className="truncate-line block text-help leading-4 text-text-3">
              {columns
                .map((field) => fieldText(entity, field, row.fields).text)
                .filter((text) => text !== null && text !== nameOf(row))
                .join(' · ')}
            </span>
          </span>
          {row.mark && <Mark state={row.mark} />}
        </OpeningLine>
      ))}
    </ul>
  );
}
