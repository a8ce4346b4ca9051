import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { crumbs, sizes } from './crumbs.mjs';
import { knots } from './folders.mjs';
import { rules } from './rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const planted = fileURLToPath(new URL('planted', import.meta.url));

/** Holds the layer rules against the project, then against the planted breaches, which must all be seen. */
const real = await breaches(root);
for (const { rule, from, to } of real.violations) console.error(`${rule.name}: ${from} imports ${to}`);
if (real.modules.length < 50) fail(`the check looked at ${real.modules.length} modules only`);

for (const { source, importer, lines } of crumbs(root, real.modules))
  fail(`${source} (${lines} lines) has one importer, beside it: it belongs into ${importer}`);

for (const { from, to } of knots(real.modules)) fail(`folders import each other: ${from} imports ${to}`);

const sample = await breaches(planted);
if (crumbs(planted, sample.modules).length === 0) fail('the planted crumb was not seen');
if (knots(sample.modules).length !== 2) fail('the planted knot of folders was not seen');
const seen = new Set(sample.violations.map((violation) => violation.rule.name));
const unseen = [...rules.map((rule) => rule.name), 'no-circles'].filter((name) => !seen.has(name));
if (unseen.length > 0) fail(`planted breaches not seen: ${unseen.join(', ')}`);
if (real.violations.length > 0) fail(`${real.violations.length} imports break the layers`);
const { files, lines, median, p90 } = sizes(root);
console.log(`${real.modules.length} modules keep ${rules.length + 2} rules; every planted breach was seen.`);
console.log(`Production: ${files} files, ${lines} lines; median ${median}, p90 ${p90}.`);

async function breaches(baseDir) {
  const result = await cruise(['main', 'preload', 'renderer', 'shared'], {
    baseDir,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.d\\.mts$|vite\\.config\\.ts$|\\.css$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    validate: true,
    ruleSet: {
      forbidden: [
        ...rules.map(({ name, from, apartFrom, mayNot, unless }) => ({
          name,
          severity: 'error',
          from: { path: from, ...(apartFrom ? { pathNot: apartFrom } : {}) },
          to: { path: mayNot, ...(unless ? { pathNot: unless } : {}) },
        })),
        {
          name: 'no-circles',
          severity: 'error',
          from: {},
          to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
        },
      ],
    },
  });
  const { modules, summary } = result.output;
  return {
    modules: modules.filter((module) => !module.source.includes('node_modules')),
    violations: summary.violations,
  };
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
