import { EntityPage } from '#pages/EntityPage.tsx';
import { usePageGroups } from './usePageGroups.ts';

/** Another training place. */
export function OtherPlacePage({ id }: { readonly id: string }) {
  return <EntityPage page={{ entity: 'AutreLieuFormation', id }} groups={usePageGroups('AutreLieuFormation')} />;
}
