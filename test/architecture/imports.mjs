import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * The modules of the production folders, with what each imports. `resolved` is a path below `root`, of a package one
 * below node_modules, of Node its name; a type alone is no way from one module to another (`isType`).
 */
export function modulesIn(root) {
  const modules = ['main', 'preload', 'renderer', 'shared']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => ['.ts', '.tsx', '.mjs'].includes(extname(path)) && !isLeftOut(path))
    .map((source) => ({ source, dependencies: importsOf(root, source), dependents: [] }));
  const bySource = new Map(modules.map((module) => [module.source, module]));
  for (const { source, dependencies } of modules)
    for (const resolved of new Set(dependencies.map((each) => each.resolved)))
      bySource.get(resolved)?.dependents.push(source);
  return modules;
}

const isLeftOut = (path) => /\.d\.mts$|vite\.config\.ts$|\.css$/u.test(path);

function importsOf(root, source) {
  const text = readFileSync(join(root, source), 'utf8');
  const { program, module, errors } = parseSync(source, text);
  if (errors.length > 0) throw new SyntaxError(`${source}: ${errors[0].message}`);
  const atOnce = program.body
    .filter((node) => node.source)
    .map((node) => ({ path: node.source.value, isType: (node.importKind ?? node.exportKind) === 'type' }));
  const later = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^(['"`])(.+)\1$/u.exec(text.slice(start, end))?.[2])
    .filter((path) => path !== undefined)
    .map((path) => ({ path, dynamic: true }));
  return [...atOnce, ...later]
    .map(({ path, isType, dynamic }) => ({
      isType,
      dynamic,
      resolved: resolve(root, source, path.replace(/\?.*$/u, '')),
    }))
    .filter(({ resolved }) => !isLeftOut(resolved));
}

const { imports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

function resolve(root, source, path) {
  if (path.startsWith('node:')) return path;
  const [alias, name] = path.split(/\/(.*)/su);
  const own = path.startsWith('.')
    ? posix.join(posix.dirname(source), path)
    : path.startsWith('#') && posix.normalize(imports[`${alias}/*`].replace('*', name));
  if (!own) return `node_modules/${path}/`;
  if (!existsSync(join(root, own))) throw new Error(`${source} imports ${path}, which is not there`);
  return own;
}

/** The imports by which modules reach themselves, types left out. */
export function circles(modules) {
  let ways = modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ isType }) => !isType).map(({ resolved }) => ({ from: source, to: resolved })),
  );
  for (;;) {
    // A module that imports none of the others, or that none of them imports, is in no circle.
    const importing = new Set(ways.map(({ from }) => from));
    const imported = new Set(ways.map(({ to }) => to));
    const left = ways.filter(({ from, to }) => importing.has(to) && imported.has(from));
    if (left.length === ways.length) return left;
    ways = left;
  }
}
