import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Choice, Step } from '../../sync/step.ts';
import { Button, listShortcuts, Mark, useFormat, useNow, useShortcut } from '../../ui/index.ts';
import { allOf, combinedRows, conflictRows, remaining, toCommand, withChoice } from './choices.ts';
import type { Choices, Picked } from './choices.ts';
import { CombinedTable } from './CombinedTable.tsx';
import { heading } from '../../wording/summary.ts';
import { canType, firstTyped } from './OtherValue.tsx';
import { ConflictTable } from './ConflictTable.tsx';
import type { Wording } from '../../wording/wording.ts';
import { decisionShortcuts } from './shortcuts.ts';

interface ConflictPanelProps {
  readonly step: Step;
  readonly wording: Wording;
  readonly onResolve: (choices: ReadonlyMap<string, Choice>) => void;
}

/** One conflict, solved row by row; nothing is preselected and nothing goes before every row has its choice (I12). */
export function ConflictPanel({ step, wording, onResolve }: ConflictPanelProps) {
  const { t } = wording;
  const format = useFormat();
  const isToday = format.dayOf(step.madeAt) === format.dayOf(useNow());
  const rows = conflictRows(step);
  const combined = combinedRows(step);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(rows[0]?.unit ?? '');

  const left = remaining(rows, choices);
  const row = rows.find(({ unit }) => unit === current);
  const pick = (unit: string, picked: Picked | null): void => setChoices((before) => withChoice(before, unit, picked));
  const pickSide = (unit: string, side: 'mine' | 'theirs'): void => {
    setTyping((before) => new Set([...before].filter((other) => other !== unit)));
    pick(unit, { pick: side });
  };
  const type = (unit: string): void => {
    const opened = rows.find((candidate) => candidate.unit === unit);
    if (!opened || typing.has(unit)) return;
    setTyping((before) => new Set([...before, unit]));
    const values = firstTyped(step, opened);
    pick(unit, values && { pick: 'other', values });
  };
  const all = (side: 'mine' | 'theirs'): void => {
    setTyping(new Set());
    setChoices(allOf(rows, side));
  };
  const send = (): void => onResolve(toCommand(choices));
  const walk = (by: 1 | -1): void => {
    const next = rows[rows.findIndex(({ unit }) => unit === current) + by];
    if (next) setCurrent(next.unit);
  };

  useShortcut(decisionShortcuts.mine, () => pickSide(current, 'mine'));
  useShortcut(decisionShortcuts.theirs, () => pickSide(current, 'theirs'));
  useShortcut(decisionShortcuts.other, () => type(current), { enabled: row !== undefined && canType(step, row, wording) });
  useShortcut(decisionShortcuts.allMine, () => all('mine'));
  useShortcut(decisionShortcuts.allTheirs, () => all('theirs'));
  useShortcut(listShortcuts.next, () => walk(1));
  useShortcut(listShortcuts.previous, () => walk(-1));
  useShortcut(decisionShortcuts.send, send, { enabled: left === 0 });

  if (step.state.kind !== 'conflict') return null;
  const nothingLeft = left === 0 && rows.every(({ unit }) => choices.get(unit)?.pick === 'theirs') && combined.every(({ mine }) => mine === null);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="scroll-thin min-h-0 flex-1 px-7 py-5 max-[1399.98px]:px-5">
        <h2 className="flex items-center gap-2.5 text-subject font-bold">
          <Mark state="conflict" size={20} label="" />
          <span className="selectable min-w-0">{heading(step, wording)}</span>
        </h2>
        <p className="mt-1 mb-5 text-text-2">
          {t(isToday ? 'outbox.decide.conflictLeadToday' : 'outbox.decide.conflictLead', { day: format.day(step.madeAt), time: format.time(step.madeAt) })}
        </p>
        <ConflictTable
          step={step}
          readAt={step.state.readAt}
          rows={rows}
          choices={choices}
          typing={typing}
          current={current}
          wording={wording}
          onFocusRow={setCurrent}
          onPick={pickSide}
          onTyped={(unit, values) => pick(unit, values ? { pick: 'other', values } : null)}
        />
        {combined.length > 0 && <CombinedTable step={step} rows={combined} wording={wording} />}
      </div>
      <footer className="flex min-h-[54px] shrink-0 flex-wrap items-center gap-2 border-t border-line px-7 py-2.5 max-[1399.98px]:px-5">
        <Button kbd="shift+1" onPress={() => all('mine')}>
          {t('outbox.decide.allMine')}
        </Button>
        <Button kbd="shift+2" onPress={() => all('theirs')}>
          {t('outbox.decide.allTheirs')}
        </Button>
        <Button
          variant="quiet"
          kbd="3"
          icon={<Pencil size={14} aria-hidden />}
          isDisabled={row === undefined || !canType(step, row, wording)}
          onPress={() => type(current)}
        >
          {t('outbox.decide.other')}
        </Button>
        <output className="ml-auto text-help text-text-2">
          {left > 0
            ? t('outbox.decide.left', { count: left, total: rows.length })
            : t(nothingLeft ? 'outbox.decide.nothingLeft' : 'outbox.decide.complete')}
        </output>
        <Button variant="primary" kbd="mod+Enter" isDisabled={left > 0} onPress={send}>
          {t('outbox.decide.send')}
        </Button>
      </footer>
    </div>
  );
}
