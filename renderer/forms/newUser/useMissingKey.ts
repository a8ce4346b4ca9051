import { useState } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';
import { useCommand } from '#stores/commit.ts';
import { useCommands, useSession } from '#stores/session.ts';
import type { TypedKey } from './PasswordKeyFields.tsx';

interface MissingKey {
  /** The open service has a key that is not doubted: nothing is asked for. Main has that of the practice service. */
  readonly isThere: boolean;
  readonly typed: TypedKey;
  readonly type: (typed: TypedKey) => void;
  /** Its field is left. */
  readonly leave: () => void;
  /** What main says of the key that is typed; null where it is one, or was not judged yet. */
  readonly problem: KeyProblem | 'missing' | null;
  readonly isAccepted: boolean;
  /** Keeps it with the options of the service. Null where it is kept, or was there. */
  readonly keep: () => Promise<Failure | null>;
}

/**
 * The public key of passwords, asked for where the open service has none (S12); main judges it at once. Where it
 * `isDoubted`, it encrypted a password that the service refused, and can be replaced.
 */
export function useMissingKey(isDoubted: boolean): MissingKey {
  const { checkKey } = useCommands();
  const profile = useSession(({ open }) => open?.profile);
  const [typed, setTyped] = useState<TypedKey>(profile?.options?.passwordKey ?? { pem: '', padding: 'pkcs1' });
  const [judged, setJudged] = useState<{ readonly pem: string; readonly problem: KeyProblem | null } | null>(null);
  const setOptions = useCommand(async (commands, key: TypedKey) => ({
    failure: await commands.setOptions({ ...(profile?.options ?? usualOptions), passwordKey: key }),
  }));
  const isThere = profile?.practice === true || (Boolean(profile?.options?.passwordKey) && !isDoubted);
  const pem = typed.pem.trim();
  const isJudged = judged?.pem === pem;
  const judge = (text: string): void => {
    if (text !== '' && text !== judged?.pem) void checkKey(text).then((problem) => setJudged({ pem: text, problem }));
  };
  return {
    isThere,
    typed,
    type: (next) => {
      setTyped(next);
      // Pasted whole; typed by hand it is judged when its field is left.
      if (next.pem.includes('-----END')) judge(next.pem.trim());
    },
    leave: () => judge(pem),
    problem: pem === '' ? 'missing' : isJudged ? judged.problem : null,
    isAccepted: pem !== '' && isJudged && judged.problem === null,
    keep: async () => {
      if (isThere) return null;
      const answer = await setOptions({ ...typed, pem });
      return answer ? answer.failure : { kind: 'cancelled' };
    },
  };
}
