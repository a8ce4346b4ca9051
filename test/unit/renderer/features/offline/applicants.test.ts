import { expect, test } from 'vitest';
import type { InterviewView } from '#cache/queries/views.ts';
import { applicantsPart } from '#features/offline/report/applicants.ts';
import { dayReport } from '#features/offline/report/dayReport.ts';
import { words } from '#i18n/index.ts';
import { createFormat } from '#ui/format/format.ts';
import { dayTotals } from '#wording/dayTotals.ts';
import { wordingIn } from '../changes/steps.ts';
import { interview, mapping, morning } from './facts.ts';

const view = (id: string, given: Partial<InterviewView>): InterviewView => interview(id, {}, given).view;

const arrived = { parametres: [{ code: 'ARRIVEE', valeur: '10:05', mark: null }] };
const decided = { decisionId: '1', dateDecision: morning };
const day = [
  view('1', { ...decided, applicantName: 'ABADIE Zoé' }),
  view('2', { ...arrived, decisionId: null, dateDecision: null, applicantName: 'BENSAÏD Inès' }),
  view('3', { decisionId: null, dateDecision: null, applicantName: 'CISSÉ Omar' }),
  view('4', {
    decisionId: null,
    dateDecision: null,
    applicantName: 'DIALLO Aminata',
    creneau: morning + 9 * 3_600_000,
  }),
];

const now = morning + 4 * 3_600_000;

test('totals: planned, noted as come, decided, and begun without a decision: as the report’s own list counts', () => {
  const totals = dayTotals(day, mapping, now);
  expect(totals).toEqual({ planned: 4, came: 1, absent: 0, decisions: [{ id: '1', count: 1 }], undecided: 2 });
  const report = dayReport({ waiting: [], toDecide: [], receipts: [] }, day, {
    from: morning,
    to: morning + 12 * 3_600_000,
    now,
    mapping,
    isToSend: () => false,
    hasWords: () => false,
  });
  expect(report.undecided.map(({ applicantName }) => applicantName)).toEqual(['BENSAÏD Inès', 'CISSÉ Omar']);
});

test('totals: without a field for arrivals nothing is said of who came', () => {
  expect(dayTotals(day, { ...mapping, arrived: null }, now).came).toBeNull();
});

test('words: the report has a line for each applicant, in the order of the day', async () => {
  await wordingIn('fr');
  const part = applicantsPart(day.toReversed(), {
    t: words.t,
    format: createFormat('fr', 'Europe/Paris'),
    mapping,
    decisionName: () => 'Admis',
    now,
  });
  expect(part.groups[0]?.lines.map(({ time, text }) => `${time} ${text.replaceAll('\u00A0', ' ')}`)).toEqual([
    '08:00 CISSÉ Omar : arrivée non notée, sans décision',
    '08:00 BENSAÏD Inès : venu, sans décision',
    '08:00 ABADIE Zoé : « Admis »',
    '17:00 DIALLO Aminata : à venir',
  ]);
});

test.each([
  ['is in the house before the hour', {}, 0],
  ['is interviewed before the hour', { done: 'FAIT' }, 1],
])('as many lines lack a decision as the total says: an applicant who %s', async (_, assigned, lacking) => {
  await wordingIn('fr');
  const fields = { ...mapping, ...assigned };
  const noted = ['ARRIVEE', 'FAIT'].map((code) => ({ code, valeur: '10:05', mark: null }));
  const early = view('1', { creneau: now + 60_000, parametres: noted });
  const { groups } = applicantsPart([early], {
    t: words.t,
    format: createFormat('fr', 'Europe/Paris'),
    mapping: fields,
    decisionName: () => 'Admis',
    now,
  });
  expect(groups[0]?.lines.filter(({ text }) => text.includes('sans décision'))).toHaveLength(lacking);
  expect(dayTotals([early], fields, now).undecided).toBe(lacking);
});

test('who is noted as absent is counted so, and lacks no decision; an event without an application has none either', async () => {
  await wordingIn('fr');
  const fields = { ...mapping, absent: 'ABSENT' };
  const event = { realise: false } as NonNullable<InterviewView['event']>; // all that is read of it
  const people = [
    view('1', { applicantName: 'PETIT Noé', parametres: [{ code: 'ABSENT', valeur: '09:00', mark: null }] }),
    view('event:7', { applicantName: 'DUPONT Camille', event }),
    view('event:8', { applicantName: 'LEROY Zoé', event: { ...event, realise: true } }),
  ];
  expect(dayTotals(people, fields, now)).toMatchObject({ planned: 3, came: 1, absent: 1, undecided: 0 });
  const { groups } = applicantsPart(people, {
    t: words.t,
    format: createFormat('fr', 'Europe/Paris'),
    mapping: fields,
    decisionName: () => '',
    now,
  });
  expect(groups[0]?.lines.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
    'PETIT Noé : absent',
    'DUPONT Camille : sans dossier',
    'LEROY Zoé : fait, sans dossier',
  ]);
});
