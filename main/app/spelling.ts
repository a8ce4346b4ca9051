import type { Session } from 'electron';

/** Of the languages of the screens, as Chromium names its dictionaries. */
const wanted = ['fr', 'en-GB', 'en-US'];

/**
 * Checks long texts with what the workstation has: on Linux the dictionaries in the profile (`Dictionaries`). Nothing
 * is fetched (`guardSession`). A language without a dictionary is not checked.
 */
export function checkSpelling(
  session: Pick<Session, 'availableSpellCheckerLanguages' | 'setSpellCheckerLanguages' | 'setSpellCheckerEnabled'>,
  platform: NodeJS.Platform,
): void {
  // macOS finds out the language by itself, and has no list.
  if (platform !== 'darwin') {
    const { availableSpellCheckerLanguages: known } = session;
    session.setSpellCheckerLanguages(wanted.filter((language) => known.includes(language)));
  }
  session.setSpellCheckerEnabled(true);
}
