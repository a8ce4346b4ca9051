import { KeyStoreAway } from '#main/secrets/keyStore.ts';
import type { KeyStore } from '#main/secrets/keyStore.ts';

/** A guess of a password that costs nothing, for tests that make many. */
export const quickGuess = { n: 16, r: 1, p: 1 };

/** A key store whose sealing hides the text and whose key can be lost. */
export function keyStore(real: boolean) {
  let key = 1;
  const state = { reseal: false, away: false, dismissed: false };
  const answered = async <Answer>(answer: Answer): Promise<Answer> => {
    await Promise.resolve();
    if (state.away) throw new KeyStoreAway();
    return answer;
  };
  const turn = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ (0x55 + key)));
  const store: KeyStore = {
    real: () => Promise.resolve(real && !state.dismissed),
    seal: (text) => answered(turn(Buffer.from(`${key}:${text}`))),
    open: async (sealed) => {
      if (state.dismissed) throw new Error('the keyring is locked');
      const text = await answered(turn(sealed).toString('utf8'));
      if (!text.startsWith(`${key}:`)) throw new Error('another key');
      return { text: text.slice(text.indexOf(':') + 1), reseal: state.reseal };
    },
  };
  return {
    store,
    loseKey: () => {
      key += 1;
    },
    /** It does not answer at present. */
    goAway: (isAway: boolean) => {
      state.away = isAway;
    },
    /** Its prompt was dismissed: for this run the system has only its public key. */
    dismiss: (isDismissed: boolean) => {
      state.dismissed = isDismissed;
    },
    askToReseal: (wanted: boolean) => {
      state.reseal = wanted;
    },
  };
}
