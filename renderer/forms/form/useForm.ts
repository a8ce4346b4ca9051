import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { isSuccess, useOnce } from '#stores/commit.ts';
import { useSettled } from '#ui/index.ts';

/** What is wrong, in words, by the field that says it. What no field says has a name of its own. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

export interface FormRules<Name extends string> {
  readonly problems?: () => Problems<Name>;
  /** A value that is wrong whatever comes: said while it is typed. */
  readonly isSaidAtOnce?: (name: Name) => boolean;
  /** Nothing is saved now: a colleague's change is to be answered first (I12), or something that no field says. */
  readonly isBlocked?: boolean;
  /** Returns or resolves to false or null where nothing was saved: it can be tried again at once. */
  readonly onSave: () => unknown;
}

export interface Form<Name extends string = string> {
  /** What is wrong with a field, once it was left or the user tried to save; null where nothing is. */
  readonly errorOf: (name: Name) => string | null;
  readonly count: () => number;
  /** The field lost the focus. One in which nothing was typed is only missed when the form is saved. */
  readonly leave: (name: Name, isTyped: boolean) => void;
  /** Saves once, however often called; the first field that is wrong or unreadable takes the focus and says so. */
  readonly save: () => void;
  readonly isSaving: boolean;
  readonly isTried: boolean;
  readonly forget: () => void;
  readonly box: { readonly ref: RefCallback<HTMLElement> };
  readonly toFirst: (kind: keyof typeof firstOf) => void;
}

const nothing: ReadonlySet<string> = new Set();
const none: ReadonlyMap<string, string> = new Map();

/** What every form does: its problems said where and when they help, and one way to save. */
export function useForm<Name extends string>({
  problems,
  isSaidAtOnce,
  isBlocked = false,
  onSave,
}: FormRules<Name>): Form<Name> {
  const [left, setLeft] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLElement>(null);
  const toFirst: Form['toFirst'] = (kind) => {
    const found = element.current?.querySelector<HTMLElement>(firstOf[kind]);
    found?.focus();
    // What the user cannot see, they cannot correct.
    if (found instanceof HTMLInputElement && found.type === 'password') found.select();
  };
  // Once what the attempt shows is drawn, be it its problems or the service's answer.
  const toFirstWaiting = useEffectEvent(() => toFirst('any'));
  useEffect(() => {
    if (attempts > 0) toFirstWaiting();
  }, [attempts]);
  const wrong = (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries<string | null | undefined>(problems?.() ?? {}).flatMap(([name, words]) =>
        words ? [[name, words]] : [],
      ),
    );
  // Asked for while the form is drawn, when all that it depends on is known.
  let said: ReadonlyMap<string, string> | null = null;
  const saidNow = (): ReadonlyMap<string, string> => {
    // What becomes wrong while it is saved, such as a value that changes nothing any more, its own change made so.
    if (isRunning) return none;
    const mayBe = isTried || left.size > 0 || isSaidAtOnce !== undefined;
    const isSaid = (name: string): boolean => isTried || left.has(name) || isSaidAtOnce?.(name as Name) === true; // a name of `problems`
    said ??= new Map(mayBe ? [...wrong()].filter(([name]) => isSaid(name)) : []);
    return said;
  };
  const forget = (): void => {
    setLeft(nothing);
    setTried(false);
  };
  const ended = (): void => setAttempts((before) => before + 1);
  const { run, isRunning } = useOnce(async () => {
    const saved = await onSave();
    if (isSuccess(saved)) forget();
    return saved;
  });
  const save = useSettled(() => {
    setTried(true);
    if (isBlocked || wrong().size > 0) ended();
    else void run().then(ended);
  }, element);
  return {
    errorOf: (name) => saidNow().get(name) ?? null,
    count: () => saidNow().size,
    leave: (name, isTyped) => {
      if (isTyped) setLeft((before) => (before.has(name) ? before : new Set(before).add(name)));
    },
    save,
    isSaving: isRunning,
    isTried,
    forget,
    box: {
      ref: (found) => {
        element.current = found;
      },
    },
    toFirst,
  };
}

export const control = ':is(input:not([type=hidden], [tabindex="-1"]), textarea, button)';
const problem = `[data-invalid] ${control}`;
/** The answer is given in the field, by keys, or by the buttons of the question. */
const question = `[data-field]:has([data-meanwhile]) ${control}, [data-meanwhile] button`;
const firstOf = { problem, question, any: `${problem}, ${question}` } as const;
