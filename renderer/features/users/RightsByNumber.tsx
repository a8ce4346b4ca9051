import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '#stores/view.ts';
import { Button, TextField } from '#ui/index.ts';

/** The rights of any account are read by its number, which the service's own screens show. */
export function RightsByNumber() {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const id = number.trim();
  const isId = /^[1-9]\d{0,18}$/u.test(id);
  const open = (): void => {
    setTried(true);
    if (isId) openPage({ entity: 'User', id });
  };
  return (
    <div className="flex items-start gap-3 border-b border-line px-5 py-3">
      <div className="w-72">
        <TextField
          label={t('users.byNumber.label')}
          value={number}
          onChange={setNumber}
          onSubmit={open}
          inputMode="numeric"
          autoComplete="off"
          error={tried && !isId ? t('users.byNumber.wrong') : null}
        />
      </div>
      <span className="pt-[21px]">
        <Button onPress={open}>{t('users.byNumber.action')}</Button>
      </span>
    </div>
  );
}
