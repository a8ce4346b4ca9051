import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problems } from '#forms/form/useForm.ts';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { draftOf, judge } from './advanced.ts';
import type { AdvancedDraft, AdvancedField } from './advanced.ts';

export interface TypedOptions {
  readonly draft: AdvancedDraft;
  readonly onChange: (draft: AdvancedDraft) => void;
}

interface Advanced extends TypedOptions {
  readonly problems: () => Problems<AdvancedField>;
  /** The options, with their key validated by main; null where something is invalid. */
  readonly settle: () => Promise<ProfileOptions | null>;
}

export function useAdvanced(
  initial: ProfileOptions | undefined,
  checkKey: (pem: string) => Promise<KeyProblem | null>,
): Advanced {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(draftOf(initial));
  const [judgedKey, setJudgedKey] = useState<{ readonly pem: string; readonly problem: KeyProblem | null }>({
    pem: '',
    problem: null,
  });
  const judged = judge(draft);
  const problem = judgedKey.pem === draft.pem ? judgedKey.problem : null;
  return {
    draft,
    onChange: setDraft,
    problems: () => ({
      ...(!judged.ok &&
        Object.fromEntries(
          [...judged.wrong].map((field) => [
            field,
            t(field === 'pem' ? 'access.passwordKey.wrong' : `onboarding.advanced.${field}.wrong`),
          ]),
        )),
      ...(problem && { pem: t(`access.passwordKey.${problem}`) }),
    }),
    settle: async () => {
      if (!judged.ok) return null;
      const { passwordKey } = judged.options;
      const found = passwordKey && (await checkKey(passwordKey.pem));
      setJudgedKey({ pem: draft.pem, problem: found });
      return found ? null : judged.options;
    },
  };
}
