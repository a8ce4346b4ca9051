import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fr } from '#test/words.ts';
import { citedIn, testNames } from '../interface/citations.ts';
import { proofs } from '../interface/proofs.ts';
import type { Proof } from '../interface/proofs.ts';
import { ruleIds, statements } from '../interface/rules.ts';
import type { RuleId } from '../interface/rules.ts';
import { head, line } from './markdown.ts';
import { memberTable } from './memberTable.ts';
import { onScreens } from './onScreens.ts';
import { offline, screenTables } from './screenTables.ts';

/** `npm run tables` writes the table again. */
export const tableFile = fileURLToPath(new URL('../statements.md', import.meta.url));

const cited: readonly (readonly [file: string, rules: ReadonlySet<string>])[] = [...testNames()].map(
  ([file, names]) => [file, new Set(names.flatMap(citedIn))],
);

/** Test files, below test/, in which a name cites the statement, of one kind of proof. */
const provedBy = (rule: RuleId, proof: Proof): readonly string[] =>
  cited.flatMap(([file, rules]) => (proofs[proof].test(file) && rules.has(rule) ? [file] : [])).toSorted();

const each = (texts: readonly string[]): string => [...new Set(texts)].join(' · ');
const shortened = (files: readonly string[]): string =>
  files.map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/u, '')).join(', ');

const kinds = Object.keys(proofs) as readonly Proof[]; // keys forgets the names
const titles = ['', 'the document', 'rules', 'endpoints', 'screens', 'offline', ...kinds];

function rowOf(id: RuleId): string {
  const statement = statements[id];
  if ('silent' in statement)
    return line(id, statement.says, `nothing to prove: ${statement.silent}`, ...titles.slice(3).map(() => ''));
  const { says, readings, at, noScreen } = statement;
  const screens = at?.map((name) => fr.shell.screen[onScreens[name].screen]) ?? ['every'];
  return line(
    id,
    says,
    readings.join(' '),
    at?.map((name) => `\`${name}\``).join(' ') ?? 'every',
    noScreen === undefined ? each(screens) : `none: ${noScreen}`,
    each(at?.map(offline) ?? []),
    ...kinds.map((proof) => shortened(provedBy(id, proof))),
  );
}

/** Every statement of the service's document with what Carnet makes of it, as `test/statements.md` shows it. */
export const statementTable = (): string =>
  [
    '# The document, statement by statement',
    'Written by `npm run tables`; a test fails while it is not current, and where a statement',
    'that can be proved has no test of each kind that names it (`test/interface/rules.ts` has the statements). How each',
    'endpoint is asked and settled stands in `shared/endpoints/table.md`.',
    '',
    `## The ${ruleIds.length} statements`,
    ...head(titles),
    ...ruleIds.map(rowOf),
    '',
    ...screenTables(),
    '',
    ...memberTable(),
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(tableFile, statementTable());
