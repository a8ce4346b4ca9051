import { describe, expect, test } from 'vitest';
import type { ApplicationView } from '#cache/queries/views.ts';
import { changeOf, effectsOf, idOf } from '#features/people/applications/bulk.ts';
import { inView, ofCampus } from '#features/people/applications/views.ts';
import { applicationViews } from '#stores/lists.ts';
import { interviewView } from '../calendar/interviewView.ts';

const application = (id: string, rest: Partial<ApplicationView> = {}): ApplicationView => ({
  ...interviewView(id, 19, '10:00', `N${id}`),
  avancement: 100,
  ...rest,
});
const ids = (applications: readonly ApplicationView[]): string => applications.map(({ id }) => id).join(' ');

describe('what each view shows', () => {
  const decided = application('1', { decisionId: '2' });
  const dated = application('2', { dateDecision: 0 });
  const later = application('3', { creneau: 20_000, agentId: null });
  const incomplete = application('4', { creneau: null, decisionId: '2', avancement: 80 });
  const lacking = application('5', { creneau: 9_999, avancement: null, decisionId: '2' });
  const all = [decided, dated, later, incomplete, lacking];
  const beside = {
    week: { from: 0, to: 10_000 },
    missingOf: ({ id }: ApplicationView) => (id === '5' ? 'Diplôme' : ''),
  };

  test.each([
    ['all', '1 2 3 4 5'],
    ['undecided', '3'],
    ['week', '5'],
    ['incomplete', '4 5'],
    ['noAgent', '3'],
  ] as const)('%s', (view, shown) => expect(ids(inView(all, view, beside))).toBe(shown));

  test('there is no other one', () => expect(applicationViews).toHaveLength(5));

  test('R4.5 of a campus: its own, and those whose campus is unknown here', () => {
    const some = [application('1', { campusId: '1' }), application('2', { campusId: '2' }), application('3')];
    expect(ids(ofCampus(some, '1'))).toBe('1 3');
    expect(ids(ofCampus(some, null))).toBe('1 2 3');
  });
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
    expect(changeOf('state', null, 7)).toBeNull();
    expect(changeOf('state', '3', 7)).toEqual({ EtatCandidatureId: '3' });
    expect(changeOf('decision', null, 7)).toEqual({ DecisionId: '', DateDecision: '' });
    expect(changeOf('decision', '2', 7)).toEqual({ DecisionId: '2', DateDecision: 7 });
    expect(changeOf('agent', null, 7)).toEqual({ AgentId: '' });
  });
});
