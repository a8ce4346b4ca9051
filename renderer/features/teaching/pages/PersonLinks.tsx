import { useTranslation } from 'react-i18next';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import { useRowName } from '#pages/useRowName.ts';

interface PersonLinksProps {
  readonly entity: 'Apprenant' | 'Candidat';
  readonly ids: readonly string[];
  /** Shown when the list is empty. */
  readonly empty: string;
  readonly onOpen: (id: string) => void;
}

/** People by name, each a way to their page; of one who is not on this workstation, the number is known. */
export function PersonLinks({ entity, ids, empty, onOpen }: PersonLinksProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const rows = new Map(useRowsById(entity, ids).map((row) => [row.id, row]));
  const people = ids
    .map((id) => {
      const row = rows.get(id);
      return { id, name: row ? nameOf(row) : t('forms.numbered', { id }), code: row?.fields.text('Code') ?? '' };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr', { numeric: true }));
  if (people.length === 0) return <p className="text-text-3">{empty}</p>;
  return (
    <ul>
      {people.map(({ id, name, code }) => (
        <li key={id} className="border-t border-line-soft first:border-0">
          <button
            type="button"
            data-row={id}
            className="-mx-2 flex min-h-9 w-[calc(100%+16px)] items-center gap-3 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover"
            onClick={() => onOpen(id)}
          >
            <span className="truncate-line">{name}</span>
            <span className="text-text-3">{code}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
