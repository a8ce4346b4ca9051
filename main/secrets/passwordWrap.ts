import { randomBytes, scrypt } from 'node:crypto';
import { z } from 'zod';
import { openBytes, sealBytes } from '../disk/sealed.ts';

/** What one guess of a password costs: memory is 128 · n · r bytes. */
export interface GuessCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 128 MiB and more than half a second on an office machine. Electron's crypto has scrypt, and no Argon2. */
export const usualGuessCost: GuessCost = { n: 2 ** 17, r: 8, p: 1 };

const base64 = z.string().regex(/^[A-Za-z0-9+/]+=*$/u);

/** A data key that only the password opens; with what it takes, so that a later Carnet may ask for more. */
export const passwordWrapSchema = z
  .object({
    kdf: z.literal('scrypt'),
    // Bounded: a file that was tampered with must not cost all memory.
    n: z
      .number()
      .int()
      .min(2)
      .max(2 ** 20),
    r: z.number().int().min(1).max(16),
    p: z.number().int().min(1).max(4),
    salt: base64,
    sealed: base64,
  })
  .strict();
export type PasswordWrap = z.infer<typeof passwordWrapSchema>;

export async function wrapWithPassword(
  id: string,
  dataKey: Buffer,
  password: string,
  { n, r, p }: GuessCost,
): Promise<PasswordWrap> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { n, r, p });
  return {
    kdf: 'scrypt',
    n,
    r,
    p,
    salt: salt.toString('base64'),
    sealed: sealBytes(key, contextOf(id), dataKey).toString('base64'),
  };
}

/** Null when it is another password, or the wrap is of another profile or was changed. */
export async function unwrapWithPassword(id: string, wrap: PasswordWrap, password: string): Promise<Buffer | null> {
  const key = await derive(password, Buffer.from(wrap.salt, 'base64'), wrap);
  return openBytes(key, contextOf(id), Buffer.from(wrap.sealed, 'base64'));
}

const contextOf = (id: string): string => JSON.stringify(['carnet data key', id]);

const derive = (password: string, salt: Buffer, { n, r, p }: GuessCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: n, r, p, maxmem: 256 * n * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
