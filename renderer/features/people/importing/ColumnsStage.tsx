import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWhole } from '#cache/queries/references.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { useFocusOnFirstField } from '#forms/form/useFocusOnFirstField.ts';
import { useForm } from '#forms/form/useForm.ts';
import { isId } from '#shared/entities/idForm.ts';
import { Button, Notice, Screen, Select, useFormat, useShortcut } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { isPhone, proposeColumns } from './columns.ts';
import { dataRows, firstDecisions, readAt } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { GiveUp } from './GiveUp.tsx';
import { common, required, withDays } from './targets.ts';
import type { Target } from './targets.ts';
import type { Columns } from './useColumns.ts';
import { keepDraft } from './useImport.ts';

export interface StageProps {
  readonly draft: ImportDraft;
  readonly taken: Columns;
  readonly header: (actions: ReactNode) => ReactNode;
  readonly notice: ReactNode;
}

/** Not a target. */
const nothingId = 'none';
/** So many values of a column are shown as examples. */
const examples = 3;

interface ColumnsStageProps extends StageProps {
  readonly sheets: readonly string[];
  readonly onSheet: (name: string) => void;
  /** As what the file was read; nothing where there is no choice. */
  readonly encodingChoice: ReactNode;
}

export function ColumnsStage({ draft, taken, header, notice, sheets, onSheet, encodingChoice }: ColumnsStageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { targets, nameOf, read, choicesOf } = taken;
  const areStatesWhole = useIsWhole('EtatCandidature');
  const choices = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(choices);
  const { columns, head, rows } = draft;
  const below = dataRows(draft);
  const change = (part: Partial<ImportDraft>): void => keepDraft({ ...draft, ...part });
  const targetOf = (id: string | null): Target | undefined => targets.find((target) => target.id === id);
  const take = (column: number, id: string | null): void =>
    change({
      columns: columns.map((other, at) => (at === column ? id : other === id ? null : other)),
    });
  const takeHead = (row: number): void =>
    change({
      head: row,
      columns: proposeColumns({ ...draft, head: row }, targets, null, read),
      decisions: firstDecisions(draft.hidden),
    });
  const lacking = [...required, common[0], common[1]].flatMap((key) => {
    const target = targetOf(key);
    const isSaid = columns.includes(key) || isId(new Map(Object.entries(draft.common)).get(key) ?? '');
    return target && !isSaid ? nameOf(target) : [];
  });
  const form = useForm({ isBlocked: lacking.length > 0, onSave: () => change({ stage: 'lines' }) });
  useShortcut(peopleShortcuts.importNext, form.save);
  const headings = columns.map((_, at) => rows[head]?.[at] || t('importing.column', { number: letters(at) }));
  const left = headings.filter((_, at) => columns[at] === null);
  /** A value as it is read, where that says more than the value. */
  const readingOf = (target: Target | undefined, row: number | undefined, column: number): string => {
    const text = rows[row ?? -1]?.[column] ?? '';
    const cell = target && row !== undefined && readAt(draft, [row, column], target, read);
    if (!cell || !cell.ok) return cell ? t(`importing.problem.${cell.problem}`, { text }) : '';
    const [day = '', time] = cell.value.split(' ');
    if (!withDays.has(target?.kind ?? 'text')) return '';
    return [`${format.dayMonth(format.startOfDay(day))}\u00A0${day.slice(0, 4)}`, time].filter(Boolean).join(', ');
  };
  return (
    <Screen
      header={header(
        <>
          <GiveUp onGivenUp={() => keepDraft(null)} />
          <Button variant="primary" kbd="mod+Enter" onPress={form.save}>
            {t('importing.next')}
          </Button>
        </>,
      )}
      isNarrow
    >
      <div ref={choices} className="scroll-thin flex min-w-0 flex-1 flex-col overflow-y-auto pb-8">
        {notice}
        {lacking.length > 0 && (
          <div className="px-5 pt-3">
            <Notice
              tone={form.isTried ? 'stop' : 'ask'}
              live
              title={t('importing.lacking', { count: lacking.length, names: lacking.join(', ') })}
            >
              {t('importing.lackingHint')}
            </Notice>
          </div>
        )}
        <section aria-label={t('importing.forAll')} className="px-5 pt-4">
          <h2 className="text-panel font-bold">{t('importing.forAll')}</h2>
          <p className="mb-3 text-help text-text-2">{t('importing.forAllHint')}</p>
          <div className="grid grid-cols-3 items-start gap-3 max-[899.98px]:grid-cols-1">
            {common.map((key) => {
              const target = targetOf(key);
              return (
                target && (
                  <ChoiceOrNumber
                    key={key}
                    label={nameOf(target)}
                    placeholder={t('common.word.none')}
                    value={draft.common[key] ?? ''}
                    isWhole={key !== common[1] || areStatesWhole}
                    mayBeNone
                    onChange={(id) => change({ common: { ...draft.common, [key]: id } })}
                    options={choicesOf(target).map(({ id, names: [label = id] }) => ({ id, label }))}
                  />
                )
              );
            })}
          </div>
        </section>
        <section aria-label={t('importing.columns')} className="px-5 pt-6">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 className="text-panel font-bold">{t('importing.columns')}</h2>
            <div className="flex flex-wrap gap-3 [&>*]:w-[260px]">
              {encodingChoice}
              {sheets.length > 1 && (
                <Select
                  label={t('importing.sheet')}
                  value={draft.sheet}
                  onChange={onSheet}
                  options={sheets.map((id) => ({ id, label: id }))}
                />
              )}
              <Select
                label={t('importing.head')}
                value={String(head)}
                onChange={(row) => takeHead(Number(row))}
                options={[...rows.slice(0, 10).entries()]
                  .filter(([, row]) => row.some((cell) => cell !== ''))
                  .map(([at, row]) => ({
                    id: String(at),
                    label: t('importing.row', { number: at + 1 }),
                    detail: row.filter(Boolean).slice(0, 4).join(', '),
                  }))}
              />
            </div>
          </div>
          <ul className="mt-3 border-t border-line">
            {headings.map((heading, at) => {
              const values = [...new Set(below.flatMap((row) => rows[row]?.[at] || []))];
              const target = targetOf(columns[at] ?? null);
              const reading = readingOf(
                target,
                below.find((row) => rows[row]?.[at]),
                at,
              );
              return (
                <li
                  key={letters(at)}
                  className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_260px] items-center gap-4 border-b border-line-soft py-2 max-[899.98px]:grid-cols-2"
                >
                  <span className="truncate-line font-medium">{heading}</span>
                  <span className="min-w-0 text-help text-text-2">
                    <span className="block truncate-line">
                      {values.slice(0, examples).join(' · ') || t('importing.emptyColumn')}
                    </span>
                    {values[0] !== undefined && reading !== '' && (
                      <span className="block truncate-line text-text-3">
                        {t('importing.readAs', { text: values[0], reading })}
                      </span>
                    )}
                  </span>
                  <Select
                    label={t('importing.takenAs', { column: heading })}
                    hideLabel
                    value={columns[at] ?? nothingId}
                    onChange={(chosen) => take(at, chosen === nothingId ? null : chosen)}
                    options={[
                      { id: nothingId, label: t('importing.notTaken') },
                      ...targets.map((each) => ({
                        id: each.id,
                        label: nameOf(each),
                        detail: each.isCustom ? t('importing.custom', { code: each.field }) : '',
                      })),
                    ]}
                  />
                </li>
              );
            })}
          </ul>
          {left.length > 0 && (
            <p className="mt-3 text-help text-text-2">
              {t('importing.left', { count: left.length, names: left.map((name) => format.quote(name)).join(', ') })}{' '}
              {left.some(isPhone) && t('importing.phone')}
            </p>
          )}
        </section>
      </div>
    </Screen>
  );
}

/** As spreadsheets name columns: A, B … AA. */
export function letters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
