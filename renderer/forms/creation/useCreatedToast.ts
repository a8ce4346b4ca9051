import { useTranslation } from 'react-i18next';
import { useView } from '#stores/view.ts';
import { showToast } from '#ui/index.ts';
import type { Created } from './useCreation.ts';

/** Tells how a creation ended; one that is not at the service yet can be seen among the changes. */
export function useCreatedToast(): (created: Created, name: string) => void {
  const { t } = useTranslation();
  return (created, name) => {
    if (created.kind === 'applied') return showToast(t('forms.create.applied', { name }));
    const see = (): void =>
      useView.setState(({ selection }) => ({
        screen: 'changes',
        deciding: null,
        page: null,
        selection: { ...selection, changes: created.step },
      }));
    const isKept = created.kind === 'waits' || created.kind === 'declined';
    return showToast(t(isKept ? 'forms.create.waits' : 'forms.create.asks', { name }), {
      label: t('forms.create.see'),
      onPress: see,
    });
  };
}
