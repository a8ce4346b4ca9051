import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useInterview } from '#cache/queries/hooks.ts';
import { useLinkChoices } from '#cache/queries/linkChoices.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { WhoDialog } from '#forms/WhoDialog.tsx';
import { useTypedRows } from '#pages/useTypedRows.ts';
import { DecisionMode } from '#parts/deciding/DecisionMode.tsx';
import { LinkDialog } from '#parts/linking/LinkDialog.tsx';
import { NewApplicationDialog } from '#parts/newApplication/NewApplicationDialog.tsx';
import type { Span } from '#shared/clash/clash.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { chooseForDay, useDayChoices } from '#stores/interviewDay.ts';
import { adjust, startCreating, stopCreating, useOpenForm, usePlaceOn } from '#stores/place.ts';
import { useScreenActions } from '#stores/screenActions.ts';
import { useCommands } from '#stores/session.ts';
import {
  addDays,
  Button,
  ContextMenu,
  focusRow,
  listShortcuts,
  menuPointOf,
  NewRows,
  Notice,
  rowAt,
  Screen,
  useFormat,
  useNow,
  useRows,
  useShortcut,
} from '#ui/index.ts';
import type { Day, MenuPoint, Target } from '#ui/index.ts';
import { isDecided, mappedOf } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { dayTotals } from '#wording/dayTotals.ts';
import { todayShortcuts } from '#wording/shortcuts.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import type { RequestedAction } from './actions/action.ts';
import { ActionButtons, ActionsMenu, dayActions, entriesOf } from './actions/ActionButtons.tsx';
import { useActionKeys, useActions } from './actions/useActions.ts';
import { nextOf, progressOf, waitingIn } from './day/progress.ts';
import { DayHeader } from './DayHeader.tsx';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { InterviewInspector } from './inspector/InterviewInspector.tsx';
import { InterviewLine } from './InterviewLine.tsx';
import { InterviewTable } from './InterviewTable.tsx';
import { NextInterview } from './NextInterview.tsx';
import { NoInterviews } from './NoInterviews.tsx';
import { PrintDay } from './print/PrintDay.tsx';
import { ReceivedChanges } from './ReceivedChanges.tsx';
import { useDay, usePinnedDay } from './useDay.ts';
import { Waiting } from './Waiting.tsx';

const select = (id: string | null): void => adjust('today', { selected: id });
const showDay = (day: string | null): void => adjust('today', { day });

export function InterviewsScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const today = format.dayOf(now);
  const day = usePlaceOn('today', (place) => place.day) ?? today;
  const selected = usePlaceOn('today', (place) => place.selected) ?? null;
  const { fieldMapping } = useDayChoices();
  const { interviews, isOfOthers, unfinished, plan } = useDay(day);
  const received = useDatasetStatus({ entity: 'Dossier' }).last !== null;
  const [chosenAction, setRequested] = useState<RequestedAction | null>(null);
  // From here, the dock or the jump list.
  const isWalkIn = useOpenForm()?.what === 'walkIn';
  const requested: RequestedAction | null = isWalkIn ? { kind: 'walkIn', correct: null } : chosenAction;

  const mapped = (interview: InterviewView): Mapped => mappedOf(interview, fieldMapping);
  const facts = {
    mapped,
    spanOf: ({ id, creneau }: InterviewView): Span =>
      plan.spans.get(id) ?? { from: creneau, to: creneau + usualLength },
    now,
  };
  const isToday = day === today;
  const next = isToday ? nextOf(interviews, facts) : undefined;
  const waiting = isToday ? waitingIn(interviews, facts) : [];
  const pinned = usePinnedDay(interviews, day);
  const rows = pinned.shown;
  // One that was moved to another day stays selected, and is shown again on that day.
  const isHere = ({ id, creneau }: InterviewView): boolean =>
    format.dayOf(creneau) === day || rows.some((row) => row.id === id);
  const application = useInterview(selected ?? '');
  const found = application ?? rows.find(({ id, event }) => event && id === selected) ?? null;
  const chosen = found && isHere(found) ? found : null;
  // After a decision the next row is selected; after a move to another day no other row is.
  const isAway = found !== null && chosen === null && !isDecided(found);
  const { list, focused, reachable } = useRows({
    ids: rows.map(({ id }) => id),
    selected: isAway ? null : selected,
    onSelect: select,
    start: next?.id,
  });
  const target = rows.find(({ id }) => id === focused) ?? chosen ?? next ?? null;
  const actions = useActions(target, setRequested);
  const nextActions = useActions(next ?? null, setRequested);
  const chosenActions = useActions(chosen, setRequested);
  const [opened, setOpened] = useState<{ readonly id: string; readonly at: MenuPoint } | null>(null);
  const subject = [...rows, next, chosen].find((each) => each && each.id === opened?.id) ?? null;
  const subjectActions = useActions(subject, setRequested);
  const openMenu = (): void => {
    const element = target && subjectElement(target.id);
    if (!element) return;
    element.scrollIntoView({ block: 'nearest' });
    const { left, bottom } = element.getBoundingClientRect();
    setOpened({ id: target.id, at: { x: left, y: bottom } });
  };
  const onContextMenu = (event: MouseEvent): void => {
    const id = rowAt(event.target);
    if (id === null) return;
    event.preventDefault();
    focusRow(id);
    setOpened({ id, at: menuPointOf(event) });
  };
  useShortcut(listShortcuts.menu, openMenu, { enabled: target !== null });
  const walkIn = (): boolean => startCreating({ what: 'walkIn' });
  const toDay = (wanted: string | null): void => showDay(wanted === today ? null : wanted);

  useActionKeys(
    actions,
    (): Target | null => target && { name: target.applicantName, element: subjectElement(target.id) },
  );
  useShortcut(todayShortcuts.previous, () => toDay(addDays(day, -1)));
  useShortcut(todayShortcuts.next, () => toDay(addDays(day, 1)));
  useShortcut(todayShortcuts.now, () => showDay(null));
  useShortcut(todayShortcuts.walkIn, walkIn);
  const print = (): void => setRequested({ kind: 'print' });
  useShortcut(todayShortcuts.print, print);

  const clashing = rows.filter(({ id }) => plan.clashes.has(id)).map(({ id }) => id);
  const showClash = (): void => {
    const id = clashing[clashing.indexOf(target?.id ?? '') + 1] ?? clashing[0];
    if (id === undefined) return;
    select(id);
    focusRow(id);
  };

  const [first] = unfinished;
  const decideUnfinished = (): void => {
    if (first) setRequested({ kind: 'decide', interview: first });
  };
  useShortcut(todayShortcuts.clash, clashing.length > 0 ? showClash : decideUnfinished, {
    enabled: clashing.length > 0 || first !== undefined,
  });
  const unlinked = interviews.flatMap(({ event }) => (event && event.reference === undefined ? event : []));
  const linkable = new Set(
    useLinkChoices(
      unlinked.map(({ id }) => id),
      '',
    ).map(({ eventId }) => eventId),
  );
  const linkDay = (): void => setRequested({ kind: 'link', events: unlinked.filter(({ id }) => linkable.has(id)) });
  useScreenActions(() => [
    ...(first
      ? [{ id: 'unfinished', text: t('today.unfinished', { count: unfinished.length }), run: decideUnfinished }]
      : []),
    ...(linkable.size > 0 ? [{ id: 'link', text: t('today.link'), run: linkDay }] : []),
  ]);
  const typedIn = useTypedRows('Dossier');
  const { came, absent, undecided } = dayTotals(interviews, fieldMapping, now);
  const counts = [
    // If nothing was ever downloaded, an empty list means nothing.
    (interviews.length > 0 || received) && t('common.word.interviews', { count: interviews.length }),
    came !== null && came > 0 && t('common.day.came', { count: came }),
    absent > 0 && t('common.day.absent', { count: absent }),
    undecided > 0 && t('common.day.undecided', { count: undecided }),
  ];
  const lineOf = (interview: InterviewView): ReactNode => (
    <InterviewLine
      key={interview.id}
      interview={interview}
      mapped={mapped(interview)}
      progress={progressOf(interview, facts)}
      isNext={interview.id === next?.id}
      clashes={plan.clashes.get(interview.id) ?? []}
      isTypedIn={typedIn.has(interview.id)}
      isSelected={interview.id === chosen?.id}
      isReachable={interview.id === reachable}
      isTarget={interview.id === target?.id}
      onSelect={select}
    />
  );
  return (
    <Screen
      isNarrow
      header={
        <DayHeader
          day={day}
          isToday={isToday}
          detail={counts.filter(Boolean).join(', ')}
          clashes={clashing.length}
          onClash={showClash}
          onDay={toDay}
          onWho={() => setRequested({ kind: 'who' })}
          onWalkIn={walkIn}
          menu={
            <ActionsMenu
              actions={actions}
              about={target?.applicantName ?? null}
              agent={target?.event ? null : (target?.agentName ?? null)}
              onWalkIn={walkIn}
              onPrint={print}
              onWho={() => setRequested({ kind: 'who' })}
            />
          }
        />
      }
      inspector={
        chosen &&
        !chosen.event && (
          <InterviewInspector
            key={chosen.id}
            interview={chosen}
            clashes={plan.clashes.get(chosen.id) ?? []}
            actions={actions}
            onClose={() => select(null)}
          />
        )
      }
    >
      <div className="flex min-w-0 flex-1 flex-col">
        {/* Maj F10 and the menu key raise it too, on the row that has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div {...list} onContextMenu={onContextMenu} className="scroll-thin relative min-h-0 flex-1 px-5 py-4">
          <CutList />
          {next && (
            <NextInterview
              interview={next}
              mapped={mapped(next)}
              isLate={progressOf(next, facts) === 'late'}
              clashes={plan.clashes.get(next.id) ?? []}
              now={now}
              isTarget={next.id === target?.id}
              actions={chosen ? [] : nextActions}
            />
          )}
          <Waiting
            people={waiting}
            ask={chosen ? null : setRequested}
            day={day}
            now={now}
            onSelect={(id) => {
              select(id);
              focusRow(id);
            }}
          />
          {interviews.length > 0 ? (
            <>
              <NewRows count={pinned.waiting} onShow={pinned.showAll} />
              <InterviewTable
                interviews={pinned.shown}
                plan={plan}
                lineOf={lineOf}
                chosen={
                  chosen && {
                    id: chosen.id,
                    actions: <ActionButtons actions={chosenActions} of={dayActions} size="sm" />,
                  }
                }
              />
            </>
          ) : (
            <div className="-mx-5 -mt-4">
              <NoInterviews isToday={isToday} ofAgent={isOfOthers} onToday={() => showDay(null)} />
            </div>
          )}
          {linkable.size > 0 && (
            <p className="mt-5">
              <Button size="sm" icon={<Link2 size={14} aria-hidden />} onPress={linkDay}>
                {t('today.link')}
              </Button>
            </p>
          )}
          {first && (
            <p className="mt-5 flex flex-wrap items-center gap-2.5 text-text-2">
              {t('today.unfinished', { count: unfinished.length })}
              <Button size="sm" {...(clashing.length === 0 && { kbd: 'F8' })} onPress={decideUnfinished}>
                {t('common.word.decide')}
              </Button>
            </p>
          )}
        </div>
        {isToday && <ReceivedChanges />}
      </div>
      {opened && subject && (
        <ContextMenu
          at={opened.at}
          title={subject.applicantName}
          entries={entriesOf(subjectActions)}
          onClose={() => setOpened(null)}
        />
      )}
      <Dialogs
        requested={requested}
        printed={{ day, interviews, now }}
        listOf={(id) =>
          [interviews.filter(({ event }) => !event), unfinished].find((list) => list.some((each) => each.id === id))
        }
        onClose={() => {
          stopCreating();
          setRequested(null);
        }}
        onWalkIn={(id, itsDay) => {
          toDay(itsDay);
          select(id);
          focusRow(id);
        }}
        onMoved={({ id }, at) => format.dayOf(at) === day && focusRow(id)}
      />
    </Screen>
  );
}

/** Where the target of an action is on screen: its line, else the card of the next interview, else its application. */
const subjectElement = (id: string): Element | null =>
  document.querySelector(`main [data-row="${CSS.escape(id)}"]`) ??
  document.querySelector(`main [data-subject="${CSS.escape(id)}"]`);

const request = { entity: 'Dossier' } as const;

/** Shown when the list of applications was truncated: nothing is concluded from what is missing (I18). */
function CutList() {
  const { t } = useTranslation();
  const commands = useCommands();
  const cutWords = useCutWords();
  const { last } = useDatasetStatus(request);
  if (last === null || last.complete) return null;
  return (
    <div className="mb-3">
      <Notice
        tone="ask"
        actions={
          <Button size="sm" onPress={() => void commands.refresh(request)}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('today.cut', { what: cutWords(last) })}
      </Notice>
    </div>
  );
}

interface DialogsProps {
  readonly requested: RequestedAction | null;
  readonly listOf: (id: string) => readonly InterviewView[] | undefined;
  /** What Ctrl P prints. */
  readonly printed: { readonly day: Day; readonly interviews: readonly InterviewView[]; readonly now: number };
  readonly onClose: () => void;
  /** The application of a walk-in that was just saved, and its day. */
  readonly onWalkIn: (id: string, day: Day) => void;
  readonly onMoved: (interview: InterviewView, at: number) => void;
}

function Dialogs({ requested, listOf, printed, onClose, onWalkIn, onMoved }: DialogsProps) {
  const { t } = useTranslation();
  const creating = useOpenForm();
  if (requested === null) return null;
  switch (requested.kind) {
    case 'move':
      return (
        <MoveDialog
          key={requested.interview.id}
          interview={requested.interview}
          onClose={onClose}
          onMoved={(at) => onMoved(requested.interview, at)}
        />
      );
    case 'decide':
      return (
        <DecisionMode
          applications={listOf(requested.interview.id) ?? [requested.interview]}
          start={requested.interview.id}
          onClose={onClose}
        />
      );
    case 'link':
      return <LinkDialog events={requested.events} onClose={onClose} />;
    case 'print':
      return <PrintDay {...printed} onClose={onClose} />;
    case 'who':
      return (
        <WhoDialog action={t('today.who.action')} onChosen={() => chooseForDay({ shown: 'mine' })} onClose={onClose} />
      );
    case 'walkIn':
      return (
        <NewApplicationDialog
          purpose={creating?.event ? 'expected' : 'walkIn'}
          correct={requested.correct}
          applicant={null}
          typed={creating?.applicant ?? null}
          event={creating?.event}
          onClose={onClose}
          onKept={onWalkIn}
        />
      );
  }
  return requested satisfies never;
}
