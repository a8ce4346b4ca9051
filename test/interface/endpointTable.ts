import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Confirmation, DoubtRule, Endpoint } from '#shared/endpoints/endpoint.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { rowTests } from './rowTests.ts';

/** Where the table is; `npm run tables` writes it. */
export const tableFile = fileURLToPath(new URL('../../shared/endpoints/table.md', import.meta.url));

const columns: readonly (readonly [title: string, cell: (row: Endpoint) => string])[] = [
  ['verb', (row) => row.verb],
  ['path', (row) => code(row.path)],
  ['answer', answerOf],
  ['asks and sends', askedAndSent],
  ['confirmed (R4.3)', (row) => (row.confirm ?? []).map(confirmationOf).join('; ')],
  ['doubt (R3.6)', (row) => (row.doubt ? doubtOf(row.doubt) : '')],
  ['may lack (R3.6)', (row) => row.mayLack ?? ''],
  ['assumed (R3.4)', (row) => (row.assumed ? 'assumed' : '')],
  ['readings', (row) => row.readings.join(' ')],
];

/** Tests by their folder, which is written once. */
function testsIn(files: readonly string[]): string {
  const byFolder = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder]
    .map(
      ([folder, inside]) =>
        `${folder}: ${inside.map((file) => file.slice(folder.length + 1).replace(/\.tsx?$/u, '')).join(', ')}`,
    )
    .join('; ');
}

/** Every endpoint of the interface, from the definitions themselves. */
export function endpointTable(): string {
  const tests = rowTests();
  const lines = endpointNames.map((name) => [
    code(name),
    ...columns.map(([, cell]) => cell(endpoint(name))),
    testsIn(tests.get(name) ?? []),
  ]);
  const titles = ['endpoint', ...columns.map(([title]) => title), 'tests (below test/)'];
  const assumed = endpointNames.filter((name) => endpoint(name).assumed).length;
  return [
    '# The endpoints of the interface',
    `Written by \`npm run tables\`; a test fails while it is not current. ${endpointNames.length} endpoints,`,
    `${assumed} of them assumed. "or nothing" is an empty answer or 204. The first of an endpoint's tests is its scenario, with`,
    'which the client is driven through it in every deployment of R5; the others name it.',
    '',
    tableLine(titles),
    tableLine(titles.map(() => '---')),
    ...lines.map(tableLine),
    '',
  ].join('\n');
}

const code = (text: string): string => `\`${text}\``;
const tableLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const answers: Readonly<Record<Endpoint['answer'], (entity: string) => string>> = {
  entity: (entity) => entity,
  collection: (entity) => `list of ${entity}`,
  collectionOfOne: (entity) => `list of the one ${entity}`,
  guid: () => 'GUID',
  entityOrNothing: (entity) => `${entity} or nothing`,
  ids: () => 'ids',
  status: () => 'its status',
};

function answerOf(row: Endpoint): string {
  const answer = answers[row.answer](row.entity);
  return `${answer}${row.idMayBeZero ? ', Id may be 0' : ''} (${row.success.join(', ')})`;
}

function askedAndSent(row: Endpoint): string {
  const filter = [...(row.filterOn ?? []), ...(row.startsWithOn ?? []).map((path) => `startswith ${path}`)];
  const parts = [
    ['filter', filter, row.filterRequired ? ', always' : row.receivedInParts ? `, received by ${filter[0]}` : ''],
    ['expand', row.expand, ''],
    ['select', row.select, ''],
    ['order', row.orderBy, ''],
    ['body', row.bodyOnGet, ' on a read'],
    ['needs', row.required, ''],
  ] as const;
  return parts
    .flatMap(([what, names, more]) => (names?.length ? [`${what} ${names.join(', ')}${more}`] : []))
    .join('; ');
}

function confirmationOf({ because, fields, toCode }: Confirmation): string {
  const where = fields ? ` on ${fields.join(', ')}` : '';
  return `${because}${where}${toCode ? ` to ${toCode.code}` : ''}`;
}

function doubtOf(doubt: DoubtRule): string {
  if (doubt.settledBy === 'person') return 'the user';
  const needs = doubt.needs ? `; needs ${doubt.needs.join(', ')}` : '';
  return `${code(doubt.list)} by ${doubt.fields.join(', ')}${needs}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(tableFile, endpointTable());
