import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { countWords } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { Preparing } from '#stores/offline.ts';
import { keptParts } from '#sync/rules/kept.ts';
import type { ReceivedEntity } from '#sync/rules/received.ts';
import { classes, Mark, Progress, useFormat } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import { useReceivedWords } from '#wording/useReceivedWords.ts';
import type { DatasetCheck, Problem } from './checks.ts';
import { listsOf, partName } from './checks.ts';
import type { KeptCheck } from './keptChecks.ts';
import { Turning } from './VerdictBox.tsx';

interface DatasetTableProps {
  readonly checks: readonly DatasetCheck[];
  readonly taken: readonly KeptCheck[];
  readonly facts: OfflineFacts;
  readonly preparing: Preparing;
}

export function DatasetTable({ checks, taken, facts, preparing }: DatasetTableProps) {
  const { t } = useTranslation();
  const head = 'py-2 pr-3 text-left text-help font-normal text-text-3';
  return (
    <table aria-label={t('offline.table')} className="mt-3 w-full table-fixed border-collapse">
      <colgroup>
        <col className="w-8" />
        <col className="w-[166px] max-[799.98px]:w-[24%]" />
        <col />
        <col className="w-[128px] max-[799.98px]:w-[20%]" />
      </colgroup>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            <span className="sr-only">{t('common.word.state')}</span>
          </th>
          <th scope="col" className={head}>
            {t('common.word.part')}
          </th>
          <th scope="col" className={head}>
            {t('common.word.content')}
          </th>
          <th scope="col" className={head}>
            {t('offline.column.fresh')}
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map((check) => (
          <DatasetRow key={check.id} check={check} facts={facts} preparing={preparing} />
        ))}
        {taken.map((check) => (
          <KeptRow key={check.id} check={check} facts={facts} />
        ))}
      </tbody>
    </table>
  );
}

function DatasetRow({
  check,
  facts,
  preparing,
}: Omit<DatasetTableProps, 'checks' | 'taken'> & { readonly check: DatasetCheck }) {
  const walks = check.id === 'folders' && preparing.state === 'running' && !listsAreLeft(preparing);
  const isComing = check.receiving.length > 0 || walks;
  const words = useDatasetWords({ check, facts, isComing, walk: walks ? preparing : null });
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

function KeptRow({ check, facts }: Pick<DatasetTableProps, 'facts'> & { readonly check: KeptCheck }) {
  const isComing = check.receiving.length > 0;
  const words = useKeptWords({ check, facts, isComing });
  const share = { value: check.received, max: facts.parts[check.id].lists.length };
  return <Row check={check} words={words} isComing={isComing} share={share} />;
}

interface RowProps {
  readonly check: DatasetCheck | KeptCheck;
  readonly words: DatasetWords;
  readonly isComing: boolean;
  readonly share: { readonly value?: number; readonly max?: number };
}

function Row({ check: { id, problems }, words, isComing, share }: RowProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const name = partName(id, t, language);
  const { content, detail, fresh } = words;
  return (
    <tr data-dataset={id} data-problem={problems[0] ?? 'none'} className="border-b border-line align-top">
      <td className="pt-[13px] pb-2.5">
        <DatasetMark problems={problems} isComing={isComing} />
      </td>
      <th scope="row" className="py-2.5 pr-3 text-left font-medium">
        {name}
      </th>
      <td className="py-2.5 pr-4">
        <span className="block">{content}</span>
        {isComing ? (
          <span className="mt-1.5 block max-w-[400px]">
            <Progress label={name} {...share} />
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
        <span className="sr-only">{t('offline.fresh.now')}</span>
      </>
    );
  }
  if (worst === undefined) return <Mark state="verified" label={t('offline.verdict.ready')} />;
  if (worst === 'never') return <Mark state="absent" label={t('common.mark.absent')} />;
  return (
    <>
      <AlertTriangle size={16} aria-hidden className="text-ask" />
      <span className="sr-only">{t('offline.state.problem')}</span>
    </>
  );
}

interface KeptWordsProps {
  readonly check: KeptCheck;
  readonly facts: OfflineFacts;
  readonly isComing: boolean;
}

/** Of rows kept one by one. Never called complete: the service may cut such a list without a word (R3.6). */
function useKeptWords({ check, facts, isComing }: KeptWordsProps): DatasetWords {
  const { t } = useTranslation();
  const { language } = useFormat();
  const freshWords = useFreshWords();
  const { id, problems, asOf, failure } = check;
  const { count, lists } = facts.parts[id];
  const [worst] = problems;
  const statusWords =
    worst === undefined
      ? t('offline.detail.rowsReceived', { count: lists.length })
      : worst === 'partly'
        ? t('offline.detail.rowsNever', { count: lists.length - check.received })
        : t(`offline.detail.${worst}`);
  const detail =
    failure === null || isSignInKind(failure) || worst === undefined
      ? statusWords
      : t('offline.detail.failed', { detail: statusWords, reason: t(`common.failure.${failure}`) });
  const content = countWords(keptParts[id][0], count, language);
  const whole =
    id === 'agreements' && facts.funders > 0
      ? `${content}, ${t('offline.content.funders', { count: facts.funders })}`
      : content;
  return {
    content: worst === 'never' ? (isComing ? t('offline.content.first') : detail) : whole,
    detail: worst === 'never' ? null : detail,
    fresh: freshWords(asOf, isComing),
  };
}

interface DatasetFacts {
  readonly check: DatasetCheck;
  readonly facts: OfflineFacts;
  readonly isComing: boolean;
  /** The folders are being received: these are counted then, as they are above the table. */
  readonly walk: Pick<Preparing, 'foldersListed' | 'folders'> | null;
}

interface DatasetWords {
  readonly content: string;
  /** Null: `content` is enough. */
  readonly detail: string | null;
  readonly fresh: string;
}

/** A part of the check in words. What was never downloaded is not counted. */
function useDatasetWords({ check, facts, isComing, walk }: DatasetFacts): DatasetWords {
  const { t } = useTranslation();
  const format = useFormat();
  const cutWords = useCutWords();
  const { id, problems, asOf, failure } = check;
  const [worst] = problems;
  const taken = facts.folders.reduce(
    (sum, { folders, listed, files }) => ({
      known: sum.known + folders,
      listed: sum.listed + listed,
      files: sum.files + files,
    }),
    { known: 0, listed: 0, files: 0 },
  );

  const walked = walk ? { known: walk.folders, listed: walk.foldersListed } : taken;
  const counted = (entity: EntityName, count: number): string => countWords(entity, count, format.language);
  const ofList = (entity: ReceivedEntity): string => counted(entity, facts.lists[entity].rows);
  const contents: Readonly<Record<DatasetCheck['id'], () => string>> = {
    calendar: () => ofList('Planification'),
    applications: () => ofList('Dossier'),
    applicants: () => {
      const isListWhole = facts.lists.Candidat.last?.complete === true;
      const all = t('offline.content.applicants', { applicants: counted('Candidat', facts.applicants) });
      return facts.applicantsAbsent === 0
        ? all
        : `${all}, ${t(isListWhole ? 'offline.content.applicantsAbsent' : 'offline.content.applicantsMissing', { count: facts.applicantsAbsent })}`;
    },
    staff: () => listsOf.staff.map(ofList).join(', '),
    references: () => t('offline.content.references'),
    partners: () => listsOf.partners.map(ofList).join(', '),
    folders: () =>
      walked.known === 0
        ? t('offline.content.foldersTop')
        : `${t('offline.content.folders', { count: walked.known, listed: format.number(walked.listed) })}, ${t('folders.fileCount', { count: taken.files })}`,
  };
  const statusWords = (problem: Problem): string => {
    const [only, ...others] = listsOf[id];
    const last = only && facts.lists[only].last;
    return problem === 'cut' && last && !last.complete && others.length === 0
      ? cutWords(last)
      : t(`offline.detail.${problem}`);
  };
  const withReason = (what: string): string =>
    failure === null || isSignInKind(failure)
      ? what
      : t('offline.detail.failed', { detail: what, reason: t(`common.failure.${failure}`) });
  const detail = worst === undefined ? null : withReason(statusWords(worst));
  const freshWords = useFreshWords();
  const isNever = worst === 'never';
  return {
    content: !isNever ? contents[id]() : isComing ? t('offline.content.first') : (detail ?? ''),
    detail: isNever ? null : detail,
    fresh: freshWords(asOf, isComing),
  };
}

/** When the oldest list of a part was received. */
function useFreshWords(): (asOf: number | null, isComing: boolean) => string {
  const { t } = useTranslation();
  const receivedWords = useReceivedWords();
  return (asOf, isComing) => {
    if (isComing) return t('offline.fresh.now');
    return asOf === null ? '–' : receivedWords(asOf);
  };
}
