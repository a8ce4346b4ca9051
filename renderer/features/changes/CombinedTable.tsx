import { GitMerge } from 'lucide-react';
import { describeEntity } from '#shared/entities/index.ts';
import type { Step } from '#sync/step.ts';
import { classes } from '#ui/index.ts';
import { fieldHint, fieldLabel } from '#wording/fields.ts';
import type { Wording } from '#wording/wording.ts';
import type { CombinedRow, Values } from './choices.ts';
import { columns } from './conflictColumns.ts';
import { valueLines } from './values.ts';

/** What merges by itself: told, without radios. */
export function CombinedTable({
  step,
  rows,
  wording,
}: {
  readonly step: Step;
  readonly rows: readonly CombinedRow[];
  readonly wording: Wording;
}) {
  const { t } = wording;
  const description = describeEntity(step.entity);
  const told = (row: CombinedRow, values: Values | null) => {
    if (!values) return <span className="text-text-3">{t('outbox.value.unchanged')}</span>;
    return valueLines(description, row, values, wording).map((line) => <div key={line}>{line}</div>);
  };
  return (
    <section className="mt-6" aria-label={t('outbox.decide.combined', { count: rows.length })}>
      <h3 className="mb-2 flex items-center gap-2.5 border-b border-line pb-2">
        <GitMerge size={15} aria-hidden className="text-text-2" />
        <span className="font-medium text-text">{t('outbox.decide.combined', { count: rows.length })}</span>
        <span className="text-text-2">{t('outbox.decide.combinedHint', { count: rows.length })}</span>
      </h3>
      {rows.map((row) => {
        const hint = fieldHint(step.entity, row.unit, wording);
        return (
          <div key={row.unit} className={classes(columns, 'selectable border-b border-line-soft')}>
            <div className="py-2">
              <div className="font-medium text-text">{fieldLabel(step.entity, row.unit, wording)}</div>
              {hint !== null && <div className="text-help text-text-3">{hint}</div>}
            </div>
            <div className="py-2 break-words text-text-2">{told(row, row.base)}</div>
            <div className="py-2 break-words text-text">{told(row, row.mine)}</div>
            <div className="py-2 break-words text-text">{told(row, row.theirs)}</div>
            <div className="bg-sunken px-3 py-2 font-medium break-words">{told(row, row.sent)}</div>
          </div>
        );
      })}
    </section>
  );
}
