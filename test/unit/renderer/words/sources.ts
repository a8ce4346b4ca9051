import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** Any node of a syntax tree (ESTree), with whatever members its kind has. */
export type Tree = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface Source {
  readonly file: string;
  readonly tree: Tree;
}

/** Every module of the page, as a syntax tree. */
export const sources: readonly Source[] = globSync('renderer/**/*.{ts,tsx}')
  .filter((file) => !file.endsWith('.d.ts') && !file.endsWith('vite.config.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), tree: treeOf(readFileSync(file, 'utf8'), file) }));

/** The tree of a text, for sources and for what a test plants. */
export function treeOf(text: string, file = 'planted.tsx'): Tree {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return program as unknown as Tree; // its members are read by name below
}

/** Every node below one, itself included. */
export function* nodesIn(value: unknown): Generator<Tree> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesIn(each);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Tree; // a node says its type
  for (const member of Object.values(value)) yield* nodesIn(member);
}

const byType = new WeakMap<Tree, Partial<Record<string, readonly Tree[]>>>();

/** A tree is walked once, however many types are asked of it. */
export function nodesOf(tree: Tree, type: string): readonly Tree[] {
  const nodes = byType.get(tree) ?? Object.groupBy(nodesIn(tree), (node) => node.type);
  byType.set(tree, nodes);
  return nodes[type] ?? [];
}

/** Takes the place of text that is only known when the page runs. */
export const blank = '…';

/** Every text that an expression can be, with blanks; only a blank where nothing is known. */
export function textsOf(expression: ESTree.Expression): readonly string[] {
  if (expression.type === 'Literal' && typeof expression.value === 'string') return [expression.value];
  if (expression.type === 'TemplateLiteral') return filled(expression);
  if (expression.type === 'ConditionalExpression')
    return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
  return [blank];
}

function filled({ quasis, expressions }: ESTree.TemplateLiteral): readonly string[] {
  let found: readonly string[] = [quasis[0]?.value.raw ?? ''];
  for (const [at, expression] of expressions.entries()) {
    const after = quasis[at + 1]?.value.raw ?? '';
    found = found.flatMap((before) => textsOf(expression).map((inside) => before + inside + after));
  }
  return found;
}
