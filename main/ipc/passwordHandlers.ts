import { encryptPassword, PasswordCipherError } from '#main/secrets/passwordCipher.ts';
import type { CurrentService } from './currentService.ts';
import type { Handlers } from './handlers.ts';

/**
 * Encrypts a password that the user typed with the key of the open service, before it becomes part of a step: only the
 * cipher text is stored, and only it is sent (S12).
 */
export const passwordHandlers = (current: CurrentService): Pick<Handlers, 'service.encryptPassword'> => ({
  'service.encryptPassword': ({ password }) => {
    const { passwordKey } = current.options;
    if (passwordKey === null) return { kind: 'badPassword', reason: 'noKey' };
    try {
      return { kind: 'encrypted', cipher: encryptPassword(password, passwordKey.pem, passwordKey.padding) };
    } catch (error) {
      if (error instanceof PasswordCipherError) return { kind: 'badPassword', reason: error.reason };
      throw error;
    }
  },
});
