import { Luggage } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isProvisional } from '#shared/entities/describe.ts';
import { useReadiness } from '#stores/offline.ts';
import type { KeptRow } from '#stores/offline.ts';
import { useCommands } from '#stores/session.ts';
import { Button, showToast, useShortcut } from '#ui/index.ts';
import { pageShortcuts } from '#wording/shortcuts.ts';

/** Whether a row is received with all that belongs to it when the user prepares to work offline. */
export function KeepOffline({ entity, id }: KeptRow) {
  const { t } = useTranslation();
  const { keepRow } = useCommands();
  const isKept = useReadiness(({ rows }) => rows.some((row) => row.entity === entity && row.id === id));
  const isServed = !isProvisional(id);
  const toggle = async (): Promise<void> => {
    const isStored = await keepRow({ entity, id }, !isKept);
    if (!isStored) showToast(t('common.choiceNotKept'));
  };
  useShortcut(pageShortcuts.takeAlong, () => void toggle(), { enabled: isServed });
  if (!isServed) return null;
  return (
    <Button icon={<Luggage size={14} aria-hidden />} onPress={() => void toggle()}>
      {t(isKept ? 'pages.keepOffline.leave' : 'pages.keepOffline.keep')}
    </Button>
  );
}
