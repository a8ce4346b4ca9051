import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import type { Act } from '#acts/useBegin.ts';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import type { Form, Problems } from '#forms/form/useForm.ts';
import { FormDialog, FormProblem } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { countWords } from '#i18n/labels/names.ts';
import type { RowEdit } from '#intents/intent.ts';
import { keyOf } from '#intents/intentKey.ts';
import { waitsForDecision } from '#intents/replaceStep.ts';
import { fieldOf } from '#intents/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat } from '#ui/index.ts';

/** What becomes of one row: changed, or left out and why. */
export interface Effect<Row, Reason> {
  readonly row: Row;
  readonly leftOut: 'same' | 'decideFirst' | Reason | null;
}

interface BulkDialogProps<Row, Reason> {
  readonly entity: EntityName;
  readonly rows: readonly Row[];
  /** The members that are changed; none until the user has said which. */
  readonly members: readonly string[];
  readonly title: string;
  /** What the value that was given changes in each row; null: none was given. */
  readonly effects: readonly Effect<Row, Reason>[] | null;
  readonly nameOf: (row: Row) => string;
  readonly beforeOf: (row: Row) => string;
  readonly after: string;
  /** Of one row, where it is not the same in each. */
  readonly afterOf?: (row: Row) => string;
  readonly reasonOf: (reason: Reason) => string;
  /** What a changed row would meet, in words, by its id. */
  readonly foreseen?: ReadonlyMap<string, string> | undefined;
  /** Null: nothing was given. */
  readonly editOf: (row: Row) => RowEdit | null;
  readonly done: (counted: { readonly count: number; readonly number: string }) => string;
  /** Of the fields. */
  readonly problems: Problems<string>;
  readonly onClose: () => void;
  /** `ids`: of the rows that were changed. */
  readonly onDone: (ids: readonly string[]) => void;
  readonly children: (form: Form) => ReactNode;
}

/** Rows in one change. More would keep a service busy for hours, and are rather chosen by mistake than meant. */
const mostAtOnce = 2000;
/** How many of the rows that a colleague changed meanwhile are named. */
const mostNamed = 5;
const nobody: ReadonlySet<string> = new Set();

/** Gives several rows the same value, once the user has seen what changes in each: one step, one undo. */
export function BulkDialog<Row extends { readonly id: string }, Reason>({
  entity,
  rows,
  members,
  title,
  effects: given,
  nameOf,
  beforeOf,
  after,
  afterOf,
  reasonOf,
  foreseen,
  editOf,
  done,
  problems,
  onClose,
  onDone,
  children,
}: BulkDialogProps<Row, Reason>) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const of = members.join(' ');
  const [begun, setBegun] = useState({ of, left: nobody });
  // With another member the user begins again.
  const left = begun.of === of ? begun.left : nobody;
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { rows: shown, changed, accept } = useSeen(entity, ids, members, members.length > 0);
  const live = useRowsById(entity, ids);
  const effects = useMemo(
    () => given && withoutUndecided(given, { entity, members, live }),
    [given, entity, members, live],
  );
  const changing = useMemo(
    () => (effects ?? []).flatMap(({ row, leftOut }) => (leftOut === null && !left.has(row.id) ? row : [])),
    [effects, left],
  );
  const asked = changing.filter(({ id }) => changed.includes(id));
  const isTooMany = changing.length > mostAtOnce;
  const counted = (count: number) => ({ count, number: format.number(count) });
  const edits = changing.flatMap((row) => editOf(row) ?? []);
  const act = begin(shown);
  const linked = useLinked(act, edits);
  const form = useForm<string>({
    problems: () => ({
      ...problems,
      tooMany: isTooMany ? t('pages.bulk.tooMany', { most: format.number(mostAtOnce) }) : null,
      nothing: effects !== null && changing.length === 0 ? t('pages.bulk.nothing') : null,
    }),
    isSaidAtOnce: (name) => name === 'tooMany',
    isBlocked: asked.length > 0,
    async onSave() {
      const kept = await act.toEach(edits, { said: done(counted(changing.length)) });
      if (kept) onDone(changing.map(({ id }) => id));
      return kept !== null;
    },
  });
  return (
    <FormDialog
      form={form}
      title={title}
      action={
        effects === null
          ? t('common.save')
          : t('pages.bulk.title', {
              count: changing.length,
              rows: countWords(entity, changing.length, format.language),
            })
      }
      width="lg"
      onClose={onClose}
    >
      {children(form)}
      {effects && (
        <Preview
          effects={effects}
          nameOf={nameOf}
          beforeOf={beforeOf}
          afterOf={afterOf ?? (() => after)}
          reasonOf={reasonOf}
          foreseen={foreseen}
        />
      )}
      <output className="mt-2 block text-text-2 empty:hidden">
        {linked[0] && t('pages.bulk.linked', { rows: countWords(linked[0].entity, linked.length, format.language) })}
      </output>
      {asked.length > 0 && (
        <ChangedMeanwhile
          title={t('forms.meanwhile.rows', counted(asked.length))}
          mine={after}
          theirs={asked
            .slice(0, mostNamed)
            .map((row) => t('lists.chip', { column: nameOf(row), values: beforeOf(row) }))
            .join(', ')}
          onMine={accept}
          onTheirs={() => setBegun({ of, left: left.union(new Set(asked.map(({ id }) => id))) })}
        />
      )}
      <FormProblem words={form.errorOf('tooMany') ?? form.errorOf('nothing')} />
    </FormDialog>
  );
}

/** The other rows of interviews that would change with these. */
function useLinked({ preview }: Act, edits: readonly RowEdit[]): readonly RowEdit[] {
  const [linked, setLinked] = useState<readonly RowEdit[]>([]);
  // The moment of a decision is another at each render, what it changes elsewhere is not.
  const keep = (rows: readonly RowEdit[]) => setLinked((before) => (keyOf(before) === keyOf(rows) ? before : rows));
  const foresee = useEffectEvent((_of: string) => preview(edits).then(keep));
  const key = keyOf(edits);
  useEffect(() => void foresee(key), [key]);
  return edits.length === 0 ? [] : linked;
}

/** Without rows that wait for a decision: `edit` takes all or none. */
function withoutUndecided<Row extends { readonly id: string }, Reason>(
  effects: readonly Effect<Row, Reason>[],
  {
    entity,
    members,
    live,
  }: Pick<BulkDialogProps<Row, Reason>, 'entity' | 'members'> & { readonly live: readonly RowView[] },
): readonly Effect<Row, Reason>[] {
  const changes = members.map(fieldOf);
  const undecided = new Set(
    live
      .filter(({ id, steps }) => steps.some((step) => waitsForDecision(step, { entity, target: id, changes })))
      .map(({ id }) => id),
  );
  if (undecided.size === 0) return effects;
  return effects.map(({ row, leftOut }) => ({
    row,
    leftOut: leftOut === null && undecided.has(row.id) ? 'decideFirst' : leftOut,
  }));
}

/** How many rows are drawn; of the others only their number is said. */
const mostShown = 200;

/** What a value changes in each row; those that are left out come first, since the user did not ask for that. */
function Preview<Row extends { readonly id: string }, Reason>({
  effects,
  nameOf,
  beforeOf,
  afterOf,
  reasonOf,
  foreseen,
}: Required<Pick<BulkDialogProps<Row, Reason>, 'nameOf' | 'beforeOf' | 'afterOf' | 'reasonOf'>> &
  Pick<BulkDialogProps<Row, Reason>, 'foreseen'> & { readonly effects: readonly Effect<Row, Reason>[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const left = effects.filter(({ leftOut }) => leftOut !== null);
  const changed = effects.filter(({ leftOut }) => leftOut === null);
  const rest = Math.max(0, effects.length - mostShown);
  return (
    <ul
      aria-label={t('pages.bulk.preview')}
      // A long list is read by the arrows.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-thin mt-4 max-h-[40vh] overflow-y-auto rounded-box border border-line"
    >
      {[...left, ...changed].slice(0, mostShown).map(({ row, leftOut }) => (
        <li
          key={row.id}
          className="grid min-h-8 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 border-b border-line-soft px-3 py-1 last:border-0"
        >
          <span className="truncate-line font-medium">{nameOf(row)}</span>
          {leftOut === null ? (
            <span className="min-w-0 break-words text-text-2">
              {beforeOf(row)} → <strong className="font-medium text-text">{afterOf(row)}</strong>
              {foreseen?.has(row.id) && <span className="block text-stop">{foreseen.get(row.id)}</span>}
            </span>
          ) : (
            <span className="min-w-0 break-words text-text-3">
              {leftOut === 'same'
                ? t('pages.bulk.same', { value: beforeOf(row) })
                : t('pages.bulk.leftOut', {
                    reason: leftOut === 'decideFirst' ? t('common.rejection.decideFirst') : reasonOf(leftOut),
                  })}
            </span>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li className="px-3 py-1.5 text-text-3">
          {t('pages.bulk.more', { count: rest, number: format.number(rest) })}
        </li>
      )}
    </ul>
  );
}
