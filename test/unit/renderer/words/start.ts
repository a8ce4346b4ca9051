import * as all from '#i18n/all.ts';
import { addWords, startWords as start } from '#i18n/index.ts';
import type { OwnWords } from '#i18n/index.ts';
import * as read from '#i18n/words/start.ts';
import type { Language } from '#shared/text/languages.ts';

const own = Object.keys(all).filter((name) => !Object.hasOwn(read, name)) as OwnWords[]; // keys forgets the names

/** The whole catalogue, whatever the test shows. */
export async function startWords(language: Language): Promise<void> {
  await start(language);
  await Promise.all(own.map(addWords));
}
