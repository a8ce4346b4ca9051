import { useTranslation } from 'react-i18next';
import type { FormRules } from '#forms/form/useForm.ts';
import { invalid } from './draft.ts';
import type { DraftProblem } from './draft.ts';

/** Of a form of one event or two: an invalid value is said while it is typed, a missing one when the form is saved. */
export function useEventRules(
  problemsOf: () => ReadonlyMap<string, DraftProblem>,
): Required<Pick<FormRules<string>, 'problems' | 'isSaidAtOnce'>> {
  const { t } = useTranslation();
  const wordsOf = (problem: DraftProblem): string =>
    t(
      problem === 'timeSkipped' || problem === 'notAReference'
        ? `calendar.doing.fields.${problem}`
        : `calendar.form.${problem}`,
    );
  return {
    problems: () => Object.fromEntries([...problemsOf()].map(([name, problem]) => [name, wordsOf(problem)])),
    isSaidAtOnce: (name) => invalid.has(problemsOf().get(name)),
  };
}
