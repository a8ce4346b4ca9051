import { describe, expect, test } from 'vitest';
import type { ApplicationView } from '#cache/queries/views.ts';
import { changeOf, effectsOf, idOf, stateOf } from '#features/people/applications/bulk.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { applicationFilters } from '#stores/lists.ts';
import { isComplete } from '#wording/dayFields.ts';
import { interviewView } from '../calendar/interviewView.ts';

const application = (id: string, rest: Partial<ApplicationView> = {}): ApplicationView => ({
  ...interviewView(id, 19, '10:00', `N${id}`),
  avancement: 100,
  ...rest,
});

test('an application is complete where nothing is left to fill in and no document is missing', () => {
  const mapping = { ...useDayChoices.getInitialState().fieldMapping, missingPieces: 'PIECES' };
  const lacking = { parametres: [{ code: 'PIECES', valeur: 'Diplôme', mark: null }] };
  expect(
    [{}, { avancement: null }, { avancement: 80 }, lacking].map((rest) => isComplete(application('1', rest), mapping)),
  ).toEqual([true, true, false, false]);
});

test('what narrows the list of applications by one press narrows a column each', () => {
  expect(new Set(applicationFilters.map(({ column }) => column)).size).toBe(applicationFilters.length);
});

describe('several applications get the same value', () => {
  const agents = [
    { id: '4', name: 'PETIT Ana', campusId: '1' },
    { id: '5', name: 'MOREL Zoé', campusId: '2' },
  ];
  const here = application('1', { campusId: '1', agentId: '9', decisionId: '2' });
  const elsewhere = application('2', { campusId: '2', agentId: '4' });
  const somewhere = application('3', { agentId: null });
  const left = (part: Parameters<typeof effectsOf>[1], value: string | null): readonly unknown[] =>
    effectsOf([here, elsewhere, somewhere], part, value, agents).map(({ row, leftOut }) => [idOf[part](row), leftOut]);

  test('R4.5 the preview names who has it already, and whose campus is another', () => {
    expect(left('agent', '4')).toEqual([
      ['9', null],
      ['4', 'same'],
      [null, null],
    ]);
    expect(left('agent', '5')).toEqual([
      ['9', 'otherCampus'],
      ['4', null],
      [null, null],
    ]);
    expect(left('agent', null)).toEqual([
      ['9', null],
      ['4', null],
      [null, 'same'],
    ]);
    expect(left('decision', '2')).toEqual([
      ['2', 'same'],
      [null, null],
      [null, null],
    ]);
  });

  test('a state cannot be removed, a decision and an agent can', () => {
    expect(changeOf(somewhere, 'state', null, 7)).toBeNull();
    expect(changeOf(somewhere, 'state', '3', 7)).toEqual({ EtatCandidatureId: '3' });
    expect(changeOf(somewhere, 'decision', null, 7)).toEqual({ DecisionId: '', DateDecision: '' });
    expect(changeOf(somewhere, 'decision', '2', 7)).toEqual({ DecisionId: '2', DateDecision: 7 });
    expect(changeOf(somewhere, 'decision', '2', 7, '56')).toEqual({
      DecisionId: '2',
      DateDecision: 7,
      EtatCandidatureId: '56',
    });
    expect(changeOf(somewhere, 'agent', null, 7)).toEqual({ AgentId: '' });
  });

  test('R3.4b one that has the decision already, but not its state, gets the state and keeps its day', () => {
    const done = application('4', { decisionId: '2', stateId: '56' });
    const left = effectsOf([here, done], 'decision', '2', agents, () => '56').map(({ leftOut }) => leftOut);
    expect(left).toEqual([null, 'same']);
    expect(changeOf(here, 'decision', '2', 7, '56')).toEqual({ EtatCandidatureId: '56' });
  });

  test('R3.4b one that keeps its own state is given the decision alone, and nothing where it has that', () => {
    const enrolled = application('5', { decisionId: '2', stateId: '60' });
    const undecided = application('6', { stateId: '60' });
    const keeping = (each: ApplicationView) => stateOf(each, { stateId: '56', kept: new Set(['60']) });
    const left = effectsOf([enrolled, undecided, here], 'decision', '2', agents, keeping).map(({ leftOut }) => leftOut);
    expect(left).toEqual(['same', null, null]);
  });
});
