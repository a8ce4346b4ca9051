import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { nodesOf, sources, treeOf } from './sources.ts';
import type { Tree } from './sources.ts';

/** The text of a name or of a literal. */
const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: unknown; value?: unknown }; // as ESTree has them
  return String(name ?? value);
};

const known = new Map<string, readonly string[]>();

/** What a file of `renderer/i18n/words` brings: itself, or the files that it names. Each is read once. */
function areasOf(part: string): readonly string[] {
  const before = known.get(part);
  if (before) return before;
  const tree = treeOf(readFileSync(`renderer/i18n/words/${part}.ts`, 'utf8'));
  const found = [part, ...nodesOf(tree, 'ExportSpecifier').map(({ local }) => nameOf(local))];
  known.set(part, found);
  return found;
}

interface ImportEdge {
  readonly to: string;
  /** Parts of the catalogue that are read with this code. */
  readonly parts: readonly string[];
}

/** What a module imports: at once, or when it is needed, with the words that come `withWords`. */
function waysFrom(file: string, tree: Tree): readonly ImportEdge[] {
  const way = (path: unknown, parts: readonly string[] = []): ImportEdge => ({
    to: nameOf(path).startsWith('#')
      ? nameOf(path).replace('#', 'renderer/')
      : posix.join(posix.dirname(file), nameOf(path)),
    parts,
  });
  const atOnce = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']
    .flatMap((type) => nodesOf(tree, type))
    .filter(({ source, importKind, exportKind }) => source && (importKind ?? exportKind) !== 'type')
    .map(({ source }) => way(source));
  const argumentsOf = (call: Tree): readonly Tree[] => call['arguments'] as Tree[]; // of a call
  const parts = new Map(
    nodesOf(tree, 'CallExpression')
      .filter(({ callee }) => nameOf(callee) === 'withWords')
      .map((call) => argumentsOf(call))
      .map(([code, ...names]) => [code, names.map(nameOf)]),
  );
  // One call of `withWords` reads them all.
  const screenOf = (path: unknown): string | undefined =>
    file === 'renderer/shell/screenCode.tsx' ? /features\/(\w+)/u.exec(nameOf(path))?.[1] : undefined;
  const later = nodesOf(tree, 'ImportExpression').map((code) => {
    const screen = screenOf(code['source']);
    return way(code['source'], screen ? ['entities', screen] : parts.get(code));
  });
  return [...atOnce, ...later];
}

/** Every module of the page, with the areas of the catalogue that are there on every way to it. */
export function reachedWith(): ReadonlyMap<string, ReadonlySet<string>> {
  const ways = new Map(sources.map(({ file, tree }) => [file, waysFrom(file, tree)]));
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (file: string, areas: ReadonlySet<string>): void => {
    const before = reached.get(file);
    const now = before ? before.intersection(areas) : areas;
    if (now.size === before?.size) return;
    reached.set(file, now);
    for (const { to, parts } of ways.get(file) ?? []) reach(to, now.union(new Set(parts.flatMap(areasOf))));
  };
  reach('renderer/index.tsx', new Set(areasOf('start')));
  return reached;
}
