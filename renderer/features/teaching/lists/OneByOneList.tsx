import { useTranslation } from 'react-i18next';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { fieldsOf, usual } from './columns.ts';

type Listed = 'Sequence' | 'Parcours';

const more: Readonly<Record<Listed, readonly string[]>> = {
  Sequence: beside('Sequence'),
  Parcours: beside('Parcours'),
};

/** What the service reads one by one, by number, and lists nowhere: sequences and tracks (R3.4). */
export function OneByOneList({ entity }: { readonly entity: Listed }) {
  const { t } = useTranslation();
  return (
    <RememberedRows
      entity={entity}
      columns={usual[entity]}
      more={more[entity]}
      note={t(`teaching.how.${entity}`)}
      byNumber
    />
  );
}

/** The name is a column of its own. */
function beside(entity: Listed): readonly string[] {
  const shown = new Set<string>(['Nom', ...usual[entity]]);
  return fieldsOf[entity].filter((field) => !shown.has(field));
}
