import { expect, test } from 'vitest';
import { applicantsPart } from '#features/offline/report/applicants.ts';
import { words } from '#i18n/index.ts';
import { createFormat } from '#ui/format/format.ts';
import { dayTotals } from '#wording/dayTotals.ts';
import { wordingIn } from '../changes/steps.ts';
import { interview, morning } from './facts.ts';

const mapping = { arrived: 'ARRIVEE', done: null, room: null, missingPieces: null, interviewNote: null, phone: null };
const arrived = { parametres: [{ code: 'ARRIVEE', valeur: '10:05', mark: null }] };
const decided = { decisionId: '1', dateDecision: morning };
const day = [
  interview('1', {}, { ...decided, applicantName: 'ABADIE Zoé' }),
  interview('2', {}, { ...arrived, decisionId: null, dateDecision: null, applicantName: 'BENSAÏD Inès' }),
  interview('3', {}, { decisionId: null, dateDecision: null, applicantName: 'CISSÉ Omar' }),
  interview(
    '4',
    {},
    { decisionId: null, dateDecision: null, applicantName: 'DIALLO Aminata', creneau: morning + 9 * 3_600_000 },
  ),
];
const views = day.map(({ view }) => view);

test('totals: who was planned, who came, who has which decision', () => {
  expect(dayTotals(views, mapping)).toEqual({
    planned: 4,
    came: 2,
    decisions: [{ id: '1', count: 1 }],
    undecided: 3,
  });
});

test('totals: without a field for arrivals nothing is said of who came', () => {
  expect(dayTotals(views, { ...mapping, arrived: null }).came).toBeNull();
});

test('words: the report has a line for each applicant, in the order of the day', async () => {
  await wordingIn('fr');
  const part = applicantsPart(day.toReversed(), {
    t: words.t,
    format: createFormat('fr', 'Europe/Paris'),
    mapping,
    decisionName: () => 'Admis',
    now: morning + 4 * 3_600_000,
  });
  expect(part.groups[0]?.lines.map(({ time, text }) => `${time} ${text.replaceAll('\u00A0', ' ')}`)).toEqual([
    '08:00 CISSÉ Omar : arrivée non notée',
    '08:00 BENSAÏD Inès : venu, sans décision',
    '08:00 ABADIE Zoé : « Admis »',
    '17:00 DIALLO Aminata : à venir',
  ]);
});
