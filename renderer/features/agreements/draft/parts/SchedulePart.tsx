import { ChevronDown, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { neighbourOfRemoved, useFocusLater } from '#forms/form/useFocusLater.ts';
import { control } from '#forms/form/useForm.ts';
import { euros } from '#i18n/labels/quantity.ts';
import { decimalOf } from '#shared/entities/cents.ts';
import { Button, classes, DateInput, IconButton, Notice, Select, TextField, useFormat } from '#ui/index.ts';
import { everyInstalment, newInstalment } from '../../fields/created.ts';
import { NewEntityFields, TypedFields } from '../../fields/TypedFields.tsx';
import { parseCents, parseShares, percentOf, periodNames, scheduleOf, sumOf } from '../../schedule/schedule.ts';
import type { AgreementDraft, Instalment } from '../draft.ts';
import { instalmentNumber } from '../intents.ts';
import { Part } from '../Part.tsx';
import { StageIcon } from '../StageIcon.tsx';
import { isOpen } from '../stages.ts';
import type { StageView } from '../stages.ts';
import { partOf } from './partProps.ts';
import type { PartProps } from './partProps.ts';

type Plan = AgreementDraft['plan'];

export const SchedulePart = partOf(
  ['plan', 'instalments', 'everyInstalment', 'existing'],
  function SchedulePart({ draft, put, flow }) {
    const { t } = useTranslation();
    const format = useFormat();
    const [cannot, setCannot] = useState(false);
    const { plan, instalments } = draft;
    const isEditable = isOpen(flow.stages, 'instalment');
    const set = (changed: Partial<Plan>): void => {
      setCannot(false);
      put({ plan: { ...plan, ...changed } });
    };
    const labelOf = (index: number): string =>
      t('agreements.draft.instalmentLabel', { number: instalmentNumber(draft, index) });
    const compute = (): void => {
      const computed = computedFrom(plan, labelOf, format.decimalText);
      setCannot(computed === null);
      if (computed) put({ instalments: computed });
    };
    const box = useRef<HTMLDivElement>(null);
    const focusOn = useFocusLater(box);
    const focusOnCell = (key: string, column: Column): void =>
      focusOn(`[data-field="${CSS.escape(cellOf(key, column))}"] ${control}`);
    const add = (): void => {
      const key = crypto.randomUUID();
      const label = labelOf(instalments.length);
      put({ instalments: [...instalments, { key, label, day: '', amount: '', percent: '' }] });
      focusOnCell(key, 'day'); // its label is there
    };
    const remove = (removed: string): void => {
      put({ instalments: instalments.filter(({ key }) => key !== removed) });
      const next = neighbourOfRemoved(
        instalments.filter(({ key }) => isOpen(flow.stages, 'instalment', key)).map(({ key }) => key),
        removed,
      );
      if (next === undefined) focusOn(`[data-add] ${control}`);
      else focusOnCell(next, 'label');
    };
    return (
      <Part title={t('agreements.page.tab.instalments')} note={t('agreements.draft.scheduleHow')} sent={null}>
        <div ref={box}>
          {isEditable && (
            <>
              <div className="mb-3 grid grid-cols-4 items-start gap-x-4 gap-y-3 max-[1199.98px]:grid-cols-2 max-[699.98px]:grid-cols-1">
                <TextField
                  label={t('agreements.draft.total')}
                  value={plan.total}
                  onChange={(total) => set({ total })}
                  inputMode="decimal"
                  autoComplete="off"
                />
                <TextField
                  label={t('agreements.draft.count')}
                  value={plan.count}
                  onChange={(count) => set({ count })}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <DateInput
                  label={t('agreements.draft.first')}
                  value={plan.first}
                  onChange={(first) => set({ first })}
                  mayBeEmpty
                />
                <Select
                  label={t('agreements.draft.every')}
                  value={plan.every}
                  onChange={(id) => {
                    const every = periodNames.find((name) => name === id);
                    if (every) set({ every });
                  }}
                  options={periodNames.map((id) => ({ id, label: t(`agreements.draft.period.${id}`) }))}
                />
              </div>
              <div className="mb-3 max-w-[420px]">
                <TextField
                  label={t('agreements.draft.shares')}
                  description={t('agreements.draft.sharesHow')}
                  value={plan.shares}
                  onChange={(shares) => set({ shares })}
                  onSubmit={compute}
                  autoComplete="off"
                />
              </div>
              <div className="mb-4 flex flex-wrap items-center gap-2">
                <Button size="sm" onPress={compute}>
                  {t(instalments.length === 0 ? 'agreements.draft.compute' : 'agreements.draft.computeAgain')}
                </Button>
                <span data-add>
                  <Button size="sm" icon={<Plus size={14} aria-hidden />} onPress={add}>
                    {t('agreements.draft.addInstalment')}
                  </Button>
                </span>
              </div>
              {cannot && (
                <div className="mb-3">
                  <Notice tone="ask" live title={t('agreements.draft.cannotCompute')} />
                </div>
              )}
            </>
          )}
          {instalments.length === 0 ? (
            <p className="text-text-3">{t('agreements.draft.noInstalment')}</p>
          ) : (
            <>
              <InstalmentRows draft={draft} put={put} flow={flow} onRemove={remove} />
              <Sum plan={plan} instalments={instalments} />
              {isEditable && (
                <div className="mt-4">
                  <NewEntityFields
                    entity="EcheanceApprentissageConvention"
                    fields={everyInstalment}
                    more={t('agreements.draft.moreInstalments')}
                    values={draft.everyInstalment ?? {}}
                    onChange={(changed) => put({ everyInstalment: changed })}
                  />
                </div>
              )}
            </>
          )}
        </div>
      </Part>
    );
  },
);

function Sum({ plan, instalments }: { readonly plan: Plan; readonly instalments: readonly Instalment[] }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const amount = (cents: number): string => euros(language, cents);
  const sum = sumOf(instalments.map((instalment) => parseCents(instalment.amount) ?? 0));
  const total = parseCents(plan.total);
  if (total === null) return <p className="mt-2 text-text-2">{t('agreements.draft.sum', { sum: amount(sum) })}</p>;
  return (
    <output className={classes('mt-2 block', sum === total ? 'text-text-2' : 'text-ask')}>
      {sum === total
        ? t('agreements.draft.sumExact', { sum: amount(sum) })
        : t('agreements.draft.sumDiffers', { sum: amount(sum), total: amount(total) })}
    </output>
  );
}

/** Null where the plan is no schedule. */
function computedFrom(
  plan: Plan,
  labelOf: (index: number) => string,
  written: (decimal: string) => string,
): readonly Instalment[] | null {
  const shares = plan.shares.trim() === '' ? undefined : parseShares(plan.shares);
  const total = parseCents(plan.total);
  if (total === null || shares === null) return null;
  const count = plan.count.trim() === '' && shares ? shares.length : Number(plan.count);
  const computed = scheduleOf({ total, count, first: plan.first, every: plan.every, ...(shares && { shares }) });
  return (
    computed?.map(({ number, day, cents, share }) => ({
      key: crypto.randomUUID(),
      label: labelOf(number - 1),
      day,
      amount: written(decimalOf(cents)),
      percent: share === null ? '' : written(percentOf(share)),
    })) ?? null
  );
}

const columns = ['number', 'label', 'day', 'amount', 'percent', 'state'] as const;
type Column = (typeof columns)[number];
const cellOf = (key: string, column: Column | undefined): string => `instalment.${key}.${column}`;

function InstalmentRows({
  draft,
  put,
  flow,
  onRemove,
}: PartProps<'instalments' | 'existing'> & { readonly onRemove: (key: string) => void }) {
  const { t } = useTranslation();
  const { instalments } = draft;
  const change = (key: string, changed: Partial<Instalment>): void =>
    put({ instalments: instalments.map((each) => (each.key === key ? { ...each, ...changed } : each)) });
  return (
    <table aria-label={t('agreements.page.tab.instalments')} className="w-full table-fixed text-body">
      <colgroup>
        {['36px', '', '132px', '112px', '88px', '104px'].map((width, index) => (
          <col key={columns[index]} style={width === '' ? {} : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr className="text-left text-help text-text-3">
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-2 pb-1 font-normal">
              {t(`agreements.draft.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {instalments.map((instalment, index) => (
          <Row
            key={instalment.key}
            instalment={instalment}
            number={instalmentNumber(draft, index)}
            stage={flow.stages.find(({ item }) => item === instalment.key)}
            isEditable={isOpen(flow.stages, 'instalment', instalment.key)}
            onChange={(changed) => change(instalment.key, changed)}
            onRemove={() => onRemove(instalment.key)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly instalment: Instalment;
  readonly number: number;
  readonly stage: StageView | undefined;
  readonly isEditable: boolean;
  readonly onChange: (changed: Partial<Instalment>) => void;
  readonly onRemove: () => void;
}

function Row({ instalment, number, stage, isEditable, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isMore, setIsMore] = useState(false);
  const { label, day, amount, percent, fields = {} } = instalment;
  const nameOf = (column: string): string => `${t(`agreements.draft.column.${column}`)} ${number}`;
  const text = (field: 'label' | 'amount' | 'percent', value: string): ReactNode => (
    <TextField
      label={nameOf(field)}
      hideLabel
      value={value}
      onChange={(changed) => onChange({ [field]: changed })}
      autoComplete="off"
      {...(field === 'label' ? {} : { inputMode: 'decimal' as const })}
    />
  );
  const cells: readonly ReactNode[] = isEditable
    ? [
        text('label', label),
        <DateInput
          key="day"
          label={nameOf('day')}
          hideLabel
          value={day}
          onChange={(to) => onChange({ day: to })}
          mayBeEmpty
        />,
        text('amount', amount),
        text('percent', percent),
        <span key="actions" className="flex gap-1">
          <IconButton
            label={t('agreements.draft.moreInstalment', { number })}
            icon={<ChevronDown size={14} aria-hidden className={isMore ? 'rotate-180' : ''} />}
            isExpanded={isMore}
            onPress={() => setIsMore(!isMore)}
          />
          <IconButton
            label={t('agreements.draft.removeInstalment', { number })}
            icon={<X size={14} aria-hidden />}
            onPress={onRemove}
          />
        </span>,
      ]
    : [
        label,
        format.date(format.startOfDay(day)),
        amount,
        percent,
        <span key="state">{stage && <StageIcon stage={stage} />}</span>,
      ];
  return (
    <>
      <tr className="[&>td]:border-t [&>td]:border-line-soft [&>td]:py-1 [&>td]:pr-2 [&>td]:align-middle">
        <td className="text-text-3 tabular-nums">{number}</td>
        {cells.map((cell, index) => (
          <td
            key={columns[index + 1]}
            data-field={cellOf(instalment.key, columns[index + 1])}
            className={isEditable ? '' : 'selectable h-9'}
          >
            {cell}
          </td>
        ))}
      </tr>
      {isEditable && isMore && (
        <tr>
          <td colSpan={columns.length} className="pr-2 pb-4 pl-9">
            <TypedFields
              entity="EcheanceApprentissageConvention"
              fields={newInstalment.others}
              values={fields}
              onChange={(changed) => onChange({ fields: changed })}
            />
          </td>
        </tr>
      )}
    </>
  );
}
