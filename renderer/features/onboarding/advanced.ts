import { profileOptionsSchema, usualOptions } from '#shared/ipc/profileOptions.ts';
import type { PasswordPadding, ProfileOptions } from '#shared/ipc/profileOptions.ts';

/** Options as they are typed: empty where nothing is set. */
export interface AdvancedDraft {
  readonly kind: ProfileOptions['authentication']['kind'];
  readonly userHeader: string;
  readonly passwordHeader: string;
  readonly shareName: string;
  readonly rootStreamid: string;
  readonly bodyReadVerb: ProfileOptions['bodyReadVerb'];
  readonly reads: number;
  readonly writes: number;
  readonly quietSeconds: number;
  readonly pem: string;
  readonly padding: PasswordPadding;
}

/** Fields that are typed, and so can be invalid. */
export const advancedFields = ['userHeader', 'passwordHeader', 'shareName', 'rootStreamid', 'pem'] as const;
export type AdvancedField = (typeof advancedFields)[number];

export function draftOf(options: ProfileOptions = usualOptions): AdvancedDraft {
  const { authentication, shareName, rootStreamid, passwordKey, bodyReadVerb, reads, writes, quietSeconds } = options;
  return {
    userHeader: '',
    passwordHeader: '',
    ...authentication,
    shareName: shareName ?? '',
    rootStreamid: rootStreamid ?? '',
    bodyReadVerb,
    reads,
    writes,
    quietSeconds,
    pem: passwordKey?.pem ?? '',
    padding: passwordKey?.padding ?? 'pkcs1',
  };
}

export type Judged =
  | { readonly ok: true; readonly options: ProfileOptions }
  | { readonly ok: false; readonly wrong: ReadonlySet<AdvancedField> };

/** The options, or which fields are invalid. Braces around a GUID are removed, as some tools write them. */
export function judge({
  kind,
  userHeader,
  passwordHeader,
  shareName,
  rootStreamid,
  pem,
  padding,
  ...rest
}: AdvancedDraft): Judged {
  const read = profileOptionsSchema.safeParse({
    ...rest,
    authentication:
      kind === 'basic'
        ? { kind: 'basic' }
        : { kind: 'headers', userHeader: userHeader.trim(), passwordHeader: passwordHeader.trim() },
    shareName: shareName.trim() || null,
    rootStreamid: rootStreamid.trim().replace(/^\{(.*)\}$/u, '$1') || null,
    passwordKey: pem.trim() === '' ? null : { pem: pem.trim(), padding },
  });
  if (read.success) return { ok: true, options: read.data };
  return { ok: false, wrong: new Set(read.error.issues.flatMap(({ path }) => fieldAt(path.at(-1)))) };
}

const fieldAt = (name: PropertyKey | undefined): readonly AdvancedField[] =>
  advancedFields.filter((field) => field === name);

/** Undefined where only defaults are set. Both are written by one schema, so their members are in one order. */
export const unlessUsual = (options: ProfileOptions): ProfileOptions | undefined =>
  JSON.stringify(options) === JSON.stringify(usualOptions) ? undefined : options;
