import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useDayChoices } from '#stores/interviewDay.ts';
import { adjust, placeOn } from '#stores/place.ts';
import { eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { block, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import {
  asked,
  choose,
  dispatch,
  ines,
  jury,
  parked,
  quick,
  redraw,
  runs,
  text,
  toast,
  withScreen,
  write,
} from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

const made = eventView('new', 20, ['14:00', '14:30'], 'Entretien Dupont', { mark: 'waiting' });
/** What the panel shows, by the service's number. */
const shown = (): string | undefined => placeOn('calendar').selected ?? undefined;
const marks = async (): Promise<unknown> => {
  await runs('done');
  return asked();
};

/** An event that is typed in one line, and arrives in the calendar. */
async function typed(): Promise<void> {
  dispatch.mockResolvedValueOnce({ ok: true, intentId: 'i', targets: ['new'] });
  const line = await quick();
  await write(line, 'demain 14h entretien Dupont 30 min');
  await press(line, 'Enter');
  cache.events = [jury, ines, parked, made];
  await redraw();
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
}

it('R4.7 of an interview without an event, done is noted in the school’s field alone: without one, that is said', async () => {
  cache.interviews = [interviewView('31', 19, '15:30', 'DUPONT Jean')];
  await redraw();
  await choose('dossier:31');
  await runs('done');
  expect(dispatch).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(toast()).toContain('l’école n’a pas encore indiqué où cela se note'));
  const { fieldMapping } = useDayChoices.getState();
  await act(async () => useDayChoices.setState({ fieldMapping: { ...fieldMapping, done: 'FAIT' } }));
  expect(await marks()).toMatchObject({ rows: [{ id: 'dossier:31', members: { Realise: 'true' } }] });
  await act(async () => useDayChoices.setState({ fieldMapping }));
});

describe('I26 what the panel shows and what keys act on are the same event', () => {
  it('after one was typed while another had the focus', async () => {
    await act(async () => block('5').focus());
    await typed();
    await vi.waitFor(() => expect(document.activeElement).toBe(block('new')));
    expect(shown()).toBe('new');
    expect(await marks()).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: 'new', members: { Realise: expect.any(String) } }],
    });
  });

  it('after one was typed while the panel of another was open', async () => {
    await choose('5');
    await act(async () => block('5').focus());
    await typed();
    await vi.waitFor(() => expect(document.activeElement).toBe(block('new')));
    expect([shown(), await marks()]).toMatchObject(['new', { rows: [{ id: 'new' }] }]);
  });

  it('after a copy was pasted', async () => {
    await act(async () => block('5').focus());
    const data = new DataTransfer();
    const send = (type: 'copy' | 'paste') =>
      act(
        async () =>
          void document.activeElement?.dispatchEvent(
            new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData: data }),
          ),
      );
    await send('copy');
    dispatch.mockResolvedValueOnce({ ok: true, intentId: 'i', targets: ['new'] });
    cache.events = [jury, ines, parked, made];
    await send('paste');
    await redraw();
    expect(shown()).toBe('new');
    await vi.waitFor(() => expect(document.activeElement).toBe(block('new')));
    expect(await marks()).toMatchObject({ rows: [{ id: 'new' }] });
  });

  it('after arrows from the event whose panel is open; another is chosen beside that one', async () => {
    await choose('15');
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowDown');
    expect(document.activeElement).toBe(block('16'));
    expect([shown(), await marks()]).toMatchObject(['16', { rows: [{ id: '16' }] }]);
    await act(async () => void block('16').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    expect(text()).toContain('2 événements choisis');
  });

  it('R4.7 R5.8 with its clash, its agent and its application in another week too', async () => {
    cache.events = cache.events.map((each) => (each.id === '15' ? { ...each, reference: 'C7' } : each));
    cache.interviews = [interviewView('7', 19, '10:30', 'BENSAÏD Inès'), interviewView('8', 19, '10:45', 'ROY Léo')];
    await redraw();
    await choose('15');
    const panel = (): string => document.querySelector('aside, [role=complementary]')?.textContent ?? '';
    const inSight = panel().replaceAll('\u00A0', ' ');
    for (const part of ['Même conseiller (PETIT Ana) au même moment : ROY Léo, 10:45.', 'C7', 'Semaine de PETIT Ana'])
      expect(inSight).toContain(part);
    await act(async () => adjust('calendar', { day: '2026-11-26' }));
    expect(text()).toContain('23 – 27 nov. 2026');
    expect(panel().replaceAll('\u00A0', ' ')).toBe(inSight);
  });

  it('while no panel is open the focus opens none', async () => {
    await act(async () => block('5').focus());
    await press(document.activeElement, 'ArrowRight');
    expect(shown()).toBeUndefined();
  });
});

it('an event with the focus keeps its block while a dialog is open over a full column', async () => {
  const crowd = Array.from({ length: 6 }, (_, at) =>
    eventView(`c${at}`, 20, ['14:00', '15:00'], `Cours ${at}`, { type: 'Réunion' }),
  );
  cache.events = [...crowd, { ...made, typeName: 'Réunion' }];
  await redraw();
  expect(document.querySelector('[data-event=new]')).toBeNull();
  await act(async () => adjust('calendar', { selected: 'new' }));
  await act(async () => block('new').focus());
  await press(document.activeElement, 'Escape');
  expect(shown()).toBeUndefined();
  await quick();
  expect(block('new')).toBeDefined();
  await press(document.activeElement, 'Escape');
  await vi.waitFor(() => expect(document.activeElement).toBe(block('new')));
});
