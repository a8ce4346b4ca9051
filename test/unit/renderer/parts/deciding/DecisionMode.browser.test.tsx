import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Intent } from '#intents/intent.ts';
import { DecisionMode } from '#parts/deciding/DecisionMode.tsx';
import { settleMs } from '#parts/deciding/pace.ts';
import { useIdLabelStore } from '#stores/idLabels.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { Submission } from '#sync/ports.ts';
import { interviewView } from '#test/unit/renderer/features/calendar/interviewView.ts';
import { draw } from '#test/unit/renderer/features/changes/drawn.tsx';
import { decideInCache, decisionOf, put } from './fakeCache.ts';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));

const names = ['ABADIE Zoé', 'BENSAÏD Inès', 'CISSÉ Omar', 'DIALLO Aminata'];
const applications = names.map((name, at) => interviewView(String(at + 1), 19, `1${at}:00`, name));
const closed = vi.fn();
const noted = vi.fn<(id: string) => void>();
const dispatch = vi.fn<(intent: Intent, submission?: Submission) => Promise<Accepted>>();
/** What the mode decided, in order, for Ctrl Z. */
let history: { readonly intentId: string | undefined; readonly id: string; readonly before: string | null }[] = [];
const undoOf = vi.fn(async (intentId: string) => {
  const undone = history.find((each) => each.intentId === intentId);
  if (undone) decideInCache(undone.id, undone.before);
});

beforeEach(async () => {
  vi.clearAllMocks();
  history = [];
  put(applications);
  useIdLabelStore.setState({ lists: { Decision: { '1': 'Admis', '2': 'Refusé' } } });
  dispatch.mockImplementation(async (intent, submission) => {
    const decision = decisionIn(intent);
    if (!decision) throw new Error(intent.kind);
    const [id, decided] = decision;
    history.push({ intentId: submission?.id, id, before: decisionOf(id) });
    decideInCache(id, decided);
    return { ok: true, intentId: `i${history.length}`, targets: [id] };
  });
  const commands: Pick<Commands, 'undoOf'> & { readonly dispatch: typeof dispatch } = { dispatch, undoOf };
  useSession.setState({ commands: commands as unknown as Commands }); // the rest is not used here
});

const show = async (start = '1'): Promise<void> => {
  await draw(
    <main>
      <DecisionMode applications={applications} start={start} onDecided={noted} onClose={closed} />
    </main>,
  );
  await expect.poll(outlined).toBe(start);
};
const row = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=dialog] [data-row="${id}"]`);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
/** The one row that is outlined, has the focus, and is named in the title. */
const outlined = (): string | undefined => {
  const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const marked = [...document.querySelectorAll<HTMLElement>('[role=dialog] [aria-selected=true]')];
  const title = document.querySelector('[role=dialog] h2')?.textContent ?? '';
  return marked.length === 1 && marked[0]?.dataset['row'] === id && title.includes(names[Number(id) - 1] ?? '?')
    ? id
    : undefined;
};
const isTicked = (id: string): boolean => row(id).dataset['decided'] === 'true';
const settled = () => new Promise((resolve) => setTimeout(resolve, settleMs + 50));
/** Which application an intent gives which decision. */
const decisionIn = (intent: Intent): readonly [id: string, decision: string | null] | undefined => {
  const [row] = intent.kind === 'edit' ? intent.rows : [];
  return row?.entity === 'Dossier' ? [row.id, String(row.members.DecisionId ?? '') || null] : undefined;
};
const decisions = () => dispatch.mock.calls.map(([intent]) => decisionIn(intent));

test('digits decide one after the other: the row stays, ticked and not struck, and the next without a decision is outlined', async () => {
  decideInCache('2', '1');
  await show();
  await expect.element(page.getByText('Dossiers décidés : 1 sur 4')).toBeVisible();
  await userEvent.keyboard('1');
  await expect.poll(outlined).toBe('3');
  expect(isTicked('1')).toBe(true);
  expect(row('1').querySelector('.line-through')).toBeNull();
  expect(row('1').textContent).toContain('Admis');
  await settled();
  await userEvent.keyboard('2');
  await expect.poll(outlined).toBe('4');
  await settled();
  await userEvent.keyboard('3');
  await expect.element(page.getByText('Dossiers décidés : 4 sur 4')).toBeVisible();
  expect(outlined()).toBe('4');
  expect(decisions()).toEqual([
    ['1', '1'],
    ['3', '2'],
    ['4', '3'],
  ]);
  expect(noted.mock.calls, 'I12 of all others the list holds what the user sees').toEqual([['1'], ['3'], ['4']]);
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});

test('a key that bounces, or a list typed faster than it can be read, decides nobody else', async () => {
  await show();
  await userEvent.keyboard('1');
  await expect.poll(outlined).toBe('2');
  await userEvent.keyboard('1212');
  await expect.element(page.getByText(/Touche trop rapide.*BENSAÏD Inès/u)).toBeVisible();
  expect(decisions()).toEqual([['1', '1']]);
  expect(outlined()).toBe('2');
  await settled();
  await userEvent.keyboard('2');
  await expect.poll(() => decisions().at(-1)).toEqual(['2', '2']);
});

test('I12 a colleague decides on the outlined one: it is said, and a press that was on its way decides nothing', async () => {
  await show();
  await settled();
  decideInCache('1', '2');
  await expect.element(page.getByText(/ABADIE Zoé vient d’être changée par quelqu’un d’autre/u)).toBeVisible();
  await userEvent.keyboard('1');
  expect(decisions()).toEqual([]);
  await settled();
  await userEvent.keyboard('1');
  await expect.poll(decisions).toEqual([['1', '1']]);
  const [base] = dispatch.mock.calls[0]?.[0].from ?? [];
  expect([base?.id, JSON.parse(base?.row ?? '{}')], 'what was shown as it was pressed').toMatchObject([
    '1',
    { DecisionId: 2 },
  ]);
});

test('Ctrl Z brings the last row back, and outlines it; before the first decision it undoes nothing', async () => {
  await show();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undoOf).not.toHaveBeenCalled();
  await userEvent.keyboard('1');
  await expect.poll(outlined).toBe('2');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(outlined).toBe('1');
  await expect.poll(() => isTicked('1')).toBe(false);
  await expect.element(page.getByText('Dossiers décidés : 0 sur 4')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undoOf.mock.calls).toEqual([[history[0]?.intentId]]);
});

test('what is not stored is said, and the outline stays', async () => {
  dispatch.mockResolvedValue({ ok: false, rejection: 'storage' });
  await show();
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('status').getByText(/rien n’a été gardé|n’a pas pu/iu)).toBeVisible();
  expect(outlined()).toBe('1');
  expect(isTicked('1')).toBe(false);
});

test('a day that cannot be read stops the decision; another day is noted with it', async () => {
  await show();
  const day = page.getByLabelText('Décidée le');
  await day.fill('jamais');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: /^Admis/u }).click();
  expect(dispatch).not.toHaveBeenCalled();
  await day.fill('18/11/2026');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: /^Admis/u }).click();
  await expect.poll(() => dispatch.mock.calls.length).toBe(1);
  expect(JSON.stringify(dispatch.mock.calls[0])).toContain(String(Date.parse('2026-11-18T12:00:00+01:00')));
});

test('Suppr takes a decision off, and the row stays outlined', async () => {
  decideInCache('1', '2');
  await show();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => isTicked('1')).toBe(false);
  expect(decisions()).toEqual([['1', null]]);
  expect(outlined()).toBe('1');
});

const membersAt = (at: number): object => {
  const intent = dispatch.mock.calls[at]?.[0];
  return (intent?.kind === 'edit' && intent.rows[0]?.members) || {};
};

test('R3.4b one press writes the decision and the state that goes with it, said before and after', async () => {
  await show();
  await expect.element(page.getByText(/Admis\s: avec l’état «\sAdmis\s» dans 41 dossiers sur 41/u)).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByText(/ABADIE Zoé\s: «\sAdmis\s», état «\sAdmis\s»/u)).toBeVisible();
  expect(membersAt(0)).toMatchObject({ DecisionId: '1', EtatCandidatureId: '55' });
  // What goes with this one is not sure.
  await settled();
  await userEvent.keyboard('4');
  await expect.poll(() => dispatch.mock.calls.length).toBe(2);
  expect(membersAt(1)).toMatchObject({ DecisionId: '12' });
  expect(membersAt(1)).not.toHaveProperty('EtatCandidatureId');
});

test('in a window of 480 px the name of an applicant is read beside the columns', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(480, 700);
  try {
    await show();
    const heads = [...document.querySelectorAll<HTMLElement>('[role=dialog] th')];
    const widths = new Map(heads.map((head) => [head.textContent, head.getBoundingClientRect().width]));
    expect(widths.get('Candidat')).toBeGreaterThanOrEqual(100);
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
});
