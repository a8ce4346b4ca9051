import { expect, test } from 'vitest';
import { CacheError } from '#cache/cacheError.ts';
import { Memory } from '#cache/memory.ts';
import { snapshotOf } from '#cache/overlay/snapshot.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import type { Intent, Members } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import { findOtherHalves } from '#session/pair.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const hour = (time: string): string => `2026-11-20T${time}:00+01:00`;
const ms = (time: string): number => Date.parse(hour(time));

/** Event 7 and application 41 of one interview, as a pull brought them. */
function cacheWith({
  at,
  campus = 1,
  reference = '41-1',
  numero = '41-1',
}: {
  readonly at: string;
  readonly campus?: number;
  readonly reference?: string | null;
  readonly numero?: string;
}) {
  const memory = new Memory();
  const put = (entity: EntityName, row: object): void => {
    const dataset = new Dataset();
    const text = rawJson(JSON.stringify(row));
    const id = /"Id":(\d+)/u.exec(text)?.[1] ?? '';
    dataset.apply(dataset.place([{ id, hash: '', text, bucket: bucketOf(entity, text) }]));
    memory.setDataset(entity, dataset);
  };
  put('Candidat', { Id: 5, Nom: 'BENSAÏD', Prenoms: 'Inès' });
  put('SessionRecrutement', { Id: 3, Libelle: 'Bachelor', EntiteJuridiqueId: campus, ProgrammeId: 2 });
  put('Programme', { Id: 2, EntiteJuridiqueId: campus });
  put('Planification', {
    Id: 7,
    Nom: 'Entretien Inès Bensaïd',
    ReferenceExterne: reference,
    EntiteJuridiqueId: campus,
    TypePlanificationId: 2,
    Debut: hour(at),
    Fin: hour('12:00'),
  });
  put('Dossier', { Id: 41, CandidatId: 5, SessionRecrutementId: 3, Numero: numero, CreneauLibre: hour(at) });
  return {
    memory,
    snapshot: async () => snapshotOf(memory.base, memory.steps()),
  };
}
const move = (members: Members<'Planification'>, ...seen: readonly Seen[]): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Planification', id: '7', members }],
  seen,
});
const find = (cache: ReturnType<typeof cacheWith>, intent: Intent) =>
  findOtherHalves(cache as never, { chosenCampus: () => '1', zone: 'Europe/Paris' })(intent); // of the cache only these are used
const begun = (time: string): Seen => ({
  entity: 'Planification',
  id: '7',
  field: 'Debut',
  raw: rawJson(JSON.stringify(hour(time))),
});

test('R4.7 blanks around the number on either side part no interview from its event', async () => {
  const cache = cacheWith({ at: '11:00', reference: '41-1 ', numero: ' 41-1' });
  const moved = { Debut: ms('10:30'), Fin: ms('11:30') };
  expect(await find(cache, move(moved))).toMatchObject({ rows: [{ id: '41' }] });
  const hour: Intent = {
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '41', members: { CreneauLibre: ms('10:30') } }],
  };
  expect(await find(cache, hour)).toMatchObject({ rows: [{ id: '7' }] });
});

test('I12 what is shown of the other half at the act is known with it', async () => {
  const found = await find(cacheWith({ at: '11:00' }), move({ Debut: ms('10:30'), Fin: ms('11:30') }));
  expect(found?.seen).toEqual([{ entity: 'Dossier', id: '41', field: 'CreneauLibre', raw: `"${hour('11:00')}"` }]);
});

test('I12 R4.7 a colleague’s hour that came on both halves during the user’s act is not overwritten: it is proposed only', async () => {
  const cache = cacheWith({ at: '11:00' });
  const wanted = { Debut: ms('10:30'), Fin: ms('11:30') };
  expect(await find(cache, move(wanted, begun('10:00')))).toMatchObject({ rows: [{ id: '41' }], isApart: true });
  expect(await find(cache, move(wanted, begun('11:00')))).toMatchObject({ rows: [{ id: '41' }], isApart: false });
  expect(await find(cache, move(wanted, { ...begun('11:00'), raw: ms('11:00') }))).toMatchObject({ isApart: false });
});

test('I2 where the cache cannot be read, nothing is asked of other halves, and the act itself goes on', async () => {
  const cache = cacheWith({ at: '11:00' });
  const wanted = move({ Debut: ms('10:30'), Fin: ms('11:30') });
  const broken = async (): Promise<never> => Promise.reject(new CacheError('storage'));
  expect(await find({ ...cache, snapshot: broken }, wanted)).toBeNull();
});

test('R4.7 the halves of another campus than the chosen one are found, from either', async () => {
  const cache = cacheWith({ at: '11:00', campus: 2 });
  expect(await find(cache, move({ Debut: ms('10:30'), Fin: ms('11:30') }))).toMatchObject({ rows: [{ id: '41' }] });
  const given: Intent = {
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '41', members: { CreneauLibre: ms('10:30') } }],
  };
  expect(await find(cache, given)).toMatchObject({ rows: [{ id: '7' }] });
});

test.each([
  ['without a number', null],
  ['with the number of a namesake', '42-1'],
  ['with none', ''],
])(
  'R4.7 an event of the applicant’s very name %s is nobody’s other half, from either side',
  async (_what, reference) => {
    const cache = cacheWith({ at: '11:00', reference });
    expect(await find(cache, move({ Debut: ms('10:30'), Fin: ms('11:30') }))).toBeNull();
    expect(await find(cache, move({ Annule: 'true' }))).toBeNull();
    const given: Intent = {
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '41', members: { CreneauLibre: ms('10:30') } }],
    };
    expect(await find(cache, given)).toBeNull();
  },
);
