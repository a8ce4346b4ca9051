import { useTranslation } from 'react-i18next';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { ReceivedRows } from '#pages/ReceivedRows.tsx';
import { namesOfRow } from '#pages/row/rowFields.ts';
import { openRow } from '#stores/openedRow.ts';

const entity = 'EcheanceApprentissageConvention';
const usual = ['ConventionId', 'EntrepriseId', 'Date', 'Numero', 'Libelle', 'Montant', 'NumeroFacture'] as const;
const byDate = { column: 'Date', direction: 'ascending' } as const;

/** The instalments of every agreement that was opened here: what falls due when, over all of them. */
export function InstalmentList() {
  const { t } = useTranslation();
  const all = useWholeRows(entity);
  const columns = useEntityColumns(entity, namesOfRow(entity));
  return (
    <ReceivedRows
      entity={entity}
      id="instalments"
      label={t('finance.part.instalments')}
      note={t('finance.instalments.note')}
      empty={t('finance.instalments.none')}
      all={all}
      columns={columns}
      usual={usual}
      usualSort={byDate}
      onOpen={({ id }) => openRow(entity, id)}
    />
  );
}
