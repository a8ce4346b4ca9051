import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { Rows } from '#cache/queries/rows.ts';
import { PeopleIndex } from '#cache/queries/search/peopleIndex.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { FlexSearch, MiniSearch } from '../peers/search.ts';
import { keystrokes, somePeople } from '../people.ts';
import { beside, line } from './beside.ts';

const count = 50_000;
const limit = 200;

/** Every key of what is typed, each searched: prefixes, accents folded, 200 lines at most. */
it('finds people at each key', { timeout: 300_000 }, async () => {
  const people = somePeople(count);
  const memory = new Memory();
  const dataset = new Dataset();
  dataset.apply(dataset.place(people));
  memory.setDataset('Candidat', dataset);
  const index = new PeopleIndex(new Rows(memory));
  const ownBytes = grown(() => index.catchUp(() => false));

  const documents = people.map(({ id, text }) => {
    const row = JSON.parse(text) as { Nom: string; Prenoms: string; Numero: string; Mail: { Adresse: string } };
    return { id, name: row.Nom, given: row.Prenoms, number: row.Numero, mail: row.Mail.Adresse };
  });
  const fields = ['name', 'given', 'number', 'mail'];
  const mini = new MiniSearch({
    fields,
    processTerm: (term) => foldedWords(term),
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  const miniBytes = grown(() => mini.addAll(documents));
  const flex = new FlexSearch.Document({
    document: { id: 'id', index: fields },
    tokenize: 'forward',
    encoder: new FlexSearch.Encoder({ normalize: (text: string) => foldedWords(text) }),
  });
  const flexBytes = grown(() => documents.forEach((each) => flex.add(each)));

  // Each knows the same people.
  expect(index.find('Candidat', 'c01284', limit).total).toBe(1);
  expect(mini.search('c01284')).toHaveLength(1);
  expect(flex.search('c01284', { limit }).flatMap(({ result }) => result)).toHaveLength(1);

  const all = (find: (query: string) => unknown) => async (): Promise<void> => {
    for (const query of keystrokes) find(query);
  };
  await beside({
    measure: `search: ${keystrokes.length} keystrokes`,
    size: '50,000 people',
    ours: all((query) => index.find('Candidat', query, limit)),
    peers: {
      MiniSearch: all((query) => mini.search(query).slice(0, limit)),
      FlexSearch: all((query) => flex.search(query, { limit })),
    },
    goals: { MiniSearch: 0.15 },
  });
  for (const [peer, bytes] of Object.entries({ MiniSearch: miniBytes, FlexSearch: flexBytes }))
    line('search: memory of the index', '50,000 people', inMB(ownBytes), peer, inMB(bytes), ownBytes / bytes);
});

/** How much a heap holds more after some work. */
function grown(work: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('no garbage collection on demand');
  collect();
  const before = process.memoryUsage().heapUsed;
  work();
  collect();
  return process.memoryUsage().heapUsed - before;
}
const inMB = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
