import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from './Block.tsx';
import { Lines } from './Lines.tsx';
import { useReceived } from './useReceived.ts';

/** What other systems call this number. An id is unique in its set only (R5.4): the type says whose reference it is. */
export function References({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const received = useReceived('ReferenceExterne', [id]);
  const rows = useRowsOf('ReferenceExterne', 'IdObjet', [id]);
  return (
    <Block title={t('people.tab.references')} received={received} isWide>
      <Lines
        entity="ReferenceExterne"
        label={t('people.tab.references')}
        columns={['Type', 'Reference', 'DateMAJ']}
        rows={rows}
        received={received}
        empty={t('people.references.none')}
      />
      <p className="mt-2 text-help text-text-3">{t('people.references.how')}</p>
    </Block>
  );
}
