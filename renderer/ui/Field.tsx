import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The edge and ground of anything one types in. */
export const fieldBox =
  'w-full rounded-button border border-control bg-surface px-2.5 text-body text-text outline-offset-0 data-disabled:border-line data-disabled:text-text-3 data-invalid:border-stop';

/** What stands over a field: its name, and « obligatoire » in words. */
export function FieldLabel({
  children,
  isRequired = false,
}: {
  readonly children: ReactNode;
  readonly isRequired?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {isRequired && <span className="font-normal text-text-3"> {t('common.required')}</span>}
    </>
  );
}

export const labelClass = 'mb-1 block text-help font-medium text-text-2';
export const descriptionClass = 'mt-1 block text-help text-text-3';
export const errorClass = 'mt-1 block text-help text-stop';
