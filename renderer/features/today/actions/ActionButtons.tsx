import { Button, keysNow, useKeySettings } from '#ui/index.ts';
import type { Action, ActionId } from './action.ts';

interface ActionButtonsProps {
  readonly actions: readonly Action[];
  /** Those that belong here; what is not offered is left out. */
  readonly of: readonly ActionId[];
  /** The one that the moment asks for. */
  readonly primary?: ActionId | null;
  readonly size?: 'md' | 'sm';
  /** Words alone, where there is little room. */
  readonly isPlain?: boolean;
}

/** Actions as buttons, each with its key. */
export function ActionButtons({ actions, of, primary = null, size = 'md', isPlain = false }: ActionButtonsProps) {
  const settings = useKeySettings();
  return actions
    .filter(({ id, isOffered }) => isOffered && of.includes(id))
    .map(({ id, label, icon: Icon, shortcut, run }) => {
      const [key] = isPlain ? [] : keysNow(shortcut, settings);
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
