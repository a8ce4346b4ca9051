import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { changeCount } from '#cache/queries/outbox.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useReadiness } from '#stores/offline.ts';
import { adjust, openScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useExpected, useIsMine } from '#timeGrid/appearance/expected.ts';
import {
  Button,
  listShortcuts,
  Notice,
  Screen,
  Segmented,
  TextAction,
  useCopy,
  useFormat,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { dayTotals } from '#wording/dayTotals.ts';
import { isToSend } from '#wording/pending.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import { useNames } from '#wording/useNames.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { useTotalsWords } from '#wording/useTotalsWords.ts';
import { useWording } from '#wording/useWording.ts';
import { applicantsPart } from './applicants.ts';
import { dayReport, isClosed, open } from './dayReport.ts';
import { reportParts, reportText } from './reportText.ts';
import type { ReportPart } from './reportText.ts';

interface ReportScreenProps {
  /** The day, epoch ms, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly onOpen: (applicationId: string) => void;
}

const leave = (): void => adjust('offline', { isReport: false });
const seeChanges = (): boolean => openScreen('changes');

export function ReportScreen({ from, to, now, onOpen }: ReportScreenProps) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const wording = useWording(useNames());
  const copy = useCopy();
  const save = useSaveFile();
  const outbox = useOutbox();
  const profile = useSession((session) => session.open?.profile);
  const day = format.dayOf(from);
  const expected = useExpected({ campusId: profile?.campusId ?? '', from, to });
  useEffect(() => useReadiness.setState({ reportSeen: day }), [day]);
  useShortcut(listShortcuts.close, leave);

  const { fieldMapping, agentId } = useDayChoices();
  const isMine = useIsMine();
  const [whose, setWhose] = useState<'everyone' | 'mine'>('everyone');
  const interviews = whose === 'mine' ? expected.filter(isMine) : expected;
  const report = dayReport(outbox, interviews, {
    from,
    to,
    now,
    mapping: fieldMapping,
    isToSend: (step) => isToSend(step, wording),
    hasWords: (key) => i18n.exists(`offline.report.kind.${key}`),
  });
  const { nameOf: decisionName } = useDecisions();
  const totals = useTotalsWords()(dayTotals(interviews, fieldMapping, now));
  const changes = reportParts(report, { t, format, wording, now });
  const applicants = applicantsPart(interviews, { t, format, mapping: fieldMapping, decisionName, now });
  const parts = applicants.count > 0 ? [applicants, ...changes] : changes;
  const lead = t('offline.report.lead', {
    time: format.time(now),
    user: profile?.user ?? '',
    campus: profile?.campusName ?? '',
  });
  const isRepaired = useSyncStatus((status) => status.repaired !== null);
  const left = [
    ...open
      .map((id) => ({ id, count: id === 'waiting' || id === 'toSend' ? changeCount(report[id]) : report[id].length }))
      .filter(({ count }) => count > 0)
      .map(({ id, count }) => t(leftWords[id], { count })),
    ...(isRepaired ? [t('offline.report.left.repaired')] : []),
  ].join(', ');
  const isDone = isClosed(report) && !isRepaired;
  const statusWords = isDone ? t('offline.report.closed') : t('offline.report.open', { what: left });
  const text = (): string =>
    reportText(
      t('offline.report.textTitle', { day: format.date(from) }),
      `${lead}\n${statusWords}${applicants.count > 0 ? `\n${totals}` : ''}`,
      parts,
    );

  return (
    <Screen
      header={
        <ViewHeader
          title={t('common.word.dayReport')}
          detail={format.dayLong(from)}
          back={{ label: t('offline.report.back'), kbd: 'Escape', onPress: leave }}
        >
          {agentId !== null && (
            <Segmented
              label={t('offline.report.whose')}
              value={whose}
              onChange={setWhose}
              options={[
                { id: 'everyone', label: t('offline.report.campus') },
                { id: 'mine', label: t('offline.report.mine') },
              ]}
            />
          )}
          <Button onPress={() => copy(text())}>{t('common.word.copy')}</Button>
          <Button variant="primary" onPress={() => void save(`${t('offline.report.fileName', { day })}.txt`, text())}>
            {t('common.save')}
          </Button>
        </ViewHeader>
      }
    >
      <div className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-4">
        <div className="max-w-[860px]">
          <Notice
            tone={isDone ? 'ok' : 'wait'}
            icon={isDone ? <CircleCheck size={16} aria-hidden /> : undefined}
            title={statusWords}
          >
            {lead}
          </Notice>
          {applicants.count > 0 && <p className="selectable mt-4 text-panel font-bold">{totals}</p>}
          {changes.every(({ id }) => id === 'undecided') && (
            <p className="mt-4 text-text-3">{t('offline.report.nothing')}</p>
          )}
          {parts.map((part) => (
            <ReportPartList
              key={part.id}
              part={part}
              {...(part.id === 'undecided' || part.id === 'applicants' ? { onOpen } : {})}
            >
              {isInOutbox(part) && <TextAction onPress={seeChanges}>{t('shell.status.seeChanges')}</TextAction>}
            </ReportPartList>
          ))}
          <p className="mt-5 text-help text-text-3">{t('offline.report.inClear')}</p>
        </div>
      </div>
    </Screen>
  );
}

/** What is said here and elsewhere is said in the same words. */
const leftWords = {
  toDecide: 'offline.report.left.toDecide',
  toSend: 'offline.report.left.toSend',
  unverified: 'offline.report.left.unverified',
  waiting: 'shell.status.waiting',
  undecided: 'common.day.undecided',
} as const satisfies Record<(typeof open)[number], string>;

const isInOutbox = ({ id }: ReportPart): boolean =>
  id === 'toDecide' || id === 'toSend' || id === 'waiting' || id === 'unverified';

/** Of a part on the screen; the file has all. */
const linesAtFirst = 8;

function firstLines(groups: ReportPart['groups'], count: number): ReportPart['groups'] {
  const [group, ...further] = groups;
  if (!group || count === 0) return [];
  const lines = group.lines.slice(0, count);
  return [{ ...group, lines }, ...firstLines(further, count - lines.length)];
}

interface ReportPartListProps {
  readonly part: ReportPart;
  readonly onOpen?: (id: string) => void;
  readonly children?: ReactNode;
}

function ReportPartList({ part, onOpen, children }: ReportPartListProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const rest = part.count - linesAtFirst;
  // A rest of one line takes as much room as the button.
  const groups = isWhole || rest <= 1 ? part.groups : firstLines(part.groups, linesAtFirst);
  return (
    <section aria-label={part.title} data-part={part.id} className="mt-5">
      <header className="flex items-baseline gap-2 border-b border-line pb-1.5">
        <h2 className="font-medium">{part.title}</h2>
        <span className="text-text-3">{number(part.count)}</span>
        <span className="ml-auto">{children}</span>
      </header>
      {groups.map(({ title, lines }) => (
        <div key={title ?? ''}>
          {title !== null && <h3 className="mt-2.5 text-help font-medium text-text-2">{title}</h3>}
          <ul>
            {lines.map(({ id, time, text }) => (
              <li key={id} className="flex gap-3 border-b border-line-soft py-1.5">
                <span className="w-32 shrink-0 text-text-3">{time}</span>
                <span className="selectable min-w-0 flex-1 break-words">{text}</span>
                {onOpen && <TextAction onPress={() => onOpen(id)}>{t('common.word.open')}</TextAction>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups !== part.groups && (
        <div className="mt-2">
          <Button size="sm" onPress={() => setIsWhole(true)}>
            {t('offline.report.rest', { count: rest })}
          </Button>
        </div>
      )}
    </section>
  );
}
