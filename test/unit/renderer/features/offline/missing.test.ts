import { describe, expect, it } from 'vitest';
import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { checkDatasets, listsOf } from '#features/offline/checks.ts';
import { checkKept } from '#features/offline/keptChecks.ts';
import { missingOf, toReceiveOf } from '#features/offline/missing.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import { facts, folder, interview, parts, received, today } from './facts.ts';

type Failures = Parameters<typeof checkDatasets>[1]['pullFailures'];
const checksOf = (given: OfflineFacts, pullFailures: Failures = {}) => [
  ...checkDatasets(given, { pulls: {}, pullFailures }, today),
  ...checkKept(given, { pulls: {}, pullFailures }, today),
];
/** Each as « kind id how ». */
const missing = (given: OfflineFacts, pullFailures: Failures = {}): readonly string[] =>
  missingOf(checksOf(given, pullFailures), given).map((line) =>
    line.kind === 'part'
      ? `${line.id} ${line.how}`
      : line.kind === 'branch'
        ? `branch ${line.id}`
        : `applicant ${line.view.id}`,
  );
const toReceive = (given: OfflineFacts, pullFailures: Failures = {}) => toReceiveOf(checksOf(given, pullFailures));
const yesterday = received({ at: today - 1 });
const torn = received({ unreadable: [{ text: '{', reason: 'x' }] });
const cut = received({ complete: false });

describe('what of the day is missing', () => {
  it('is nothing when every list is here, complete and of today, with the folders and rows that were chosen', () => {
    const given = facts({}, { folders: [folder()], parts: parts({ marks: [received()] }), day: [interview('1')] });
    expect(missing(given)).toEqual([]);
    expect(toReceive(given)).toBeNull();
    expect(missing(facts({ Dossier: received({ at: today }) }))).toEqual([]);
  });

  it('I18 R1.4 is each part with a list that is not here, truncated, unreadable or of another day, and just these are received', () => {
    expect(missing(facts({ Planification: null, Dossier: cut, Candidat: torn, Programme: yesterday }))).toEqual([
      'calendar all',
      'applications some',
      'applicants some',
      'references old',
    ]);
    expect(toReceive(facts({ Dossier: cut, Programme: yesterday }))).toEqual({
      sets: [{ entity: 'Dossier' }, { entity: 'Programme' }],
      folders: [],
    });
    expect(missing(facts({ Enseignant: null, Agent: yesterday }))).toEqual(['staff some']);
  });

  it('R1.3 is a chosen folder that was not listed with all below it, was truncated, is old or is gone', () => {
    const path = ['Campus Lyon', 'Admissions'];
    const unlisted = [[...path, 'Convocations']];
    const of = (given: Parameters<typeof folder>[0]) => facts({}, { folders: [folder({ path, ...given })] });
    const walked = (given: OfflineFacts) => toReceive(given)?.folders ?? null;
    expect(missing(of({ listed: 2, unlisted }))).toEqual(['folders some']);
    expect(walked(of({ listed: 2, unlisted }))).toEqual(unlisted);
    expect(walked(of({ listed: 1, unlisted })), 'only some of them are named').toEqual([path]);
    expect(missing(of({ cut: [path] }))).toEqual(['folders some']);
    expect(walked(of({ cut: [path] }))).toEqual([path]);
    expect(missing(of({ asOf: today - 1 }))).toEqual(['folders old']);
    expect(walked(of({ asOf: today - 1 }))).toEqual([path]);
    expect(missing(of({ path: [], folders: 0, listed: 0 }))).toEqual(['folders some']);
    expect(walked(of({ path: [], folders: 0, listed: 0 }))).toBeNull();
  });

  it('R3.4 is no list that this service does not serve, unless it is all of a part', () => {
    const without = (entity: 'TypeConvention' | 'Planification' | 'Agent') => facts({ [entity]: null });
    expect(missing(without('TypeConvention'), { TypeConvention: 'gone' })).toEqual([]);
    expect(toReceive(without('TypeConvention'), { TypeConvention: 'gone' })).toBeNull();
    expect(missing(without('TypeConvention'), { TypeConvention: 'offline' })).toEqual(['references some']);
    expect(missing(without('Planification'), { Planification: 'gone' })).toEqual(['calendar all']);
    expect(missing(facts({ Agent: null, Enseignant: null }), { Agent: 'forbidden', Enseignant: 'gone' })).toEqual([
      'staff all',
    ]);
  });

  it('is the campus’s own folder where nothing of it was chosen', () => {
    expect(missing(facts({}, { unchosenBranch: 'b' }))).toEqual(['branch b']);
  });

  it('is an applicant of the day whom the whole list of the service lacks; of a truncated list nothing is concluded', () => {
    const day = [interview('1', { isApplicantHere: false }), interview('2')];
    expect(missing(facts({}, { day }))).toEqual(['applicant 1']);
    expect(missing(facts({ Candidat: cut }, { day }))).toEqual(['applicants some']);
  });

  it('R3.6 I18 is a part of rows kept one by one with such a list; a part of which nothing is taken is no part', () => {
    const of = (given: Parameters<typeof parts>[0]) => facts({}, { parts: parts(given) });
    expect(missing(of({ learners: [null, null] }))).toEqual(['learners all']);
    expect(missing(of({ learners: [received(), null] }))).toEqual(['learners some']);
    expect(toReceive(of({ learners: [received(), null] }))?.sets).toEqual([{ entity: 'Apprenant', of: '2' }]);
    expect(missing(of({ balances: [cut] }))).toEqual(['balances some']);
    expect(missing(of({ marks: [torn, yesterday] }))).toEqual(['marks some']);
    expect(missing(of({ marks: [yesterday] }))).toEqual(['marks old']);
    expect(missing(of({ sequences: [received(), null] }), { 'Sequence:2': 'gone' })).toEqual([]);
    expect(missing(of({ sequences: [received(), null] }), { 'Sequence:2': 'timeout' })).toEqual(['sequences some']);
  });
});

describe('a part of the check', () => {
  it('shows how old its oldest list is, what is being downloaded and how much there is', () => {
    const old = today - 5;
    const staff = checkDatasets(
      facts({ Agent: received({ at: old }) }),
      { pulls: { Enseignant: { received: 40, startedAt: 0 } }, pullFailures: { Agent: 'refused' } },
      today,
    ).find(({ id }) => id === 'staff');
    expect(staff).toMatchObject({
      asOf: old,
      received: 40,
      receiving: [{ entity: 'Enseignant' }],
      failure: 'refused',
    });
  });

  it('every list that Carnet stores belongs to one', () => {
    expect(Object.values(listsOf).flat().toSorted()).toEqual([...receivedEntities].toSorted());
  });
});
