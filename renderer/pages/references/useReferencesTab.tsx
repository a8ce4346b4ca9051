import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PageTab } from '../PageTabs.tsx';
import { References } from './References.tsx';

/** The tab of an entity's external references, for any page. */
export function useReferencesTab(entity: EntityName, id: string): PageTab {
  const { t } = useTranslation();
  return {
    id: 'references',
    label: t('pages.references.title'),
    count: useRowsOf('ReferenceExterne', 'IdObjet', [id]).length,
    content: <References entity={entity} id={id} />,
  };
}
