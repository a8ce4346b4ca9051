import type { Plugin } from 'vite';
import { languageNames } from '#shared/text/languages.ts';

/** `words/start.ts?fr`: only the words of one language, so that a start reads no other (`index.ts`). */
export const oneLanguage: Plugin = {
  name: 'one-language',
  transform(code, id) {
    const language = /\/(?:i18n\/words\/.*|ipc\/screens\.ts)\?(\w+)$/u.exec(id)?.[1];
    if (!language) return null;
    const changes = [...changesIn(this.parse(code), code, language)];
    return changes.reduceRight((left, { at, by }) => left.slice(0, at.start) + by + left.slice(at.end), code);
  },
};

/** A node of a syntax tree, with whatever members its kind has. */
interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: Tree | null;
  readonly properties?: readonly { readonly key?: { readonly name?: string }; readonly value: Tree }[];
}
const languages: ReadonlySet<string | undefined> = new Set(languageNames);

/** What is replaced, in the order of the code: a text in each language by one of them, the files that are imported. */
function* changesIn(node: unknown, code: string, language: string): Generator<{ at: Tree; by: string }> {
  if (typeof node !== 'object' || node === null) return;
  const { source, properties = [] } = node as Tree; // where its kind has them
  const text = properties.every(({ key }) => languages.has(key?.name))
    ? properties.find(({ key }) => key?.name === language)?.value
    : undefined;
  if (text) yield { at: node as Tree, by: code.slice(text.start, text.end) }; // an object
  else if (source)
    yield { at: source, by: `${code.slice(source.start, source.end - 1)}?${language}${code[source.end - 1]}` };
  else for (const member of Object.values(node)) yield* changesIn(member, code, language);
}
