import { z } from 'zod';

/**
 * For the system (S5): one number or one address, in plain characters that no dialler or mail program could read as a
 * second recipient, a subject, a file or a command.
 */
export const outsideAddressSchema = z
  .string()
  .max(330)
  .regex(/^(?:tel:\+?\d{3,20}|mailto:[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)$/u);

const address = (text: string): string | null => outsideAddressSchema.safeParse(text).data ?? null;

export const telAddress = (number: string): string | null =>
  address(`tel:${number.replace(/^(\s*\+\d+\s*)\(0\)/u, '$1').replaceAll(/[\s.()/-]/gu, '')}`);

/** `mailto:` of an address; null when it is not one plain address. */
export const mailAddress = (mail: string): string | null => address(`mailto:${mail.trim()}`);
