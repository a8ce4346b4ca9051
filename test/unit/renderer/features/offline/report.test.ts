import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayReport, isClosed } from '#features/offline/report/dayReport.ts';
import { reportParts, reportText } from '#features/offline/report/reportText.ts';
import { words } from '#i18n/index.ts';
import type { Step } from '#sync/step.ts';
import { createFormat } from '#ui/format/format.ts';
import { isToSend } from '#wording/pending.ts';
import { applied, askedDoubt, at, conflict, nom, raw, schedule, step, waiting, wordingIn } from '../changes/steps.ts';
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
  const report = dayReport(
    outbox,
    interviews.map(({ view }) => view),
    day,
  );
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
  expect(report.undecided.map(({ id }) => id)).toEqual(['1']);
  expect(isClosed(report)).toBe(false);
});

test('a day is closed when nothing waits, everything is verified and every past interview is decided', () => {
  expect(isClosed(dayReport(empty, [], day))).toBe(true);
  expect(
    isClosed(dayReport({ ...empty, receipts: [moved('m', 'A')] }, [interview('1', {}, { decisionId: '1' }).view], day)),
  ).toBe(true);
  expect(isClosed(dayReport({ ...empty, receipts: [unverifiable] }, [], day))).toBe(false);
  expect(isClosed(dayReport(empty, [interview('1').view], { ...day, now: morning - 1 }))).toBe(true);
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
  const of = (all: readonly Step[]) => {
    const report = dayReport({ ...empty, receipts: all }, [], day);
    const done = report.done.flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(report.doneCount).toBe(done.length);
    return { putBack: report.putBack.map(({ id }) => id), done };
  };
  expect(of(receipts)).toEqual({ putBack: ['1', '3', '4', '5'], done: ['2', '6'] });
  const [toB, toC, toA] = [
    edit('1', 'Nom', ['"A"', '"B"']),
    edit('2', 'Nom', ['"B"', '"C"']),
    edit('4', 'Nom', ['"C"', '"A"']),
  ];
  const room = edit('3', 'Salle', ['"1"', '"2"']);
  expect(of([toA, room, toC, toB]), 'several in a row').toEqual({ putBack: ['1', '2', '4'], done: ['3'] });
  expect(of([room, toC, toB])).toEqual({ putBack: [], done: ['1', '2', '3'] });
  const both = step({
    ...toB,
    id: '0',
    changes: [...toB.changes, ...room.changes],
    state: { kind: 'applied', at: today, receipt: { outcome: 'verified', changedFields: [], gapMs: 1 } },
  });
  const roomBack = edit('5', 'Salle', ['"2"', '"1"']);
  const sync: Step = { ...room, id: '3', action: 'act', endpoint: 'Convention.synchroniseAffaire', changes: [] };
  expect(of([roomBack, edit('4', 'Nom', ['"B"', '"A"']), sync, both]), 'one field after the other').toEqual({
    putBack: ['0', '4', '5'],
    done: ['3'],
  });
  expect(of([toA, toB]), 'the second value is a colleague’s').toEqual({ putBack: [], done: ['1', '4'] });
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

test('I12 words: a conflict is shown field by field, with the value of the user and that of the service', async () => {
  const wording = await wordingIn('fr');
  const format = createFormat('fr', 'Europe/Paris');
  const both = step({ id: 'k', state: conflict('{"Nom":"x"}', schedule, nom) });
  const report = dayReport({ ...empty, toDecide: [both, parked] }, [], day);
  const [part] = reportParts(report, { t: words.t, format, wording, now: day.now });
  expect(part?.groups[0]?.lines.map(({ text }) => text)).toEqual([
    'Jury, conflit\u00A0: horaire, vous «\u00A0jeu.\u00A019\u00A0nov. 11:15 – 12:00\u00A0», le service ' +
      '«\u00A0jeu.\u00A019\u00A0nov. 11:30 – 12:15\u00A0»\u202F; nom, vous «\u00A0Entretien DIALLO, visio\u00A0», le service ' +
      '«\u00A0Entretien DIALLO A.\u00A0»',
    'Événement Jury',
  ]);
});

test('I12 words: what waits for a decision says so, and a long value is cut', async () => {
  const wording = await wordingIn('fr');
  const format = createFormat('fr', 'Europe/Paris');
  const long = nom.fields.map((field) => ({ ...field, mine: raw(JSON.stringify('très '.repeat(40))) }));
  const toDecide = [step({ id: 'k', state: conflict('{"Nom":"x"}', { ...nom, fields: long }) })];
  const behind = step({
    id: 'b',
    state: waiting,
    summary: { key: 'event.cancelled', subject: 'Jury', values: {} },
  });
  const elsewhere = { ...behind, id: 'e', target: '99' };
  const report = dayReport({ ...empty, toDecide, waiting: [behind, elsewhere] }, [], day);
  const lines = reportParts(report, { t: words.t, format, wording, now: day.now }).map(({ groups }) =>
    groups.flatMap((group) => group.lines.map(({ text }) => text)),
  );
  expect(lines[0]?.[0]).toContain(`vous «\u00A0${'très '.repeat(16).trim()}…\u00A0», le service`);
  expect(lines[1]).toEqual(['Jury\u00A0: annulé (attend votre décision)', 'Jury\u00A0: annulé']);
});

test('words: the report as a text, in the words of the changes; a day without a part leaves it out', async () => {
  const wording = await wordingIn('fr');
  const format = createFormat('fr', 'Europe/Paris');
  const report = dayReport(
    { ...empty, receipts: [moved('m1', 'CHEVALIER Maëlle'), moved('m2', 'DIALLO Aminata'), other, walkIn] },
    [interview('1').view],
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
