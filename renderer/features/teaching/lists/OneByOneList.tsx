import { useTranslation } from 'react-i18next';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { columns } from './columns.ts';

/** What the service reads one by one, by number, and lists nowhere: sequences and tracks (R3.4). */
export function OneByOneList({ entity }: { readonly entity: 'Sequence' | 'Parcours' }) {
  const { t } = useTranslation();
  return <RememberedRows entity={entity} columns={columns[entity]} note={t(`teaching.how.${entity}`)} byNumber />;
}
