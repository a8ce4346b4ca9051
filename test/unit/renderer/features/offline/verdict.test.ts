import { describe, expect, it } from 'vitest';
import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { checkDatasets, listsOf } from '#features/offline/checks.ts';
import { checkKept } from '#features/offline/keptChecks.ts';
import { missingOf } from '#features/offline/missing.ts';
import { verdictOf } from '#features/offline/verdict.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import { facts, folder, interview, parts, received, today } from './facts.ts';

const quiet = { pulls: {}, pullFailures: {} };
const level = (given: OfflineFacts, persisted: boolean | null = true) =>
  verdictOf(checkDatasets(given, quiet, today), persisted).level;
const problemsOf = (given: OfflineFacts, id: string) =>
  checkDatasets(given, quiet, today).find((check) => check.id === id)?.problems;

describe('the verdict of the morning check', () => {
  it('is « ready » only when every list is here, complete, of today, and the storage is persistent', () => {
    expect(level(facts())).toBe('ready');
    expect(level(facts({}, { folders: [folder()] }))).toBe('ready');
    expect(level(facts(), false)).toBe('almost');
    expect(level(facts(), null)).toBe('almost');
  });

  it('I18 R1.4 is never « ready » with a truncated list or unreadable rows', () => {
    expect(level(facts({ Dossier: received({ complete: false }) }))).toBe('almost');
    expect(level(facts({ Agent: received({ complete: false }) }))).toBe('almost');
    expect(level(facts({ Candidat: received({ unreadable: [{ text: '{', reason: 'x' }] }) }))).toBe('almost');
    expect(problemsOf(facts({ Agent: received({ complete: false }) }), 'staff')).toEqual(['cut']);
  });

  it('is never « ready » with lists of another day, nor without calendar, applications or applicants of today', () => {
    const yesterday = received({ at: today - 1 });
    expect(level(facts({ Programme: yesterday }))).toBe('almost');
    for (const entity of ['Planification', 'Dossier', 'Candidat'] as const) {
      expect(level(facts({ [entity]: yesterday }))).toBe('notReady');
      expect(level(facts({ [entity]: null }))).toBe('notReady');
    }
    expect(level(facts({ Dossier: received({ at: today }) }))).toBe('ready');
  });

  it('is never « ready » with a part that was never downloaded', () => {
    expect(level(facts({ Enseignant: null }))).toBe('almost');
    expect(problemsOf(facts({ Enseignant: null, Agent: received({ at: today - 1 }) }), 'staff')).toEqual([
      'partly',
      'old',
    ]);
  });

  it('R1.3 is never « ready » with a chosen folder that was not listed with all below it, was truncated, is old or is gone', () => {
    const level1 = (given: Parameters<typeof folder>[0]) => level(facts({}, { folders: [folder(given)] }));
    expect(level1({ listed: 2 })).toBe('almost');
    expect(level1({ folders: 0, listed: 0, path: [] })).toBe('almost');
    expect(level1({ cut: [['Campus Lyon', 'Admissions']] })).toBe('almost');
    expect(level1({ asOf: today - 1 })).toBe('almost');
  });

  it('R3.4 a list that this service does not serve is ignored, unless it is all of a part; one that was not downloaded is not ignored', () => {
    const verdictWith = (pullFailures: Parameters<typeof checkDatasets>[1]['pullFailures'], given: OfflineFacts) =>
      verdictOf(checkDatasets(given, { pulls: {}, pullFailures }, today), true).level;
    expect(verdictWith({ TypeConvention: 'gone' }, facts({ TypeConvention: null }))).toBe('ready');
    expect(verdictWith({ TypeConvention: 'offline' }, facts({ TypeConvention: null }))).toBe('almost');
    expect(verdictWith({ Planification: 'gone' }, facts({ Planification: null }))).toBe('notReady');
    expect(verdictWith({ Agent: 'forbidden', Enseignant: 'gone' }, facts({ Agent: null, Enseignant: null }))).toBe(
      'almost',
    );
  });

  it('shows how old the oldest list of a part is, what is being downloaded and how much there is', () => {
    const old = today - 5;
    const staff = checkDatasets(
      facts({ Agent: received({ at: old }) }),
      { pulls: { Enseignant: { received: 40, startedAt: 0 } }, pullFailures: { Agent: 'refused' } },
      today,
    ).find(({ id }) => id === 'staff');
    expect(staff).toMatchObject({
      asOf: old,
      characters: 2_000,
      received: 40,
      receiving: [{ entity: 'Enseignant' }],
      failure: 'refused',
    });
  });

  it('every list that Carnet stores belongs to a part of the check', () => {
    expect(Object.values(listsOf).flat().toSorted()).toEqual([...receivedEntities].toSorted());
  });
});

describe('rows kept one by one', () => {
  const withParts = (given: Parameters<typeof parts>[0]) => facts({}, { parts: parts(given) });
  const checks = (
    given: Parameters<typeof parts>[0],
    pullFailures: Parameters<typeof checkKept>[1]['pullFailures'] = {},
  ) => checkKept(withParts(given), { pulls: {}, pullFailures }, today);

  it('a part of which nothing is taken is no part of the check', () => {
    expect(checks({})).toEqual([]);
    expect(checks({ marks: [received()] }).map(({ id, problems }) => [id, problems])).toEqual([['marks', []]]);
  });

  it('R3.6 I18 is never ready with a list that was not received, was truncated, is old or has unreadable rows', () => {
    const old = received({ at: today - 1 });
    const torn = received({ unreadable: [{ text: '{', reason: 'x' }] });
    expect(checks({ learners: [null, null] })[0]?.problems).toEqual(['never']);
    expect(checks({ learners: [received(), null] })[0]).toMatchObject({ problems: ['partly'], received: 1 });
    expect(checks({ balances: [received({ complete: false })] })[0]?.problems).toEqual(['cut']);
    expect(checks({ marks: [torn, old] })[0]).toMatchObject({ problems: ['unreadable', 'old'], asOf: old.at });
    const verdict = (given: Parameters<typeof parts>[0]) =>
      verdictOf([...checkDatasets(facts(), quiet, today), ...checks(given)], true).level;
    expect(verdict({ marks: [received()] })).toBe('ready');
    for (const list of [null, old, torn, received({ complete: false })])
      expect(verdict({ marks: [list] })).toBe('almost');
  });

  it('R3.4 what the service refuses is not missing', () => {
    expect(checks({ sequences: [received(), null] }, { 'Sequence:2': 'gone' })[0]?.problems).toEqual([]);
    expect(checks({ sequences: [received(), null] }, { 'Sequence:2': 'timeout' })[0]?.problems).toEqual(['partly']);
  });

  it('says how many lists are missing, and receives just these again', () => {
    expect(
      missingOf(
        withParts({ agreements: [received(), null, null], balances: [received({ complete: false })] }),
        { pullFailures: {} },
        today,
        true,
      ),
    ).toMatchObject([
      {
        kind: 'rowsNever',
        part: 'agreements',
        count: 2,
        retry: [
          { entity: 'Convention', of: '2' },
          { entity: 'Convention', of: '3' },
        ],
      },
      { kind: 'rowsCut', part: 'balances', count: 1, retry: [{ entity: 'BalanceClient', of: '1' }] },
      { kind: 'rowsUnkept', parts: ['learners', 'sequences', 'tracks'] },
    ]);
  });
});

describe('what will be missing offline', () => {
  const missing = (given: OfflineFacts, persisted = true) =>
    missingOf({ ...given, parts: everyPart }, { pullFailures: { Dossier: 'forbidden' } }, today, persisted);
  const one = [received()];
  const everyPart = parts({ learners: one, agreements: one, sequences: one, tracks: one, balances: one });

  it('is nothing when all is here', () => {
    expect(missing(facts({}, { folders: [folder()], day: [interview('1')] }))).toEqual([]);
  });

  it('names what nobody chose to keep: folders known by their name, and rows that no list gives', () => {
    const given = facts({}, { foldersLeft: 11 });
    expect(level(given), 'ready all the same').toBe('ready');
    expect(missingOf(given, { pullFailures: {} }, today, true)).toEqual([
      { id: 'folderTop', kind: 'folderTop', count: 11 },
      { id: 'rowsUnkept', kind: 'rowsUnkept', parts: ['learners', 'agreements', 'sequences', 'tracks', 'balances'] },
    ]);
  });

  it('I18 names each list that is not here, truncated, unreadable or old, with why and what to download again', () => {
    const lines = missing(
      facts({
        Dossier: received({ complete: false, received: 112 }),
        Agent: null,
        Programme: received({ at: 1 }),
        Directory: received({ complete: false }),
      }),
    );
    expect(lines.map(({ kind, id }) => [kind, id])).toEqual([
      ['cut', 'Dossier'],
      ['never', 'Agent'],
      ['old', 'Programme'],
      ['cut', 'Directory'],
    ]);
    expect(lines[0]).toMatchObject({ last: { received: 112 }, failure: 'forbidden', retry: [{ entity: 'Dossier' }] });
    expect(lines[3]).toMatchObject({ retry: [{ entity: 'Directory', path: [] }] });
  });

  it('shows folders that were not listed in one line, and downloads them again', () => {
    const path = ['Campus Lyon', 'Admissions'];
    const unlisted = [[...path, 'Convocations']];
    const cut = [[...path, 'Jurys']];
    expect(missing(facts({}, { folders: [folder({ folders: 9, listed: 3, unlisted, cut })] }))).toMatchObject([
      { kind: 'folderUnlisted', path, count: 6, walk: unlisted },
      { kind: 'folderCut', path: cut[0], walk: cut },
    ]);
    expect(missing(facts({}, { folders: [folder({ asOf: today - 1 })] }))).toMatchObject([
      { kind: 'folderOld', walk: [path] },
    ]);
    expect(missing(facts({}, { folders: [folder({ path: [], folders: 0, listed: 0 })] }))).toMatchObject([
      { kind: 'folderGone', walk: [] },
    ]);
  });

  it('R4.5 for the day, names applicants who are not here, without a contact, and agents whose campus is unknown', () => {
    const day = [
      interview('1', { isApplicantHere: false, contact: 'none' }),
      interview('2', { contact: 'none', isCampusKnown: false }),
      interview('3', { contact: 'unread' }),
      interview('4'),
    ];
    expect(missing(facts({}, { day })).map(({ id }) => id)).toEqual([
      '1/applicant',
      '2/noContact',
      '2/campus',
      '3/unreadContact',
    ]);
  });

  it('begins with storage that is not persistent', () => {
    expect(missing(facts({ Agent: null }), false).map(({ kind }) => kind)).toEqual(['storage', 'never']);
  });
});
