import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { euros } from '#i18n/labels/quantity.ts';
import { decimalOf } from '#shared/entities/cents.ts';
import { Button, classes, DateInput, Notice, Select, TextField, useFormat } from '#ui/index.ts';
import { everyInstalment } from '../../fields/created.ts';
import { NewEntityFields } from '../../fields/NewEntityFields.tsx';
import { parseCents, sumOf } from '../../schedule/cents.ts';
import { parseShares, percentOf, periodNames, scheduleOf } from '../../schedule/schedule.ts';
import type { AgreementDraft, Instalment } from '../draft.ts';
import { instalmentNumber } from '../intents.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { InstalmentRows } from './InstalmentRows.tsx';
import type { PartProps } from './partProps.ts';

type Plan = AgreementDraft['plan'];

/** The instalments: computed from an amount, a number and a first date, then corrected line by line. */
export function SchedulePart({ draft, put, flow }: PartProps) {
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
  const add = (): void =>
    put({
      instalments: [
        ...instalments,
        { key: crypto.randomUUID(), label: labelOf(instalments.length), day: '', amount: '', percent: '' },
      ],
    });
  return (
    <Part title={t('agreements.draft.part.schedule')} note={t('agreements.draft.scheduleHow')} sent={null}>
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
            <Button size="sm" icon={<Plus size={14} aria-hidden />} onPress={add}>
              {t('agreements.draft.addInstalment')}
            </Button>
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
          <InstalmentRows draft={draft} put={put} flow={flow} />
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
    </Part>
  );
}

/** The sum of the instalments beside the amount that they are to make. */
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
