import { Ellipsis, Printer, UserPlus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, MenuButton } from '#ui/index.ts';
import type { MenuEntry } from '#ui/index.ts';
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
}

/** Actions as buttons; their letters are in the menu alone. */
export const ActionButtons = ({ actions, of, primary = null, size = 'md', isPlain = false }: ActionButtonsProps) =>
  actions
    .filter(({ id, isOffered }) => isOffered && of.includes(id))
    .map(({ id, label, icon: Icon, isOn = false, run }) => (
      <Button
        key={id}
        size={size}
        variant={id === primary ? 'primary' : 'secondary'}
        icon={isPlain ? undefined : <Icon size={15} aria-hidden />}
        isOn={isOn}
        onPress={run}
      >
        {label}
      </Button>
    ));

/** Actions as the entries of a menu, each with its letter; what is done already is not done twice. */
export const entriesOf = (actions: readonly Action[]): readonly MenuEntry[] =>
  actions.map(({ id, label, icon: Icon, shortcut, isOn = false, run }) => ({
    id,
    label,
    icon: <Icon size={15} aria-hidden />,
    kbd: shortcut.keys[0],
    isDisabled: isOn,
    onAction: run,
  }));

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
  return (
    <MenuButton
      label={about === null ? t('today.menu') : t('today.menuOf', { name: about })}
      icon={<Ellipsis size={16} aria-hidden />}
      entries={[
        ...entriesOf(actions),
        {
          id: 'walkIn',
          label: t('newApplication.title.walkIn'),
          icon: <UserPlus size={15} aria-hidden />,
          kbd: todayShortcuts.walkIn.keys[0],
          onAction: onWalkIn,
        },
        {
          id: 'print',
          label: t('today.print.action'),
          icon: <Printer size={15} aria-hidden />,
          kbd: todayShortcuts.print.keys[0],
          onAction: onPrint,
        },
        { id: 'who', label: t('today.who.change'), icon: <UserRound size={15} aria-hidden />, onAction: onWho },
      ]}
    />
  );
}
