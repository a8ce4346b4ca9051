import { profileOptionsSchema, usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';

/** Options as they are typed: empty where nothing is said. */
export interface AdvancedDraft {
  readonly kind: ProfileOptions['authentication']['kind'];
  readonly userHeader: string;
  readonly passwordHeader: string;
  readonly shareName: string;
  readonly rootStreamid: string;
}

export type AdvancedField = Exclude<keyof AdvancedDraft, 'kind'>;

/** As a person would have typed these options. */
export function draftOf({ authentication, shareName, rootStreamid }: ProfileOptions = usualOptions): AdvancedDraft {
  return { userHeader: '', passwordHeader: '', ...authentication, shareName: shareName ?? '', rootStreamid: rootStreamid ?? '' };
}

export type Judged =
  /** Undefined: nothing but the usual. */
  | { readonly ok: true; readonly options: ProfileOptions | undefined }
  | { readonly ok: false; readonly wrong: ReadonlySet<AdvancedField> };

/** What a draft says, or which of its fields cannot be meant. Braces around a GUID are taken off, as tools write them. */
export function judge(draft: AdvancedDraft): Judged {
  const told = {
    authentication:
      draft.kind === 'basic'
        ? { kind: 'basic' }
        : { kind: 'headers', userHeader: draft.userHeader.trim(), passwordHeader: draft.passwordHeader.trim() },
    shareName: draft.shareName.trim() || null,
    rootStreamid: draft.rootStreamid.trim().replace(/^\{(.*)\}$/u, '$1') || null,
  };
  const read = profileOptionsSchema.safeParse(told);
  if (!read.success) return { ok: false, wrong: new Set(read.error.issues.flatMap(({ path }) => fieldAt(path.at(-1)))) };
  const { authentication, shareName, rootStreamid } = read.data;
  const usual = authentication.kind === 'basic' && shareName === null && rootStreamid === null;
  return { ok: true, options: usual ? undefined : read.data };
}

const fields: readonly AdvancedField[] = ['userHeader', 'passwordHeader', 'shareName', 'rootStreamid'];
const fieldAt = (name: PropertyKey | undefined): readonly AdvancedField[] => fields.filter((field) => field === name);
