import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { countWords } from '#i18n/labels/names.ts';
import type { ListColumn } from '#lists/column.ts';
import { Block } from '#pages/Block.tsx';
import { NoLines } from '#pages/Lines.tsx';
import { PlainTable } from '#pages/PlainTable.tsx';
import type { PlainColumn } from '#pages/PlainTable.tsx';
import { ReceiveByNumber } from '#pages/ReceiveByNumber.tsx';
import { useReceived } from '#pages/useReceived.ts';
import type { Received } from '#pages/useReceived.ts';
import { openRow } from '#stores/openedRow.ts';
import { Segmented, useFormat, useNow } from '#ui/index.ts';
import { chartOf } from './chart.ts';
import { ledgerLine } from './ledgerLine.ts';
import { monthsOf } from './months.ts';
import type { LedgerMonth } from './months.ts';
import { statementOf } from './statement.ts';
import type { Statement } from './statement.ts';
import { useEuros } from './useEuros.ts';
import { useOwnLineColumns } from './useLineColumns.ts';

interface LedgerBlockProps {
  /** Billing cases (Affaire) that are known to belong to it. */
  readonly cases?: readonly string[];
  /** Its clients: a billing case of theirs that is in no row is received by its number. */
  readonly clients?: readonly string[];
  /** Which lines these are, where the title does not say it all. */
  readonly note?: string;
  /** Said where there is none. */
  readonly empty?: string;
}

const none: readonly string[] = [];

/** The balance of what a page is about: its lines, when they were received, and the way to receive more. */
export function LedgerBlock({ cases = none, clients = none, note, empty }: LedgerBlockProps) {
  const { t } = useTranslation();
  const { rows, received } = useLedger(cases, clients);
  const title = t('pages.ledger.total.balance');
  return (
    <Block title={title} {...(received && { received })} isWide>
      <Ledger label={title} rows={rows} received={received} empty={empty ?? t('pages.ledger.none')} />
      {note !== undefined && <p className="mt-2 text-help text-text-3">{note}</p>}
      {clients.length > 0 && (
        <div className="mt-4">
          <BillingCaseByNumber of={clients} />
        </div>
      )}
    </Block>
  );
}

/** Pixels around the plot: names of months below, amounts on the left. */
const [left, below, above, right] = [84, 22, 8, 12];

/** Months as a drawing, with the same amounts as a table beside it. */
function LedgerChart({ months }: { readonly months: readonly LedgerMonth[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = (month: string): string => format.month(format.startOfDay(`${month}-01`));
  const [first = '', last = ''] = [months[0]?.month, months.at(-1)?.month].map((month) => month && nameOf(month));
  return (
    <figure className="mt-5 flex flex-wrap items-start gap-x-10 gap-y-4">
      <div className="scroll-thin max-w-full overflow-x-auto">
        <Drawing months={months} label={t('pages.ledger.chart', { first, last })} />
        <figcaption className="mt-1 flex gap-4 text-mark text-text-2">
          <Key className="bg-accent">{t('pages.ledger.total.debits')}</Key>
          <Key className="border border-ok bg-ok-soft">{t('pages.ledger.total.credits')}</Key>
          <Key className="h-0 border-t-2 border-text">{t('pages.ledger.monthEnd')}</Key>
        </figcaption>
      </div>
      <Table months={months} nameOf={nameOf} />
    </figure>
  );
}

function Drawing({ months, label }: { readonly months: readonly LedgerMonth[]; readonly label: string }) {
  const euros = useEuros();
  const { width, height, zero, marks, columns } = chartOf(months);
  const size = { width: left + width + right, height: above + height + below };
  const shortName = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;
  return (
    <svg {...size} className="block text-mark">
      <title>{label}</title>
      <g aria-hidden transform={`translate(${left} ${above})`}>
        {[...marks, { cents: 0, y: zero }].map(({ cents, y }) => (
          <g key={cents}>
            <line x1={0} x2={width} y1={y} y2={y} className={cents === 0 ? 'stroke-control' : 'stroke-line'} />
            <text x={-8} y={y + 4} textAnchor="end" className="fill-text-2">
              {euros(cents)}
            </text>
          </g>
        ))}
        {columns.map(({ month: { month }, x, debit, credit, isNamed }) => (
          <g key={month}>
            <rect {...debit} className="fill-accent" />
            <rect {...credit} className="fill-ok-soft stroke-ok" />
            {isNamed && (
              <text x={x} y={height + 16} textAnchor="middle" className="fill-text-2">
                {shortName(month)}
              </text>
            )}
          </g>
        ))}
        <polyline
          points={columns.map(({ x, balance }) => `${x},${balance}`).join(' ')}
          className="fill-none stroke-text stroke-2"
        />
        {columns.map(({ month: { month }, x, balance }) => (
          <circle key={month} cx={x} cy={balance} r={3} className="fill-text" />
        ))}
      </g>
    </svg>
  );
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`inline-block size-2.5 ${className}`} />
      {children}
    </span>
  );
}

function Table({
  months,
  nameOf,
}: {
  readonly months: readonly LedgerMonth[];
  readonly nameOf: (month: string) => string;
}) {
  const { t } = useTranslation();
  const euros = useEuros();
  const amount = 'py-1 pl-5 text-right tabular-nums';
  return (
    <table aria-label={t('pages.ledger.months')} className="text-body">
      <thead>
        <tr className="text-help text-text-3">
          <th scope="col" className="pb-1 text-left font-normal">
            {t('common.word.month')}
          </th>
          {(['pages.ledger.total.debits', 'pages.ledger.total.credits', 'pages.ledger.monthEnd'] as const).map(
            (key) => (
              <th key={key} scope="col" className="pb-1 pl-5 text-right font-normal">
                {t(key)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, debits, credits, balance }) => (
          <tr key={month} className="[&>*]:border-t [&>*]:border-line-soft">
            <th scope="row" className="py-1 text-left font-normal">
              {nameOf(month)}
            </th>
            <td className={amount}>{euros(debits)}</td>
            <td className={amount}>{euros(credits)}</td>
            <td className={amount}>{euros(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const widths: Readonly<Record<string, string>> = {
  Date: 'min-[800px]:w-[92px]',
  AffaireId: 'min-[800px]:w-[132px]',
  nature: 'min-[800px]:w-[116px]',
  LibellePeriode: 'min-[800px]:w-[84px]',
  debit: 'min-[800px]:w-[104px]',
  credit: 'min-[800px]:w-[104px]',
};
const details: ReadonlySet<string> = new Set(['AffaireId', 'LibellePeriode']);

function LedgerTable({ label, rows }: { readonly label: string; readonly rows: readonly RowView[] }) {
  const { t } = useTranslation();
  const empty = t('forms.empty');
  const columns = useOwnLineColumns().map((column) => plainColumn(column, empty));
  if (rows.length === 0) return <p className="text-text-3">{t('pages.ledger.noneOfSide')}</p>;
  return <PlainTable label={label} columns={columns} rows={rows} onOpen={({ id }) => openRow('BalanceClient', id)} />;
}

function plainColumn({ id, label, isNumber, text }: ListColumn<RowView>, empty: string): PlainColumn<RowView> {
  const width = widths[id];
  return {
    label,
    ...(width !== undefined && { width }),
    ...(details.has(id) && { isDetail: true }),
    ...(isNumber && { isAmount: true }),
    textOf: (row) => text(row) || (id === 'Date' ? empty : ''),
  };
}

const sides = ['all', 'debits', 'credits'] as const;
type Side = (typeof sides)[number];

/** Lines of the ledger: what is owed today, the lines themselves, latest first, and the months. */
function Ledger({
  label,
  rows,
  received,
  empty,
}: {
  readonly label: string;
  readonly rows: readonly RowView[];
  readonly received: Received | null;
  readonly empty: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const [side, setSide] = useState<Side>('all');
  const lines = rows.flatMap((row) => ledgerLine(row, format.dayOf) ?? []);
  const months = monthsOf(lines);
  if (rows.length === 0) return <NoLines entity="BalanceClient" {...(received && { received })} empty={empty} />;
  const shown = rows
    .filter(({ fields }) => side === 'all' || fields.flag('CreditON') === (side === 'credits'))
    .toSorted((a, b) => (b.fields.instant('Date') ?? 0) - (a.fields.instant('Date') ?? 0));
  return (
    <>
      <LedgerTotals statement={statementOf(lines, today)} />
      {lines.length < rows.length && (
        <p className="mb-2 text-help text-ask">{t('pages.ledger.unread', { count: rows.length - lines.length })}</p>
      )}
      <div className="mb-2">
        <Segmented
          label={t('pages.ledger.which')}
          value={side}
          onChange={setSide}
          options={sides.map((id) => ({
            id,
            label: t(id === 'all' ? 'pages.ledger.allLines' : `pages.ledger.total.${id}`),
          }))}
        />
      </div>
      <LedgerTable label={label} rows={shown} />
      {months.length > 0 && <LedgerChart months={months} />}
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('pages.ledger.how')}</p>
    </>
  );
}

function LedgerTotals({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const euros = useEuros();
  const { balance, due, overdue, overdueSince, upcoming, advance, debits, credits } = statement;
  const since = overdueSince && t('pages.ledger.since', { day: format.date(format.startOfDay(overdueSince)) });
  const totals = [
    { id: 'balance', cents: balance, note: balance < 0 ? t('pages.ledger.inFavour') : null },
    { id: 'due', cents: due, note: null },
    { id: 'overdue', cents: overdue, note: since, isLate: overdue > 0 },
    { id: 'upcoming', cents: upcoming, note: null },
    ...(advance > 0 ? [{ id: 'advance', cents: advance, note: null }] : []),
    { id: 'debits', cents: debits, note: null },
    { id: 'credits', cents: credits, note: null },
  ] as const;
  return (
    <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-3">
      {totals.map((total) => (
        <div key={total.id} data-total={total.id}>
          <dt className="text-help text-text-3">{t(`pages.ledger.total.${total.id}`)}</dt>
          <dd
            className={`selectable tabular-nums ${total.id === 'balance' ? 'text-panel font-bold' : 'text-body leading-[22px] font-medium'} ${'isLate' in total && total.isLate ? 'text-stop' : ''}`}
          >
            {euros(total.cents)}
          </dd>
          {total.note && <dd className="text-help text-text-3">{total.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Lines come by billing case (R1.1): a client's are known once one of their cases is here, and received with it. */
function useLedger(
  cases: readonly string[],
  clients: readonly string[],
): {
  readonly rows: readonly RowView[];
  /** Null: no billing case is known. */
  readonly received: Received | null;
} {
  const byClient = useRowsOf('BalanceClient', 'ClientId', clients);
  const all = [...new Set([...cases, ...byClient.flatMap(({ fields }) => fields.id('AffaireId') ?? [])])];
  const received = useReceived('BalanceClient', all);
  const byCase = useRowsOf('BalanceClient', 'AffaireId', cases);
  const rows = [...new Map([...byCase, ...byClient].map((row) => [row.id, row])).values()];
  return { rows, received: all.length === 0 ? null : received };
}

/** The ledger of a case, by a number that the service shows for applications only. `of`: whose lines are looked for. */
function BillingCaseByNumber({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <ReceiveByNumber
      entity="BalanceClient"
      member="AffaireId"
      label={t('pages.ledger.case')}
      help={t('pages.ledger.caseHelp')}
      action={t('pages.ledger.receive')}
      found={(rows, number) => {
        const own = rows.filter(({ fields }) => of.includes(fields.id('ClientId') ?? ''));
        return t('pages.ledger.found', { lines: countWords('BalanceClient', own.length, language), number });
      }}
    />
  );
}
