import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { Mark, useFormat } from '#ui/index.ts';
import type { Received } from './useReceived.ts';

interface LinesProps {
  readonly entity: EntityName;
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly RowView[];
  readonly received?: Received;
  /** Shown when there is none. */
  readonly empty: string;
}

/** Rows of an entity as a small read-only table; before any download it says so instead of « none ». */
export function Lines({ entity, label, columns, rows, received, empty }: LinesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const fieldText = useFieldText();
  const isLoaded = useLoaded(entity) === 'ready';
  if (rows.length === 0) {
    if (!isLoaded) return null; // the cache is being read
    if (received?.cut && !received.isRunning) return null; // a truncated list never says « none »
    return received && received.at === null && !received.isRunning ? (
      <Absent />
    ) : (
      <p className="text-text-3">{received?.isRunning ? t('pages.receiving') : empty}</p>
    );
  }
  return (
    <table aria-label={label} className="w-full table-fixed text-body">
      <thead>
        <tr className="text-left text-mark text-text-3">
          {columns.map((field) => (
            <th key={field} scope="col" className="pr-3 pb-1 align-bottom font-normal">
              {meaningOf(entity, field, format.language).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="[&>td]:border-t [&>td]:border-line-soft">
            {columns.map((field) => (
              <td key={field} className="selectable py-1.5 pr-3 align-top break-words">
                {fieldText(entity, field, row.fields).text ?? (
                  <span className="text-text-3">
                    <span aria-hidden>–</span>
                    <span className="sr-only">{t('forms.empty')}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The service gives it by one person only, and this one was never opened here online. */
function Absent() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 text-text-2">
      <Mark state="absent" label="" />
      {t('pages.absentHere')}
    </p>
  );
}
