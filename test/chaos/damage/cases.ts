import { damageNames } from './damages.ts';
import type { DamageName } from './damages.ts';
import { levelDbFiles } from './places.ts';
import type { LevelDbFile, Place } from './places.ts';

/** Done to the files of one place; `whole` takes the whole place away. */
interface Blow {
  readonly place: Place;
  readonly file: LevelDbFile | null;
  readonly damage: DamageName | 'whole';
}
/** The last one is the newest; at the others the same outbox stood before. */
export const points = ['before sending', 'after sending', 'newest'] as const;
export type Point = (typeof points)[number];

/** Two copies, each as it was at a point, and what befell them. */
export interface Case {
  readonly database: Point;
  readonly journal: Point;
  readonly blows: readonly Blow[];
}

export const nameOf = ({ database, journal, blows }: Case): string =>
  [
    ...(database === 'newest' ? [] : [`database as ${database}`]),
    ...(journal === 'newest' ? [] : [`journal as ${journal}`]),
    ...blows.map(
      ({ place, file, damage }) => `${place}${file === null ? '' : ` ${file}`} ${damage === 'whole' ? 'gone' : damage}`,
    ),
  ].join(' + ');

const at = (database: Point, journal: Point, ...blows: readonly Blow[]): Case => ({ database, journal, blows });
const atNewest = (...blows: readonly Blow[]): Case => at('newest', 'newest', ...blows);

/** Preferences are too few for LevelDB to make tables of them. */
const levelDbs: readonly (readonly [Place, readonly LevelDbFile[]])[] = [
  ['database', levelDbFiles],
  ['preferences', levelDbFiles.filter((file) => file !== 'tables')],
];
const plain: readonly Place[] = ['journal', 'secrets', 'services'];

/** Each file of each place, damaged each way. */
const alone: readonly Case[] = [
  ...levelDbs.flatMap(([place, files]) =>
    files.flatMap((file) => damageNames.map((damage): Blow => ({ place, file, damage }))),
  ),
  ...plain.flatMap((place) => damageNames.map((damage): Blow => ({ place, file: null, damage }))),
  ...(['database', 'preferences', 'journal', 'secrets'] as const).map((place): Blow => ({
    place,
    file: null,
    damage: 'whole',
  })),
].map((blow) => atNewest(blow));

const onDatabase: readonly Blow[] = [
  { place: 'database', file: null, damage: 'whole' },
  { place: 'database', file: 'log', damage: 'emptied' },
  { place: 'database', file: 'log', damage: 'halved' },
  { place: 'database', file: 'log', damage: 'bit flipped in the middle' },
  { place: 'database', file: 'tables', damage: 'bit flipped in the middle' },
  { place: 'database', file: 'MANIFEST', damage: 'emptied' },
  { place: 'database', file: 'CURRENT', damage: 'deleted' },
];
const onJournal = damageNames.map((damage): Blow => ({ place: 'journal', file: null, damage }));

/** Both copies, at different points. */
const together: readonly Case[] = [
  ...onDatabase.flatMap((first) => onJournal.map((second) => atNewest(first, second))),
  ...points.slice(0, 2).flatMap((point) =>
    [at(point, 'newest'), at('newest', point)].concat(
      onJournal.map((blow) => at(point, 'newest', blow)),
      onDatabase.map((blow) => at('newest', point, blow)),
    ),
  ),
];

export const cases: readonly Case[] = [...alone, ...together];
