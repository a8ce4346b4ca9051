import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayReport, isClosed } from '#features/offline/report/dayReport.ts';
import { reportParts, reportText } from '#features/offline/report/reportText.ts';
import { words } from '#i18n/index.ts';
import type { Step } from '#sync/step.ts';
import { createFormat } from '#ui/format/format.ts';
import { isToSend } from '#wording/pending.ts';
import { applied, askedDoubt, at, conflict, nom, raw, step, waiting, wordingIn } from '../changes/steps.ts';
import { interview, mapping, morning, today } from './facts.ts';

const to = today + 24 * 3_600_000;
const day = {
  from: today,
  to,
  now: at('2026-11-19T18:00:00+01:00'),
  mapping,
  isToSend: (one: Step) => isToSend(one, { isSent: ({ id }) => id === 'sent' }),
  hasWords: (key: string) => words.exists(`offline.report.kind.${key}`),
};
const empty = { toDecide: [], waiting: [], receipts: [] };

const moved = (id: string, subject: string) =>
  step({
    id,
    state: applied('verified'),
    summary: {
      key: 'application.interviewMoved',
      subject,
      values: { from: '2026-11-19T08:30:00+01:00', to: '2026-11-19T08:45:00+01:00' },
    },
  });
const yesterday = step({
  id: 'y',
  state: { kind: 'applied', at: today - 1, receipt: { outcome: 'verified', changedFields: [], gapMs: 1 } },
});
const unverifiable = step({
  id: 'u',
  state: applied('unverifiable'),
  summary: { key: 'event.cancelled', subject: 'Jury', values: {} },
});
const givenUp = step({
  id: 'g',
  state: { kind: 'dropped', at: at('2026-11-19T12:00:00+01:00'), mayHaveArrived: false },
});
const checking = step({ id: 'c', action: 'create', state: { ...askedDoubt, asked: false } });
const parked = step({ id: 'a', action: 'create', state: askedDoubt });
const inConflict = step({ id: 'k', state: conflict('{"Nom":"x"}', nom) });
const waits = step({ id: 'w', state: waiting });
const unsent = step({ id: 'x', attended: true });
const sent = step({ id: 'sent', attended: true });
const other = step({
  id: 'o',
  state: applied('changed', ['Nom']),
  entity: 'Mail',
  summary: { key: 'mail.written', subject: 'a@b', values: {} },
});

const walkIn = step({
  id: 'p',
  action: 'create',
  state: applied('verified'),
  entity: 'Candidat',
  summary: { key: 'entity.created', subject: 'NDIAYE Awa', values: { entity: 'Candidat' } },
});

test('the report of a day: what was done by kind, and each open change once, in its list', async () => {
  await wordingIn('fr');
  const outbox = {
    toDecide: [inConflict, parked],
    waiting: [waits, unsent, sent, checking],
    receipts: [moved('m1', 'A'), moved('m2', 'B'), other, walkIn, unverifiable, givenUp, yesterday],
  };
  const interviews = [
    interview('1'),
    interview('2', {}, { decisionId: '1' }),
    // As on every other screen: its day alone says that it was decided.
    interview('4', {}, { dateDecision: morning }),
    interview('3', {}, { creneau: at('2026-11-19T18:30:00+01:00') }),
  ];
  const report = dayReport(outbox, interviews, day);
  expect(report.done.map(({ key, entity, steps }) => [key, entity, steps.length])).toEqual([
    ['application.interviewMoved', 'Planification', 2],
    ['', 'Mail', 1],
    ['', 'Candidat', 1],
  ]);
  expect(report.doneCount).toBe(4);
  const ids = (steps: readonly { readonly id: string }[]): string[] => steps.map(({ id }) => id);
  expect(ids(report.unverified)).toEqual(['u']);
  // A doubt that Carnet looks up waits, as in Modifications; so does what the user has sent and has not left.
  expect(ids(report.waiting)).toEqual(['w', 'sent', 'c']);
  expect(ids(report.toSend)).toEqual(['x']);
  expect(ids(report.toDecide)).toEqual(['k', 'a']);
  expect(ids(report.givenUp)).toEqual(['g']);
  expect(report.undecided.map(({ view }) => view.id)).toEqual(['1']);
  expect(isClosed(report)).toBe(false);
});

test('a day is closed when nothing waits, everything is verified and every past interview is decided', () => {
  expect(isClosed(dayReport(empty, [], day))).toBe(true);
  expect(
    isClosed(dayReport({ ...empty, receipts: [moved('m', 'A')] }, [interview('1', {}, { decisionId: '1' })], day)),
  ).toBe(true);
  expect(isClosed(dayReport({ ...empty, receipts: [unverifiable] }, [], day))).toBe(false);
  expect(isClosed(dayReport(empty, [interview('1')], { ...day, now: morning - 1 }))).toBe(true);
});

test('an edit and the one that put it back are no work done, whichever of them is of an entry or a member', () => {
  const edit = (id: string, field: string, [base, mine]: readonly [string | null, string], key?: string) =>
    step({
      id,
      changes: [{ field, base: base === null ? null : raw(base), mine: raw(mine), ...(key !== undefined && { key }) }],
      state: {
        kind: 'applied',
        at: today + Number(id),
        receipt: { outcome: 'verified', changedFields: [], gapMs: 1 },
      },
      summary: { key: 'event.renamed', subject: 'Jury', values: {} },
    });
  // The newest is first, as the outbox has them.
  const receipts = [
    edit('6', 'Nom', ['"A"', '"B"']),
    edit('5', 'Nom', ['"B"', '"A"']),
    edit('4', 'Parametres', ['"10:05"', '""'], 'ARRIVEE'),
    edit('3', 'Parametres', [null, '"10:05"'], 'ARRIVEE'),
    edit('2', 'Salle', ['"1"', '"2"']),
    edit('1', 'Nom', ['"A"', '"B"']),
  ];
  const report = dayReport({ ...empty, receipts }, [], day);
  expect(report.putBack.map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  expect(report.done.flatMap(({ steps }) => steps.map(({ id }) => id))).toEqual(['2', '6']);
  expect(report.doneCount).toBe(2);
});

test('every kind of change that a summary knows has words here, and changed lengths are counted as one kind', async () => {
  await wordingIn('fr');
  const source = readFileSync('renderer/sync/rules/summary.ts', 'utf8');
  const keys = new Set(source.match(/(?<=')[a-z]+\.[a-zA-Z]+(?=')/gu));
  expect(keys).toContain('event.startMoved');
  const receipts = [...keys].map((key) =>
    step({ id: key, state: applied('verified'), summary: { key, subject: 'Jury', values: {} } }),
  );
  const { done } = dayReport({ ...empty, receipts }, [], day);
  const ids = (wanted: string) =>
    done.filter(({ key }) => key === wanted).flatMap(({ steps }) => steps.map(({ id }) => id));
  // Their entity is named: every kind of row has them.
  expect(ids('')).toEqual(['entity.created', 'entity.changed']);
  expect(ids('event.resized').toSorted()).toEqual(['event.rescheduled', 'event.resized', 'event.startMoved']);
});

test('words: the report as a text, in the words of the changes; a day without a part leaves it out', async () => {
  const wording = await wordingIn('fr');
  const format = createFormat('fr', 'Europe/Paris');
  const report = dayReport(
    { ...empty, receipts: [moved('m1', 'CHEVALIER Maëlle'), moved('m2', 'DIALLO Aminata'), other, walkIn] },
    [interview('1')],
    day,
  );
  const parts = reportParts(report, { t: words.t, format, wording, now: day.now });
  expect(parts.map(({ id }) => id)).toEqual(['done', 'undecided']);
  const text = reportText('Bilan', 'Écrit à 18:00', parts);
  expect(text.split('\n').slice(0, 3)).toEqual(['Bilan', '=====', 'Écrit à 18:00']);
  expect(text).toContain('Fait aujourd’hui et vérifié (4)');
  expect(text).toContain(
    'Entretiens fixés, déplacés ou retirés\u00A0: 2\n  10:11  CHEVALIER Maëlle\u00A0: entretien déplacé de',
  );
  expect(text).toContain('Modifications (Courriels)\u00A0: 1');
  expect(text).toContain('Créations (Candidats)\u00A0: 1\n  10:11  Nouveau candidat\u00A0: NDIAYE Awa');
  expect(text).toContain('Entretiens commencés ou passés, sans décision (1)');
  expect(text).toContain('08:00  HADDAD Nour, dossier C01, BTS MCO');
  expect(text).not.toContain('À décider');
});
