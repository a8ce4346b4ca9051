import { Ellipsis, Printer, UserPlus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, keysNow, MenuButton, useKeySettings } from '#ui/index.ts';
import { todayShortcuts } from '#wording/shortcuts.ts';
import type { Action, ActionId } from './action.ts';

interface ActionButtonsProps {
  readonly actions: readonly Action[];
  /** The actions for this place; those not available are left out. */
  readonly of: readonly ActionId[];
  /** The most likely action now. */
  readonly primary?: ActionId | null;
  readonly size?: 'md' | 'sm';
  /** Text without icons, where space is short. */
  readonly isPlain?: boolean;
  /** The keys act on what the buttons are about. */
  readonly hasKeys?: boolean;
}

/** Actions as buttons, each with its key. */
export function ActionButtons({
  actions,
  of,
  primary = null,
  size = 'md',
  isPlain = false,
  hasKeys = !isPlain,
}: ActionButtonsProps) {
  const settings = useKeySettings();
  return actions
    .filter(({ id, isOffered }) => isOffered && of.includes(id))
    .map(({ id, label, icon: Icon, shortcut, run }) => {
      const [key] = hasKeys ? keysNow(shortcut, settings) : [];
      return (
        <Button
          key={id}
          size={size}
          variant={id === primary ? 'primary' : 'secondary'}
          icon={isPlain ? undefined : <Icon size={15} aria-hidden />}
          {...(key === undefined ? {} : { kbd: key })}
          onPress={run}
        >
          {label}
        </Button>
      );
    });
}

interface ActionsMenuProps {
  readonly actions: readonly Action[];
  /** The applicant that the actions are about. */
  readonly about: string | null;
  readonly onWalkIn: () => void;
  readonly onPrint: () => void;
  readonly onWho: () => void;
}

/** Every action of the screen in one list, including those without a button now. */
export function ActionsMenu({ actions, about, onWalkIn, onPrint, onWho }: ActionsMenuProps) {
  const { t } = useTranslation();
  const settings = useKeySettings();
  return (
    <MenuButton
      label={about === null ? t('today.menu') : t('today.menuOf', { name: about })}
      icon={<Ellipsis size={16} aria-hidden />}
      entries={[
        ...actions.map(({ id, label, icon: Icon, shortcut, run }) => ({
          id,
          label,
          icon: <Icon size={15} aria-hidden />,
          kbd: keysNow(shortcut, settings)[0],
          onAction: run,
        })),
        {
          id: 'walkIn',
          label: t('newApplication.title.walkIn'),
          icon: <UserPlus size={15} aria-hidden />,
          kbd: keysNow(todayShortcuts.walkIn, settings)[0],
          onAction: onWalkIn,
        },
        {
          id: 'print',
          label: t('today.print.action'),
          icon: <Printer size={15} aria-hidden />,
          kbd: keysNow(todayShortcuts.print, settings)[0],
          onAction: onPrint,
        },
        { id: 'who', label: t('today.who.change'), icon: <UserRound size={15} aria-hidden />, onAction: onWho },
      ]}
    />
  );
}
