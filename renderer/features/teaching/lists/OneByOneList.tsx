import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { openPage } from '#stores/view.ts';
import { Button, TextField } from '#ui/index.ts';
import { columns } from './columns.ts';

/** What the service reads one by one, by number, and lists nowhere: sequences and tracks (R3.4). */
export function OneByOneList({ entity }: { readonly entity: 'Sequence' | 'Parcours' }) {
  const { t } = useTranslation();
  return (
    <>
      <OpenByNumber key={entity} entity={entity} />
      <RememberedRows entity={entity} columns={columns[entity]} note={t(`teaching.how.${entity}`)} />
    </>
  );
}

/** The page itself reads the row and says where it is not. */
function OpenByNumber({ entity }: { readonly entity: 'Sequence' | 'Parcours' }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const open = (): void => {
    const id = number.trim();
    if (/^[1-9]\d*$/u.test(id)) openPage({ entity, id });
    else setIsWrong(true);
  };
  return (
    <div className="flex items-end gap-2 px-5 pt-3">
      <div className="w-72">
        <TextField
          label={t(`teaching.number.label.${entity}`)}
          value={number}
          onChange={(typed) => {
            setNumber(typed);
            setIsWrong(false);
          }}
          onSubmit={open}
          inputMode="numeric"
          error={isWrong ? t('teaching.number.form') : null}
        />
      </div>
      <Button isDisabled={number.trim() === ''} onPress={open}>
        {t('teaching.number.open')}
      </Button>
    </div>
  );
}
