import { useTargetShortcut } from '#ui/index.ts';
import type { Target } from '#ui/index.ts';
import { todayShortcuts as keys } from '../shortcuts.ts';
import type { Action, ActionId } from './action.ts';

/** The keys of the actions, on what is shown as their target; without one they do nothing. */
export function useActionKeys(actions: readonly Action[], target: () => Target | null): void {
  const run = (id: ActionId) => (): void => actions.find((action) => action.id === id)?.run();
  const options = { enabled: actions.length > 0, target };
  useTargetShortcut(keys.arrived, run('arrived'), options);
  useTargetShortcut(keys.done, run('done'), options);
  useTargetShortcut(keys.hour, run('move'), options);
  useTargetShortcut(keys.decision, run('decide'), options);
  useTargetShortcut(keys.call, run('call'), options);
  useTargetShortcut(keys.mail, run('mail'), options);
  useTargetShortcut(keys.folder, run('folder'), options);
  useTargetShortcut(keys.correct, run('correct'), options);
}
