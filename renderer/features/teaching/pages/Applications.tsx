import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { openPage } from '#stores/view.ts';

const columns = ['Numero', 'CandidatId', 'EtatCandidatureId', 'CreneauLibre', 'DecisionId', 'AgentId'] as const;

/** The applications to an admission path, or those that an agent has. */
export function Applications({ rows, empty }: { readonly rows: readonly RowView[]; readonly empty: string }) {
  const { t } = useTranslation();
  const members = useEntityColumns('Dossier', columns);
  return (
    <div className="-mx-5">
      <DataTable
        id="listed.Dossier"
        label={t('teaching.part.applications')}
        rows={rows}
        columns={members}
        onOpen={(id) => openPage({ entity: 'Dossier', id })}
        empty={empty}
      />
    </div>
  );
}
