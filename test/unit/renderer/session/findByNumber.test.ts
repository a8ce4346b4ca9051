import { expect, test, vi } from 'vitest';
import { findByNumber } from '#session/findByNumber.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

type Rows = Partial<Record<EntityName, Readonly<Record<string, RawJson>>>>;
const applicant = (id: string, numero: string): RawJson => rawJson(`{"Id":${id},"Numero":"${numero}"}`);

/** A workstation that holds `here`, and a service that holds `there` and may fail, or cut its lists. */
function world(here: Rows, there: Rows, fails?: FailureKind, isCut = false) {
  let held = here;
  const asked: string[] = [];
  return {
    asked,
    ports: {
      snapshot: () =>
        Promise.resolve({
          base: (entity: EntityName, id: string) => held[entity]?.[id],
          all: (entity: EntityName) => Object.entries(held[entity] ?? {}),
        }),
      readOne(entity: EntityName, id: string) {
        asked.push(`${entity} ${id}`);
        const row = there[entity]?.[id];
        if (fails !== undefined) return Promise.resolve({ ok: false as const, failure: { kind: fails } });
        return Promise.resolve(
          row ? { ok: true as const, value: { row } } : { ok: false as const, failure: { kind: 'gone' as const } },
        );
      },
      call: vi.fn(() =>
        Promise.resolve({
          kind: 'answered' as const,
          answer: {
            kind: 'collection' as const,
            rows: Object.values(there.Apprenant ?? {}),
            unreadable: [],
            complete: !isCut,
          },
        }),
      ),
      refresh: vi.fn(({ entity }: { entity: EntityName }) => {
        if (fails === 'offline') return Promise.resolve({ failure: fails, isWhole: false });
        if (!isCut) held = { ...held, [entity]: { ...held[entity], ...there[entity] } };
        return Promise.resolve({ failure: null, isWhole: !isCut });
      }),
    },
  };
}

test('an id is read at the service, and what was received counts only where the service cannot be asked', async () => {
  const older = applicant('4', 'C000004');
  const newer = rawJson('{"Id":4,"Numero":"C000004","Nom":"MARTIN"}');
  const { ports } = world({ Candidat: { 4: older } }, { Candidat: { 4: newer } });
  expect(await findByNumber(ports, 'Candidat', '4')).toEqual({
    kind: 'found',
    rows: [{ id: '4', row: newer, isFresh: true }],
  });
  const offline = world({ Candidat: { 4: older } }, {}, 'offline');
  expect(await findByNumber(offline.ports, 'Candidat', '4')).toEqual({
    kind: 'found',
    rows: [{ id: '4', row: older, isFresh: false }],
  });
});

test('R1.3 a folder is found by its GUID in any letters, under the id that the service writes', async () => {
  const id = 'AB2504E0-4f89-41d3-9a0c-0305e82c3301';
  const row = rawJson(`{"Streamid":"${id}","Name":"Photos"}`);
  const typed = id.toLowerCase();
  const here = world({ Directory: { [id]: row } }, {}, 'offline');
  expect(await findByNumber(here.ports, 'Directory', typed)).toMatchObject({ rows: [{ id, isFresh: false }] });
  const there = world({}, { Directory: { [typed]: row } });
  expect(await findByNumber(there.ports, 'Directory', typed)).toMatchObject({ rows: [{ id, isFresh: true }] });
});

test('a displayed number leads to its row: here, by the id within it, or in the list of the service', async () => {
  const row = applicant('2001', 'C000911');
  const here = world({ Candidat: { 2001: row } }, { Candidat: { 2001: row } });
  expect(await findByNumber(here.ports, 'Candidat', 'c 000911')).toMatchObject({
    kind: 'found',
    rows: [{ id: '2001', isFresh: true }],
  });
  const within = world({}, { Candidat: { 49: applicant('49', 'C000049') } });
  expect(await findByNumber(within.ports, 'Candidat', 'C000049')).toMatchObject({ rows: [{ id: '49' }] });
  expect(within.ports.refresh).not.toHaveBeenCalled();
  const listed = world({}, { Candidat: { 2001: row, 911: applicant('911', 'C000007') } });
  expect(
    await findByNumber(listed.ports, 'Candidat', 'C000911'),
    'the row of the id within it bears another',
  ).toMatchObject({ rows: [{ id: '2001' }] });
  const filtered = world({}, { Apprenant: { 12: rawJson('{"Id":12,"Code":"A0049"}') } });
  expect(await findByNumber(filtered.ports, 'Apprenant', 'a 0049')).toMatchObject({ rows: [{ id: '12' }] });
  expect(filtered.ports.call).toHaveBeenCalledWith({ endpoint: 'Apprenant.list', filter: { eq: ['Code', 'A0049'] } });
});

test('digits that are the id of one and the number of another lead to both', async () => {
  const rows = { 7: applicant('7', '12'), 12: applicant('12', '40') };
  const { ports } = world({ Candidat: rows }, { Candidat: rows });
  expect(await findByNumber(ports, 'Candidat', '12')).toMatchObject({ rows: [{ id: '12' }, { id: '7' }] });
});

test('a number that leads nowhere says why', async () => {
  const other = { Dossier: { 9: rawJson('{"Id":9,"Numero":"C000049-1"}') } };
  expect(await findByNumber(world({}, {}).ports, 'Candidat', 'Martin')).toEqual({ kind: 'notANumber' });
  const known = { Candidat: { 7: applicant('7', 'C000007') } };
  expect(await findByNumber(world(known, known).ports, 'Candidat', '4')).toEqual({ kind: 'absent' });
  expect(await findByNumber(world({}, {}).ports, 'SessionRecrutement', 'S4')).toEqual({ kind: 'absent' });
  expect(await findByNumber(world(other, other).ports, 'Candidat', 'C000049-1')).toEqual({
    kind: 'anotherKind',
    entity: 'Dossier',
  });
  expect(await findByNumber(world({}, {}, 'unreadable').ports, 'Candidat', '4')).toEqual({
    kind: 'unreadable',
    id: '4',
  });
  expect(await findByNumber(world({}, {}, 'offline').ports, 'Candidat', '4')).toEqual({
    kind: 'unreachable',
    id: '4',
    failure: 'offline',
  });
  expect(await findByNumber(world({}, {}, 'offline').ports, 'Candidat', 'C000004')).toEqual({
    kind: 'unreachable',
    id: null,
    failure: 'offline',
  });
  expect(await findByNumber(world({}, {}, 'refused').ports, 'Candidat', '4'), 'R3.4').toEqual({
    kind: 'notServed',
    id: '4',
  });
});

test('R3.6 R3.4 absence is concluded only from a whole list, or from the read of one where the service serves it', async () => {
  const unknown = { kind: 'unknown' };
  const cut = (entity: EntityName, typed: string) => findByNumber(world({}, {}, undefined, true).ports, entity, typed);
  expect(await cut('SessionRecrutement', 'S4'), 'the list was cut').toEqual(unknown);
  expect(await cut('Apprenant', 'A0049'), 'the filtered list was cut').toEqual(unknown);
  expect(await findByNumber(world({}, {}).ports, 'Apprenant', 'A0049')).toEqual({ kind: 'absent' });
  expect(await findByNumber(world({}, {}).ports, 'Candidat', 'C000004'), 'the list hides applicants').toEqual(unknown);
  expect(await findByNumber(world({}, {}).ports, 'Convention', 'CV4'), 'there is no whole list').toEqual(unknown);
  expect(await findByNumber(world({}, {}).ports, 'Planification', '4'), 'it may answer 404 to every id').toEqual(
    unknown,
  );
  const held = { Planification: { 5: rawJson('{"Id":5}') } };
  expect(await findByNumber(world(held, {}).ports, 'Planification', '4'), 'it does: 5 was received').toEqual(unknown);
  expect(await findByNumber(world(held, held).ports, 'Planification', '4')).toEqual({ kind: 'absent' });
  expect(await findByNumber(world({}, {}).ports, 'Entreprise', '4'), 'a documented read').toEqual({ kind: 'absent' });
});

test('R5.3 a filter that the service ignores leads to no row that bears another number', async () => {
  const { ports, asked } = world({}, { Apprenant: { 12: rawJson('{"Id":12,"Code":"A0049"}') } });
  expect(await findByNumber(ports, 'Apprenant', 'A0050')).toEqual({ kind: 'absent' });
  expect(asked, 'the row of the id within it, and no other').toEqual(['Apprenant 50']);
});

test('R1.5 R5.4 one number is another row in the Selection context: it is read there, and found there alone', async () => {
  const both = { Candidat: { 77: applicant('77', 'C7') }, 'selection/Candidat': { 77: applicant('77', 'C990077') } };
  const { ports, asked } = world({}, both);
  expect(await findByNumber(ports, 'selection/Candidat', '77')).toEqual({
    kind: 'found',
    rows: [{ id: '77', row: applicant('77', 'C990077'), isFresh: true }],
  });
  expect(asked).toEqual(['selection/Candidat 77']);
  const here = world(both, {}, 'offline');
  expect(await findByNumber(here.ports, 'selection/Candidat', 'c990077')).toMatchObject({ rows: [{ id: '77' }] });
  expect(await findByNumber(here.ports, 'selection/Candidat', 'C7'), 'a number of the other context').toMatchObject({
    kind: 'unreachable',
  });
});
