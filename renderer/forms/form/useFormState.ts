import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { Seen } from '#intents/seen.ts';
import { preflightRules } from '#shared/failures/failure.ts';
import type { Clash } from '../meanwhile/FieldMeanwhile.tsx';
import { isChangedSince, seenNow, seenOf, withoutSeen } from '../meanwhile/meanwhile.ts';
import type { ShownRow } from '../meanwhile/meanwhile.ts';
import { useBegun } from '../meanwhile/useBegun.ts';
import { draftText, readDraft } from '../typed.ts';
import { changedOf } from '../values.ts';
import type { Problem, Typed } from '../values.ts';

/** What a form is about: what its fields hold before anything is typed, and what may be typed. */
interface FormRules {
  /** The place of its draft: `edit/Convention/12`. */
  readonly draftKey: string;
  readonly shown: (name: string) => string;
  /** What is wrong with one field by itself. */
  readonly problemIn: (name: string, value: string) => Problem | null;
  /** Everything that is wrong when it is saved, by field. */
  readonly problemsOf: (changed: Typed) => ReadonlyMap<string, Problem>;
  /** The row that a field belongs to; none for something new. */
  readonly rowOf?: (name: string) => ShownRow | null;
  /** What the service said of a field as it refused what is shown. */
  readonly saidOf?: (name: string) => string | null;
}

export interface FormState {
  readonly valueOf: (name: string) => string;
  /** Everything that was typed, changed or not. */
  readonly typed: Typed;
  /** What differs from what was shown. */
  readonly changed: Typed;
  readonly isChanged: boolean;
  /** What was on the screen when the typing of each of them began: the base of the change (I12). */
  readonly seen: readonly Seen[];
  /** A colleague changed the value of the field since; null where nobody did. */
  readonly clashOf: (name: string) => Clash | null;
  readonly clashes: number;
  readonly toFirstClash: () => void;
  /** For the element around the fields. */
  readonly typing: ReturnType<typeof useBegun>['typing'];
  readonly put: (name: string, value: string) => void;
  /** The field lost the focus: validates it. */
  readonly leave: (name: string) => void;
  /** In words; null where nothing is wrong. */
  readonly errorOf: (name: string) => string | null;
  readonly problems: number;
  readonly toFirstProblem: () => void;
  /** Validates everything; with a problem or an open question, the focus goes to the first field that has one. */
  readonly isValid: () => boolean;
  /** The form was opened with an earlier draft: it was left, or Carnet ended. */
  readonly isResumed: boolean;
  /** Deletes what was typed. */
  readonly startOver: () => void;
  /** What was typed earlier cannot be read any more: the fields show what is saved. */
  readonly isUnread: boolean;
  /** The disk refuses: what is typed would not survive a crash. */
  readonly isUnsafe: boolean;
}

/** The state of a form: what is typed survives a crash, and is validated when a field is left and on saving. */
export function useFormState({
  draftKey,
  shown,
  problemIn,
  problemsOf,
  rowOf = noRow,
  saidOf = noRow,
}: FormRules): FormState {
  const problemWords = useProblemWords();
  const draft = useDraft(draftKey);
  const read = readDraft(draft.text ?? null);
  const typed = read ?? nothing;
  /** The saved draft when the form was opened; undefined while it is being read. */
  const [found, setFound] = useState<string | null | undefined>(undefined);
  if (found === undefined && draft.text !== undefined) setFound(draft.text);
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  /** A date is put and left in one event: leaving it must judge what was just put. */
  const { seen } = draft;
  const { begun, typing, forget } = useBegun(rowOf);
  const latest = useRef({ typed, seen });
  useLayoutEffect(() => {
    latest.current = { typed, seen };
  });
  const keep = (next: typeof latest.current): void => {
    latest.current = next;
    const isEmpty = Object.keys(next.typed).length === 0;
    draft.keep(isEmpty ? null : draftText(next.typed), next.seen);
  };
  const valueOf = (name: string): string => typed[name] ?? shown(name);
  const changed = changedOf(typed, shown);
  const isChanged = Object.keys(changed).length > 0;
  const rows = Object.keys(changed).flatMap((name) => {
    const row = rowOf(name);
    return row ? [{ name, row }] : [];
  });
  const clashing = new Set(rows.flatMap(({ name, row }) => (isChangedSince(row, seen, name) ? [name] : [])));
  const clashOf = (name: string): Clash | null => {
    const [mine, row] = [changed[name], rowOf(name)];
    if (mine === undefined || !row || !clashing.has(name)) return null;
    return {
      name,
      shown: row,
      mine,
      theirs: shown(name),
      keepMine: () => keep({ typed: latest.current.typed, seen: { ...latest.current.seen, ...seenNow(row, name) } }),
      takeTheirs: () => {
        const { [name]: _mine, ...others } = latest.current.typed;
        forget();
        keep({ typed: others, seen: withoutSeen(row.entity, latest.current.seen, name) });
      },
    };
  };
  // Errors found by saving must survive the blur that saving causes: only this field's error changes.
  const setProblem = (name: string, problem: Problem | null): void =>
    setProblems((before) => {
      const next = new Map(before);
      if (problem) next.set(name, problem);
      else next.delete(name);
      return next;
    });
  return {
    valueOf,
    typed,
    changed,
    isChanged,
    seen: rows.flatMap(({ name, row }) => seenOf(row, seen, name)),
    clashOf,
    clashes: clashing.size,
    toFirstClash: () => focusOnFirst(clashing),
    typing,
    put: (name, value) => {
      const before = latest.current;
      const row = before.typed[name] === undefined ? begun()(name) : null;
      keep({
        typed: { ...before.typed, [name]: value },
        seen: row ? { ...seenNow(row, name), ...before.seen } : before.seen,
      });
      if (problems.has(name)) setProblem(name, problemIn(name, value));
    },
    leave: (name) => {
      const value = latest.current.typed[name];
      setProblem(name, value === undefined ? null : problemIn(name, value));
    },
    errorOf: (name) => {
      const problem = problems.get(name);
      // What is typed by now is not what was refused.
      return problem ? problemWords(problem) : changed[name] === undefined ? saidOf(name) : null;
    },
    problems: problems.size,
    toFirstProblem: () => focusOnFirst(problems),
    isValid: () => {
      const now = problemsOf(changed);
      setProblems(now);
      focusOnFirst(now.size > 0 ? now : clashing);
      return now.size === 0 && clashing.size === 0;
    },
    isResumed: isChanged && typeof found === 'string',
    startOver: () => {
      draft.keep(null);
      setProblems(new Map());
    },
    isUnread: read === null,
    isUnsafe: draft.isUnsafe,
  };
}

const nothing: Typed = {};
const noRow = (): null => null;

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation();
  return (problem) =>
    preflightRules.some((rule) => rule === problem) ? t(`common.rule.${problem}`) : t(`common.rejection.${problem}`);
}

/** One form takes the place of the screen; its fields are in elements with `data-field`, in the order of the form. */
function focusOnFirst(names: Pick<ReadonlySet<string>, 'has'>): void {
  [...document.querySelectorAll<HTMLElement>('[data-form] [data-field]')]
    .find(({ dataset }) => names.has(dataset['field'] ?? ''))
    ?.querySelector<HTMLElement>(':is(input, textarea, button)')
    ?.focus();
}
