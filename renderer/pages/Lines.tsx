import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { canOpenRow, openRow } from '#stores/openedRow.ts';
import { Mark, useFormat } from '#ui/index.ts';
import { PlainTable } from './PlainTable.tsx';
import type { Received } from './useReceived.ts';

interface LinesProps {
  readonly entity: EntityName;
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly RowView[];
  readonly received?: Received;
  readonly empty: string;
}

export function Lines({ entity, label, columns, rows, ...none }: LinesProps) {
  const format = useFormat();
  const fieldText = useFieldText();
  if (rows.length === 0) return <NoLines entity={entity} {...none} />;
  return (
    <PlainTable
      label={label}
      rows={rows}
      markOf={({ mark }) => mark}
      {...(canOpenRow(entity) && { onOpen: ({ id, fields }: RowView) => openRow(entity, id, fields.whole) })}
      columns={columns.map((field) => ({
        label: meaningOf(entity, field, format.language).label,
        textOf: ({ fields }: RowView) => fieldText(entity, field, fields).text,
      }))}
    />
  );
}

/** In place of rows; before any download it says so instead of « none ». */
export function NoLines({ entity, received, empty }: Pick<LinesProps, 'entity' | 'received' | 'empty'>) {
  const { t } = useTranslation();
  const isLoaded = useLoaded(entity) === 'ready';
  if (!isLoaded) return null; // the cache is being read
  if (received?.cut && !received.isRunning) return null; // a truncated list never says « none »
  return received && received.at === null && !received.isRunning ? (
    <Absent />
  ) : (
    <p className="text-text-3">{received?.isRunning ? t('pages.receiving') : empty}</p>
  );
}

/** These rows were never downloaded: the service lists them only by the entity they belong to. */
function Absent() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 text-text-2">
      <Mark state="absent" label="" />
      {t('pages.absentHere')}
    </p>
  );
}
