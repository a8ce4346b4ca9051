import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { ListColumn } from '#lists/column.ts';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { ReceivedRows } from '#pages/ReceivedRows.tsx';
import { useRowName } from '#pages/useRowName.ts';
import { openPage } from '#stores/view.ts';

const usual = ['ConventionId', 'EntrepriseId', 'Date', 'Numero', 'Libelle', 'Montant', 'NumeroFacture'] as const;
const fields = [...usual, 'Pourcentage', 'OPCAId', 'Nature', 'PeriodeNom', 'Compte', 'CodeAnalytique', 'Code'] as const;
const byDate = { column: 'Date', direction: 'ascending' } as const;

/** The instalments of every agreement that was opened here: what falls due when, over all of them. */
export function InstalmentList() {
  const { t } = useTranslation();
  const all = useWholeRows('EcheanceApprentissageConvention');
  const columns = useNamed(useEntityColumns('EcheanceApprentissageConvention', fields));
  const open = (row: RowView): void => {
    const id = row.fields.id('ConventionId');
    if (id !== null) openPage({ entity: 'Convention', id });
  };
  return (
    <ReceivedRows
      entity="EcheanceApprentissageConvention"
      id="instalments"
      label={t('finance.part.instalments')}
      note={t('finance.instalments.note')}
      empty={t('finance.instalments.none')}
      all={all}
      columns={columns}
      usual={usual}
      usualSort={byDate}
      onOpen={open}
    />
  );
}

/** The service gives the number of the agreement: its name is known where its page was opened. */
function useNamed(columns: readonly ListColumn<RowView>[]): readonly ListColumn<RowView>[] {
  const { rows: agreements } = useWholeRows('Convention');
  const nameOf = useRowName();
  return useMemo(() => {
    const names = new Map(agreements.map((row) => [row.id, nameOf(row)]));
    return columns.map((column) =>
      column.id === 'ConventionId'
        ? { ...column, text: (row) => names.get(row.fields.id('ConventionId') ?? '') ?? column.text(row) }
        : column,
    );
  }, [columns, agreements, nameOf]);
}
