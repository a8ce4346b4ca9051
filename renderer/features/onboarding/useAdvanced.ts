import { useState } from 'react';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { draftOf, judge } from './advanced.ts';
import type { AdvancedDraft, AdvancedField } from './advanced.ts';

/** The error of a field, as the end of its words' key; nothing where it is valid. */
export type AdvancedErrors = Readonly<Partial<Record<AdvancedField, 'wrong' | KeyProblem>>>;

export interface Advanced {
  readonly draft: AdvancedDraft;
  readonly onChange: (draft: AdvancedDraft) => void;
  /** Nothing before the first `settle`. */
  readonly errors: AdvancedErrors;
  /** The options, with their key validated by main; null where something is invalid. */
  readonly settle: () => Promise<ProfileOptions | null>;
}

/** Advanced settings while they are typed. */
export function useAdvanced(
  initial: ProfileOptions | undefined,
  checkKey: (pem: string) => Promise<KeyProblem | null>,
): Advanced {
  const [draft, setDraft] = useState(draftOf(initial));
  const [tried, setTried] = useState(false);
  const [judgedKey, setJudgedKey] = useState<{ readonly pem: string; readonly problem: KeyProblem | null }>({
    pem: '',
    problem: null,
  });
  const judged = judge(draft);
  const wrong: readonly AdvancedField[] = tried && !judged.ok ? [...judged.wrong] : [];
  const problem = judgedKey.pem === draft.pem ? judgedKey.problem : null;
  return {
    draft,
    onChange: setDraft,
    errors: {
      ...Object.fromEntries(wrong.map((field) => [field, 'wrong'] as const)),
      ...(problem && { pem: problem }),
    },
    settle: async () => {
      setTried(true);
      if (!judged.ok) return null;
      const { passwordKey } = judged.options;
      const found = passwordKey && (await checkKey(passwordKey.pem));
      setJudgedKey({ pem: draft.pem, problem: found });
      return found ? null : judged.options;
    },
  };
}
