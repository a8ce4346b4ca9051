import { startWords as start, withWords, words } from '#i18n/index.ts';
import type { Language } from '#shared/text/languages.ts';

const files = Object.keys(import.meta.glob('/renderer/i18n/words/*.ts'));
const parts = files.map((file) => file.replace(/.*\/|\.ts$/gu, '')) as Parameters<typeof withWords>[1][]; // their names

/** The whole catalogue, whatever the test shows. A text that is shown without one of its values is an error. */
export async function startWords(language: Language): Promise<void> {
  await start(language);
  words.options.missingInterpolationHandler = (text: string, [, value]: readonly string[]) => {
    throw new Error(`« ${text} » is shown without its value ${value}`);
  };
  await withWords(Promise.resolve(), ...parts);
}
