import { useTranslation } from 'react-i18next';
import type { Problem, Typed } from '../values.ts';
import { useForm } from './useForm.ts';
import type { Form, FormRules, Problems } from './useForm.ts';
import { useFormDraft } from './useFormDraft.ts';
import type { DraftRules, FormDraft } from './useFormDraft.ts';

export interface StateRules extends DraftRules, Pick<FormRules<string>, 'isBlocked'> {
  readonly problems: (changed: Typed) => Problems<string>;
  /** What the service said of a field as it refused what is shown. */
  readonly saidOf?: (name: string, changed: Typed) => string | null;
  readonly onSave: (form: Pick<FormState, 'typed' | 'changed' | 'from' | 'startOver'>) => unknown;
}

export interface FormState extends Form, FormDraft {
  /** `isTyped`: of a field that is not part of the draft. */
  readonly leave: (name: string, isTyped?: boolean) => void;
}

export function useFormState({ problems, saidOf, isBlocked = false, onSave, ...rules }: StateRules): FormState {
  const draft = useFormDraft(rules);
  const { changed } = draft;
  const form = useForm<string>({
    problems: () => problems(changed),
    isBlocked: isBlocked || draft.clashes.length > 0,
    onSave: () => onSave({ ...draft, startOver }),
  });
  const startOver = (): void => {
    draft.startOver();
    form.forget();
  };
  return {
    ...form,
    ...draft,
    startOver,
    leave: (name, isTyped = draft.typed[name] !== undefined) => form.leave(name, isTyped),
    // What is typed by now is not what was refused.
    errorOf: (name) => form.errorOf(name) ?? (changed[name] === undefined ? (saidOf?.(name, changed) ?? null) : null),
  };
}

export function useProblemWords() {
  const { t } = useTranslation();
  const wordOf = (problem: Problem): string => t(`common.rejection.${problem}`);
  return {
    wordOf,
    wordsOf: (problems: ReadonlyMap<string, Problem>): Problems<string> =>
      Object.fromEntries([...problems].map(([name, problem]) => [name, wordOf(problem)])),
  };
}
