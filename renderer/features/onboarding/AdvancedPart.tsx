import { useTranslation } from 'react-i18next';
import { Disclosure, Select, TextField } from '../../ui/index.ts';
import type { AdvancedDraft, AdvancedField } from './advanced.ts';

interface AdvancedPartProps {
  readonly draft: AdvancedDraft;
  readonly onChange: (draft: AdvancedDraft) => void;
  readonly wrong: ReadonlySet<AdvancedField>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isDisabled: boolean;
}

/** What some deployments want, and a service does not say of itself (R1.7, R3.4, R5.5). */
export function AdvancedPart({ draft, onChange, wrong, isOpen, onOpenChange, isDisabled }: AdvancedPartProps) {
  const { t } = useTranslation();
  const field = (name: AdvancedField) => ({
    label: t(`onboarding.advanced.${name}.label`),
    description: t(`onboarding.advanced.${name}.hint`, { defaultValue: '' }),
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    error: wrong.has(name) ? t(`onboarding.advanced.${name}.wrong`) : null,
    isDisabled,
    maxLength: 255,
  });
  return (
    <Disclosure title={t('onboarding.advanced.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4 pt-3">
        <Select
          label={t('onboarding.advanced.authentication')}
          value={draft.kind}
          onChange={(kind) => onChange({ ...draft, kind: kind === 'headers' ? 'headers' : 'basic' })}
          options={[
            { id: 'basic', label: t('onboarding.advanced.basic') },
            { id: 'headers', label: t('onboarding.advanced.headers') },
          ]}
          isDisabled={isDisabled}
        />
        {draft.kind === 'headers' && (
          <>
            <TextField {...field('userHeader')} isRequired />
            <TextField {...field('passwordHeader')} isRequired />
          </>
        )}
        <TextField {...field('shareName')} />
        <TextField {...field('rootStreamid')} />
      </div>
    </Disclosure>
  );
}
