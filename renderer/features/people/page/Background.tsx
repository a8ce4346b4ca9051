import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { groups } from '#forms/fields/groups.ts';
import { Block } from './Block.tsx';

/** The baccalaureate, as the newest file has it. */
export function Background({ id, at }: { readonly id: string; readonly at: number | null }) {
  const { t } = useTranslation();
  const file = useRow('Dossier', id);
  const fields = groups.Dossier.find((group) => group.id === 'bac')?.fields ?? [];
  return (
    <Block title={t('people.group.bac')} at={at}>
      {file && <FieldList entity="Dossier" row={file.fields} fields={fields} />}
    </Block>
  );
}
