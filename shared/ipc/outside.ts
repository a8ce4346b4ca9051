import { z } from 'zod';

/**
 * What may be passed to the system (S5): one number to dial, or one address to write to. Digits and plain characters
 * only: nothing that a dialler or mail program could read as a second recipient, a subject, a file or a command.
 */
export const outsideAddressSchema = z
  .string()
  .max(330)
  .regex(/^(?:tel:\+?\d{3,20}|mailto:[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)$/u);

const address = (text: string): string | null => outsideAddressSchema.safeParse(text).data ?? null;

/** `tel:` of a number in common notations (06 12.48-90 31, +33 (0)6 …); null when it is not one. */
export const telAddress = (number: string): string | null =>
  address(`tel:${number.replace(/^(\s*\+\d+\s*)\(0\)/u, '$1').replaceAll(/[\s.()/-]/gu, '')}`);

/** `mailto:` of an address; null when it is not one plain address. */
export const mailAddress = (mail: string): string | null => address(`mailto:${mail.trim()}`);
