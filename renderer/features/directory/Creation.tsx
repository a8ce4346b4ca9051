import { useTranslation } from 'react-i18next';
import { useFolder, useFolderPath } from '#cache/queries/hooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useCommand } from '#stores/commit.ts';
import { useView } from '#stores/view.ts';
import { isParked } from '#sync/rules/order.ts';
import { canUndo } from '#sync/rules/undo.ts';
import type { Step } from '#sync/step.ts';
import { Button, Mark, Notice, useFormat, useNow } from '#ui/index.ts';
import { isHereOnly } from './hereOnly.ts';
import { select } from './openFolders.ts';

/** Shows the sync state of a folder's creation, and offers to undo it. */
export function Creation({ creation, folderId }: { readonly creation: Step; readonly folderId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const story = useStory(folderId);

  const undo = useCommand(async (commands) => {
    const isUndone = await commands.undo(creation.id);
    if (isUndone) select(null);
    return isUndone;
  });
  if (isParked(creation)) {
    return (
      <Notice
        tone="ask"
        icon={<Mark state={creation.state.kind === 'refused' ? 'refused' : 'doubt'} label="" />}
        title={t('directory.inspector.parkedTitle')}
        actions={
          <Button size="sm" onPress={() => useView.setState({ screen: 'changes', deciding: creation.id })}>
            {t('directory.inspector.decide')}
          </Button>
        }
      />
    );
  }
  if (creation.state.kind !== 'waiting') {
    return (
      <Notice tone="accent" icon={<Mark state="sending" label="" />} title={t('directory.inspector.sendingTitle')} />
    );
  }
  return (
    <Notice
      tone="wait"
      icon={<Mark state="waiting" label="" />}
      title={t('directory.inspector.pendingTitle', { time: format.moment(creation.madeAt, now) })}
      actions={
        canUndo(creation) && (
          <Button size="sm" onPress={() => void undo()}>
            {t('common.undo')}
          </Button>
        )
      }
    >
      {story}
    </Notice>
  );
}

/** What it waits for, what waits for it, or that it waits only for the service. */
function useStory(folderId: string): string {
  const { t } = useTranslation();
  const format = useFormat();
  const parent = useFolderPath(folderId).at(-2);
  const children = useFolder(folderId).filter(isHereOnly);
  if (parent && isProvisional(parent.id))
    return t('directory.inspector.pendingWaits', { name: format.quote(parent.name) });
  if (children.length === 0) return t('directory.inspector.pendingAlone');
  return t('directory.inspector.pendingHolds', {
    count: children.length,
    names: children.map((child) => format.quote(child.name)).join(', '),
  });
}
