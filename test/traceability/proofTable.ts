import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testNames } from '../interface/citations.ts';
import { bugs } from '../mutants/index.ts';
import { faults } from './faults.ts';
import type { Fault } from './faults.ts';
import { line } from './markdown.ts';
import { specsByEndpoint } from './reaches.ts';
import { openRows } from './workstation.ts';

/** `npm run tables` writes the table again. */
export const tableFile = fileURLToPath(new URL('../proofs.md', import.meta.url));

const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../shared/rules/${name}.md`, import.meta.url)), 'utf8');
const rules = textOf('invariants');
const workstation = textOf('workstation');
/** E1, …, B1, … as shared/rules/workstation.md has them, with what each says. */
export const workstationRows: readonly { readonly id: string; readonly says: string }[] = [
  ...workstation.matchAll(/^- (?<id>[EB]\d+) (?<says>.+?)(?=\n- |\n\n|\n*$(?![^]))/gmsu),
].map(({ groups }) => ({ id: groups?.['id'] ?? '', says: (groups?.['says'] ?? '').replaceAll(/\s+/gu, ' ') }));

/** Every R…, I…, S…, E… and B… of shared/rules. */
export const sharedRuleIds: readonly string[] = ['readings', 'invariants', 'workstation'].flatMap((name) =>
  [...textOf(name).matchAll(/^- (?<id>[RISEB]\d+(?:\.\d+\w?)?) /gmu)].flatMap(({ groups }) => groups?.['id'] ?? []),
);

/** I1, I2, … as shared/rules numbers them. */
export const invariants: readonly string[] = [...rules.matchAll(/^- (?<id>I\d+) /gmu)].flatMap(
  ({ groups }) => groups?.['id'] ?? [],
);
/** The list of faults as shared/rules has it, item by item. */
export const listedFaults: readonly string[] = (
  /^## Faults to inject\n(?<list>.+?)\n\n/msu.exec(rules)?.groups?.['list'] ?? ''
)
  .replaceAll(/\n(?:- )?/gu, ' ')
  .split('. ')
  .flatMap((part) =>
    part
      .replace(/^[^:]+: /u, '')
      .replace(/\.$/u, '')
      .split(', '),
  );

const names = testNames();

/** Test files in which a name cites the invariant. */
export const testsNaming = (invariant: string): readonly string[] => {
  const cited = new RegExp(`\\b${invariant}\\b`, 'u');
  return [...names].flatMap(([file, all]) => (all.some((name) => cited.test(name)) ? [file] : [])).sort();
};

/** Whether nothing of the first tier, which is all but these specs, is among the files. */
const isLeftToTheWhole = (files: readonly string[]): boolean =>
  files.length > 0 && files.every((file) => file.startsWith('e2e/whole/'));

/** Rules that only the whole names, and endpoints that only it reaches on a screen, with its specs. */
const leftToTheWhole = (): readonly (readonly [what: string, files: readonly string[]])[] =>
  [
    ...sharedRuleIds.map((id) => [id, testsNaming(id)] as const),
    ...[...specsByEndpoint()].map(
      ([name, files]) => [`\`${name}\` on its screen`, files.map((file) => `e2e/${file}`)] as const,
    ),
  ].filter(([, files]) => isLeftToTheWhole(files));

/** Planted mistakes that the simulation must call a breach of the invariant. */
const bugsAgainst = (invariant: string): readonly string[] =>
  Object.entries(bugs).flatMap(([name, { breach }]) => (breach.test(`${invariant}: `) ? [name] : []));

export const isThere = ({ file, name }: NonNullable<Fault['tests']>[number]): boolean =>
  (names.get(file) ?? []).some((each) => each.startsWith(name));

/** What proves each invariant and each fault, as `test/proofs.md` shows it. */
export function proofTable(): string {
  const ofInvariant = (id: string): string =>
    line(
      id,
      String(bugsAgainst(id).length),
      testsNaming(id)
        .map((file) => `\`${file}\``)
        .join('<br>'),
    );
  const ofFault = ({ where, says, simulated = [], tests = [] }: Fault): string =>
    line(
      where,
      says,
      simulated.map((kind) => `\`${kind}\``).join(' '),
      tests.map(({ file }) => `\`${file}\``).join('<br>'),
    );
  const ofWorkstation = ({ id, says }: (typeof workstationRows)[number]): string =>
    line(
      id,
      says,
      testsNaming(id)
        .map((file) => `\`${file}\``)
        .join('<br>'),
      openRows[id] ?? '',
    );
  const ofLeft = ([what, files]: ReturnType<typeof leftToTheWhole>[number]): string =>
    line(what, files.map((file) => `\`${file}\``).join('<br>'));
  return [
    '# What proves what',
    'Written by `npm run tables`; a test fails while it is not current.',
    '',
    'The simulation asserts every invariant on every history; a planted bug is a mistake that it must catch.',
    '',
    line('invariant', 'planted bugs', 'tests that name it'),
    line('---', '---', '---'),
    ...invariants.map(ofInvariant),
    '',
    line('where', 'fault', 'in the simulation', 'on the real layer'),
    line('---', '---', '---', '---'),
    ...faults.map(ofFault),
    '',
    line('real workstations', 'what holds', 'tests that name it', 'open'),
    line('---', '---', '---', '---'),
    ...workstationRows.map(ofWorkstation),
    '',
    'What `npm test` leaves to `npm run test:all` (test/README.md): the first tier has no test of these.',
    '',
    line('rule or endpoint', 'proved by'),
    line('---', '---'),
    ...leftToTheWhole().map(ofLeft),
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(tableFile, proofTable());
