import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { provenGone } from '#cache/pages/due.ts';
import { ByMember } from '#cache/queries/byMember.ts';
import { knownEvents } from '#cache/queries/eventReferences.ts';
import { Events } from '#cache/queries/events.ts';
import { Folders } from '#cache/queries/folders.ts';
import { Interviews } from '#cache/queries/interviews.ts';
import { agentsOf, typesOf } from '#cache/queries/labels.ts';
import { People } from '#cache/queries/people.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

type Row = Record<string, unknown>;

/** A memory with these rows; Directory rows by folder. */
function memoryWith(sets: Partial<Record<EntityName, Row[]>>, folders: Record<string, Row[]> = {}): Memory {
  const memory = new Memory();
  const put = (entity: EntityName, given: Row[], idField: string, folder?: string): void => {
    const dataset = memory.dataset(entity) ?? new Dataset();
    const rows = given.map((row) => {
      const text = rawJson(JSON.stringify(row));
      return { id: String(row[idField]), hash: '', text, bucket: folder ?? bucketOf(entity, text) };
    });
    dataset.apply(dataset.place(rows));
    memory.setDataset(entity, dataset);
  };
  for (const [entity, rows] of Object.entries(sets)) put(entity as EntityName, rows, 'Id'); // keys of the record above
  for (const [folder, rows] of Object.entries(folders)) put('Directory', rows, 'Streamid', folder);
  return memory;
}

const at = (text: string): number => Date.parse(text);
const event = (Id: number, Debut: string, Fin: string, more: Row = {}): Row => ({
  Id,
  Nom: `E${Id}`,
  EntiteJuridiqueId: 1,
  TypePlanificationId: 3,
  Debut,
  Fin,
  ...more,
});
const monday = { campusId: '1', from: at('2026-11-16T00:00:00+01:00'), to: at('2026-11-17T00:00:00+01:00') };

it('R2.10 the events of a group are found in every month and campus, by its text or number, with what is pending', () => {
  const guid = '0b1c2d3e-0000-4000-8000-00000000abcd';
  const on = (Id: number, day: string, more: Row) => event(Id, `${day}T09:00:00+01:00`, `${day}T10:00:00+01:00`, more);
  const memory = memoryWith({
    Planification: [
      on(1, '2026-11-16', { ReferenceMultiple: 'é"7' }),
      on(2, '2027-01-05', { ReferenceMultiple: 'é"7', EntiteJuridiqueId: 2 }),
      on(3, '2026-11-17', { ReferenceMultiple: 77 }),
      on(4, '2026-11-18', { ReferenceMultiple: 7 }),
      on(7, '2026-11-19', { ReferenceMultiple: null }),
      on(8, '2026-11-20', { ReferenceMultiple: guid }),
      on(9, '2026-11-21', { ReferenceMultiple: guid.toUpperCase() }),
      on(10, '2026-11-22', { ReferenceMultiple: `${guid.slice(0, 18)}${guid.slice(18).toUpperCase()}` }),
    ],
  });
  const events = new Events(new Rows(memory));
  const idsOf = (group: string): readonly string[] => events.linked(group).map(({ id }) => id);
  expect(idsOf('é"7')).toEqual(['1', '2']);
  expect(idsOf(events.one('9')?.group ?? ''), 'a GUID in any letters').toEqual(['8', '9', '10']);
  expect(idsOf('7')).toEqual(['4']);
  expect(events.linked('7')).toBe(events.linked('7'));
  const changes = [{ field: 'ReferenceMultiple', base: rawJson('null'), mine: rawJson('7') }];
  memory.setSteps([
    { ...aStep({ id: 's', seq: 1, target: '7' }), entity: 'Planification', action: 'replace', changes },
  ]);
  expect(idsOf('7')).toEqual(['4', '7']);
});

it('R3.1b a row that is gone is shown in the calendar as taking no time, and counted and listed nowhere', () => {
  const memory = memoryWith({
    Planification: [1, 2].map((id) => event(id, '2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00')),
    Candidat: [1, 2].map((Id) => ({ Id, Nom: 'Durand', Prenoms: 'Zoé' })),
    Dossier: [1, 2].map((Id) => ({ Id, CandidatId: Id, CreneauLibre: '2026-11-16T09:00:00+01:00' })),
  });
  const rows = new Rows(memory);
  const [events, people, interviews] = [new Events(rows), new People(rows), new Interviews(rows)];
  const listed = (): object => ({
    events: events.within(monday).map(({ id, gone, annule }) => [id, gone, annule]),
    people: people.all('Candidat').map(({ id }) => id),
    interviews: interviews.within(monday).map(({ id }) => id),
  });
  const both = ['1', '2'];
  const there = [both[0], false, false];
  expect(listed()).toEqual({ events: [there, ['2', false, false]], people: both, interviews: both });
  for (const entity of ['Planification', 'Candidat', 'Dossier'] as const) {
    const dataset = memory.dataset(entity);
    const row = dataset?.rows.get('2');
    if (dataset && row) dataset.apply(dataset.place([{ ...row, hash: provenGone }]));
    memory.tell(entity);
  }
  expect(listed()).toEqual({ events: [there, ['2', true, true]], people: ['1'], interviews: ['1'] });
  expect([people.row('Candidat', '2')?.gone, people.row('Candidat', '1')?.gone]).toEqual([true, undefined]);
});

describe('Events', () => {
  it('finds what touches the range: of last week, long, moved in; not what was moved out or is elsewhere', () => {
    const memory = memoryWith({
      Planification: [
        event(1, '2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00'),
        event(2, '2026-11-13T09:00:00+01:00', '2026-11-16T08:00:00+01:00'),
        event(3, '2026-10-01T09:00:00+02:00', '2026-12-01T08:00:00+01:00'),
        event(4, '2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00', { EntiteJuridiqueId: 2 }),
        event(5, '2027-03-01T09:00:00+01:00', '2027-03-01T10:00:00+01:00'),
        event(6, '2026-11-16T11:00:00+01:00', '2026-11-16T12:00:00+01:00'),
        event(7, '2026-11-17T00:00:00+01:00', '2026-11-17T01:00:00+01:00'),
      ],
    });
    const move = (field: 'Debut' | 'Fin', mine: string) => ({ field, base: null, mine: rawJson(`"${mine}"`) });
    memory.setSteps([
      aStep({
        id: 'in',
        seq: 1,
        target: '5',
        changes: [move('Debut', '2026-11-16T07:00:00+01:00'), move('Fin', '2026-11-16T07:30:00+01:00')],
      }),
      aStep({
        id: 'out',
        seq: 2,
        target: '6',
        changes: [move('Debut', '2026-11-18T07:00:00+01:00'), move('Fin', '2026-11-18T07:30:00+01:00')],
      }),
    ]);
    const seen = new Events(new Rows(memory)).within(monday);
    expect(seen.map(({ id }) => id)).toEqual(['3', '2', '5', '1']);
    const moved = seen.find(({ id }) => id === '5');
    expect(moved).toMatchObject({ mark: 'waiting', baseDebut: at('2027-03-01T09:00:00+01:00'), typeName: 'Type 3' });
    expect(seen[0]).toMatchObject({ mark: null, baseDebut: null, baseFin: null });
  });

  it('finds after any edits, and after they are undone, what a new search finds', () => {
    const memory = memoryWith({
      Planification: Array.from({ length: 12 }, (_, id) =>
        event(id, `2026-11-${15 + (id % 3)}T09:00:00+01:00`, `2026-11-${15 + (id % 3)}T10:00:00+01:00`),
      ),
    });
    const events = new Events(new Rows(memory));
    const moved = (target: number, day: number, seq: number) =>
      aStep({
        id: `s${target}`,
        seq,
        target: String(target),
        changes: [
          { field: 'Debut', base: null, mine: rawJson(`"2026-11-${day}T08:00:00+01:00"`) },
          { field: 'Fin', base: null, mine: rawJson(`"2026-11-${day}T08:30:00+01:00"`) },
        ],
      });
    const edit = fc.record({ target: fc.nat({ max: 11 }), day: fc.integer({ min: 15, max: 18 }) });
    const edits = fc.uniqueArray(edit, { selector: ({ target }) => target });
    /** Another edition of a row, or a new row, that a pull or an acknowledgement brings; the campus may be another. */
    const came = fc.record({
      id: fc.nat({ max: 14 }),
      day: fc.integer({ min: 1, max: 28 }),
      campus: fc.constantFrom(1, 2),
    });
    const state = fc.record({ edits, came: fc.array(came, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(state, { maxLength: 6 }), (states) => {
        for (const { edits, came } of states) {
          const dataset = memory.dataset('Planification');
          const rows = came.map(({ id, day, campus: EntiteJuridiqueId }) => {
            const on = `2026-11-${String(day).padStart(2, '0')}`;
            const row = event(id, `${on}T09:00:00+01:00`, `${on}T10:00:00+01:00`, { EntiteJuridiqueId });
            const text = rawJson(JSON.stringify(row));
            return { id: String(id), hash: '', text, bucket: bucketOf('Planification', text) };
          });
          dataset?.apply(dataset.place(rows));
          memory.rowsChanged('Planification');
          memory.setSteps(edits.map(({ target, day }, seq) => moved(target, day, seq)));
          expect(events.within(monday)).toEqual(new Events(new Rows(memory)).within(monday));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('performance: a row that changed is parsed, and no other of the range; one far from it is not', () => {
    const rows = Array.from({ length: 900 }, (_, id) =>
      event(id, '2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00'),
    );
    const far = Array.from({ length: 500 }, (_, at) =>
      event(1000 + at, '2027-03-01T09:00:00+01:00', '2027-03-01T10:00:00+01:00'),
    );
    const memory = memoryWith({ Planification: [...rows, ...far] });
    const events = new Events(new Rows(memory));
    const before = events.within(monday);
    expect(before).toHaveLength(900);
    const dataset = memory.dataset('Planification');
    const come = (changed: readonly Row[]): void => {
      const placed = changed.map((row) => {
        const text = rawJson(JSON.stringify(row));
        return { id: String(row['Id']), hash: '', text, bucket: bucketOf('Planification', text) };
      });
      dataset?.apply(dataset.place(placed));
      memory.rowsChanged('Planification');
    };
    const parsed = vi.spyOn(JSON, 'parse');
    come(far.map((row) => Object.assign({}, row, { Nom: 'Renommé' })));
    parsed.mockClear();
    expect(events.within(monday)).toEqual(before);
    expect(parsed).not.toHaveBeenCalled();
    come([{ ...rows[7], Nom: 'Renommé' }]);
    parsed.mockClear();
    expect(events.within(monday).filter(({ nom }) => nom === 'Renommé')).toHaveLength(1);
    expect(parsed.mock.calls.length).toBeLessThan(5);
    parsed.mockRestore();
  });

  it('keeps the identity of a view that did not change, and only of that', () => {
    const memory = memoryWith({
      Planification: [1, 2].map((id) => event(id, '2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00')),
      TypePlanification: [{ Id: 3, Nom: 'Jury' }],
    });
    const events = new Events(new Rows(memory));
    const before = events.within(monday);
    memory.setSteps([
      aStep({ id: 's', seq: 1, target: '2', changes: [{ field: 'Annule', base: null, mine: rawJson('true') }] }),
    ]);
    const after = events.within(monday);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]).toMatchObject({ annule: true, typeName: 'Jury' });
  });

  it('performance: the members of an event are not kept, and another name leaves the other events the same objects', () => {
    const ten = { Debut: '2026-11-16T09:00:00+01:00', Fin: '2026-11-16T10:00:00+01:00' };
    const memory = memoryWith({
      Planification: [1, 2].map((id) => event(id, ten.Debut, ten.Fin, { ProgrammeId: id })),
      TypePlanification: [{ Id: 3, Nom: 'Jury' }],
      Programme: [
        { Id: 1, Nom: 'BTS MCO' },
        { Id: 2, Nom: 'BTS NDRC' },
      ],
    });
    const rows = new Rows(memory);
    const events = new Events(rows);
    const kept = vi.spyOn(rows, 'readBase');
    const before = events.within(monday);
    expect(before.map(({ programmeName }) => programmeName)).toEqual(['BTS MCO', 'BTS NDRC']);
    const programmes = memory.dataset('Programme');
    programmes?.apply(
      programmes.place([{ id: '2', hash: '', text: rawJson('{"Id":2,"Nom":"BTS GPME"}'), bucket: '' }]),
    );
    memory.rowsChanged('Programme');
    const after = events.within(monday);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toEqual({ ...before[1], programmeName: 'BTS GPME' });
    expect(kept.mock.calls.filter(([entity]) => entity === 'Planification')).toEqual([]);
  });

  it('R2.10 null, "" and 0 are no group; R5.4 ids are exact', () => {
    const rows = [null, '', 0, 'g-1', 17].map((ReferenceMultiple, index) =>
      event(index, '2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00', { ReferenceMultiple }),
    );
    const events = new Events(new Rows(memoryWith({ Planification: rows })));
    expect(rows.map((_, index) => events.one(String(index))?.group)).toEqual([null, null, null, 'g-1', '17']);
  });
});

describe('Interviews', () => {
  const sets = {
    Dossier: [
      {
        Id: 1,
        Numero: 'D1',
        CandidatId: 5,
        SessionRecrutementId: 8,
        EtatCandidatureId: 2,
        AgentId: 4,
        CreneauLibre: '2026-11-16T10:00:00+01:00',
        Parametres: [
          { Code: 'A', Valeur: 'x' },
          { Code: 'B', Valeur: null },
        ],
      },
      { Id: 2, Numero: 'D2', Nom: 'Sans candidat', CreneauLibre: '2026-11-16T09:00:00+01:00' },
      { Id: 3, Numero: 'D3', SessionRecrutementId: 9, CreneauLibre: '2026-11-16T09:00:00+01:00' },
      { Id: 4, Numero: 'D4', CreneauLibre: null },
    ],
    Candidat: [{ Id: 5, Nom: 'Lefèvre', Prenoms: 'Zoé', Mail: { Id: 6, Adresse: 'zoe@example.test' } }],
    SessionRecrutement: [
      { Id: 8, Nom: 'BTS', LibelleExterne: 'BTS Communication', ProgrammeId: 20 },
      { Id: 9, ProgrammeId: 21 },
    ],
    Programme: [
      { Id: 20, EntiteJuridiqueId: 1 },
      { Id: 21, EntiteJuridiqueId: 2 },
    ],
    Agent: [{ Id: 4, Nom: 'Petit', Prenoms: 'Ana', EntiteJuridiqueId: 1 }],
    EtatCandidature: [{ Id: 2, Nom: 'À l’étude' }],
  };

  it('shows a campus its interviews by time, and those with an unknown campus', () => {
    const seen = new Interviews(new Rows(memoryWith(sets))).within(monday);
    expect(seen.map(({ id }) => id)).toEqual(['2', '1']);
    expect(seen[0]?.applicantName).toBe('Sans candidat');
    expect(seen[1]).toMatchObject({
      applicantName: 'LEFÈVRE Zoé',
      mail: 'zoe@example.test',
      admissionPathName: 'BTS',
      agentName: 'PETIT Ana',
      stateName: 'À l’étude',
      baseCreneau: null,
    });
  });

  it('R3.4 an interview whose agent is not in the cache yet has one all the same, by number', () => {
    const memory = memoryWith({ ...sets, Agent: [] });
    const seen = new Interviews(new Rows(memory)).within(monday);
    expect(seen.map(({ agentName }) => agentName)).toEqual([null, 'Conseiller n°\u00A04']);
  });

  it('R3.1 the address is that of the new record, as soon as the applicant refers to it here', () => {
    const Candidat = [{ Id: 5, Nom: 'Lefèvre', MailId: 7, Mail: { Id: 7, Adresse: 'old@example.test' } }];
    const memory = memoryWith({ ...sets, Candidat, Mail: [] });
    const views = new Interviews(new Rows(memory));
    expect(views.one('1')?.mail).toBe('old@example.test');
    const body = rawJson('{"Adresse":"new@example.test","IsDuplicate":false}');
    const mail = aStep({ id: 'm', seq: 1, entity: 'Mail', action: 'create', target: 'new:m', changes: [], body });
    const changes = [{ field: 'MailId', base: rawJson('7'), mine: rawJson('"new:m"') }];
    memory.setSteps([mail, aStep({ id: 's', seq: 2, entity: 'Candidat', target: '5', changes })]);
    expect(views.one('1')?.mail).toBe('new@example.test');
  });

  it('R2.9 marks the one custom field that is pending', () => {
    const memory = memoryWith(sets);
    const changes = [{ field: 'Parametres', key: 'B', base: null, mine: rawJson('"y"') }];
    memory.setSteps([aStep({ id: 's', seq: 1, entity: 'Dossier', target: '1', changes })]);
    expect(new Interviews(new Rows(memory)).one('1')?.parametres).toEqual([
      { code: 'A', valeur: 'x', mark: null },
      { code: 'B', valeur: 'y', mark: 'waiting' },
    ]);
  });
});

describe('Folders', () => {
  const folder = (Streamid: string, Name: string, more: Row = {}): Row => ({
    Streamid,
    Name,
    Isdirectory: true,
    ...more,
  });
  const memory = memoryWith(
    { Instance: [{ Id: 1, RootStreamid: 'g-root' }] },
    {
      root: [
        folder('g-1', 'Été'),
        folder('g-2', 'Zoé'),
        folder('g-3', 'ecole'),
        folder('g-4', 'x', { Delete_time: '2026-01-01T00:00:00Z' }),
        { Streamid: 'f', Name: 'a.pdf', Isdirectory: false, Size: 12 },
      ],
      'g-1': [folder('g-5', 'Photos')],
    },
  );
  const created = (id: string, seq: number, parent: string, parentPath: string[]) =>
    aStep({
      id,
      seq,
      entity: 'Directory',
      action: 'create',
      target: `new:${id}`,
      body: rawJson(JSON.stringify({ Nom: id, Streamid: parent })),
      parentPath,
    });
  memory.setSteps([created('A', 1, 'g-root', []), created('B', 2, 'new:A', ['A'])]);
  memory.setStatus('Directory:g-1', { at: 1, received: 1, complete: true, unreadable: [] });
  const folders = new Folders(new Rows(memory));

  it('folders first, in French order, deleted ones hidden (R1.3), created ones marked', () => {
    const seen = folders.inside('root');
    expect(seen.map(({ name }) => name)).toEqual(['A', 'ecole', 'Été', 'Zoé', 'a.pdf']);
    expect(seen.map(({ mark }) => mark)).toEqual(['waiting', null, null, null, null]);
    expect(seen.map(({ childrenAbsent }) => childrenAbsent)).toEqual([false, true, false, true, false]);
    expect(folders.inside('g-root')).toEqual(seen);
    expect(folders.inside('new:A').map(({ name }) => name)).toEqual(['B']);
  });

  it('returns the path from the share to a folder, also through one that exists only here', () => {
    const names = (id: string) => folders.path(id).map(({ name }) => name);
    expect(names('g-5')).toEqual(['Été', 'Photos']);
    expect(names('new:B')).toEqual(['A', 'B']);
    expect(names('root')).toEqual([]);
    expect(names('unknown')).toEqual([]);
  });
});

describe('Labels', () => {
  it('R3.4 types come from events seen when no list is served', () => {
    const Planification = [3, 11, 3].map((type, id) => event(id, '', '', { TypePlanificationId: type }));
    expect(typesOf(new Rows(memoryWith({ Planification })))).toEqual([
      { id: '3', name: 'Type 3' },
      { id: '11', name: 'Type 11' },
    ]);
    const served = memoryWith({ Planification, TypePlanification: [{ Id: 3, Nom: 'Jury' }] });
    expect(typesOf(new Rows(served))).toEqual([{ id: '3', name: 'Jury' }]);
  });

  it('agents of the campus only, those that left excepted', () => {
    const agent = (Id: number, campus: number, more: Row = {}) => ({
      Id,
      Nom: `A${Id}`,
      Prenoms: 'Léa',
      EntiteJuridiqueId: campus,
      ...more,
    });
    const rows = new Rows(
      memoryWith({ Agent: [agent(2, 1), agent(1, 1), agent(3, 2), agent(4, 1, { Actif: false })] }),
    );
    expect(agentsOf(rows, '1').map(({ name }) => name)).toEqual(['A1 Léa', 'A2 Léa']);
  });
});

describe('the events that a file may name', () => {
  const hours = ['2026-11-16T09:00:00+01:00', '2026-11-16T10:00:00+01:00'] as const;
  const found = (memory: Memory) => {
    const rows = new Rows(memory);
    const eventsByReference = new ByMember(rows, 'Planification', 'ReferenceExterne');
    return knownEvents({ events: new Events(rows), eventsByReference });
  };

  it('are found by their reference, of two the one that takes place, those that exist only here too', () => {
    const memory = memoryWith({
      Planification: [
        event(1, ...hours, { ReferenceExterne: 'a"é@x' }),
        event(2, ...hours, { ReferenceExterne: 'b', Annule: true }),
        event(3, ...hours, { ReferenceExterne: 'b' }),
        event(4, ...hours, { ReferenceExterne: '' }),
        event(5, ...hours, { ReferenceExterne: null }),
      ],
    });
    const body = rawJson(JSON.stringify({ ...event(0, ...hours), ReferenceExterne: 'c' }));
    memory.setSteps([aStep({ id: 's', seq: 1, target: 'new:c', action: 'create', changes: [], body })]);
    const { byReference, one } = found(memory);
    expect(['a"é@x', 'b', 'c', '', 'd'].map((reference) => byReference(reference)?.id)).toEqual([
      '1',
      '3',
      'new:c',
      undefined,
      undefined,
    ]);
    expect(one('4')?.nom).toBe('E4');
    expect(one('99')).toBeNull();
  });

  it('R3.1b one that is gone from the service is known, so that it is not created again', () => {
    const memory = memoryWith({ Planification: [event(1, ...hours, { ReferenceExterne: 'a' })] });
    const dataset = memory.dataset('Planification');
    const row = dataset?.rows.get('1');
    if (dataset && row) dataset.apply(dataset.place([{ ...row, hash: provenGone }]));
    expect(found(memory).byReference('a')?.gone).toBe(true);
  });
});
