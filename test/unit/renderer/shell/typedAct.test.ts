import { expect, test } from 'vitest';
import { typedActs } from '#shell/palette/typedAct.ts';

const today = '2026-11-19'; // a Thursday
const read = (query: string) =>
  typedActs(query, today).map(({ kind, name, adviser, day, times }) =>
    [kind, name, adviser, day, ...times].filter(Boolean).join(' | '),
  );

test.each([
  ['arrivée diallo', ['arrived | diallo']],
  ['Arrivé Diallo Aminata', ['arrived | Diallo Aminata']],
  ['absent petit', ['absent | petit']],
  ['absente petit lundi', ['absent | petit lundi', 'absent | petit | 2026-11-23']],
  ['fait martel', ['done | martel']],
  ['déplacer martel 16h30', ['move | martel | 16:30']],
  ['déplacer martel midi', ['move | martel | 12:00']],
  ['déplacer martel à 16:30', ['move | martel | 16:30']],
  ['déplacer le goff vendredi à 9h', ['move | le goff vendredi | 09:00', 'move | le goff | 2026-11-20 | 09:00']],
  ['reporter martel au 27/11', ['move | martel | 2026-11-27']],
  ['déplacer martel le 27/11', ['move | martel | 2026-11-27']],
  ['déplacer martel 4h', ['move | martel | 16:00 | 04:00']],
  ['confier vasseur à delorme jeudi', ['assign | vasseur | delorme jeudi', 'assign | vasseur | delorme | 2026-11-26']],
  ['donner le goff à delorme', ['assign | le goff | delorme']],
  // What says neither who, nor when, nor to whom, is searched.
  ['arrivée', []],
  ['déplacer martel', []],
  ['confier vasseur', []],
  ['confier vasseur à', []],
  ['martel 16h30', []],
  ['arrivée diallo 9h', ['arrived | diallo 9h']],
])('reads « %s »', (query, expected) => expect(read(query)).toEqual(expected));

test.each([
  ['arrived diallo', ['arrived | diallo']],
  ['move martel to 4:30pm', ['move | martel | 16:30']],
  [
    'give vasseur to delorme tomorrow',
    ['assign | vasseur | delorme tomorrow', 'assign | vasseur | delorme | 2026-11-20'],
  ],
])('reads “%s” in English', (query, expected) => expect(read(query)).toEqual(expected));
