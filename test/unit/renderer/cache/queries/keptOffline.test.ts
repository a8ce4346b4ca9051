import { describe, expect, it } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { Folders } from '#cache/queries/folders.ts';
import { Interviews } from '#cache/queries/interviews.ts';
import { offlineFacts } from '#cache/queries/keptOffline.ts';
import type { OfflineChoice } from '#cache/queries/keptOffline.ts';
import { Rows } from '#cache/queries/rows.ts';
import { folderNodes } from '#cache/queries/useKeptOffline.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { requestKey } from '#sync/rules/request.ts';
import { aStep } from '#test/contract/stores/samples.ts';

type Row = Record<string, unknown>;

function put(memory: Memory, entity: EntityName, rows: readonly Row[], folder?: string): void {
  const dataset = memory.dataset(entity) ?? new Dataset();
  const placed = rows.map((row) => {
    const text = rawJson(JSON.stringify(row));
    return {
      id: String(row[entity === 'Directory' ? 'Streamid' : 'Id']),
      hash: '',
      text,
      bucket: folder ?? bucketOf(entity, text),
    };
  });
  dataset.apply(dataset.place(placed));
  memory.setDataset(entity, dataset);
}
const listed = (memory: Memory, key: string, at: number, complete = true): void =>
  memory.setStatus(key, { at, received: 1, complete, unreadable: [] });

const at = (text: string): number => Date.parse(text);
const taken: OfflineChoice = {
  campusId: '1',
  campusName: 'Campus Lyon',
  folders: [],
  rows: [],
  dayFrom: at('2026-11-19T00:00:00+01:00'),
  dayTo: at('2026-11-20T00:00:00+01:00'),
};
const event = (Id: number, day: string, EntiteJuridiqueId = 1): Row => ({
  Id,
  EntiteJuridiqueId,
  Debut: `${day}T09:00:00+01:00`,
  Fin: `${day}T10:00:00+01:00`,
});

function aSchool(): Memory {
  const memory = new Memory();
  put(memory, 'EntiteJuridique', [
    { Id: 1, Nom: 'Lyon' },
    { Id: 2, Nom: 'Nantes' },
  ]);
  put(memory, 'Planification', [
    event(1, '2026-11-10'),
    event(2, '2026-12-06'),
    event(3, '2026-12-07'),
    event(4, '2026-11-19', 2),
  ]);
  put(memory, 'Programme', [
    { Id: 20, EntiteJuridiqueId: 1 },
    { Id: 21, EntiteJuridiqueId: 2 },
  ]);
  put(memory, 'SessionRecrutement', [
    { Id: 8, LibelleExterne: 'BTS', LibellePeriodeRentree: 'Rentrée 2027', ProgrammeId: 20 },
    { Id: 9, Nom: 'Mastère', ProgrammeId: 21 },
    { Id: 10, Nom: 'Ailleurs', ProgrammeId: 99 },
  ]);
  put(memory, 'Agent', [{ Id: 4, EntiteJuridiqueId: 1 }, { Id: 5, EntiteJuridiqueId: 2 }, { Id: 6 }]);
  put(memory, 'Candidat', [
    { Id: 50, Nom: 'A', MailId: 3, Mail: { Id: 3, Adresse: 'a@exemple.fr' } },
    { Id: 51, Nom: 'B', MobileId: 7 },
    { Id: 52, Nom: 'C' },
  ]);
  const slot = '2026-11-19T10:00:00+01:00';
  put(memory, 'Dossier', [
    { Id: 100, CandidatId: 50, SessionRecrutementId: 8, CreneauLibre: slot, AgentId: 4, DecisionId: 2 },
    { Id: 101, CandidatId: 51, SessionRecrutementId: 8, CreneauLibre: slot, AgentId: 6 },
    { Id: 102, CandidatId: 52, SessionRecrutementId: 10, CreneauLibre: slot },
    { Id: 103, CandidatId: 77, SessionRecrutementId: 8, CreneauLibre: slot, AgentId: 88 },
    { Id: 104, CandidatId: 50, SessionRecrutementId: 9, CreneauLibre: slot },
  ]);
  return memory;
}

function over(memory: Memory): Parameters<typeof offlineFacts>[0] {
  const rows = new Rows(memory);
  return { rows, interviews: new Interviews(rows), folders: new Folders(rows) };
}
const factsOf = (memory: Memory, choice: OfflineChoice) => offlineFacts(over(memory), choice);

describe('what is kept offline', () => {
  it('counts the people of the applications, and those of them that are not here', () => {
    expect(factsOf(aSchool(), taken)).toMatchObject({ applicants: 4, applicantsAbsent: 1 });
  });

  it('R3.4 reports for each interview of the day whether the person is here', () => {
    expect(factsOf(aSchool(), taken).day.map(({ view, isApplicantHere }) => [view.id, isApplicantHere])).toEqual([
      ['100', true],
      ['101', true],
      ['102', true],
      ['103', false],
    ]);
  });

  it('counts again when the memory has changed', () => {
    const memory = aSchool();
    const here = over(memory);
    expect(offlineFacts(here, taken).applicantsAbsent).toBe(1);
    put(memory, 'Candidat', [{ Id: 77, Nom: 'D' }]);
    expect(offlineFacts(here, taken).applicantsAbsent).toBe(0);
    memory.setSteps([
      aStep({
        id: 's',
        seq: 1,
        entity: 'Dossier',
        target: '100',
        changes: [{ field: 'CreneauLibre', base: null, mine: rawJson('"2026-11-25T10:00:00+01:00"') }],
      }),
    ]);
    expect(offlineFacts(here, taken).day.map(({ view }) => view.id)).toEqual(['101', '102', '103']);
  });
});

describe('rows that are kept one by one', () => {
  /** A learner who is also an applicant, with enrolments, a mark, an agreement, a client and two billing cases. */
  function aLearner(): Memory {
    const memory = new Memory();
    put(memory, 'Apprenant', [
      { Id: 1, Nom: 'Haddad', Prenoms: 'Nour', IndividuId: 900 },
      { Id: 2, Nom: 'Roy' },
    ]);
    put(memory, 'Candidat', [{ Id: 50, IndividuId: 900 }]);
    put(memory, 'Dossier', [{ Id: 100, CandidatId: 50, AffaireId: 70 }]);
    put(memory, 'InscriptionSequence', [
      { Id: 10, ApprenantId: 1, SequenceId: 7 },
      { Id: 11, ApprenantId: 2, SequenceId: 8 },
    ]);
    put(memory, 'InscriptionCours', [{ Id: 20, ApprenantId: 1 }]);
    put(memory, 'ApprenantEvaluation', [{ Id: 30, InscriptionCoursId: 20, EvaluationId: 31, Note: 12.5 }]);
    put(memory, 'Client', [{ Id: 60, ReferenceId: 1 }]);
    put(memory, 'BalanceClient', [{ Id: 61, ClientId: 60, AffaireId: 71, Montant: 10.0 }]);
    put(memory, 'Convention', [{ Id: 40, ApprenantId: 2, EntrepriseId: 41, SequenceId: 7, Code: 'CV40' }]);
    return memory;
  }
  const chosen = (entity: OfflineChoice['rows'][number]['entity'], id: string) => ({ entity, id });
  const keys = (memory: Memory, rows: OfflineChoice['rows']): readonly string[] =>
    Object.values(factsOf(memory, { ...taken, rows }).parts).flatMap(({ lists }) =>
      lists.map(({ request }) => requestKey(request)),
    );

  it('R1.1 a learner brings enrolments, sequences, marks with their evaluations, clients, and every billing case known here', () => {
    expect(keys(aLearner(), [chosen('Apprenant', '1')])).toEqual([
      'Apprenant:1',
      'InscriptionSequence:1',
      'InscriptionCours:1',
      'Sequence:7',
      'ApprenantEvaluation:20',
      'Evaluation:31',
      'Client:1',
      'BalanceClient:70',
      'BalanceClient:71',
    ]);
  });

  it('a track is received with its periods, and called by its name', () => {
    const memory = new Memory();
    put(memory, 'Parcours', [{ Id: 6, Nom: 'BTS MCO en deux ans', Code: 'P6', ParcoursPeriodes: [] }]);
    const facts = factsOf(memory, { ...taken, rows: [chosen('Parcours', '6')] });
    expect(facts.parts.tracks).toMatchObject({ lists: [{ request: { entity: 'Parcours', of: '6' } }], count: 1 });
    expect(facts.rowNames).toEqual(['BTS MCO en deux ans']);
  });

  it('R3.6 funders of an agreement are counted as they are here: the service reads none', () => {
    const memory = aLearner();
    put(memory, 'ConventionOrganismeFinanceur', [
      { Id: 1, ConventionId: 40, OrganismeFinanceurId: 3 },
      { Id: 2, ConventionId: 40, OrganismeFinanceurId: 4 },
      { Id: 3, ConventionId: 41, OrganismeFinanceurId: 3 },
    ]);
    const counted = (rows: OfflineChoice['rows']): number => factsOf(memory, { ...taken, rows }).funders;
    expect([counted([chosen('Convention', '40')]), counted([])]).toEqual([2, 0]);
    expect(keys(memory, [chosen('Convention', '40')]).filter((key) => key.startsWith('ConventionOrg'))).toEqual([]);
  });

  it('an agreement brings the name of its learner, not what belongs to them', () => {
    expect(keys(aLearner(), [chosen('Convention', '40')])).toEqual([
      'Apprenant:2',
      'Convention:40',
      'Entreprise:41',
      'EcheanceApprentissageConvention:40',
      'Sequence:7',
      'Client:40',
    ]);
  });

  it('nothing is followed from a row that is not here', () => {
    expect(keys(new Memory(), [chosen('Apprenant', '1')])).toEqual(['Apprenant:1']);
  });

  it('counts what is here, with when each list was received, and names the rows', () => {
    const memory = aLearner();
    listed(memory, 'ApprenantEvaluation:20', 40, false);
    const rows = [chosen('Apprenant', '1'), chosen('Convention', '40'), chosen('BalanceClient', '70')];
    const { parts, rowNames } = factsOf(memory, { ...taken, rows });
    expect(parts.marks).toMatchObject({
      count: 1,
      lists: [{ last: { at: 40, complete: false }, rows: 1 }, { last: null }],
    });
    expect(parts.learners.count).toBe(2);
    expect(rowNames[0]).toBe('HADDAD Nour');
    // The code of an agreement says nothing to people: its learner does, where they are known here.
    expect(rowNames[1]).toMatch(/CV40$/u);
    expect(rowNames[2]).toBeNull();
  });
});

describe('folders that are kept offline', () => {
  const folder = (Streamid: string, more: Row = {}): Row => ({
    Streamid,
    Name: `n-${Streamid}`,
    Isdirectory: true,
    ...more,
  });

  function aTree(): Memory {
    const memory = new Memory();
    put(memory, 'Directory', [folder('a'), folder('z')], 'root');
    put(
      memory,
      'Directory',
      [
        folder('b'),
        folder('c'),
        { Streamid: 'f', Name: 'f.pdf', Isdirectory: false },
        folder('gone', { Delete_time: '2026-01-01T00:00:00+01:00' }),
      ],
      'a',
    );
    put(memory, 'Directory', [folder('d')], 'b');
    listed(memory, 'Directory:root', 50);
    listed(memory, 'Directory:a', 40);
    listed(memory, 'Directory:b', 30, false);
    return memory;
  }

  it('R1.3 walks down what was listed, reports what was not, and the oldest list', () => {
    const [found] = factsOf(aTree(), { ...taken, folders: ['a'] }).folders;
    expect(found).toEqual({
      id: 'a',
      path: ['n-a'],
      folders: 4,
      listed: 2,
      files: 1,
      unlisted: expect.arrayContaining([
        ['n-a', 'n-c'],
        ['n-a', 'n-b', 'n-d'],
      ]),
      cut: [['n-a', 'n-b']],
      asOf: 30,
    });
    expect(found?.unlisted).toHaveLength(2);
  });

  it('a folder that is not on this workstation has no path and no list', () => {
    expect(factsOf(aTree(), { ...taken, folders: ['x'] }).folders).toEqual([
      { id: 'x', path: [], folders: 0, listed: 0, files: 0, unlisted: [], cut: [], asOf: null },
    ]);
  });

  it('the campus’s own folder is missed until it, or one below it, is chosen', () => {
    const memory = new Memory();
    put(memory, 'Directory', [folder('a', { Name: 'LYON' }), folder('z', { Name: 'Campus Lyon 2' })], 'root');
    put(memory, 'Directory', [folder('b')], 'a');
    const missed = (folders: readonly string[]) => factsOf(memory, { ...taken, folders }).unchosenBranch;
    expect(missed([])).toBe('a');
    expect(missed(['z'])).toBe('a');
    expect(missed(['a'])).toBeNull();
    expect(missed(['b'])).toBeNull();
    expect(factsOf(memory, { ...taken, campusName: 'Nantes' }).unchosenBranch).toBeNull();
  });

  it('the tree to choose from unfolds step by step, and says what was never listed', () => {
    const folders = new Folders(new Rows(aTree()));
    expect(folderNodes(folders, new Set())).toMatchObject([
      { id: 'a', isAbsent: false, hasFolders: true, children: [] },
      { id: 'z', isAbsent: true, hasFolders: true, children: [] },
    ]);
    expect(
      folderNodes(folders, new Set(['a']))[0]?.children.map(({ id, path, isAbsent }) => [id, path.join('/'), isAbsent]),
    ).toEqual([
      ['b', 'n-a/n-b', false],
      ['c', 'n-a/n-c', true],
    ]);
  });
});
