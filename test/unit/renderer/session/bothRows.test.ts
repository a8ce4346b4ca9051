import { expect, test } from 'vitest';
import { CacheError } from '#cache/cacheError.ts';
import { Memory } from '#cache/memory.ts';
import { snapshotOf } from '#cache/overlay/snapshot.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import type { Intent, Members, RowEdit, ShownRow } from '#intents/intent.ts';
import { bothRows } from '#session/bothRows.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const hour = (time: string): string => `2026-11-20T${time}:00+01:00`;
const ms = (time: string): number => Date.parse(hour(time));

interface ServedAs {
  readonly at: string;
  readonly creneau?: string;
  readonly campus?: number;
  readonly reference?: string | null;
  readonly numero?: string;
}

/** Event 7 and application 41, as a pull brought them. */
function cacheWith({ at, creneau = at, campus = 1, reference = '41-1', numero = '41-1' }: ServedAs) {
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
  put('Dossier', { Id: 41, CandidatId: 5, SessionRecrutementId: 3, Numero: numero, CreneauLibre: hour(creneau) });
  return { memory, snapshot: async () => snapshotOf(memory.base, memory.steps()) };
}
const moveOf = (id: string, time: string, ...from: readonly ShownRow[]): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Planification', id, members: { Debut: ms(time), Fin: ms(time) + 3_600_000 } }],
  from,
});
const both = (cache: ReturnType<typeof cacheWith>, intent: Intent): Promise<Intent> =>
  bothRows(cache as never, { chosenCampus: () => '1', zone: 'Europe/Paris' })(intent); // of the cache only these are used
const rowsOf = (intent: Intent): readonly RowEdit[] => (intent.kind === 'edit' ? intent.rows : []);
const application = (members: Members<'Dossier'>): RowEdit => ({ entity: 'Dossier', id: '41', members });
const shownEvent = (time: string): ShownRow => ({
  entity: 'Planification',
  id: '7',
  row: rawJson(`{"Id":7,"Debut":"${hour(time)}"}`),
});
const shownApplication = (time: string): ShownRow => ({
  entity: 'Dossier',
  id: '41',
  row: rawJson(`{"Id":41,"CreneauLibre":"${hour(time)}"}`),
});
/** The hour that a change of the application begins from. */
const base = ({ from = [] }: Intent): unknown => {
  const [own, another] = from.filter(({ entity }) => entity === 'Dossier');
  expect(another).toBeUndefined();
  return own && (JSON.parse(own.row) as { readonly CreneauLibre: string }).CreneauLibre;
};

test('R4.7 both rows of an interview are one change, whichever is edited, also where they differ', async () => {
  for (const creneau of ['11:00', '09:00']) {
    const cache = cacheWith({ at: '11:00', creneau });
    expect(rowsOf(await both(cache, moveOf('7', '14:00')))[1]).toEqual(application({ CreneauLibre: ms('14:00') }));
    const edit: Intent = { kind: 'edit', rows: [application({ CreneauLibre: ms('14:00') })] };
    expect(rowsOf(await both(cache, edit))[1]).toMatchObject({ entity: 'Planification', id: '7' });
  }
});

test('R4.7 blanks around the number part no interview, nor does another campus than the chosen one', async () => {
  for (const given of [{ reference: '41-1 ', numero: ' 41-1' }, { campus: 2 }])
    expect(rowsOf(await both(cacheWith({ at: '11:00', ...given }), moveOf('7', '14:00')))).toHaveLength(2);
});

test.each([
  ['without a number', null],
  ['with the number of a namesake', '42-1'],
  ['with none', ''],
])(
  'R4.7 an event of the applicant’s very name %s is nobody’s interview, from either side',
  async (_what, reference) => {
    const cache = cacheWith({ at: '11:00', reference });
    for (const intent of [
      moveOf('7', '14:00'),
      { kind: 'edit', rows: [application({ CreneauLibre: ms('14:00') })] } satisfies Intent,
    ])
      expect(await both(cache, intent)).toEqual(intent);
  },
);

test('R4.7 what is done to an interview without an event is done to its application', async () => {
  const cache = cacheWith({ at: '11:00', reference: null });
  const moved = await both(cache, moveOf('dossier:41', '14:00', shownApplication('10:00')));
  expect(rowsOf(moved)).toEqual([application({ CreneauLibre: ms('14:00') })]);
  expect(base(moved)).toBe(hour('10:00'));
  const cancelled: Intent = {
    kind: 'edit',
    rows: [{ entity: 'Planification', id: 'dossier:41', members: { Annule: 'true' } }],
  };
  expect(rowsOf(await both(cache, cancelled))).toEqual([application({ CreneauLibre: '' })]);
});

test('I12 the base of the other row is what was shown of it', async () => {
  const cache = cacheWith({ at: '11:00' });
  expect(base(await both(cache, moveOf('7', '10:30')))).toBe(hour('11:00'));
  expect(base(await both(cache, moveOf('7', '10:30', shownEvent('11:00'))))).toBe(hour('11:00'));
});

test('I12 a colleague’s hour that came during the act is not overwritten, on either row', async () => {
  const cache = cacheWith({ at: '11:00' });
  // The screen showed one row with one hour: both began from it.
  expect(base(await both(cache, moveOf('7', '10:30', shownEvent('10:00'))))).toBe(hour('10:00'));
  // The screen showed both.
  expect(base(await both(cache, moveOf('7', '10:30', shownEvent('11:00'), shownApplication('10:15'))))).toBe(
    hour('10:15'),
  );
});

test('I2 where the cache cannot be read, the act itself goes on', async () => {
  const cache = { ...cacheWith({ at: '11:00' }), snapshot: async () => Promise.reject(new CacheError('storage')) };
  const intent = moveOf('7', '10:30');
  expect(await both(cache, intent)).toBe(intent);
});
