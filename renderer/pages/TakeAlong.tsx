import { Luggage } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isProvisional } from '#shared/entities/describe.ts';
import { useReadiness } from '#stores/offline.ts';
import type { TakenRow } from '#stores/offline.ts';
import { useCommands } from '#stores/session.ts';
import { Button, showToast, useShortcut } from '#ui/index.ts';
import { pageShortcuts } from '#wording/shortcuts.ts';

/**
 * « Emporter » / « Ne plus emporter »: whether a row is received with all that belongs to it each time the user
 * prepares to work offline. A row that was opened is included for a while without being chosen.
 */
export function TakeAlong({ entity, id }: Pick<TakenRow, 'entity' | 'id'>) {
  const { t } = useTranslation();
  const { takeRow } = useCommands();
  const isChosen = useReadiness(({ rows }) =>
    rows.some((row) => row.entity === entity && row.id === id && row.how === 'chosen'),
  );
  const isServed = !isProvisional(id);
  useEffect(() => {
    if (isServed) void takeRow({ entity, id, how: 'opened' });
  }, [takeRow, entity, id, isServed]);
  const toggle = async (): Promise<void> => {
    const isStored = await takeRow({ entity, id, how: isChosen ? 'left' : 'chosen' });
    if (!isStored) showToast(t('common.choiceNotKept'));
  };
  useShortcut(pageShortcuts.takeAlong, () => void toggle(), { enabled: isServed });
  if (!isServed) return null;
  return (
    <Button kbd="h" icon={<Luggage size={14} aria-hidden />} onPress={() => void toggle()}>
      {t(isChosen ? 'pages.takeAlong.leave' : 'pages.takeAlong.take')}
    </Button>
  );
}
