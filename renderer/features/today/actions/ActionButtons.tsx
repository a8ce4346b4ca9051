import { Ellipsis, Printer, UserPlus, UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, MenuButton } from '#ui/index.ts';
import type { MenuEntry } from '#ui/index.ts';
import { todayShortcuts } from '#wording/shortcuts.ts';
import { useCompareWeeks } from '#wording/useCompareWeeks.ts';
import type { Action, ActionId } from './action.ts';

interface ActionButtonsProps {
  readonly actions: readonly Action[];
  /** The actions for this place; those not available are left out. */
  readonly of: readonly ActionId[];
  readonly size?: 'md' | 'sm';
}

/** What is noted of an interview, in the order in which it mostly happens: of these the first stands out. */
const noted: readonly ActionId[] = ['arrived', 'done', 'decide'];
export const dayActions: readonly ActionId[] = [
  ...noted,
  'absent',
  'notArrived',
  'notDone',
  'notAbsent',
  'link',
  'createFile',
  'inCalendar',
  'move',
];

/** Actions as buttons; their letters are in the menu alone. */
export function ActionButtons({ actions, of, size = 'md' }: ActionButtonsProps) {
  const shown = actions.filter(({ id, isOffered, isOn = false }) => isOffered && !isOn && of.includes(id));
  const primary = noted.find((id) => shown.some((action) => action.id === id));
  return shown.map(({ id, label, icon: Icon, run }) => (
    <Button
      key={id}
      size={size}
      variant={id === primary ? 'primary' : 'secondary'}
      icon={<Icon size={15} aria-hidden />}
      onPress={run}
    >
      {label}
    </Button>
  ));
}

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
  readonly about: string | null;
  /** Their agent, whose week can be shown with that of a colleague. */
  readonly agent: string | null;
  readonly onWalkIn: () => void;
  readonly onPrint: () => void;
  readonly onWho: () => void;
}

/** Every action of the screen in one list, including those without a button now. */
export function ActionsMenu({ actions, about, agent, onWalkIn, onPrint, onWho }: ActionsMenuProps) {
  const { t } = useTranslation();
  const compareWeeks = useCompareWeeks();
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
        ...(agent === null
          ? []
          : [
              {
                id: 'beside',
                label: t('today.beside', { name: agent }),
                icon: <UsersRound size={15} aria-hidden />,
                onAction: () => compareWeeks(agent),
              },
            ]),
        { id: 'who', label: t('today.who.change'), icon: <UserRound size={15} aria-hidden />, onAction: onWho },
      ]}
    />
  );
}
