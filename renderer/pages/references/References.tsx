import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { entityOfType } from '#shared/entities/typeOfReference.ts';
import { Button } from '#ui/index.ts';
import { Block } from '../Block.tsx';
import { Lines } from '../Lines.tsx';
import { useReceived } from '../useReceived.ts';
import { ReferenceDialog } from './ReferenceDialog.tsx';

/**
 * The numbers of one entity in other systems. An id is unique within its entity only (R5.4): the type says whose
 * reference it is.
 */
export function References({ entity, id }: { readonly entity: EntityName; readonly id: string }) {
  const { t } = useTranslation();
  const received = useReceived('ReferenceExterne', [id]);
  const rows = useRowsOf('ReferenceExterne', 'IdObjet', [id]);
  const [isAdding, setIsAdding] = useState(false);
  const hasItsOwn = rows.some((row) => entityOfType(row.fields.text('Type')) === entity);
  return (
    <Block
      title={t('pages.references.title')}
      received={received}
      isWide
      actions={
        !hasItsOwn && (
          <Button size="sm" icon={<Plus size={14} aria-hidden />} onPress={() => setIsAdding(true)}>
            {t('pages.references.add')}
          </Button>
        )
      }
    >
      <Lines
        entity="ReferenceExterne"
        label={t('pages.references.title')}
        columns={['Type', 'Reference', 'DateMAJ']}
        rows={rows}
        received={received}
        empty={t('pages.references.none')}
      />
      <p className="mt-2 max-w-[75ch] text-help text-text-3">
        {t(hasItsOwn ? 'pages.references.onlyOne' : 'pages.references.how')}
      </p>
      {isAdding && <ReferenceDialog of={{ entity, id }} onClose={() => setIsAdding(false)} />}
    </Block>
  );
}
