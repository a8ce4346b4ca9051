import { Button, keysNow, useKeySettings } from '../../../ui/index.ts';
import type { Action, ActionId } from './action.ts';

interface ActionButtonsProps {
  readonly actions: readonly Action[];
  /** Those that belong here; what is not offered is left out. */
  readonly of: readonly ActionId[];
  /** The one that the moment asks for. */
  readonly primary?: ActionId | null;
  readonly size?: 'md' | 'sm';
  readonly withKeys?: boolean;
}

/** Actions as buttons, each with its key. */
export function ActionButtons({ actions, of, primary = null, size = 'md', withKeys = true }: ActionButtonsProps) {
  const settings = useKeySettings();
  return actions
    .filter(({ id, isOffered }) => isOffered && of.includes(id))
    .map(({ id, label, icon: Icon, shortcut, run }) => {
      const [key] = withKeys ? keysNow(shortcut, settings) : [];
      return (
        <Button
          key={id}
          size={size}
          variant={id === primary ? 'primary' : 'secondary'}
          icon={<Icon size={15} aria-hidden />}
          {...(key === undefined ? {} : { kbd: key })}
          onPress={run}
        >
          {label}
        </Button>
      );
    });
}
