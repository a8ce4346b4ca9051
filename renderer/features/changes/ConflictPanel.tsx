import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Step } from '#sync/step.ts';
import { Button, listShortcuts, Mark, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { heading } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { AsReadList } from './AsReadList.tsx';
import { combinedRows, conflictRows, remaining } from './choices.ts';
import type { Picked } from './choices.ts';
import { CombinedTable } from './CombinedTable.tsx';
import { ConflictTable } from './ConflictTable.tsx';
import { DecisionFooter, decisionContent, decisionPanel } from './DecisionFooter.tsx';
import { allPicked, choicesOf, withPicked } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { leavingOf } from './leaving.ts';
import { canType, firstTyped } from './OtherValue.tsx';
import { decisionShortcuts } from './shortcuts.ts';

interface ConflictPanelProps {
  readonly step: Step;
  readonly draft: Draft;
  readonly wording: Wording;
  readonly onDraft: (draft: Draft) => void;
  /** What sends. */
  readonly send: ReactNode;
}

/** One conflict, solved row by row; nothing is preselected and nothing goes before every row has its choice (I12). */
export function ConflictPanel({ step, draft, wording, onDraft, send }: ConflictPanelProps) {
  const { t } = wording;
  const format = useFormat();
  const isToday = format.dayOf(step.madeAt) === format.dayOf(useNow());
  const rows = conflictRows(step);
  const combined = combinedRows(step);
  const choices = choicesOf(draft, rows);
  const [typing, setTyping] = useState<ReadonlySet<string>>(
    () => new Set(rows.map(({ unit }) => unit).filter((unit) => choices.get(unit)?.pick === 'other')),
  );
  const [focused, setFocused] = useState('');
  const row = rows.find(({ unit }) => unit === focused) ?? rows[0];
  const current = row?.unit ?? '';

  const pick = (unit: string, picked: Picked | null): void => {
    const of = rows.find((candidate) => candidate.unit === unit);
    if (of) onDraft(withPicked(draft, of, picked));
  };
  const pickSide = (unit: string, side: 'mine' | 'theirs'): void => {
    setTyping((before) => new Set([...before].filter((other) => other !== unit)));
    pick(unit, { pick: side });
  };
  const type = (): void => {
    if (!row || typing.has(current)) return;
    setTyping((before) => new Set([...before, current]));
    const values = firstTyped(step, row);
    pick(current, values && { pick: 'other', values });
  };
  const all = (side: 'mine' | 'theirs'): void => {
    setTyping(new Set());
    onDraft(allPicked(rows, side));
  };
  const walk = (by: 1 | -1): void => {
    const next = rows[rows.findIndex(({ unit }) => unit === current) + by];
    if (next) setFocused(next.unit);
  };
  const mayType = row !== undefined && canType(step, row, wording);

  useShortcut(decisionShortcuts.mine, () => pickSide(current, 'mine'));
  useShortcut(decisionShortcuts.theirs, () => pickSide(current, 'theirs'));
  useShortcut(decisionShortcuts.other, type, { enabled: mayType });
  useShortcut(decisionShortcuts.allMine, () => all('mine'));
  useShortcut(decisionShortcuts.allTheirs, () => all('theirs'));
  useShortcut(listShortcuts.next, () => walk(1));
  useShortcut(listShortcuts.previous, () => walk(-1));

  if (step.state.kind !== 'conflict') return null;
  const left = remaining(rows, choices);
  const { changing, asRead } = leavingOf(step, choices);
  const told = new Set([...rows, ...combined].map(({ unit }) => unit));
  return (
    <div className={decisionPanel}>
      <div className={decisionContent}>
        <h2 className="flex items-center gap-2.5 text-subject font-bold">
          <Mark state="conflict" size={20} label="" />
          <span className="selectable min-w-0">{heading(step, wording)}</span>
        </h2>
        <p className="mt-1 mb-5 text-text-2">
          {t(isToday ? 'outbox.decide.conflictLeadToday' : 'outbox.decide.conflictLead', {
            day: format.day(step.madeAt),
            time: format.time(step.madeAt),
          })}
        </p>
        <ConflictTable
          step={step}
          readAt={step.state.readAt}
          rows={rows}
          choices={choices}
          typing={typing}
          current={current}
          wording={wording}
          onFocusRow={setFocused}
          onPick={pickSide}
          onTyped={(unit, values) => pick(unit, values ? { pick: 'other', values } : null)}
        />
        {combined.length > 0 && <CombinedTable step={step} rows={combined} wording={wording} />}
        <AsReadList step={step} units={asRead.filter(({ unit }) => !told.has(unit))} wording={wording} />
      </div>
      <DecisionFooter
        actions={
          <>
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
              isDisabled={!mayType}
              onPress={type}
            >
              {t('outbox.decide.other')}
            </Button>
          </>
        }
        says={
          left > 0
            ? t('outbox.decide.left', { count: left, total: rows.length })
            : t(changing.length === 0 ? 'outbox.decide.nothingLeft' : 'outbox.decide.complete')
        }
        send={send}
      />
    </div>
  );
}
