import { customOf } from '#cache/queries/customOf.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { isPhone } from '#shared/text/phone.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { isOfGuardian } from '#wording/useLikely.ts';

interface ContactField {
  readonly application: RowView;
  /** Of its custom field. */
  readonly code: string;
  readonly value: string;
}

/**
 * From custom fields, newest application first: the service does not give its own records (R3.4). `number`: to call.
 */
export function useContactFields(applications: readonly RowView[]): {
  readonly found: readonly ContactField[];
  readonly number: string | undefined;
} {
  const { phone } = useDayChoices().fieldMapping;
  const found = applications
    .flatMap((application) => customOf(application.fields).map(({ code, value }) => ({ application, code, value })))
    .filter(({ code, value }) => value.trim() !== '' && (code === phone || isPhone(value) || isOfGuardian(code)));
  const own = found.find(({ code }) => code === phone);
  return {
    found: found.filter(({ code }, place) => found.findIndex((other) => other.code === code) === place),
    number: (own ?? found.find(({ code, value }) => isPhone(value) && !isOfGuardian(code)))?.value,
  };
}
