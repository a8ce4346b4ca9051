import { startWords as start, withWords } from '#i18n/index.ts';
import type { Language } from '#shared/text/languages.ts';

const files = Object.keys(import.meta.glob('/renderer/i18n/words/*.ts'));
const parts = files.map((file) => file.replace(/.*\/|\.ts$/gu, '')) as Parameters<typeof withWords>[1][]; // their names

/** The whole catalogue, whatever the test shows. */
export async function startWords(language: Language): Promise<void> {
  await start(language);
  await withWords(Promise.resolve(), ...parts);
}
