import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui/index.ts';
import { nameDecision } from '#wording/useDecisions.ts';

/** The service lists no decisions (R3.4): the user names each number of the school once. */
export function NameDecision({
  isOpen,
  onAdded,
}: {
  readonly isOpen: boolean;
  readonly onAdded: (id: string) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(isOpen);
  const [id, setId] = useState('');
  const [label, setLabel] = useState('');
  const [tried, setTried] = useState(false);
  const isNumber = /^[1-9]\d{0,18}$/u.test(id.trim());
  const add = (): void => {
    setTried(true);
    if (!isNumber || label.trim() === '') return;
    nameDecision(id.trim(), label);
    onAdded(id.trim());
    setOpen(false);
    setTried(false);
    setId('');
    setLabel('');
  };
  if (!open) {
    return (
      <Button size="sm" variant="quiet" onPress={() => setOpen(true)}>
        {t('deciding.other')}
      </Button>
    );
  }
  return (
    <fieldset className="flex basis-full items-start gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t('deciding.other')}</legend>
      <div className="w-[90px]">
        <TextField
          label={t('deciding.number')}
          value={id}
          onChange={setId}
          inputMode="numeric"
          error={tried && !isNumber ? t('deciding.notNumber') : null}
        />
      </div>
      <div className="max-w-[320px] flex-1">
        <TextField
          label={t('deciding.label')}
          value={label}
          onChange={setLabel}
          onSubmit={add}
          error={tried && label.trim() === '' ? t('newApplication.problem.missing') : null}
        />
      </div>
      <div className="pt-[21px]">
        <Button onPress={add}>{t('deciding.add')}</Button>
      </div>
    </fieldset>
  );
}
