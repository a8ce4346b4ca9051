import { useTranslation } from 'react-i18next';
import { FailureError } from '#shared/failures/failure.ts';
import type { SavedFile, ShowTarget } from '#shared/ipc/fileName.ts';
import { useCommand } from '#stores/commit.ts';
import { showSaved } from '#stores/session.ts';
import { showToast } from '#ui/index.ts';

/** A notice that a file was saved, and where, with what the system can show of it; `before`: what is said first. */
export function useSavedNotice(): (saved: SavedFile, before?: string) => void {
  const { t } = useTranslation();
  const show = async (target: ShowTarget): Promise<void> => {
    if (!(await showSaved(target))) showToast(t('common.saved.notShown'));
  };
  return ({ targets, ...where }, before) => {
    const actions = targets.map((target) => ({ label: t(`common.saved.${target}`), onPress: () => void show(target) }));
    const said = t('common.saved.said', where);
    showToast(before === undefined ? said : `${before} ${said}`, ...actions);
  };
}

/** Where the user chooses; `saveSupport` for the support file. A notice says where, after `before`, or why not. */
export function useSaveFile(
  by: 'saveFile' | 'saveSupport' = 'saveFile',
): (name: string, text: string, before?: string) => Promise<void> {
  const { t } = useTranslation();
  const savedNotice = useSavedNotice();
  const commit = useCommand(
    async (commands, name: string, text: string, before: string | undefined) => {
      try {
        const saved = await commands[by](name, text);
        if (saved) savedNotice(saved, before);
        return saved !== null;
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        showToast(t('common.notSaved', { reason: t(`common.failure.${error.failure.kind}`) }));
        return false;
      }
    },
    (name, text, _before) => `${name}\n${text}`,
  );
  return async (name, text, before) => void (await commit(name, text, before));
}
