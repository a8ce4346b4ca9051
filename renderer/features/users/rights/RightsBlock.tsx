import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampusProgrammes } from '#cache/queries/nameable.ts';
import { Block } from '#pages/Block.tsx';
import { isProvisional } from '#shared/entities/describe.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button } from '#ui/index.ts';
import { AddRightsDialog } from './AddRightsDialog.tsx';
import { differenceOf } from './difference.ts';
import type { Difference } from './difference.ts';
import { RightsChange } from './RightsChange.tsx';
import { RightsTree } from './RightsTree.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { rightsOf } from './tree.ts';
import { useAuthorizations } from './useAuthorizations.ts';
import { WaitingRights } from './WaitingRights.tsx';

/** The user's rights and the two actions that change them; only a template removes rights (document: Users). */
export function RightsBlock({ userId, name }: { readonly userId: string; readonly name: string }) {
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const { ids, at, isReading, failure, read } = useAuthorizations(userId);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const [dialog, setDialog] = useState<'add' | 'template' | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const isNew = isProvisional(userId);
  const compare = async (): Promise<void> => {
    const after = await read();
    setDifference(ids === null || after === null ? null : differenceOf(ids, after));
  };
  const dialogs = { userId, name, granted: ids, onClose: () => setDialog(null), onDone: () => void compare() };
  return (
    <Block
      title={t('users.rights.title')}
      isWide
      {...(isNew ? {} : { received: { at, isRunning: isReading, failure, cut: null, again: () => void read() } })}
      actions={
        !isNew && (
          <>
            <Button size="sm" onPress={() => setDialog('add')}>
              {t('users.rights.add')}
            </Button>
            <Button size="sm" onPress={() => setDialog('template')}>
              {t('users.rights.applyTemplate')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <WaitingRights userId={userId} name={name} onDone={() => void compare()} />
        {difference && <RightsChange difference={difference} />}
        {isNew ? (
          <p className="text-text-2">{t('users.rights.notYet')}</p>
        ) : ids === null ? (
          !isReading && <p className="text-text-2">{t(isOnline ? 'users.rights.unread' : 'users.rights.online')}</p>
        ) : (
          <RightsTree rights={rightsOf(ids, known)} />
        )}
        <p className="text-help text-text-3">{t('users.rights.how')}</p>
      </div>
      {dialog === 'add' && <AddRightsDialog {...dialogs} />}
      {dialog === 'template' && <TemplateDialog {...dialogs} />}
    </Block>
  );
}
