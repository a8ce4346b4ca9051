import { useShortcut } from '../../../ui/index.ts';
import { todayShortcuts as keys } from '../shortcuts.ts';
import type { Action, ActionId } from './action.ts';

/** The keys of the actions. Where there is nothing to act on, they do nothing. */
export function useActionKeys(actions: readonly Action[]): void {
  const run = (id: ActionId) => (): void => actions.find((action) => action.id === id)?.run();
  const enabled = actions.length > 0;
  useShortcut(keys.arrived, run('arrived'), { enabled });
  useShortcut(keys.done, run('done'), { enabled });
  useShortcut(keys.hour, run('move'), { enabled });
  useShortcut(keys.decision, run('decide'), { enabled });
  useShortcut(keys.call, run('call'), { enabled });
  useShortcut(keys.mail, run('mail'), { enabled });
  useShortcut(keys.folder, run('folder'), { enabled });
  useShortcut(keys.correct, run('correct'), { enabled });
}
