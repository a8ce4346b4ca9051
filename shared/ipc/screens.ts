/**
 * The screens of the side bar, in its order, which is also that of Ctrl 1 to 9. A screen is an entry here; the compiler
 * then asks for its icon (renderer/shell/screens.ts), its component (renderer/shell/screenChunks.tsx) and its words
 * (the catalogue's `shell.screen`, main/app/words.ts).
 */
export const screens = [
  'today',
  'calendar',
  'people',
  'directory',
  'agreements',
  'companies',
  'finance',
  'teaching',
  'users',
  'changes',
  'offline',
  'settings',
] as const;
export type Screen = (typeof screens)[number];

/** At the foot of the side bar; it has no digit. */
export const footScreen: Screen = 'settings';
export const sideScreens: readonly Screen[] = screens.filter((screen) => screen !== footScreen);

/** Folded under « Other screens » until the user shows them. */
export const usuallyFolded: readonly Screen[] = ['agreements', 'companies', 'finance', 'teaching', 'users'];
/** What the user may fold: the state of each change is always in sight. */
export const foldableScreens: readonly Screen[] = sideScreens.filter((screen) => screen !== 'changes');

/** What a policy cannot hide (S14): the first screen, the state of changes, and where the policy is shown. */
const alwaysThere = ['today', 'changes', 'settings'] as const satisfies readonly Screen[];
export type HideableScreen = Exclude<Screen, (typeof alwaysThere)[number]>;
const isHideable = (screen: Screen): screen is HideableScreen => alwaysThere.every((there) => there !== screen);
export const hideableScreens: readonly HideableScreen[] = screens.filter(isHideable);

/** The screens that the side bar shows unfolded. */
export const shownScreens = (folded: readonly Screen[], hidden: readonly Screen[] = []): readonly Screen[] =>
  sideScreens.filter(
    (screen) => !hidden.includes(screen) && (!foldableScreens.includes(screen) || !folded.includes(screen)),
  );

/** The key of a screen, Ctrl 1 to 9 in the order shown; null for one without a digit. */
export function screenKeys(screen: Screen, shown: readonly Screen[]): string | null {
  const digit = shown.indexOf(screen) + 1;
  return digit >= 1 && digit <= 9 ? `mod+${digit}` : null;
}
