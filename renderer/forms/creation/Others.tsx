import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/index.ts';

interface OthersProps {
  /** « Autres » by default; with whose they are where a form has several. */
  readonly title?: string;
  readonly fields: readonly string[];
  readonly valueOf: (field: string) => string;
  /** Something in it is to be corrected: it stays open. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** The fields of something new that are rarely given, folded; the title says how many of them are. */
export function Others({ title, fields, valueOf, isWrong = false, children }: OthersProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const filled = fields.filter((field) => valueOf(field).trim() !== '').length;
  const what = title ?? t('forms.others.title');
  return (
    <Disclosure
      title={filled === 0 ? what : t('forms.others.filled', { what, count: filled })}
      isOpen={isOpen || isWrong}
      onOpenChange={setIsOpen}
    >
      <div className="pt-3">{children}</div>
    </Disclosure>
  );
}
