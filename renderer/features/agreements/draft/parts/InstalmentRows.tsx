import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput, IconButton, TextField, useFormat } from '#ui/index.ts';
import { newInstalment } from '../../fields/created.ts';
import { TypedFields } from '../../fields/TypedFields.tsx';
import type { Instalment } from '../draft.ts';
import { instalmentNumber } from '../intents.ts';
import { StageMark } from '../StageMark.tsx';
import { isOpen } from '../stages.ts';
import type { StageView } from '../stages.ts';
import type { PartProps } from './partProps.ts';

const columns = ['number', 'label', 'day', 'amount', 'percent', 'state'] as const;

/** The instalments as a table: fields until they are sent, then what was sent and its state. */
export function InstalmentRows({ draft, put, flow }: PartProps) {
  const { t } = useTranslation();
  const { instalments } = draft;
  const change = (key: string, changed: Partial<Instalment>): void =>
    put({ instalments: instalments.map((each) => (each.key === key ? { ...each, ...changed } : each)) });
  return (
    <table aria-label={t('agreements.draft.part.schedule')} className="w-full table-fixed text-body">
      <colgroup>
        {['36px', '', '132px', '112px', '88px', '104px'].map((width, index) => (
          <col key={columns[index]} style={width === '' ? {} : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr className="text-left text-mark text-text-3">
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
            onRemove={() => put({ instalments: instalments.filter(({ key }) => key !== instalment.key) })}
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
        <span key="state">{stage && <StageMark state={stage.state} />}</span>,
      ];
  return (
    <>
      <tr className="[&>td]:border-t [&>td]:border-line-soft [&>td]:py-1 [&>td]:pr-2 [&>td]:align-middle">
        <td className="text-text-3 tabular-nums">{number}</td>
        {cells.map((cell, index) => (
          <td key={columns[index + 1]} className={isEditable ? '' : 'selectable h-9'}>
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
