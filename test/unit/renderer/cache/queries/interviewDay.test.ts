import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { openCache } from '#cache/open.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { alreadyKnown } from '#cache/queries/alreadyKnown.ts';
import {
  choicesForNew,
  stateNamesByDecision,
  inOrderOfIntake,
  seenInApplications,
} from '#cache/queries/applicationChoices.ts';
import { Drafts } from '#cache/queries/drafts.ts';
import { Interviews } from '#cache/queries/interviews.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';

type Row = Record<string, unknown>;

function memoryWith(sets: Partial<Record<EntityName, Row[]>>): Memory {
  const memory = new Memory();
  for (const [entity, rows] of Object.entries(sets) as [EntityName, Row[]][]) {
    // keys of the record above
    const dataset = new Dataset();
    const placed = rows.map((row) => {
      const text = rawJson(JSON.stringify(row));
      return {
        id: String(row['Id'] ?? row['Streamid']),
        hash: '',
        text,
        bucket: entity === 'Directory' ? 'root' : bucketOf(entity, text),
      };
    });
    dataset.apply(dataset.place(placed));
    memory.setDataset(entity, dataset);
  }
  return memory;
}
const day = (text: string): number => Date.parse(`${text}T00:00:00+02:00`);

describe('who is known already', () => {
  const rows = new Rows(
    memoryWith({
      Candidat: [
        {
          Id: 1,
          Nom: 'Bensaïd',
          Prenoms: 'Inès',
          Numero: 'C00915',
          DateNaissance: '2008-05-14T00:00:00+02:00',
          MailId: 9,
        },
        {
          Id: 2,
          Nom: 'BENSAID',
          Prenoms: 'Ines',
          Numero: 'C00916',
          DateNaissance: '2006-05-14T00:00:00+02:00',
          Mail: { Id: 8, Nom: 'x', Adresse: 'i.b@exemple.fr' },
        },
        { Id: 3, Nom: 'Autre', Prenoms: 'Zoé', Mail: { Id: 7, Adresse: 'Famille@exemple.fr' } },
      ],
      Mail: [{ Id: 9, Adresse: 'ines@exemple.fr' }],
    }),
  );
  const look = (nom: string, prenoms: string, mail = '', naissance: number | null = null) =>
    alreadyKnown(rows)({ nom, prenoms, mail, naissance }).map(({ id, because }) => `${id} ${because}`);

  it('is found by the mail address, expanded or a record of its own, in any case', () => {
    expect(look('', '', 'famille@EXEMPLE.fr ')).toEqual(['3 mail']);
    expect(look('', '', 'ines@exemple.fr')).toEqual(['1 mail']);
    expect(look('', '', 'exemple.fr')).toEqual([]);
  });

  it('R5.3 is found by the name whatever its accents and case, unless the day of birth is another', () => {
    expect(look('bensaid', 'INÈS')).toEqual(['1 name', '2 name']);
    expect(look('bensaid', 'inès', '', day('2008-05-14'))).toEqual(['1 name']);
    expect(look('bensaid', 'Lina')).toEqual([]);
    expect(look('bensaid', '')).toEqual([]);
  });

  it('shows the mail first', () => {
    expect(look('Bensaïd', 'Inès', 'i.b@exemple.fr')).toEqual(['2 mail', '1 name']);
  });
});

describe('R3.4 what applications can be given', () => {
  const application = (Id: number, more: Row): Row => ({ Id, EtatCandidatureId: 5, ...more });
  const dossiers = [
    application(1, {
      DecisionId: 2,
      Parametres: [
        { Code: 'SALLE', Valeur: '' },
        { Code: 'ARRIVEE', Valeur: '' },
      ],
    }),
    application(2, { DecisionId: null, Parametres: [{ Code: 'SALLE', Valeur: '' }] }),
    application(3, { EtatCandidatureId: 4, DecisionId: 1, Parametres: null }),
  ];

  it('codes and decisions are those that applications hold, each once', () => {
    const seen = seenInApplications(new Rows(memoryWith({ Dossier: dossiers })));
    expect([seen.codes, seen.decisionIds]).toEqual([
      ['ARRIVEE', 'SALLE'],
      ['1', '2'],
    ]);
  });

  it('a decision has the name of the state that goes with it', () => {
    const many = Array.from({ length: 40 }, (_, id) => application(id, { DecisionId: 1 }));
    const rows = new Rows(memoryWith({ Dossier: many, EtatCandidature: [{ Id: 5, Nom: 'Admis' }] }));
    expect(stateNamesByDecision(rows)).toEqual({ 1: 'Admis' });
  });

  it('states are the service’s, or else those found; admission paths are the campus’s, or have no known campus', () => {
    const admissionPaths = [
      { Id: 1, Nom: 'BTS', ProgrammeId: 11 },
      { Id: 2, Nom: 'Ailleurs', ProgrammeId: 12 },
      { Id: 3, Nom: 'Inconnu', ProgrammeId: 99 },
    ];
    const programmes = [
      { Id: 11, EntiteJuridiqueId: 1 },
      { Id: 12, EntiteJuridiqueId: 2 },
    ];
    const without = choicesForNew(
      new Rows(memoryWith({ Dossier: dossiers, SessionRecrutement: admissionPaths, Programme: programmes })),
      '1',
    );
    expect(without.admissionPaths.map(({ name }) => name)).toEqual(['BTS', 'Inconnu']);
    // That of the undecided first.
    expect(without.states.map(({ id }) => id)).toEqual(['5', '4']);
    const served = choicesForNew(
      new Rows(memoryWith({ Dossier: dossiers, EtatCandidature: [{ Id: 7, Nom: 'Complet' }] })),
      '1',
    );
    expect(served.states).toEqual([{ id: '7', name: 'Complet' }]);
  });

  it('admission paths whose intake is still to come are first, the nearest on top; past ones are last', () => {
    const path = (Id: number, Nom: string, period: Row): Row => ({ Id, Nom, ProgrammeId: 11, ...period });
    const intake = (year: number): Row => ({
      DebutPeriodeRentree: `${year}-09-01T08:00:00+02:00`,
      FinPeriodeRentree: `${year}-10-15T18:00:00+02:00`,
    });
    const paths = [
      path(1, 'A 2025', intake(2025)),
      path(2, 'A 2026', intake(2026)),
      path(3, 'B 2027', intake(2027)),
      path(4, 'A 2028', intake(2028)),
      path(5, 'A 2027', intake(2027)),
      path(6, 'A', { DebutPeriodeRentree: null, FinPeriodeRentree: null }),
    ];
    const rows = new Rows(memoryWith({ Dossier: [], SessionRecrutement: paths }));
    const names = (today: number): readonly string[] =>
      inOrderOfIntake(choicesForNew(rows, '1').admissionPaths, today).map(({ name }) => name);
    expect(names(Date.parse('2026-11-19T00:00:00+01:00'))).toEqual([
      'A 2027',
      'B 2027',
      'A 2028',
      'A',
      'A 2026',
      'A 2025',
    ]);
    // Of a day without an hour, the service's instant is the first of that day.
    const short = { id: '7', name: 'Courte', end: day('2027-10-15') };
    const long = { id: '8', name: 'Longue', end: day('2027-10-20') };
    const onLast = inOrderOfIntake([long, short], day('2027-10-15')).map(({ name }) => name);
    expect(onLast).toEqual(['Courte', 'Longue']);
    expect(inOrderOfIntake([long, short], day('2027-10-16')).map(({ name }) => name)).toEqual(['Longue', 'Courte']);
  });
});

describe('interviews of a day', () => {
  const range = {
    campusId: '1',
    from: Date.parse('2026-11-19T00:00:00+01:00'),
    to: Date.parse('2026-11-20T00:00:00+01:00'),
  };
  const application = (Id: number, CreneauLibre: string | null): Row => ({ Id, CreneauLibre });

  it('hold what a pending change moved in, not what it moved out, and follow the set', () => {
    const memory = memoryWith({
      Dossier: [
        application(1, '2026-11-19T09:00:00+01:00'),
        application(2, '2026-11-19T08:00:00+01:00'),
        application(3, '2026-12-01T08:00:00+01:00'),
        application(4, null),
        application(5, '2026-11-20T00:00:00+01:00'),
      ],
    });
    const moved = (target: string, to: string) =>
      aStep({
        id: `s${target}`,
        seq: Number(target),
        entity: 'Dossier',
        target,
        changes: [{ field: 'CreneauLibre', base: null, mine: rawJson(`"${to}"`) }],
      });
    memory.setSteps([moved('2', '2026-11-21T08:00:00+01:00'), moved('3', '2026-11-19T10:00:00+01:00')]);
    const interviews = new Interviews(new Rows(memory));
    expect(interviews.within(range).map(({ id }) => id)).toEqual(['1', '3']);
    memory.setSteps([]);
    memory.changed();
    expect(interviews.within(range).map(({ id }) => id)).toEqual(['2', '1']);
    const dataset = memory.dataset('Dossier');
    dataset?.apply(
      dataset.place([
        { id: '6', hash: '', text: rawJson(JSON.stringify(application(6, '2026-11-19T07:00:00+01:00'))), bucket: '0' },
      ]),
    );
    memory.changed('Dossier');
    expect(interviews.within(range).map(({ id }) => id)).toEqual(['6', '2', '1']);
  });

  it('R4.6 a walk-in is there at once, new, with the steps of its applicant and mail', () => {
    const memory = memoryWith({ Dossier: [], Candidat: [], Mail: [] });
    const made = (seq: number, entity: EntityName, target: string, body: Row) =>
      aStep({ id: entity, seq, entity, target, action: 'create', body: rawJson(JSON.stringify(body)) });
    memory.setSteps([
      made(1, 'Mail', 'new:m', { Adresse: 'z@exemple.fr' }),
      made(2, 'Candidat', 'new:c', { Nom: 'Durand', Prenoms: 'Zoé', MailId: 'new:m' }),
      {
        ...made(3, 'Dossier', 'new:d', { CandidatId: 'new:c', CreneauLibre: '2026-11-19T10:35:00+01:00' }),
        state: { kind: 'waiting', notBefore: null, failure: null },
      },
    ]);
    const [walkIn] = new Interviews(new Rows(memory)).within(range);
    expect(walkIn).toMatchObject({
      id: 'new:d',
      isNew: true,
      applicantName: 'DURAND Zoé',
      mail: 'z@exemple.fr',
      mark: 'waiting',
      decisionId: null,
    });
    expect(walkIn?.steps.map(({ entity }) => entity)).toEqual(['Mail', 'Candidat', 'Dossier']);
  });
});

describe('drafts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const notes = (kept: Record<string, string> = {}) => ({
    kept,
    refuses: false,
    read(name: string) {
      return Promise.resolve(this.kept[name] ?? null);
    },
    setAside: () => Promise.resolve(),
    write(name: string, text: string) {
      if (this.refuses) return Promise.reject(new Error('full'));
      this.kept[name] = text;
      return Promise.resolve();
    },
  });

  it('are on the disk a moment after typing, and read back by the next run', async () => {
    const disk = notes();
    const drafts = new Drafts(disk);
    await drafts.load();
    expect(drafts.text('walkIn')).toBeNull();
    drafts.keep('walkIn', 'Mar');
    drafts.keep('walkIn', 'Martinez');
    await vi.advanceTimersByTimeAsync(300);
    const next = new Drafts(disk);
    expect(next.text('walkIn')).toBeUndefined();
    await next.load();
    expect(next.text('walkIn')).toBe('Martinez');
    next.keep('walkIn', null);
    await next.flush();
    expect(disk.kept['drafts']).toBe('{}');
  });

  it('I1 say that they are not safe while the disk refuses', async () => {
    const disk = notes();
    const drafts = new Drafts(disk);
    await drafts.load();
    disk.refuses = true;
    drafts.keep('note', 'a');
    await drafts.flush();
    expect(drafts.failed).toBe(true);
    disk.refuses = false;
    drafts.keep('note', 'ab');
    await drafts.flush();
    expect(drafts.failed).toBe(false);
  });
});

describe('performance: interviews by time', () => {
  const creneau = (day: number): string => `2027-03-${String(1 + day).padStart(2, '0')}T10:00:00+01:00`;
  const application = (id: number, edition = 0) => ({ Id: id, Numero: `N${edition}`, CreneauLibre: creneau(id % 28) });
  const all = Array.from({ length: 2000 }, (_, at) => application(at + 1));
  const times = { from: Date.parse(creneau(1)), to: Date.parse(creneau(2)) };
  const parsed = (work: () => void): number => {
    const parse = vi.spyOn(JSON, 'parse');
    work();
    const { length } = parse.mock.calls;
    parse.mockRestore();
    return length;
  };
  const shown = (interviews: Interviews) => interviews.ofCampuses(['1'], times).length;

  it('an application that changed is parsed, and none of the others', () => {
    const memory = memoryWith({ Dossier: all });
    const interviews = new Interviews(new Rows(memory));
    const before = shown(interviews);
    const dataset = memory.dataset('Dossier');
    for (const row of [application(1, 1), { ...application(2, 1), CreneauLibre: creneau(1) }]) {
      const text = rawJson(JSON.stringify(row));
      dataset?.apply(dataset.place([{ id: String(row.Id), hash: '', text, bucket: bucketOf('Dossier', text) }]));
      memory.received('Dossier');
    }
    expect(parsed(() => expect(shown(interviews)).toBe(before + 1))).toBeLessThan(10);
  });

  it('their times are read with the rows that come, not by the next screen that is drawn', async () => {
    const cache = await openCache(aService());
    await cache.load('Dossier');
    const rows = all.map((row) => pulled(String(row.Id), JSON.stringify(row)));
    await cache.store.absorb({ entity: 'Dossier' }, rows, 0);
    const interviews = new Interviews(new Rows(cache.memory));
    let found = 0;
    expect(parsed(() => (found = shown(interviews)))).toBeLessThan(all.length / 4);
    expect(found).toBeGreaterThan(0);
    await cache.close();
  });
});
