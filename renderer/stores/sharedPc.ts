import { usePolicy } from './policy.ts';
import { usePreferences } from './preferences.ts';

/** Whether signing out wipes this workstation: as the school fixes it, else as the user chose (S17). */
export function useSharedPc(): boolean {
  const chosen = usePreferences((preferences) => preferences.isSharedPc);
  return usePolicy(({ values }) => values.sharedPc) ?? chosen;
}
