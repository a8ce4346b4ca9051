import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkChoice } from '#cache/queries/linkChoices.ts';
import { LinkDialog } from '#parts/linking/LinkDialog.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { eventView } from '../features/calendar/fixtures.ts';
import { interviewView } from '../features/calendar/interviewView.ts';
import { show } from '../features/calendar/show.tsx';
import type { DrawnScreen } from '../features/calendar/show.tsx';

const choices = vi.hoisted(() => ({ of: [] as readonly LinkChoice[] }));
vi.mock('#cache/queries/linkChoices.ts', () => ({ useLinkChoices: () => choices.of }));

const dispatch = vi.fn<Commands['dispatch']>();
const first = eventView('1', 19, ['10:30', '11:15'], 'Entretien Dupont', { type: 'Entretien d’admission' });
const second = eventView('2', 19, ['14:00', '14:45'], 'Entretien Rousseau', { type: 'Entretien d’admission' });
const dupont = interviewView('7', 19, '10:30', 'DUPONT Jean');
const namesake = interviewView('8', 20, '09:00', 'DUPONT Jean');
const rousseau = { ...interviewView('9', 19, '14:00', 'ROUSSEAU Clément'), creneau: null };
let shown: DrawnScreen;
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  dispatch.mockReset();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['1'] });
  useSession.setState({ commands: { dispatch } as unknown as Commands }); // only this is used
  choices.of = [
    { eventId: '1', application: dupont, because: 'both' },
    { eventId: '1', application: namesake, because: 'name' },
    { eventId: '2', application: rousseau, because: 'name' },
  ];
  shown = await show(<LinkDialog events={[first, second]} onClose={onClose} />);
});
afterEach(async () => {
  await shown.close();
});
const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=checkbox]'),
];
const tick = (at: number): Promise<void> => act(async () => boxes()[at]?.click());
const link = (): Promise<void> =>
  act(async () => {
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1)?.click();
  });

test('R4.7 each pair has its reason, none is ticked beforehand, and an event is of one application', async () => {
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('même nom, même heure');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
  await tick(0);
  await tick(1);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
});

test('R4.7 I12 what was ticked is linked as one change; an application without an hour gets the event’s', async () => {
  await tick(0);
  await tick(2);
  await link();
  expect(dispatch.mock.lastCall?.[0]).toMatchObject({
    kind: 'edit',
    rows: [
      { entity: 'Planification', id: '1', members: { ReferenceExterne: 'C7' } },
      { entity: 'Planification', id: '2', members: { ReferenceExterne: 'C9' } },
      { entity: 'Dossier', id: '9', members: { CreneauLibre: second.debut } },
    ],
    from: [first, second, dupont, rousseau].map(({ id, row }) => ({ id, row })),
  });
  expect(onClose).toHaveBeenCalled();
});
