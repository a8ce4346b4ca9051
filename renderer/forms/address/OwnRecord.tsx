import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/index.ts';

interface OwnRecordProps {
  readonly isOwn: boolean;
  readonly onChange: (isOwn: boolean) => void;
}

/**
 * What becomes of an address that the service has already: the user is asked about it when it leaves (R3.6), or it is
 * a record of its own, marked as a duplicate, and nothing is asked.
 */
export function OwnRecord({ isOwn, onChange }: OwnRecordProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div aria-describedby={id}>
      <Checkbox isSelected={isOwn} onChange={onChange}>
        {t('forms.ownMail.choice')}
      </Checkbox>
      <p id={id} className="mt-0.5 text-help text-text-2">
        {t(isOwn ? 'forms.ownMail.makes' : 'forms.ownMail.asks')}
      </p>
    </div>
  );
}
