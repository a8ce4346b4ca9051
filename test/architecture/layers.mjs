import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crumbs, sizes } from './crumbs.mjs';
import { knots } from './folders.mjs';
import { circles, modulesIn } from './imports.mjs';
import { rules, texts } from './rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const planted = fileURLToPath(new URL('planted', import.meta.url));

/** Holds the layer rules against the project, then against the planted breaches, which must all be seen. */
const real = breaches(root);
for (const { rule, from, to } of real.violations) console.error(`${rule}: ${from} imports ${to}`);
for (const { rule, from } of wordBreaches(root, real.modules)) fail(`${rule}: ${from}`);
if (real.modules.length < 50) fail(`the check looked at ${real.modules.length} modules only`);

for (const { source, importer, lines } of crumbs(root, real.modules))
  fail(`${source} (${lines} lines) has one importer, beside it: it belongs into ${importer}`);

for (const { from, to } of knots(real.modules)) fail(`folders import each other: ${from} imports ${to}`);

const sample = breaches(planted);
if (crumbs(planted, sample.modules).length === 0) fail('the planted crumb was not seen');
if (knots(sample.modules).length !== 2) fail('the planted knot of folders was not seen');
const seen = new Set([...sample.violations, ...wordBreaches(planted, sample.modules)].map(({ rule }) => rule));
const unseen = [...[...rules, ...texts].map((rule) => rule.name), 'no-circles'].filter((name) => !seen.has(name));
if (unseen.length > 0) fail(`planted breaches not seen: ${unseen.join(', ')}`);
if (real.violations.length > 0) fail(`${real.violations.length} imports break the layers`);
console.log(
  `${real.modules.length} modules keep ${rules.length + texts.length + 2} rules; every planted breach was seen.`,
);
for (const [part, { files, lines, median, p90 }] of Object.entries(sizes(root)))
  console.log(`${part}: ${files} files, ${lines} lines; median ${median}, p90 ${p90}`);

/** The modules of a tree, and the imports that a rule forbids; `$1` in `unless` is the first group of `from`. */
function breaches(baseDir) {
  const modules = modulesIn(baseDir);
  const forbidden = rules.flatMap(({ name, from, apartFrom, mayNot, unless }) =>
    modules.flatMap(({ source, dependencies }) => {
      const found = new RegExp(from, 'u').exec(source);
      if (!found || (apartFrom && new RegExp(apartFrom, 'u').test(source))) return [];
      const allowed = unless && new RegExp(unless.replace('$1', found[1]), 'u');
      return dependencies
        .filter(({ resolved }) => new RegExp(mayNot, 'u').test(resolved) && !allowed?.test(resolved))
        .map(({ resolved }) => ({ rule: name, from: source, to: resolved }));
    }),
  );
  return {
    modules,
    violations: [...forbidden, ...circles(modules).map(({ from, to }) => ({ rule: 'no-circles', from, to }))],
  };
}

/** The modules of a tree whose own text breaks a rule. */
function wordBreaches(baseDir, modules) {
  return texts.flatMap(({ name, from, mayNot }) =>
    modules
      .filter(({ source }) => new RegExp(from, 'u').test(source))
      .filter(({ source }) =>
        new RegExp(mayNot, 'u').test(withoutComments(readFileSync(join(baseDir, source), 'utf8'))),
      )
      .map(({ source }) => ({ rule: name, from: source })),
  );
}

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gmu, '');
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
