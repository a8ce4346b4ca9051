import { describe, expect, test } from 'vitest';
import { emptyHistory, recorded } from '#intents/history.ts';
import type { IntentOf, WalkIn } from '#intents/intent.ts';
import { withRealIds } from '#intents/stepsFor.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { NewStep } from '#sync/step.ts';
import { asNewStep } from '#sync/step.ts';
import { Core } from '../sync/core/world.ts';
import { plan, steps } from './given.ts';

type Import = Extract<IntentOf<'walkIn'>, { readonly people: unknown }>;
const applicant = { nom: 'Durand', prenoms: 'Zoé', login: 'zoe', mail: 'zoe@exemple.fr' };
const application = { admissionPathId: '60', stateId: '51' };
const lineOf = (line: string, more: Partial<WalkIn> = {}): WalkIn => ({
  line,
  applicant,
  application,
  ...more,
});
const lines = (...given: readonly WalkIn[]): Import => ({ kind: 'walkIn', people: given });
const bodyOf = (step: NewStep | undefined): unknown => parseRaw(step?.body ?? 'null');

describe('R4.6 lines of a file', () => {
  test('are walk-ins in one commit, each with its line on its steps (I1, I3)', () => {
    const made = steps(lines(lineOf('i/1'), lineOf('i/2', { applicant: '40' })));
    expect(made.map((step) => [step.line, step.entity])).toEqual([
      ['i/1', 'Mail'],
      ['i/1', 'Candidat'],
      ['i/1', 'Dossier'],
      ['i/2', 'Dossier'],
    ]);
  });

  test('all of them or none', () => {
    expect(plan(lines(lineOf('i/1'), lineOf('i/2', { applicant: { ...applicant, mail: 'nowhere' } })))).toEqual({
      ok: false,
      rejection: 'notAMail',
    });
    expect(plan(lines(lineOf('i/1', { applicant: 'new:gone' })))).toMatchObject({ rejection: 'unknownEntity' });
  });

  test('R3.6 the applicant has a record of their own at a known address, marked so', () => {
    const [own] = steps(lines(lineOf('i/1', { applicant: { ...applicant, ownMail: true } })));
    expect(bodyOf(own)).toEqual({ Adresse: 'zoe@exemple.fr', IsDuplicate: true });
  });

  test('I6 the person of an earlier line goes by their real id once they have one', () => {
    const known = withRealIds(lines(lineOf('i/3', { applicant: 'new:c' })), (id) =>
      id === 'new:c' ? '41' : id,
    ) as Import;
    expect(known.people[0]?.applicant).toBe('41');
  });

  test('members beyond the usual ones are sent in their form, and one that cannot be is refused (R2.5)', () => {
    const fields = [
      { field: 'NomUsage', value: 'Petit' },
      { field: 'CiviliteId', value: '2' },
      { field: 'GenreMale', value: 'false' },
    ];
    const [, person, file] = steps(
      lines(
        lineOf('i/1', {
          applicant: { ...applicant, fields },
          application: { ...application, fields: [{ field: 'AnneeBac', value: '2025' }] },
        }),
      ),
    );
    expect(bodyOf(person)).toMatchObject({ NomUsage: 'Petit', CiviliteId: 2, GenreMale: false });
    expect(bodyOf(file)).toMatchObject({ AnneeBac: '2025' });
    const assigned = { ...applicant, fields: [{ field: 'Numero', value: 'C1' }] };
    expect(plan(lines(lineOf('i/1', { applicant: assigned })))).toMatchObject({ rejection: 'notEditable' });
  });
});

test('R2.10 commits of one import are one undo, and what is undone keeps its lines', () => {
  const first = steps(lines(lineOf('i/1')));
  const second = steps(lines(lineOf('i/2', { applicant: '40' })));
  const entry = (made: readonly NewStep[], id: string) => ({ intentId: 'i', steps: made, carriedBy: [id] });
  const { done } = recorded(recorded(emptyHistory, entry(first, 'a')), entry(second, 'b'));
  expect(done).toHaveLength(1);
  expect(done[0]?.steps.map((step) => step.line)).toEqual(['i/1', 'i/1', 'i/1', 'i/2']);
  const core = new Core();
  core.add(...first.map((step, at) => Object.assign({}, step, { id: `s${at}` })));
  expect([...core.state.steps.values()].map((step) => asNewStep(step).line)).toEqual(['i/1', 'i/1', 'i/1']);
});
