import { words } from '#i18n/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Conflict } from '#shared/merge/change.ts';
import type { Step, StepState } from '#sync/step.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { createFormat } from '#ui/format/format.ts';
import type { Wording } from '#wording/wording.ts';

/** A raw JSON text written in a test. */
export const raw = (text: string): RawJson => text as RawJson; // written as JSON by the test
export const at = (text: string): number => Date.parse(text);

let seq = 0;
export function step(given: Partial<Step> & Pick<Step, 'id'>): Step {
  seq += 1;
  return {
    seq,
    intentId: `intent-${given.id}`,
    entity: 'Planification',
    target: '812',
    action: 'replace',
    changes: [],
    body: null,
    base: null,
    provisional: [],
    state: waiting,
    attempts: 0,
    seenBefore: [],
    summary: { key: 'event.changed', subject: 'Jury', values: { fields: 'Nom' } },
    madeAt: at('2026-11-19T09:31:00+01:00'),
    sentAt: null,
    ...given,
  };
}

export const waiting: StepState = { kind: 'waiting', notBefore: null, failure: null };
export const askedDoubt: Extract<StepState, { kind: 'doubt' }> = {
  kind: 'doubt',
  asked: true,
  since: at('2026-11-19T09:47:00+01:00'),
  notBefore: null,
  candidates: [],
};
export const conflict = (row: string, ...conflicts: [Conflict, ...Conflict[]]): StepState => ({
  kind: 'conflict',
  row: raw(row),
  conflicts: conflicts.map(({ unit, fields }) => ({ unit, fields: [...fields] })),
  readAt: at('2026-11-19T09:46:00+01:00'),
});
export const applied = (outcome: 'verified' | 'changed' | 'unverifiable', changedFields: string[] = []): StepState => ({
  kind: 'applied',
  at: at('2026-11-19T10:11:00+01:00'),
  receipt: { outcome, changedFields, gapMs: 42 },
});

/** The real catalogue and the real formats, with a small table of names. */
export async function wordingIn(language: 'fr' | 'en', names: Readonly<Record<string, string>> = {}): Promise<Wording> {
  await startWords(language);
  const format = createFormat(language, 'Europe/Paris');
  return {
    language,
    t: (key, values) => words.t(key, { ...values }),
    knows: (key) => words.exists(key),
    time: format.time,
    clock: format.clock,
    day: format.day,
    dayTime: format.dayTime,
    date: format.date,
    nameOf: (field, id) => names[`${field}:${id}`],
    optionsFor: () => [],
    isSent: () => false,
  };
}

/** A conflict on the schedule, the name and a custom field; the teachers, the type and an unknown field merge. */
export const schedule: Conflict = {
  unit: 'Debut+Fin',
  fields: [
    {
      field: 'Debut',
      base: raw('"2026-11-19T11:00:00+01:00"'),
      mine: raw('"2026-11-19T11:15:00+01:00"'),
      theirs: raw('"2026-11-19T10:30:00Z"'),
    },
    {
      field: 'Fin',
      base: raw('"2026-11-19T11:45:00+01:00"'),
      mine: raw('"2026-11-19T12:00:00+01:00"'),
      theirs: raw('"2026-11-19T11:15:00Z"'),
    },
  ],
};
export const nom: Conflict = {
  unit: 'Nom',
  fields: [
    {
      field: 'Nom',
      base: raw('"Entretien DIALLO"'),
      mine: raw('"Entretien DIALLO, visio"'),
      theirs: raw('"Entretien DIALLO A."'),
    },
  ],
};
