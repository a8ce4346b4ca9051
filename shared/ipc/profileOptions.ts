import { z } from 'zod';

/** Headers that carry the exchange itself or belong to another scheme. */
const takenHeader =
  /^(?:authorization|host|cookie2?|set-cookie2?|accept|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|(?:content|proxy|sec)-.*)$/i;

/** A token of RFC 9110 that is free for credentials (R1.7). */
const headerNameSchema = z
  .string()
  .max(128)
  .regex(/^[!#$%&'*+.^_`|~\w-]+$/)
  .refine((name) => !takenHeader.test(name), 'header taken');

const authenticationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('basic') }),
  z
    .object({ kind: z.literal('headers'), userHeader: headerNameSchema, passwordHeader: headerNameSchema })
    .refine(({ userHeader, passwordHeader }) => userHeader.toLowerCase() !== passwordHeader.toLowerCase(), {
      error: 'one header twice',
      path: ['passwordHeader'],
    }),
]);

/** What differs between deployments, and the service itself does not say. */
export const profileOptionsSchema = z.object({
  /** How a request says who asks (R1.7). */
  authentication: authenticationSchema,
  /** The Directory share, for a service whose Instance does not say it (R3.4); null: it does. */
  shareName: z
    .string()
    .max(255)
    .regex(/^[^\\/:*?"<>|\p{Cc}]+$/u)
    .nullable(),
  /** GUID of the root folder, where Instance does not say it: no top-level folder can be made without (R5.5). */
  rootStreamid: z.guid().nullable(),
});
export type ProfileOptions = z.infer<typeof profileOptionsSchema>;
export type Authentication = ProfileOptions['authentication'];

/** What holds unless a person says otherwise. */
export const usualOptions: ProfileOptions = { authentication: { kind: 'basic' }, shareName: null, rootStreamid: null };
