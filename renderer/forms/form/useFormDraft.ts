import { useLayoutEffect, useRef, useState } from 'react';
import type { SeenValues } from '#cache/queries/drafts.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { Draft } from '#cache/queries/useDraft.ts';
import type { ShownRow } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import type { Clash } from '../meanwhile/FieldMeanwhile.tsx';
import { isChangedSince, seenNow, seenOf, withoutSeen } from '../meanwhile/meanwhile.ts';
import { useBegun } from '../meanwhile/useBegun.ts';
import { draftText, readDraft } from '../typed.ts';
import { changedOf } from '../values.ts';
import type { Typed } from '../values.ts';

export interface DraftRules {
  /** The place of the draft: `edit/Convention/12`; null: what is typed lives as long as the form. */
  readonly draftKey: string | null;
  /** What a field holds before anything is typed. */
  readonly shown: (name: string) => string;
  /** The row that a member belongs to; none for something new. */
  readonly rowOf?: (member: string) => ShownRow | null;
  /** The member that a field is of, where it has another name, or shares it with others. */
  readonly memberOf?: (name: string) => string;
  /**
   * Whether the form asks for a name. A stored draft may have others, such as those of an earlier Carnet: nobody sees
   * them, so they are neither checked nor saved.
   */
  readonly asks?: (name: string) => boolean;
  /** The typed texts of a stored draft; null for one that cannot be read. */
  readonly read?: (text: string | null) => Typed | null;
  /** The form in which they are stored. */
  readonly write?: (typed: Typed) => string;
}

export interface FormDraft {
  readonly valueOf: (name: string) => string;
  /** Everything that was typed, changed or not. */
  readonly typed: Typed;
  /** What differs from what was shown, of what the form asks for. */
  readonly changed: Typed;
  readonly isChanged: boolean;
  /** What was on the screen when the typing of each of them began: the base of the change (I12). */
  readonly seen: readonly Seen[];
  /** A colleague changed the value of a field since; null where nobody did. */
  readonly clashOf: (name: string) => Clash | null;
  /** The members that a colleague changed. */
  readonly clashes: readonly string[];
  /** For an element around the fields. */
  readonly typing: ReturnType<typeof useBegun>['typing'];
  readonly put: (name: string, value: string) => void;
  /** The fields show again what is saved. */
  readonly drop: (...names: readonly string[]) => void;
  /** The form was opened with an earlier draft: it was left, or Carnet ended. */
  readonly isResumed: boolean;
  /** Deletes what was typed. */
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
  const { seen } = draft;
  const { begun, typing, forget } = useBegun(rowOf);
  /** Two texts can be put in one event, and one be put and left. */
  const latest = useRef({ typed, seen });
  useLayoutEffect(() => {
    latest.current = { typed, seen };
  });
  const keep = (nextTyped: Typed, nextSeen: SeenValues): void => {
    latest.current = { typed: nextTyped, seen: nextSeen };
    draft.keep(Object.keys(nextTyped).length === 0 ? null : write(nextTyped), nextSeen);
  };
  const changed = Object.fromEntries(Object.entries(changedOf(typed, shown)).filter(([name]) => asks(name)));
  const rows = [...new Set(Object.keys(changed).map(memberOf))].flatMap((member) => {
    const row = rowOf(member);
    return row ? [{ member, row }] : [];
  });
  const clashes = rows.flatMap(({ member, row }) => (isChangedSince(row, seen, member) ? [member] : []));
  const drop = (...names: readonly string[]): void => {
    const members = new Set(names.map(memberOf));
    const left = Object.entries(latest.current.typed).filter(([name]) => !members.has(memberOf(name)));
    let base = latest.current.seen;
    for (const member of members) {
      const row = rowOf(member);
      if (row) base = withoutSeen(row.entity, base, member);
    }
    keep(Object.fromEntries(left), base);
  };
  return {
    valueOf: (name) => typed[name] ?? shown(name),
    typed,
    changed,
    isChanged: Object.keys(changed).length > 0,
    seen: rows.flatMap(({ member, row }) => seenOf(row, seen, member)),
    clashOf: (name) => {
      const member = memberOf(name);
      const row = rowOf(member);
      if (!row || !clashes.includes(member)) return null;
      return {
        name: member,
        shown: row,
        mine: typed[name] ?? shown(name),
        theirs: shown(name),
        keepMine: () => keep(latest.current.typed, { ...latest.current.seen, ...seenNow(row, member) }),
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
      const row = before.typed[name] === undefined ? begun()(memberOf(name)) : null;
      const base = row ? { ...seenNow(row, memberOf(name)), ...before.seen } : before.seen;
      keep({ ...before.typed, [name]: value }, base);
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

/** What is typed, as long as the form is there. */
function usePassingDraft(): Pick<Draft, 'text' | 'seen' | 'isUnsafe' | 'keep'> {
  const [draft, setDraft] = useState<Pick<Draft, 'text' | 'seen'>>({ text: null, seen: {} });
  return { ...draft, isUnsafe: false, keep: (text, seen = {}) => setDraft({ text, seen }) };
}

const nothing: Typed = {};
const noRow = (): null => null;
const itself = (name: string): string => name;
const anything = (): boolean => true;
