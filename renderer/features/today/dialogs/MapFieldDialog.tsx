import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { mapDayField } from '#stores/interviewDay.ts';
import type { DayField } from '#stores/interviewDay.ts';
import { Select } from '#ui/index.ts';
import { useLikelyFields } from '#wording/useLikely.ts';

interface MapFieldDialogProps {
  readonly field: DayField;
  readonly onChosen: (code: string) => void;
  readonly onClose: () => void;
}

/**
 * The service has no member for it: asks which custom field of this school holds it, and proposes the one whose name
 * says so. Asked once, changed in the settings.
 */
export function MapFieldDialog({ field, onChosen, onClose }: MapFieldDialogProps) {
  const { t } = useTranslation();
  const { codes } = useSeenInApplications();
  const likely = useLikelyFields().find((each) => each.field === field)?.code;
  // The proposal of when it opened: rows that come meanwhile change nothing that Entrée is about to take.
  const [code, setCode] = useState(likely ?? null);
  const form = useForm({
    problems: () => ({ code: code === null ? t('common.word.fieldMissing') : null }),
    onSave: () => {
      if (code === null) return;
      mapDayField(field, code);
      onClose();
      onChosen(code);
    },
  });
  return (
    <FormDialog form={form} title={t(`today.map.title.${field}`)} action={t('today.map.action')} onClose={onClose}>
      <p className="mb-3 text-text-2">{t('today.map.lead')}</p>
      {codes.length === 0 ? (
        <p className="text-text-2">{t('vocabulary.noneSeen')}</p>
      ) : (
        <Select
          label={t('today.map.field')}
          placeholder={t('common.word.chooseAField')}
          value={code}
          onChange={setCode}
          error={form.errorOf('code')}
          options={codes.map((each) => ({ id: each, label: each }))}
        />
      )}
      <p className="mt-3 text-help text-text-3">{t('today.map.once')}</p>
    </FormDialog>
  );
}
