import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { isTakenRow } from '#stores/offline.ts';
import type { TakenRow } from '#stores/offline.ts';
import { CheckList, Section, useFormat } from '#ui/index.ts';

interface RowChoiceProps {
  readonly rows: readonly TakenRow[];
  /** In the order of the rows; null where this workstation does not know. */
  readonly names: readonly (string | null)[];
  readonly onTake: (row: TakenRow) => void;
}

/** Rows that are taken one by one: chosen on their page, or opened lately. */
export function RowChoice({ rows, names, onTake }: RowChoiceProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const keyOf = ({ entity, id }: TakenRow): string => `${entity}/${id}`;
  const kindOf = ({ entity, how }: TakenRow): string => {
    const kind = entity === 'BalanceClient' ? t('offline.dataset.balances') : namesOf(entity, language).one;
    return how === 'opened' ? t('offline.scope.opened', { kind }) : kind;
  };
  const nameOf = ({ entity, id }: TakenRow, name: string | null | undefined): string =>
    entity === 'BalanceClient' ? t('offline.scope.case', { id }) : (name ?? t('forms.numbered', { id }));
  const choose = (keys: readonly string[]): void => {
    for (const row of rows) {
      const isTaken = keys.includes(keyOf(row));
      if (isTaken !== isTakenRow(row)) onTake({ ...row, how: isTaken ? 'chosen' : 'left' });
    }
  };
  return (
    <Section title={t('offline.scope.rows')}>
      {rows.length === 0 && <p className="text-text-3">{t('offline.scope.noRows')}</p>}
      <CheckList
        label={t('offline.scope.rows')}
        value={rows.filter(isTakenRow).map(keyOf)}
        onChange={choose}
        options={rows.map((row, at) => ({
          id: keyOf(row),
          label: nameOf(row, names[at]),
          detail: kindOf(row),
        }))}
      />
      <p className="mt-2 text-help text-text-3">{t('offline.scope.rowsHint')}</p>
    </Section>
  );
}
