import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoOf } from '#acts/useBegin.ts';
import { useCommand } from '#stores/commit.ts';
import { stopCreating } from '#stores/place.ts';
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
  showToast,
  Skeleton,
  useFormat,
  useRows,
  useShortcut,
} from '#ui/index.ts';
import type { Tone } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import type { StageProps } from './ColumnsStage.tsx';
import { withDecision } from './draft.ts';
import { GiveUp } from './GiveUp.tsx';
import { LineInspector } from './LineInspector.tsx';
import { isOpen, isReady } from './lines.ts';
import type { ImportLine } from './lines.ts';
import { keepDraft } from './useImport.ts';
import { useLines } from './useLines.ts';
import { useLineWords } from './useLineWords.ts';
import { useRun } from './useRun.ts';
import type { Progress as HowFar, RunEnd } from './useRun.ts';

const parts = ['all', 'open', 'ready', 'left', 'stored'] as const;
type Part = (typeof parts)[number];
const partOf = (line: ImportLine): Exclude<Part, 'all'> =>
  isOpen(line) ? 'open' : isReady(line) ? 'ready' : line.state.kind === 'stored' ? 'stored' : 'left';

const toneOf: Readonly<Record<ImportLine['state']['kind'], Tone>> = {
  new: 'ok',
  same: 'ok',
  there: 'neutral',
  repeats: 'neutral',
  ask: 'ask',
  problem: 'stop',
  out: 'neutral',
  stored: 'wait',
};

export function LinesStage({ draft, taken, header, notice }: StageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { progress, end, start, stop } = useRun();
  const lines = useLines(draft, taken);
  const wordsOf = useLineWords(draft, taken, end);
  const [part, setPart] = useState<Part>('all');
  const [selected, setSelected] = useState<string | null>(null);
  const counts = useMemo(() => countsOf(lines ?? []), [lines]);
  const shown = useMemo(() => (lines ?? []).filter((line) => part === 'all' || partOf(line) === part), [lines, part]);
  const ids = useMemo(() => shown.map(({ row }) => String(row)), [shown]);
  const open = shown.find(({ row }) => String(row) === selected) ?? null;
  const keys = useRows({ ids, selected, onSelect: setSelected });
  const counted = (count: number) => ({ count, number: format.number(count) });
  const undo = useCommand(
    (commands, lines: readonly ImportLine[]) => commands.undo(...undoableOf(lines)),
    (lines) => undoableOf(lines).join(' '),
  );
  const undoOf = useUndoOf();
  const leave = (): void => {
    keepDraft(null);
    stopCreating();
  };
  const begin = async (): Promise<void> => {
    if (!lines || progress || counts.ready === 0) return;
    const ended = await start(draft, lines);
    if (ended && ended.stored > 0)
      showToast(t('importing.stored', counted(ended.stored)), {
        label: t('common.undo'),
        onPress: () => void undoOf(ended.intentId),
      });
    // Nothing is left to do here: the notice undoes it all, and « Modifications » shows each.
    if (ended?.stored === counts.ready && counts.open === 0) leave();
  };
  const leaveOut = (line: ImportLine): void => {
    const { kind } = line.state;
    if (kind !== 'stored') keepDraft(withDecision(draft, line.row, { out: kind !== 'out' }));
  };
  useShortcut(peopleShortcuts.importNext, () => void begin(), { enabled: progress === null });
  useShortcut(peopleShortcuts.importLeaveOut, () => open && leaveOut(open), { enabled: open !== null });
  useShortcut(peopleShortcuts.back, () => keepDraft({ ...draft, stage: 'columns' }), {
    enabled: progress === null && open === null,
  });
  const isDone = lines !== null && counts.ready + counts.open === 0 && counts.stored > 0;
  const words = open && wordsOf(open);
  return (
    <Screen
      header={header(
        progress ? (
          <Button onPress={stop}>{t('common.slow.stop')}</Button>
        ) : (
          <>
            <Button kbd="Backspace" onPress={() => keepDraft({ ...draft, stage: 'columns' })}>
              {t('importing.toColumns')}
            </Button>
            {isDone ? (
              <Button variant="primary" onPress={leave}>
                {t('common.word.finish')}
              </Button>
            ) : (
              <>
                <GiveUp onGivenUp={leave} />
                <Button variant="primary" kbd="mod+Enter" isDisabled={counts.ready === 0} onPress={() => void begin()}>
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
            taken={taken}
            words={[words?.state, words?.why].filter(Boolean).join(' · ')}
            isFrozen={progress !== null}
            onLeaveOut={() => leaveOut(open)}
            onClose={() => setSelected(null)}
          />
        )
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {notice}
        {progress && <Running {...progress} />}
        {!progress && end && <Ended {...end} />}
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
          {lines && undoableOf(lines).length > 0 && !progress && (
            <Button onPress={() => void undo(lines)}>{t('common.word.undoAll')}</Button>
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
                      <td className="truncate-line text-text-2 normal-nums">{line.applicant.mail}</td>
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
    </Screen>
  );
}

function countsOf(lines: readonly ImportLine[]): Readonly<Record<Exclude<Part, 'all'>, number>> {
  const counts = { open: 0, ready: 0, left: 0, stored: 0 };
  for (const line of lines) counts[partOf(line)] += 1;
  return counts;
}

/** Steps of lines of which none has left; what is to be decided is given up under Modifications. */
const undoableOf = (lines: readonly ImportLine[]): readonly string[] =>
  lines.flatMap(({ state }) =>
    state.kind === 'stored' && state.steps.every(canUndo) ? state.steps.map(({ id }) => id) : [],
  );

function Running({ done, total }: HowFar) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="px-5 pt-3">
      <p aria-live="polite" className="mb-1.5 text-help text-text-2">
        {t('importing.progress', { done: format.number(done), total: format.number(total) })}
      </p>
      <Progress label={t('importing.progressLabel')} value={done} max={total} />
    </div>
  );
}

function Ended({ isStopped, hasDiskFailed, refused }: RunEnd) {
  const { t } = useTranslation();
  if (!isStopped && !hasDiskFailed && refused.size === 0) return null;
  const about = hasDiskFailed ? 'disk' : refused.size > 0 ? 'refused' : 'stopped';
  return (
    <div className="px-5 pt-3">
      <Notice tone={about === 'stopped' ? 'wait' : 'ask'} live title={t(`importing.ended.${about}`)}>
        {t(`importing.endedHint.${about}`)}
      </Notice>
    </div>
  );
}
