import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { blank, nodesIn, nodesOf, sources, textsOf, treeOf } from './sources.ts';
import type { Tree } from './sources.ts';

// Text that a person would see in one language only: written in a component instead of the catalogue.

/** Names, the same in every language; a language is named in itself. */
const names: ReadonlySet<string> = new Set(['Carnet', 'C', 'Français', 'English']);
/** Attributes and members of an object that a person reads or hears. */
const read: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'message',
  'description',
  'detail',
  'text',
  'heading',
]);

/** A key of the catalogue, which a table hands on. */
const isKey = (text: string): boolean => /^[a-z]\w*(?:\.\w+)+$/u.test(text);
const isText = (text: string): boolean =>
  /\p{L}{2}|^\p{L}$/u.test(text.trim()) && !names.has(text.trim()) && !isKey(text);
/** Literals of an expression, between its blanks. */
const literals = (expression: unknown): readonly string[] =>
  textsOf(expression as ESTree.Expression).flatMap((text) => text.split(blank)); // where ESTree has one
function nameOf(node: unknown): string {
  const { name, value } = node as { name?: unknown; value?: unknown }; // of an identifier or a literal
  return String(name ?? value);
}

function textIn(tree: Tree): readonly string[] {
  const between = nodesOf(tree, 'JSXText').map(({ value }) => String(value));
  const inBraces = [...nodesIn(tree)]
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap(({ children }) => children as Tree[]) // of an element
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(({ expression }) => literals(expression));
  const attributes = nodesOf(tree, 'JSXAttribute')
    .filter(({ name, value }) => read.has(nameOf(name)) && value !== null)
    .map(({ value }) => value as Tree) // a text, or braces around an expression
    .flatMap((value) => literals(value.type === 'JSXExpressionContainer' ? value['expression'] : value));
  const toasts = nodesOf(tree, 'CallExpression')
    .filter(({ callee }) => nameOf(callee) === 'showToast')
    .flatMap(({ arguments: given }) => (given as unknown[]).slice(0, 1)) // of a call
    .flatMap((first) => literals(first));
  const members = nodesOf(tree, 'Property')
    .filter(({ key }) => read.has(nameOf(key)))
    .flatMap(({ value }) => literals(value));
  return [...between, ...inBraces, ...attributes, ...toasts, ...members].filter(isText).map((text) => text.trim());
}

test('words: no component holds text of its own', () => {
  const components = sources.filter(({ file }) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(({ file, tree }) => textIn(tree).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('planted text is seen: between tags, in braces, in what is read aloud, in a toast and in a table', () => {
  const planted =
    "const a = <p title=\"Bonjour\" aria-label={`Jour ${n}`} className=\"flex\">Salut {'toi'} {b ? 'oui' : 'non'} {t('shell.a')}</p>; showToast('Gardé'); const c = [{ id: 'x', label: 'Nom' }];";
  expect(textIn(treeOf(planted)).toSorted()).toEqual(['Bonjour', 'Gardé', 'Jour', 'Nom', 'Salut', 'non', 'oui', 'toi']);
});
