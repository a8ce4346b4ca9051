import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { Button, Segmented, TextAction, TextField } from '#ui/index.ts';

type By = 'IdObjet' | 'Type';
interface Asked {
  readonly by: By;
  readonly value: string;
}

/** External references: the service gives those of one entity number, or of one type (R1.1), and no list of all. */
export function ReferenceList() {
  const { t } = useTranslation();
  const [by, setBy] = useState<By>('IdObjet');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const value = typed.trim();
  const isForm = by === 'Type' ? /^\S{1,200}$/u.test(value) : /^[1-9]\d*$/u.test(value);
  const received = useReceived(
    'ReferenceExterne',
    asked ? [asked.value] : [],
    asked?.by === 'Type' ? 'Type' : undefined,
  );
  const all = useAllRows('ReferenceExterne');
  const rows = all.filter(({ fields }) => {
    if (!asked) return true;
    return (asked.by === 'Type' ? fields.text('Type') : fields.id('IdObjet')) === asked.value;
  });
  const ask = (): void => {
    if (isForm) setAsked({ by, value });
  };
  return (
    <div className="scroll-thin min-h-0 flex-1 px-5 py-3">
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <Segmented
          label={t('teaching.reference.by')}
          value={by}
          onChange={setBy}
          options={[
            { id: 'IdObjet', label: t('teaching.reference.byObject') },
            { id: 'Type', label: t('teaching.reference.byType') },
          ]}
        />
        <div className="w-72">
          <TextField
            label={t(by === 'Type' ? 'teaching.reference.byType' : 'teaching.reference.byObject')}
            value={typed}
            onChange={setTyped}
            onSubmit={ask}
            inputMode={by === 'Type' ? 'text' : 'numeric'}
          />
        </div>
        <Button isDisabled={!isForm} onPress={ask}>
          {t('teaching.reference.find')}
        </Button>
        {asked && <TextAction onPress={() => setAsked(null)}>{t('teaching.reference.all')}</TextAction>}
      </div>
      <Block title={t('teaching.tab.ReferenceExterne')} {...(asked && { received })} isWide>
        <Lines
          entity="ReferenceExterne"
          label={t('teaching.tab.ReferenceExterne')}
          columns={['Type', 'IdObjet', 'Reference', 'Nom', 'DateMAJ', 'CRC']}
          rows={rows}
          {...(asked && { received })}
          empty={t(asked ? 'teaching.reference.noMatch' : 'teaching.none.ReferenceExterne')}
        />
        <p className="mt-2 text-help text-text-3">{t('teaching.how.ReferenceExterne')}</p>
        <p className="text-help text-text-3">{t('teaching.reference.how')}</p>
      </Block>
    </div>
  );
}
