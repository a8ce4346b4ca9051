import { useLoaded } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { openPage } from '#stores/place.ts';
import { Mark } from '#ui/index.ts';
import { useRowName } from './useRowName.ts';

interface RowLinksProps {
  readonly entity: PagedEntity;
  readonly label: string;
  /** Members said beside the name. */
  readonly columns: readonly string[];
  readonly rows: readonly RowView[];
  /** Shown when there is none. */
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
        <li key={row.id} className="border-t border-line-soft first:border-0">
          <button
            type="button"
            data-row={row.id}
            onClick={() => openPage({ entity, id: row.id })}
            className="-mx-2 grid min-h-11 w-[calc(100%+16px)] grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover"
          >
            <span className="min-w-0">
              <span className="truncate-line block leading-4 font-bold">{nameOf(row)}</span>
              <span className="truncate-line block text-mark leading-4 text-text-3">
                {columns
                  .map((field) => fieldText(entity, field, row.fields).text)
                  .filter((text) => text !== null && text !== nameOf(row))
                  .join(' · ')}
              </span>
            </span>
            {row.mark && <Mark state={row.mark} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
