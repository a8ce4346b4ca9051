import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand, useOnePlace } from '#stores/commit.ts';
import { stopCreating } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { canUndo } from '#sync/rules/undo.ts';
import {
  Button,
  EmptyState,
  GridRow,
  LoadingAfter,
  LongRows,
  Notice,
  Pill,
  Progress,
  RowGrid,
  Screen,
  Segmented,
  Select,
  showToast,
  Skeleton,
  useFormat,
  useRows,
  useShortcut,
} from '#ui/index.ts';
import type { Tone } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { useUndoOf } from '#wording/useAct.ts';
import { toAsk, toReceive } from './asked.ts';
import { wayBack, withCorrection, withDecision, withoutOut } from './draft.ts';
import type { Correction, StageProps } from './draft.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { LineInspector } from './LineInspector.tsx';
import { isOpen, isReady } from './lines.ts';
import type { ImportLine } from './lines.ts';
import { useAsked } from './useAsked.ts';
import { useLines } from './useBeside.ts';
import { useLineWords } from './useLineWords.ts';
import { useRun } from './useRun.ts';
import type { RunEnd } from './useRun.ts';

interface LinesStageProps extends StageProps {
  readonly saved: () => Promise<boolean>;
}

const parts = ['all', 'open', 'ready', 'left', 'stored'] as const;
type Part = (typeof parts)[number];
const partOf = (line: ImportLine): Exclude<Part, 'all'> =>
  isOpen(line) ? 'open' : isReady(line) ? 'ready' : line.state.kind === 'stored' ? 'stored' : 'left';

const toneOf: Readonly<Record<ImportLine['state']['kind'], Tone>> = {
  new: 'ok',
  same: 'ok',
  sameLine: 'ok',
  there: 'neutral',
  repeats: 'neutral',
  ask: 'ask',
  problem: 'stop',
  out: 'neutral',
  stored: 'wait',
};

/** Each line with what becomes of it, before anything is stored and while it is. */
export function LinesStage({ draft, targets, header, notice, keep, saved, isBounce }: LinesStageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const { progress, end, start, stop } = useRun();
  const onePlace = useOnePlace();
  const { asked, progress: asking, ask, stop: stopAsking } = useAsked();
  const commands = useCommands();
  const lines = useLines(draft, targets, asked, progress !== null);
  const wordsOf = useLineWords(draft, targets, end);
  const [part, setPart] = useState<Part>('all');
  const [selected, setSelected] = useState<string | null>(null);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const [corrected, setCorrected] = useState<Correction | null>(null);
  const counts = useMemo(() => countsOf(lines ?? []), [lines]);
  const shown = useMemo(() => (lines ?? []).filter((line) => part === 'all' || partOf(line) === part), [lines, part]);
  const ids = useMemo(() => shown.map(({ row }) => String(row)), [shown]);
  const open = shown.find(({ row }) => String(row) === selected) ?? null;
  const keys = useRows({ ids, selected, onSelect: setSelected });
  const counted = (count: number) => ({ count, number: format.number(count) });
  const undoable = (lines ?? []).flatMap(({ state }) => (state.kind === 'stored' ? state.steps.filter(canUndo) : []));
  const undo = useCommand(
    (commands, ...stepIds: readonly string[]) => commands.undo(...stepIds),
    (...stepIds) => stepIds.join(' '),
  );
  const undoOf = useUndoOf();
  const begin = async (): Promise<void> => {
    if (!lines || progress || asking || counts.ready === 0) return;
    // What a crash leaves of the import is found again by the draft.
    if (!(await saved())) return showToast(t('common.rejection.storage'));
    for (const id of toReceive(lines, asked)) await commands.refresh({ entity: 'Candidat', of: id });
    const ended = await start(draft, lines);
    if (ended && ended.stored > 0)
      showToast(t(isOnline ? 'importing.stored' : 'importing.storedOffline', counted(ended.stored)), {
        label: t('common.undo'),
        onPress: () => void undoOf(ended.intentId),
      });
  };
  const addresses = useMemo(() => toAsk(lines ?? [], asked), [lines, asked]);
  const askService = async (): Promise<void> => showToast(t('importing.askedService', counted(await ask(addresses))));
  const leaveOut = (line: ImportLine): void => {
    const { kind } = line.state;
    if (kind === 'out') keep(withoutOut(draft, line.row));
    else if (kind !== 'stored') keep(withDecision(draft, line.row, { out: true }));
  };
  useShortcut(
    peopleShortcuts.importNext,
    (press) => {
      if (!isBounce(press)) void begin();
    },
    { enabled: progress === null },
  );
  useShortcut(peopleShortcuts.importLeaveOut, () => open && leaveOut(open), { enabled: open !== null });
  useShortcut(peopleShortcuts.back, () => keep({ ...draft, stage: 'columns' }), {
    enabled: progress === null && open === null,
  });
  const correct = (correction: Correction): void => {
    keep(withCorrection(draft, correction));
    setCorrected(correction);
  };
  const storedRows = new Set((lines ?? []).flatMap(({ row, state }) => (state.kind === 'stored' ? [row] : [])));
  const back = corrected && wayBack(corrected, draft, (row) => storedRows.has(row));
  const isDone = lines !== null && counts.ready + counts.open === 0 && counts.stored > 0;
  // Who leaves a finished import need not come back to end it; what is undone on this screen opens it again.
  useEffect(() => {
    if (lines && draft.isDone !== isDone) keep({ ...draft, isDone });
  });
  const knowsAddresses = (lines ?? []).some(({ address }) => address !== null);
  return (
    <Screen
      header={header(
        progress || asking ? (
          <Button onPress={onePlace('stop', asking ? stopAsking : stop)}>{t('common.slow.stop')}</Button>
        ) : (
          <>
            <Button kbd="Backspace" onPress={() => keep({ ...draft, stage: 'columns' })}>
              {t('importing.toColumns')}
            </Button>
            {isDone ? (
              <Button
                variant="primary"
                onPress={() => {
                  keep(null);
                  stopCreating();
                }}
              >
                {t('common.word.finish')}
              </Button>
            ) : (
              <>
                <Button onPress={() => setIsGivingUp(true)}>{t('people.importing.giveUp')}</Button>
                <Button
                  variant="primary"
                  kbd="mod+Enter"
                  isDisabled={counts.ready === 0}
                  onPress={onePlace('begin', () => void begin())}
                >
                  {counts.ready === 0 ? t('importing.startNone') : t('importing.start', counted(counts.ready))}
                </Button>
              </>
            )}
          </>
        ),
      )}
      inspector={
        open && (
          <LineInspector
            key={open.row}
            draft={draft}
            line={open}
            targets={targets}
            words={wordsOf(open)}
            isFrozen={progress !== null || asking !== null}
            keep={keep}
            onCorrect={correct}
            onLeaveOut={() => leaveOut(open)}
            onUndo={(steps) => void undo(...steps.map(({ id }) => id))}
            onClose={() => setSelected(null)}
          />
        )
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {notice}
        {progress && <Running of="running" {...progress} />}
        {asking && <Running of="asking" {...asking} />}
        {!progress && end && <Ended end={end} {...counts} />}
        <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-3">
          <Segmented
            label={t('importing.which')}
            value={part}
            onChange={setPart}
            options={parts.map((id) => ({
              id,
              label: `${t(`importing.part.${id}`)} ${format.number(id === 'all' ? (lines ?? []).length : counts[id])}`,
            }))}
          />
          {knowsAddresses && (
            <div className="w-[260px]">
              <Select
                label={t('importing.addressForAll')}
                value={draft.address ?? 'each'}
                onChange={(id) => keep({ ...draft, address: id === 'share' || id === 'own' ? id : null })}
                options={(['each', 'share', 'own'] as const).map((id) => ({ id, label: t(`importing.address.${id}`) }))}
              />
            </div>
          )}
          {addresses.length > 0 && !progress && !asking && (
            <Button isDisabled={!isOnline} onPress={onePlace('begin', () => void askService())}>
              {t('importing.askService', counted(addresses.length))}
            </Button>
          )}
          {back && !progress && !asking && (
            <Button onPress={() => keep(withCorrection(draft, back))}>
              <span className="max-w-[320px] truncate-line">{t('importing.undoChoice', { text: back.to })}</span>
            </Button>
          )}
          {undoable.length > 0 && !progress && (
            <Button onPress={() => void undo(...undoable.map(({ id }) => id))}>{t('common.word.undoAll')}</Button>
          )}
        </div>
        {lines === null ? (
          <LoadingAfter>
            <Skeleton label={t('importing.looking')} />
          </LoadingAfter>
        ) : shown.length === 0 ? (
          <EmptyState message={t(`importing.noneOf.${part}`)} />
        ) : (
          <div {...keys.list} className="scroll-thin min-h-0 flex-1 px-3">
            <RowGrid
              label={t('importing.linesLabel')}
              isSticky
              columns={[
                { id: 'row', label: t('importing.rowNumber'), width: '56px', align: 'right' },
                { id: 'name', label: t('importing.name'), width: '20%' },
                { id: 'mail', label: t('common.word.email'), width: open ? '25%' : '22%' },
                { id: 'state', label: t('importing.becomes'), width: open ? '130px' : '146px' },
                { id: 'why', label: t('importing.why') },
              ]}
              count={shown.length}
              minWidth={640}
            >
              <LongRows ids={ids} kept={keys.focused}>
                {(at) => {
                  const line = shown[at];
                  const id = ids[at];
                  if (!line || id === undefined) return null;
                  const words = wordsOf(line);
                  const isLeft = partOf(line) === 'left';
                  return (
                    <GridRow
                      key={id}
                      id={id}
                      at={at}
                      isSelected={id === selected}
                      isReachable={id === keys.reachable}
                      onSelect={setSelected}
                      className="h-row"
                    >
                      <td className="text-right text-text-3">{line.row + 1}</td>
                      <td className={`truncate-line font-medium normal-nums ${isLeft ? 'text-text-3' : ''}`}>
                        {line.name || t('common.unnamed')}
                      </td>
                      <td className="truncate-line text-text-2 normal-nums">{line.mail}</td>
                      <td className="truncate-line">
                        <Pill tone={end?.refused.has(line.row) ? 'stop' : toneOf[line.state.kind]}>{words.state}</Pill>
                      </td>
                      <td className="text-help text-text-2 normal-nums" title={words.why}>
                        {/* Beside the panel a reason takes both lines of its row. */}
                        <span className="line-clamp-2 leading-4">{words.why}</span>
                      </td>
                    </GridRow>
                  );
                }}
              </LongRows>
            </RowGrid>
          </div>
        )}
      </div>
      <GiveUpDialog
        isOpen={isGivingUp}
        onClose={() => setIsGivingUp(false)}
        onConfirm={() => {
          keep(null);
          stopCreating();
        }}
      />
    </Screen>
  );
}

function countsOf(lines: readonly ImportLine[]): Readonly<Record<Exclude<Part, 'all'>, number>> {
  const counts = { open: 0, ready: 0, left: 0, stored: 0 };
  for (const line of lines) counts[partOf(line)] += 1;
  return counts;
}

/** How far the storing, or the asking, is. */
function Running({
  of,
  done,
  total,
}: {
  readonly of: 'running' | 'asking';
  readonly done: number;
  readonly total: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="px-5 pt-3">
      <p aria-live="polite" className="mb-1.5 text-help text-text-2">
        {t(`importing.progress.${of}`, { done: format.number(done), total: format.number(total) })}
      </p>
      <Progress label={t(`importing.progressLabel.${of}`)} value={done} max={total} />
    </div>
  );
}

/** Why not all of it was stored: stopped, the disk refused, or lines were refused. */
function Ended({
  end,
  stored,
  ready,
}: {
  readonly end: RunEnd;
  /** Lines that are kept now: what was undone since is not. */
  readonly stored: number;
  readonly ready: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!end.isStopped && !end.hasDiskFailed && end.refused.size === 0) return null;
  const about = end.hasDiskFailed ? 'disk' : end.refused.size > 0 ? 'refused' : 'stopped';
  return (
    <div className="px-5 pt-3">
      <Notice
        tone={about === 'stopped' ? 'wait' : 'ask'}
        live
        title={t(`importing.ended.${about}`, { count: stored, number: format.number(stored) })}
      >
        {t(`importing.endedHint.${about}`, { count: ready, number: format.number(ready) })}
      </Notice>
    </div>
  );
}
