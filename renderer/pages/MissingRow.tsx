import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isProvisional } from '#shared/entities/describe.ts';
import { useCommand } from '#stores/commit.ts';
import { closePage } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import { Button, EmptyState } from '#ui/index.ts';

interface MissingRowProps {
  readonly page: Page;
  /** Why it could not be received. */
  readonly children?: ReactNode;
}

/** For a row that is not here. One whose creation was undone last can be done again. */
export function MissingRow({ page: { entity, id }, children }: MissingRowProps) {
  const { t } = useTranslation();
  useHistoryChanges();
  const commands = useSession((session) => session.commands);
  const isCreatedHere = isProvisional(id);
  const canRedo = isCreatedHere && commands?.wouldCreate(entity, id) === true;
  const redo = useCommand((commands) => commands.redoLast());
  return (
    <EmptyState
      message={
        isCreatedHere ? (
          t('pages.withdrawn')
        ) : (
          <>
            {t('pages.notHere')} {children}
          </>
        )
      }
      action={
        <>
          {canRedo && (
            <Button size="sm" kbd="mod+shift+z" onPress={() => void redo()}>
              {t('shell.undo.action.redo')}
            </Button>
          )}
          <Button size="sm" onPress={closePage}>
            {t('common.word.backToTheList')}
          </Button>
        </>
      }
    />
  );
}
