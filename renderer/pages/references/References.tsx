import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from '../Block.tsx';
import { Lines } from '../Lines.tsx';
import { useReceived } from '../useReceived.ts';

/**
 * The numbers of one entity in other systems. An id is unique within its entity only (R5.4): the type says whose
 * reference it is.
 */
export function References({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const received = useReceived('ReferenceExterne', [id]);
  const rows = useRowsOf('ReferenceExterne', 'IdObjet', [id]);
  return (
    <Block title={t('pages.references.title')} received={received} isWide>
      <Lines
        entity="ReferenceExterne"
        label={t('pages.references.title')}
        columns={['Type', 'Reference', 'DateMAJ']}
        rows={rows}
        received={received}
        empty={t('pages.references.none')}
      />
      <p className="mt-2 text-help text-text-3">{t('pages.references.how')}</p>
    </Block>
  );
}
