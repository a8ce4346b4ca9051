import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { customField } from '#intents/fields.ts';
import { problemOfCode } from '#shared/checks/customCode.ts';
import { Button, Select, TextArea, TextField } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { useFocusLater } from './form/useFocusLater.ts';
import type { FormState } from './form/useFormState.ts';
import { FieldMeanwhile } from './meanwhile/FieldMeanwhile.tsx';

interface CustomFieldsProps {
  readonly codes: readonly string[];
  readonly form: Pick<FormState, 'valueOf' | 'put' | 'clashOf'>;
}

/** By Code (R2.9), with codes to add: used by other applications, or new. */
export function CustomFields({ codes, form }: CustomFieldsProps) {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const labelOf = (code: string): string => fieldLabel('Dossier', customField(code), wording);
  const seen = useSeenInApplications().codes.filter((code) => !codes.includes(code));
  const whole = useRef<HTMLDivElement>(null);
  const focusOn = useFocusLater(whole);
  const add = (code: string): void => {
    form.put(customField(code), '');
    focusOn(`[data-field="${CSS.escape(customField(code))}"] textarea`);
  };
  return (
    <div ref={whole} className="contents">
      {codes.map((code) => (
        <div key={code} data-field={customField(code)}>
          <TextArea
            label={labelOf(code)}
            rows={1}
            value={form.valueOf(customField(code))}
            onChange={(value) => form.put(customField(code), value)}
          />
          <FieldMeanwhile clash={form.clashOf(customField(code))} />
        </div>
      ))}
      {seen.length > 0 && (
        <Select
          label={t('forms.addCustom')}
          placeholder={t('common.word.choose')}
          value={null}
          onChange={add}
          options={seen.map((code) => ({ id: code, label: labelOf(code) }))}
        />
      )}
      <NewCode codes={[...codes, ...seen]} onAdd={add} />
    </div>
  );
}

/** The Code of a field that is in no application here: of a school that writes its first one. */
function NewCode({ codes, onAdd }: { readonly codes: readonly string[]; readonly onAdd: (code: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const code = typed.trim();
  const problem = code === '' ? null : problemOfCode(code, codes);
  const add = (): void => {
    setIsAsked(true);
    if (code === '' || problem !== null) return;
    setTyped('');
    setIsAsked(false);
    onAdd(code);
  };
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('forms.newCode.label')}
          description={t('forms.newCode.help')}
          value={typed}
          onChange={setTyped}
          onBlur={() => setIsAsked(code !== '')}
          onSubmit={add}
          error={isAsked && problem !== null ? t(`common.rejection.${problem}`) : null}
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <span className="pt-[21px]">
        <Button isDisabled={code === ''} onPress={add}>
          {t('common.word.add')}
        </Button>
      </span>
    </div>
  );
}
