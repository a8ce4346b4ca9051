import { useLayoutEffect, useRef, useState } from 'react';
import type { DraftBase } from '#cache/queries/drafts.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { Draft } from '#cache/queries/useDraft.ts';
import type { ShownRow } from '#intents/intent.ts';
import type { Clash } from '../meanwhile/FieldMeanwhile.tsx';
import { begunFrom, isChangedSince, unitWith, withBegun } from '../meanwhile/meanwhile.ts';
import { useBegun } from '../meanwhile/useBegun.ts';
import { draftText, readDraft } from '../typed.ts';
import { changedOf } from '../values.ts';
import type { Typed } from '../values.ts';

export interface DraftRules {
  /** The place of the draft: `edit/Convention/12`; null: what is typed lives as long as the form. */
  readonly draftKey: string | null;
  readonly shown: (name: string) => string;
  /** The row that a member belongs to; none for something new. */
  readonly rowOf?: (member: string) => ShownRow | null;
  /** The member that a field is of, where it has another name, or shares it with others. */
  readonly memberOf?: (name: string) => string;
  /** A stored draft may have other names, as of an earlier Carnet: nobody sees them, so they are not saved. */
  readonly asks?: (name: string) => boolean;
  /** The typed texts of a stored draft; null for one that cannot be read. */
  readonly read?: (text: string | null) => Typed | null;
  readonly write?: (typed: Typed) => string;
}

export interface FormDraft {
  readonly valueOf: (name: string) => string;
  readonly typed: Typed;
  /** What differs from what was shown, of what the form asks for. */
  readonly changed: Typed;
  readonly isChanged: boolean;
  /** The rows of what is changed, as they were shown when its typing began: the base of the change (I12). */
  readonly from: readonly ShownRow[];
  /** A colleague changed the value of a field since; null where nobody did. */
  readonly clashOf: (name: string) => Clash | null;
  readonly clashes: readonly string[];
  readonly typing: ReturnType<typeof useBegun>['typing'];
  readonly put: (name: string, value: string) => void;
  /** The fields show again what is saved. */
  readonly drop: (...names: readonly string[]) => void;
  /** The form was opened with an earlier draft: it was left, or Carnet ended. */
  readonly isResumed: boolean;
  readonly startOver: () => void;
  /** What was typed earlier cannot be read any more: the fields show what is saved. */
  readonly isUnread: boolean;
  /** The disk refuses: what is typed would not survive a crash. */
  readonly isUnsafe: boolean;
}

/** What is typed in a form: it survives a crash, with what was shown as the typing of each field began. */
export function useFormDraft({
  draftKey,
  shown,
  rowOf = noRow,
  memberOf = itself,
  asks = anything,
  read: readTyped = readDraft,
  write = draftText,
}: DraftRules): FormDraft {
  const stored = useDraft(draftKey ?? '');
  const passing = usePassingDraft();
  const draft = draftKey === null ? passing : stored;
  const read = readTyped(draft.text ?? null);
  const typed = read ?? nothing;
  /** The saved draft when the form was opened; undefined while it is being read. */
  const [found, setFound] = useState<string | null | undefined>(undefined);
  if (found === undefined && draft.text !== undefined) setFound(draft.text);
  const { base } = draft;
  const { begun, typing, forget } = useBegun(rowOf);
  /** Two texts can be put in one event, and one be put and left. */
  const latest = useRef({ typed, base });
  useLayoutEffect(() => {
    latest.current = { typed, base };
  });
  const keep = (nextTyped: Typed, nextBase: DraftBase): void => {
    const isNone = Object.keys(nextTyped).length === 0;
    latest.current = { typed: nextTyped, base: isNone ? null : nextBase };
    draft.keep(isNone ? null : write(nextTyped), latest.current.base);
  };
  /** The members of a row that are typed, or of one that is not here. */
  const typedOf = ({ entity }: ShownRow, texts: Typed): readonly string[] =>
    Object.keys(texts)
      .map(memberOf)
      .filter((member) => (rowOf(member) ?? { entity }).entity === entity);
  const begunIn = (row: ShownRow, of: typeof latest.current): ShownRow =>
    begunFrom(row, of.base, typedOf(row, of.typed));
  const changed = Object.fromEntries(Object.entries(changedOf(typed, shown)).filter(([name]) => asks(name)));
  const begunRows = new Map<string, ShownRow>();
  const clashes = [...new Set(Object.keys(changed).map(memberOf))].filter((member) => {
    const row = rowOf(member);
    if (!row) return false;
    const before = begunRows.get(row.entity) ?? begunIn(row, { typed, base });
    begunRows.set(row.entity, before);
    return isChangedSince(before, row, member);
  });
  const drop = (...names: readonly string[]): void => {
    const members = new Set(names.map(memberOf));
    const left = Object.entries(latest.current.typed).filter(([name]) => !members.has(memberOf(name)));
    keep(Object.fromEntries(left), latest.current.base);
  };
  return {
    valueOf: (name) => typed[name] ?? shown(name),
    typed,
    changed,
    isChanged: Object.keys(changed).length > 0,
    from: [...begunRows.values()],
    clashOf: (name) => {
      const member = memberOf(name);
      const row = rowOf(member);
      if (!row || !clashes.includes(member)) return null;
      return {
        name: member,
        shown: row,
        mine: typed[name] ?? shown(name),
        theirs: shown(name),
        keepMine: () =>
          keep(latest.current.typed, withBegun(latest.current.base, begunIn(row, latest.current), row, member)),
        takeTheirs: () => {
          forget();
          drop(name);
        },
      };
    },
    clashes,
    typing,
    put: (name, value) => {
      const before = latest.current;
      const member = memberOf(name);
      const row = begun()(member);
      const isBegun = !row || typedOf(row, before.typed).some((each) => unitWith(row.entity, member).includes(each));
      keep(
        { ...before.typed, [name]: value },
        isBegun ? before.base : withBegun(before.base, begunIn(row, before), row, member),
      );
    },
    drop,
    isResumed: typeof found === 'string' && Object.keys(changed).length > 0,
    startOver: () => {
      draft.keep(null);
      setFound(null);
    },
    isUnread: read === null,
    isUnsafe: draft.isUnsafe,
  };
}

function usePassingDraft(): Pick<Draft, 'text' | 'base' | 'isUnsafe' | 'keep'> {
  const [draft, setDraft] = useState<Pick<Draft, 'text' | 'base'>>({ text: null, base: null });
  return { ...draft, isUnsafe: false, keep: (text, base = null) => setDraft({ text, base }) };
}

const nothing: Typed = {};
const noRow = (): null => null;
const itself = (name: string): string => name;
const anything = (): boolean => true;
