import { useTranslation } from 'react-i18next';
import type { TakenFacts } from '#cache/queries/useTakenAlong.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import { useFormat } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import { listsOf } from './checks.ts';
import type { DatasetCheck } from './checks.ts';

interface DatasetFacts {
  readonly check: DatasetCheck;
  readonly facts: TakenFacts;
  readonly weeks: readonly [first: number, last: number];
  readonly now: number;
  readonly isComing: boolean;
}

export interface DatasetWords {
  readonly content: string;
  /** Null: `content` is enough. */
  readonly detail: string | null;
  readonly fresh: string;
}

/** A part of the check in words. What was never downloaded is not counted. */
export function useDatasetWords({ check, facts, weeks, now, isComing }: DatasetFacts): DatasetWords {
  const { t } = useTranslation();
  const format = useFormat();
  const cutWords = useCutWords();
  const { id, problems, asOf, failure } = check;
  const [worst] = problems;
  const rows = listsOf[id].reduce((sum, entity) => sum + (facts.lists[entity].last?.received ?? 0), 0);
  const taken = facts.folders.reduce(
    (sum, { folders, listed, files }) => ({
      known: sum.known + folders,
      listed: sum.listed + listed,
      files: sum.files + files,
    }),
    { known: 0, listed: 0, files: 0 },
  );

  const contents: Readonly<Record<DatasetCheck['id'], () => string>> = {
    calendar: () => t('offline.content.calendar', { count: facts.events, weeks: weekWords() }),
    applications: () => t('offline.content.applications', { count: facts.applications }),
    applicants: () => {
      const isListWhole = facts.lists.Candidat.last?.complete === true;
      const all = t('offline.content.applicants', { count: facts.applicants });
      return facts.applicantsAbsent === 0
        ? all
        : `${all}, ${t(isListWhole ? 'offline.content.applicantsAbsent' : 'offline.content.applicantsMissing', { count: facts.applicantsAbsent })}`;
    },
    staff: () =>
      t('offline.content.staff', {
        agents: t('offline.content.agents', { count: facts.agents }),
        teachers: t('offline.content.teachers', { count: facts.lists.Enseignant.rows }),
      }),
    references: () => t('offline.content.references'),
    partners: () =>
      t('offline.content.partners', {
        places: t('offline.content.places', { count: facts.lists.AutreLieuFormation.rows }),
        funders: t('offline.content.fundingBodies', { count: facts.lists.OrganismeFinanceur.rows }),
      }),
    folders: () =>
      taken.known === 0
        ? t('offline.content.foldersTop')
        : `${t('offline.content.folders', { count: taken.known, listed: format.number(taken.listed) })}, ${t('offline.content.files_in', { count: taken.files })}`,
  };
  const weekWords = (): string =>
    t(weeks[0] === weeks[1] ? 'offline.content.week' : 'offline.content.weeks', { first: weeks[0], last: weeks[1] });

  const standing = (): string => {
    const [only, ...others] = listsOf[id];
    const { last } = facts.lists[only];
    if (worst === 'cut' && last && !last.complete && others.length === 0) return cutWords(last);
    if (worst !== undefined) return t(`offline.detail.${worst}`);
    if (id === 'folders') return t(taken.known === 0 ? 'offline.detail.complete' : 'offline.detail.foldersComplete');
    return id === 'references'
      ? t('offline.detail.complete')
      : t('offline.detail.completeOf', { count: rows, rows: format.number(rows) });
  };
  const counts =
    failure === null || isSignInKind(failure)
      ? standing()
      : t('offline.detail.failed', { detail: standing(), reason: t(`common.failure.${failure}`) });
  const freshWords = useFreshWords();
  const isNever = worst === 'never';
  return {
    content: !isNever ? contents[id]() : isComing ? t('offline.content.first') : counts,
    detail: isNever ? null : counts,
    fresh: freshWords(asOf, now, isComing),
  };
}

/** When the oldest list of a part was received. */
export function useFreshWords(): (asOf: number | null, now: number, isComing: boolean) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (asOf, now, isComing) => {
    if (isComing) return t('offline.fresh.now');
    if (asOf === null) return '–';
    const isToday = format.dayOf(asOf) === format.dayOf(now);
    return t(isToday ? 'offline.fresh.at' : 'offline.fresh.on', { moment: format.moment(asOf, now) });
  };
}
