import { GitMerge, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import {
  Button,
  classes,
  Disclosure,
  Facts,
  Kbd,
  listShortcuts,
  Mark,
  useFormat,
  useNow,
  useShortcut,
} from '#ui/index.ts';
import { fieldHint, fieldLabel } from '#wording/fields.ts';
import { decisionShortcuts } from '#wording/shortcuts.ts';
import { heading } from '#wording/summary.ts';
import { stepLines } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import type { PanelProps } from './actions.ts';
import { bothOf, combinedRows, conflictRows, remaining, willBeSent } from './choices.ts';
import type { Choices, CombinedRow, Picked, Row, Values } from './choices.ts';
import { columns, conflictTable, ConflictRow } from './ConflictLine.tsx';
import { decisionContent, DecisionFooter, decisionPanel } from './DecisionFooter.tsx';
import { allPicked, choicesOf, withPicked } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { leavingOf } from './leaving.ts';
import type { AsRead } from './leaving.ts';
import { canType, firstTyped } from './OtherValue.tsx';
import { useChanges } from './useChanges.ts';

type Side = 'mine' | 'theirs' | 'both';

const isBothOf = (row: Row, picked: Picked | undefined): boolean =>
  picked?.pick === 'other' && picked.values[0] === bothOf(row)?.[0];
const isTyped = (row: Row, picked: Picked | undefined): boolean => picked?.pick === 'other' && !isBothOf(row, picked);

interface ConflictPanelProps {
  readonly step: Step;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly send: ReactNode;
}

/** Line by line; nothing is preselected, nor sent before every line has its choice (I12). */
export function ConflictPanel({ step, draft, onDraft, send }: ConflictPanelProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const isToday = format.dayOf(step.madeAt) === format.dayOf(useNow());
  const rows = conflictRows(step);
  const combined = combinedRows(step);
  const choices = choicesOf(draft, rows);
  const [typing, setTyping] = useState<ReadonlySet<string>>(
    () => new Set(rows.flatMap((row) => (isTyped(row, choices.get(row.unit)) ? [row.unit] : []))),
  );
  const [focused, setFocused] = useState('');
  const row = rows.find(({ unit }) => unit === focused) ?? rows[0];
  const current = row?.unit ?? '';

  const pick = (unit: string, picked: Picked | null): void => {
    const of = rows.find((candidate) => candidate.unit === unit);
    if (of) onDraft(withPicked(draft, of, picked));
  };
  const pickSide = (unit: string, side: Side): void => {
    const of = rows.find((candidate) => candidate.unit === unit);
    const values = of ? bothOf(of) : null;
    setTyping((before) => new Set([...before].filter((other) => other !== unit)));
    if (side !== 'both') pick(unit, { pick: side });
    else if (values) pick(unit, { pick: 'other', values });
  };
  const type = (): void => {
    if (!row || typing.has(current)) return;
    setTyping((before) => new Set([...before, current]));
    if (isBothOf(row, choices.get(current))) return;
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
  useShortcut(decisionShortcuts.both, () => pickSide(current, 'both'), {
    enabled: row !== undefined && bothOf(row) !== null,
  });
  useShortcut(decisionShortcuts.allMine, () => all('mine'));
  useShortcut(decisionShortcuts.allTheirs, () => all('theirs'));
  useShortcut(listShortcuts.next, () => walk(1));
  useShortcut(listShortcuts.previous, () => walk(-1));

  if (step.state.kind !== 'conflict') return null;
  const left = remaining(rows, choices);
  const { changing, asRead } = leavingOf(step, choices);
  const shownUnits = new Set([...rows, ...combined].map(({ unit }) => unit));
  return (
    <div className={decisionPanel}>
      <div className={decisionContent}>
        <h2 className="flex items-center gap-2.5 text-subject font-bold">
          <Mark state="conflict" size={20} label="" />
          <span className="selectable min-w-0">{heading(step, wording)}</span>
        </h2>
        <p className="mt-1 mb-5 text-text-2">
          {t(isToday ? 'changes.decide.conflictLeadToday' : 'changes.decide.conflictLead', {
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
          onFocusRow={setFocused}
          onPick={pickSide}
          onTyped={(unit, values) => pick(unit, values ? { pick: 'other', values } : null)}
        />
        {combined.length > 0 && <CombinedTable step={step} rows={combined} />}
        <AsReadList step={step} units={asRead.filter(({ unit }) => !shownUnits.has(unit))} />
      </div>
      <DecisionFooter
        actions={
          <>
            <Button kbd="shift+1" onPress={() => all('mine')}>
              {t('changes.decide.allMine')}
            </Button>
            <Button kbd="shift+2" onPress={() => all('theirs')}>
              {t('changes.decide.allTheirs')}
            </Button>
            <Button
              variant="quiet"
              kbd="3"
              icon={<Pencil size={14} aria-hidden />}
              isDisabled={!mayType}
              onPress={type}
            >
              {t('changes.decide.other')}
            </Button>
          </>
        }
        says={
          left > 0
            ? t('changes.decide.left', { count: left, total: rows.length })
            : t(changing.length === 0 ? 'changes.decide.nothingLeft' : 'changes.decide.complete')
        }
        send={send}
      />
    </div>
  );
}

/** What is sent back exactly as it was read, folded under its count (I11). */
function AsReadList({ step, units }: PanelProps & { readonly units: readonly AsRead[] }) {
  const { wording } = useChanges();
  const [isOpen, setIsOpen] = useState(false);
  if (units.length === 0) return null;
  return (
    <div className="mt-6">
      <Disclosure
        title={wording.t('changes.decide.asRead', { count: units.length })}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <div className="mt-2 max-w-[620px]">
          <Facts
            items={units.map((unit) => ({
              label: fieldLabel(step.entity, unit.unit, wording),
              value: stepLines(step, unit, unit.values, wording).join(', '),
            }))}
          />
        </div>
      </Disclosure>
    </div>
  );
}

function CombinedTable({ step, rows }: PanelProps & { readonly rows: readonly CombinedRow[] }) {
  const { wording } = useChanges();
  const { t } = wording;
  const words = (row: CombinedRow, values: Values | null) => {
    if (!values) return <span className="text-text-3">{t('summary.value.unchanged')}</span>;
    return stepLines(step, row, values, wording).map((line) => <div key={line}>{line}</div>);
  };
  return (
    <section className={`mt-6 ${conflictTable}`} aria-label={t('changes.decide.combined', { count: rows.length })}>
      <h3 className="mb-2 flex items-center gap-2.5 border-b border-line pb-2">
        <GitMerge size={15} aria-hidden className="text-text-2" />
        <span className="font-medium text-text">{t('changes.decide.combined', { count: rows.length })}</span>
        <span className="text-text-2">{t('changes.decide.combinedHint', { count: rows.length })}</span>
      </h3>
      {rows.map((row) => {
        const hint = fieldHint(step.entity, row.unit, wording);
        return (
          <div key={row.unit} className={classes(columns, 'selectable border-b border-line-soft')}>
            <div className="py-2">
              <div className="font-medium text-text">{fieldLabel(step.entity, row.unit, wording)}</div>
              {hint !== null && <div className="text-help text-text-3">{hint}</div>}
            </div>
            <div className="py-2 break-words text-text-2">{words(row, row.base)}</div>
            <div className="py-2 break-words text-text">{words(row, row.mine)}</div>
            <div className="py-2 break-words text-text">{words(row, row.theirs)}</div>
            <div className="bg-sunken px-3 py-2 font-medium break-words">{words(row, row.sent)}</div>
          </div>
        );
      })}
    </section>
  );
}

interface ConflictTableProps {
  readonly step: Step;
  readonly readAt: number;
  readonly rows: readonly Row[];
  readonly choices: Choices;
  readonly typing: ReadonlySet<string>;
  readonly current: string;
  readonly onFocusRow: (unit: string) => void;
  readonly onPick: (unit: string, side: Side) => void;
  readonly onTyped: (unit: string, values: readonly RawJson[] | null) => void;
}

/** Field, original, mine, the service's, what will be sent; every column dated. No author: the service names none. */
function ConflictTable({ step, readAt, rows, choices, typing, current, ...on }: ConflictTableProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const now = useNow();
  const entity = namesOf(step.entity, wording.language).one;
  const tell = (row: Row, values: Values): readonly string[] => stepLines(step, row, values, wording);
  return (
    <section className={conflictTable} aria-label={entity}>
      <h3 className="mb-2 flex items-baseline gap-2.5">
        <span className="font-medium text-text">{entity}</span>
        <span className="selectable truncate-line text-text-2">{context(step, wording)}</span>
      </h3>
      <div className={classes(columns, 'items-end border-b border-line text-help text-text-2')}>
        <Heading title={t('common.word.field')} />
        <Heading
          title={t('changes.decide.base')}
          date={t('changes.decide.baseAt', { time: format.bound(step.madeAt, now) })}
        />
        <Heading
          title={t('changes.decide.mine')}
          date={t('changes.decide.mineAt', { when: format.when(step.madeAt, now) })}
          kbd="1"
        />
        <Heading
          title={t('changes.decide.theirs')}
          date={t('changes.decide.theirsAt', { when: format.when(readAt, now) })}
          kbd="2"
        />
        <div className="self-stretch bg-sunken px-3 pt-2 pb-1.5">
          <div className="flex h-full flex-col justify-end font-medium text-text">{t('changes.decide.sent')}</div>
        </div>
      </div>
      {rows.map((row) => (
        <ConflictRow
          key={row.unit}
          step={step}
          row={row}
          picked={choices.get(row.unit)}
          sent={willBeSent(row, choices.get(row.unit))}
          isBoth={bothOf(row) && isBothOf(row, choices.get(row.unit))}
          isTyping={typing.has(row.unit)}
          isCurrent={row.unit === current}
          tell={(values) => tell(row, values)}
          onFocus={() => on.onFocusRow(row.unit)}
          onPick={(side) => on.onPick(row.unit, side)}
          onTyped={(values) => on.onTyped(row.unit, values)}
        />
      ))}
    </section>
  );
}

/** Fields that say what kind of event this is and where, or which application: the heading above shows them already. */
function context(step: Step, wording: Wording): string {
  const members = membersOf(step.state.kind === 'conflict' ? step.state.row : '{}');
  const named = (field: string): string => {
    const id = plain(members.get(field) ?? null);
    return id === '' ? '' : (wording.nameOf(field, id) ?? '');
  };
  const parts = [named('TypePlanificationId'), named('EntiteJuridiqueId'), plain(members.get('Numero') ?? null)];
  return parts.filter(Boolean).join(', ');
}

function Heading({ title, date, kbd }: { readonly title: string; readonly date?: string; readonly kbd?: string }) {
  return (
    <div className="pt-2 pb-1.5">
      <div className="flex items-center gap-1.5 font-medium text-text">
        {title}
        {kbd && <Kbd keys={kbd} />}
      </div>
      {date !== undefined && <div>{date}</div>}
    </div>
  );
}
