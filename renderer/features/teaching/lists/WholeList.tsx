import { useTranslation } from 'react-i18next';
import { Age } from '#pages/Block.tsx';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { useReceivedList } from '#pages/useReceived.ts';
import { columns } from './columns.ts';

/** What the service lists whole: admission paths, teachers, other places. */
export function WholeList({ entity }: { readonly entity: 'SessionRecrutement' | 'Enseignant' | 'AutreLieuFormation' }) {
  const { t } = useTranslation();
  const received = useReceivedList(entity);
  return (
    <>
      <div className="flex justify-end px-5 pt-2 text-mark text-text-3">
        <Age received={received} />
      </div>
      <RememberedRows
        entity={entity}
        columns={columns[entity]}
        note={t(received.at === null ? 'teaching.never' : `teaching.whole.${entity}`)}
      />
    </>
  );
}
