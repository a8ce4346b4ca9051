import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import { chartOf } from './chart.ts';
import type { LedgerMonth } from './months.ts';
import { useEuros } from './useEuros.ts';

/** Pixels around the plot: names of months below, amounts on the left. */
const [left, below, above, right] = [84, 22, 8, 12];

/** Months as a drawing, with the same amounts as a table beside it. */
export function LedgerChart({ months }: { readonly months: readonly LedgerMonth[] }) {
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
        <tr className="text-mark text-text-3">
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
