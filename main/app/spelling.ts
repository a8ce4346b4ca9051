import type { Session } from 'electron';

/** Of the languages of the screens, as Chromium names its dictionaries. */
const wanted = ['fr', 'en-GB', 'en-US'];

/** With what the workstation has, on Linux the profile's `Dictionaries`. Nothing is fetched (`guardSession`). */
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
