/**
 * The screens of the side bar, in its order, which is also that of Ctrl 1 to 9. A screen is an entry here; the compiler
 * then asks for its component (renderer/shell/screens.ts) and its words (the catalogue's `shell.screen`,
 * main/app/words.ts).
 */
export const screens = ['today', 'calendar', 'people', 'directory', 'changes', 'offline', 'settings'] as const;
export type Screen = (typeof screens)[number];

/** At the foot of the side bar; it has no digit. */
export const footScreen: Screen = 'settings';
/** With the digits Ctrl 1 to 9. */
export const numberedScreens: readonly Screen[] = screens.filter((screen) => screen !== footScreen);
