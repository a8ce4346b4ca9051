import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TakenFacts } from '#cache/queries/useTakenAlong.ts';
import type { Preparing } from '#stores/offline.ts';
import { classes, Mark, Progress, useFormat } from '#ui/index.ts';
import type { DatasetCheck } from './checks.ts';
import type { TakenCheck } from './takenChecks.ts';
import { useDatasetWords } from './useDatasetWords.ts';
import type { DatasetWords } from './useDatasetWords.ts';
import { useTakenWords } from './useTakenWords.ts';
import { Turning } from './VerdictBox.tsx';

interface DatasetTableProps {
  readonly checks: readonly DatasetCheck[];
  /** Parts that consist of rows taken one by one. */
  readonly taken: readonly TakenCheck[];
  readonly facts: TakenFacts;
  readonly preparing: Preparing;
  /** Weeks of the calendar that are included, first and last number. */
  readonly weeks: readonly [first: number, last: number];
  /** Epoch ms. */
  readonly now: number;
}

/** One line per part: its state, what is here, its age and size. */
export function DatasetTable({ checks, taken, facts, preparing, weeks, now }: DatasetTableProps) {
  const { t } = useTranslation();
  const head = 'py-2 text-help font-normal text-text-3';
  const first = `${head} pr-3 text-left`;
  return (
    <table aria-label={t('offline.table')} className="mt-3 w-full table-fixed border-collapse">
      <colgroup>
        <col className="w-8" />
        <col className="w-[166px] max-[799.98px]:w-[24%]" />
        <col />
        <col className="w-[128px] max-[799.98px]:w-[20%]" />
        <col className="w-20" />
      </colgroup>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={first}>
            <span className="sr-only">{t('offline.column.mark')}</span>
          </th>
          <th scope="col" className={first}>
            {t('offline.column.dataset')}
          </th>
          <th scope="col" className={first}>
            {t('offline.column.content')}
          </th>
          <th scope="col" className={first}>
            {t('offline.column.fresh')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('offline.column.size')}
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map((check) => (
          <DatasetRow key={check.id} check={check} facts={facts} preparing={preparing} weeks={weeks} now={now} />
        ))}
        {taken.map((check) => (
          <TakenRow key={check.id} check={check} facts={facts} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function DatasetRow({
  check,
  facts,
  preparing,
  weeks,
  now,
}: Omit<DatasetTableProps, 'checks' | 'taken'> & { readonly check: DatasetCheck }) {
  const walks = check.id === 'folders' && preparing.state === 'running' && !listsAreLeft(preparing);
  const isComing = check.receiving.length > 0 || walks;
  const words = useDatasetWords({ check, facts, weeks, now, isComing });
  const expected = check.receiving.reduce(
    (sum, { entity }) =>
      sum + (entity in facts.lists ? (facts.lists[entity as keyof typeof facts.lists].last?.received ?? 0) : 0),
    0,
  ); // those names are its keys
  const share = walks
    ? { value: preparing.foldersListed, max: Math.max(1, preparing.folders) }
    : expected > 0
      ? { value: Math.min(check.received, expected), max: expected }
      : {};
  return <Row check={check} words={words} isComing={isComing} share={share} />;
}

const listsAreLeft = ({ setsLeft, rows, rowsReceived }: Preparing): boolean =>
  setsLeft.length > 0 || rowsReceived < rows;

/** A part that consists of rows taken one by one. */
function TakenRow({ check, facts, now }: Pick<DatasetTableProps, 'facts' | 'now'> & { readonly check: TakenCheck }) {
  const isComing = check.receiving.length > 0;
  const words = useTakenWords({ check, facts, now, isComing });
  const share = { value: check.received, max: facts.parts[check.id].lists.length };
  return <Row check={check} words={words} isComing={isComing} share={share} />;
}

interface RowProps {
  readonly check: DatasetCheck | TakenCheck;
  readonly words: DatasetWords;
  readonly isComing: boolean;
  readonly share: { readonly value?: number; readonly max?: number };
}

function Row({ check: { id, problems, characters, asOf }, words, isComing, share }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { content, detail, fresh } = words;
  return (
    <tr data-dataset={id} data-problem={problems[0] ?? 'none'} className="border-b border-line align-top">
      <td className="pt-[13px] pb-2.5">
        <DatasetMark problems={problems} isComing={isComing} />
      </td>
      <th scope="row" className="py-2.5 pr-3 text-left font-medium">
        {t(`offline.dataset.${id}`)}
      </th>
      <td className="py-2.5 pr-4">
        <span className="block">{content}</span>
        {isComing ? (
          <span className="mt-1.5 block max-w-[400px]">
            <Progress label={t(`offline.dataset.${id}`)} {...share} />
          </span>
        ) : (
          detail !== null && (
            <span className={classes('block text-help', problems.length > 0 ? 'text-ask' : 'text-text-3')}>
              {detail}
            </span>
          )
        )}
      </td>
      <td className="py-2.5 pr-3 text-text-2">{fresh}</td>
      <td className="py-2.5 text-right whitespace-nowrap text-text-2">
        {asOf === null ? '–' : format.size(characters)}
      </td>
    </tr>
  );
}

function DatasetMark({ problems, isComing }: Pick<RowProps['check'], 'problems'> & { readonly isComing: boolean }) {
  const { t } = useTranslation();
  const [worst] = problems;
  if (isComing) {
    return (
      <>
        <Turning />
        <span className="sr-only">{t('offline.state.receiving')}</span>
      </>
    );
  }
  if (worst === undefined) return <Mark state="verified" label={t('offline.state.ready')} />;
  if (worst === 'never') return <Mark state="absent" label={t('offline.state.never')} />;
  return (
    <>
      <AlertTriangle size={16} aria-hidden className="text-ask" />
      <span className="sr-only">{t('offline.state.problem')}</span>
    </>
  );
}
