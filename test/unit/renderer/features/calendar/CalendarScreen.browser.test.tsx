import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EventView, InterviewView } from '../../../../../renderer/cache/queries/views.ts';
import { loadDateWords } from '../../../../../renderer/features/calendar/quick/dateWords.ts';
import { useQuickMemory } from '../../../../../renderer/features/calendar/quick/memory.ts';
import { CalendarScreen } from '../../../../../renderer/features/calendar/index.tsx';
import type { Intent } from '../../../../../renderer/intents/intent.ts';
import type { Accepted, Commands } from '../../../../../renderer/stores/session.ts';
import { useSession } from '../../../../../renderer/stores/session.ts';
import { useSyncStatus } from '../../../../../renderer/stores/sync.ts';
import { useView } from '../../../../../renderer/stores/view.ts';
import { eventView, moveOf, now, step, types } from './fixtures.ts';
import { block, press, show } from './show.tsx';
import type { Shown } from './show.tsx';

const cache = vi.hoisted(() => ({ events: [] as readonly EventView[], interviews: [] as readonly InterviewView[], received: true, loaded: 'ready' as 'ready' | 'loading' }));
const drafts = vi.hoisted(() => ({ kept: {} as Readonly<Record<string, string | null>>, listeners: new Set<() => void>() }));
// The cache's own hooks are proven with the cache; here they answer what a test says.
vi.mock('../../../../../renderer/cache/queries/hooks.ts', () => ({
  useEvents: ({ from, to }: { from: number; to: number }) => {
    const within = cache.events.filter((event) => event.debut < to && event.fin > from);
    return within.length === cache.events.length ? cache.events : within;
  },
  useEvent: (id: string) => cache.events.find((event) => event.id === id) ?? null,
  useTypes: () => types,
  useInterviews: () => cache.interviews,
  useAgents: () => [],
  useInterview: (id: string) => cache.interviews.find((interview) => interview.id === id) ?? null,
  useEntityRow: () => ({ steps: [] }),
  useCampuses: () => [],
  useLoaded: () => cache.loaded,
  useAreaStatus: () => ({ entity: 'Planification', last: cache.received ? { at: 0, received: 1, complete: true, unreadable: [] } : null }),
}));
vi.mock('../../../../../renderer/cache/queries/programmes.ts', () => ({ useProgrammes: () => [{ id: '12', name: 'BTS NDRC' }] }));
vi.mock('../../../../../renderer/cache/queries/useDraft.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const listen = (listener: () => void) => {
    drafts.listeners.add(listener);
    return () => void drafts.listeners.delete(listener);
  };
  const keep = (key: string, text: string | null): void => {
    drafts.kept = { ...drafts.kept, [key]: text };
    for (const listener of drafts.listeners) listener();
  };
  return {
    useDraft: (key: string) => ({ text: useSyncExternalStore(listen, () => drafts.kept)[key] ?? null, isUnsafe: false, keep: (text: string | null) => keep(key, text) }),
  };
});
vi.mock('../../../../../renderer/cache/queries/teachers.ts', () => ({ useTeachers: () => [] }));

const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const undo = vi.fn<(stepId: string) => Promise<boolean>>();
const refresh = vi.fn<Commands['refresh']>();
const asked = (): Intent | undefined => dispatch.mock.calls.at(-1)?.[0];

const base = ['2026-11-19T10:00:00+01:00', '2026-11-19T10:45:00+01:00'] as const;
const mine = ['2026-11-19T10:30:00+01:00', '2026-11-19T11:15:00+01:00'] as const;
const ines = eventView('15', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { mark: 'waiting', steps: [step('s15', '15', moveOf(base, mine))] });
const jury = eventView('5', 17, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury', enseignants: 'VASSEUR Hélène' });
const conflict = { kind: 'conflict', row: '{}', conflicts: [], readAt: 0 } as unknown as ReturnType<typeof step>['state']; // only its kind is shown
const parked = eventView('16', 19, ['14:00', '15:00'], 'DIALLO Aminata', { mark: 'conflict', steps: [step('s16', '16', moveOf(base, mine), conflict)] });

let shown: Shown;
beforeAll(() => loadDateWords());
beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['15'] });
  undo.mockResolvedValue(true);
  cache.events = [jury, ines, parked];
  cache.interviews = [];
  cache.received = true;
  cache.loaded = 'ready';
  const profile = { id: 'p', name: 'École', baseUrl: '', user: 'u', campusId: '2', campusName: 'Lyon', practice: true };
  const commands: Pick<Commands, 'dispatch' | 'undo' | 'refresh'> = { dispatch, undo, refresh };
  useSession.setState({ open: { profile, databaseName: '', signedIn: true, keptBefore: false }, commands: commands as Commands }); // the rest is not used here
  useView.setState(useView.getInitialState());
  useQuickMemory.setState(useQuickMemory.getInitialState());
  drafts.kept = {};
  useSyncStatus.setState(useSyncStatus.getInitialState());
  shown = await show(<CalendarScreen />);
});
afterEach(async () => {
  await shown.close();
  vi.useRealTimers();
});

const redraw = () => shown.redraw(<CalendarScreen />);
const choose = (id: string) => act(async () => block(id).click());
const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name) || each.getAttribute('aria-label') === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const click = (name: string) => act(async () => button(name).click());
const field = (name: string, index = 0): HTMLInputElement => {
  const labels = [...document.querySelectorAll('label')].filter((each) => each.textContent?.startsWith(name));
  const input = document.getElementById(labels[index]?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return input;
};
const write = (input: HTMLInputElement, value: string) => act(async () => userEvent.fill(input, value));

describe('the calendar', () => {
  it('shows the week of today, and moves by keys', async () => {
    expect(text()).toContain('16 – 20 nov. 2026');
    expect(text()).toContain('Semaine 47');
    await press(document.body, 'ArrowRight');
    expect(useView.getState().calendarDay).toBe('2026-11-26');
    await press(document.body, 't');
    expect(useView.getState().calendarDay).toBeNull();
    await press(document.body, '&', { code: 'Digit1' }); // the digit row of an AZERTY keyboard
    expect(text()).toContain('Jeudi 19 novembre');
  });

  it('asks for a move with the school’s offset, and shows it before it is kept (R2.4)', async () => {
    let keep: (accepted: Accepted) => void = () => undefined;
    dispatch.mockReturnValue(new Promise((resolve) => (keep = resolve)));
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowRight', { ctrlKey: true });
    expect(asked()).toEqual({ kind: 'event.reschedule', id: '15', debut: '2026-11-20T10:30:00+01:00', fin: '2026-11-20T11:15:00+01:00' });
    expect(block('15').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-20');
    await act(async () => keep({ ok: false, rejection: 'storage' }));
    expect(block('15').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-19'); // I1: what was not kept is not shown as kept
  });

  it('R2.10 linked events stay until one key lets them follow, as far as theirs went in all', async () => {
    const linked = [
      eventView('21', 18, ['09:00', '10:00'], 'Atelier A', { group: 'g' }),
      eventView('22', 18, ['11:00', '12:00'], 'Atelier B', { group: 'g' }),
      eventView('23', 18, ['14:00', '15:00'], 'Seul', { group: 'autre' }),
    ];
    cache.events = linked;
    await redraw();
    await act(async () => block('21').focus());
    for (const _ of [1, 2]) await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(text()).toContain('L’événement lié n’a pas bougé.');
    await press(document.body, 'l');
    expect(asked()).toEqual({
      kind: 'event.rescheduleAll',
      events: [{ id: '22', debut: '2026-11-18T11:30:00+01:00', fin: '2026-11-18T12:30:00+01:00' }],
    });
    expect(text()).not.toContain('n’a pas bougé');
    await act(async () => block('23').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(text()).not.toContain('n’a pas bougé');
  });

  it('R3.4 says that a service does not list its events, and not that they only have to be received', async () => {
    cache.received = false;
    cache.events = [];
    await act(async () => useSyncStatus.setState({ pullFailures: { Planification: 'gone' } }));
    await redraw();
    expect(text()).toContain('Ce service ne donne pas la liste des événements');
    expect(text()).not.toContain('Recevoir');
    await act(async () => useSyncStatus.setState({ pullFailures: { Planification: 'timeout' } }));
    await redraw();
    expect(text()).toContain('Recevoir');
  });

  it('keeps one move at a time and then only the last', async () => {
    const keeps: ((accepted: Accepted) => void)[] = [];
    dispatch.mockImplementation(() => new Promise((resolve) => keeps.push(resolve)));
    await act(async () => block('15').focus());
    for (const _ of [1, 2, 3]) await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(dispatch).toHaveBeenCalledOnce();
    await act(async () => keeps[0]?.({ ok: true, intentId: 'i', targets: ['15'] }));
    expect(dispatch).toHaveBeenCalledTimes(2);
    expect(asked()).toMatchObject({ debut: '2026-11-19T11:15:00+01:00' });
  });

  it('follows an event that leaves the period', async () => {
    cache.events = [eventView('1', 16, ['09:00', '10:00'], 'Lundi')];
    await redraw();
    await act(async () => block('1').focus());
    await press(document.activeElement, 'ArrowLeft', { ctrlKey: true });
    expect(useView.getState().calendarDay).toBe('2026-11-15');
  });
});

describe('an event that is chosen', () => {
  it('tells what it is, what of it is only here, and lets that be taken back', async () => {
    await choose('15');
    expect(useView.getState().selection.calendar).toBe('15');
    expect(text()).toContain('Déplacé de 30 min plus tard à 09:52.');
    expect(text()).toContain('Gardé sur ce poste.');
    await click('Reprendre');
    expect(undo).toHaveBeenCalledExactlyOnceWith('s15');
  });

  it('is marked as done, cancelled and restored by keys', async () => {
    await act(async () => block('5').focus());
    await press(document.activeElement, 'f');
    expect(asked()).toEqual({ kind: 'event.markDone', id: '5', realise: true });
    await press(document.activeElement, 'Delete');
    expect(asked()).toEqual({ kind: 'event.cancel', id: '5', annule: true });
    cache.events = [{ ...jury, annule: true }];
    await redraw();
    await press(block('5'), 'Delete');
    expect(asked()).toEqual({ kind: 'event.cancel', id: '5', annule: false });
  });

  it('leads to the decision when it is parked', async () => {
    await choose('16');
    expect(text()).toContain('Rien ne partira sans vous.');
    await click('Décider');
    expect(useView.getState()).toMatchObject({ area: 'outbox', deciding: 's16' });
  });

  it('closes on Escape and gives the focus back to its block', async () => {
    await choose('5');
    await press(document.body, 'Escape');
    expect(useView.getState().selection.calendar).toBeUndefined();
    expect(document.activeElement).toBe(block('5'));
  });

  it('is changed in place, only in what was changed', async () => {
    await act(async () => block('5').focus());
    await press(document.activeElement, 'e');
    await write(field('Nom'), 'Jury BTS NDRC');
    await write(field('Fin'), '13h30');
    await press(field('Fin'), 'Enter', { ctrlKey: true });
    expect(dispatch.mock.calls.map(([intent]) => intent)).toEqual([
      { kind: 'event.edit', id: '5', nom: 'Jury BTS NDRC', times: { debut: '2026-11-17T09:00:00+01:00', fin: '2026-11-17T13:30:00+01:00' } },
    ]);
  });

  it('keeps what was typed when it is left by accident, says so, and starts over on a word', async () => {
    await act(async () => block('5').focus());
    await press(document.activeElement, 'e');
    await write(field('Nom'), 'Jury BTS NDRC');
    await press(document.body, 'Escape'); // leaves the field
    await press(document.body, 'Escape');
    await press(document.body, 'e');
    expect(field('Nom').value).toBe('Jury BTS NDRC');
    expect(text()).toContain('Brouillon repris.');
    await click('Recommencer');
    expect(field('Nom').value).toBe('Jury BTS');
    expect(text()).not.toContain('Brouillon repris.');
  });

  it('shows every field of the document that a person may write, and what is assigned as text', async () => {
    await act(async () => block('5').focus());
    await press(document.activeElement, 'e');
    await click('Autres champs');
    for (const label of ['Code', 'Référence externe', 'Commentaire interne', 'Commentaire externe', 'Événements liés']) expect(field(label)).toBeDefined();
    expect(text()).toContain('Numéro5');
    await write(field('Code'), 'J1');
    await press(field('Code'), 'Enter', { ctrlKey: true });
    expect(asked()).toEqual({ kind: 'event.edit', id: '5', fields: { Code: 'J1' } });
  });

  it('is not changed into one that ends before it starts, and says so', async () => {
    await act(async () => block('5').focus());
    await press(document.activeElement, 'e');
    await write(field('Fin'), '08:00');
    await press(field('Fin'), 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('La fin doit être après le début.');
    expect(document.activeElement).toBe(field('Fin'));
  });
});

const said = (): string | undefined => [...document.querySelectorAll('p[aria-live]')].at(-1)?.textContent?.replaceAll('\u00A0', ' ').trim();
/** The one line in which a new event is written, once the words of days are here. */
async function quick(): Promise<HTMLInputElement> {
  await press(document.body, 'c');
  await act(async () => vi.waitFor(() => expect(document.querySelector('[role=dialog] dl')).not.toBeNull()));
  const input = document.querySelector('[role=dialog] input');
  if (!(input instanceof HTMLInputElement)) throw new Error('no line to write in');
  return input;
}
const openForm = async (): Promise<void> => press(await quick(), 'Tab');

describe('creating by typing', () => {
  it('tells what it understood, and Enter keeps it', async () => {
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont 30 min');
    expect(text()).toContain('Ven. 20 nov., 14:00 – 14:30');
    await press(line, 'Enter');
    expect(asked()).toEqual({
      kind: 'event.create',
      linked: false,
      events: [{ campusId: '2', typeId: '1', nom: 'Entretien Dupont', debut: '2026-11-20T14:00:00+01:00', fin: '2026-11-20T14:30:00+01:00' }],
    });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('becomes the form with Tab, however long it was open and whatever was received meanwhile', async () => {
    cache.events = [];
    await redraw();
    const opened = performance.now();
    const line = await quick();
    cache.events = [jury, ines, parked];
    await redraw();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => opened + 60_000);
    await write(line, 'demain 14h jury');
    await press(line, 'Tab');
    clock.mockRestore();
    expect(field('Nom').value).toBe('Jury');
  });

  it('asks in the form for the type that was not said; the next time the last one is taken, and said', async () => {
    await write(await quick(), 'demain 14h Dupont');
    await press(document.activeElement, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(field('Nom').value).toBe('Dupont');
    expect(field('Date').value).toBe('20/11/2026');
    useQuickMemory.setState({ lastTypeId: '4' });
    await press(document.activeElement, 'Escape');
    await write(await quick(), 'demain 14h Dupont');
    expect(text()).toContain('Réunion, comme le dernier');
    await press(document.activeElement, 'Enter');
    expect(asked()).toMatchObject({ events: [{ typeId: '4', nom: 'Dupont' }] });
  });

  it('keeps nothing at an hour that the clock skips, and says so', async () => {
    const line = await quick();
    await write(line, 'dimanche 28 mars 2027 à 2h30 réunion');
    expect(text()).toContain('02:30 n’existe pas ce jour-là : l’horloge passe de 02:00 à 03:00.');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('finds what was typed again after leaving by accident', async () => {
    await write(await quick(), 'demain 14h jury');
    await press(document.activeElement, 'Escape');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect((await quick()).value).toBe('demain 14h jury');
  });

  it('takes up a form that was left by accident', async () => {
    await write(await quick(), 'vendredi 14h jury');
    await press(document.activeElement, 'Tab');
    await write(field('Nom'), 'Jury blanc');
    await press(document.activeElement, 'Escape');
    await quick();
    expect(text()).toContain('Brouillon : Jury blanc');
    await click('Reprendre');
    expect([field('Nom').value, field('Date').value, field('Début').value]).toEqual(['Jury blanc', '20/11/2026', '14:00']);
    await click('Annuler');
    await quick();
    expect(text()).not.toContain('Brouillon');
  });

  it('says what ends before it begins, and keeps nothing', async () => {
    const line = await quick();
    await write(line, 'vendredi 14h-13h jury');
    expect(text()).toContain('La fin doit être après le début.');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('draws the event in the grid while it is written', async () => {
    await write(await quick(), 'vendredi 14h jury');
    const ghost = document.querySelector('.cal-ghost');
    expect(ghost?.textContent?.replaceAll('\u00A0', ' ')).toBe('Jury14:00 – 15:00');
    await press(document.activeElement, 'Escape');
    expect(document.querySelector('.cal-ghost')).toBeNull();
  });
});

describe('creating', () => {
  it('makes two linked events from one form', async () => {
    await openForm();
    await write(field('Nom'), 'Jury');
    await click('Choisir un type');
    await act(async () => [...document.querySelectorAll<HTMLElement>('[role=option]')].find((each) => each.textContent === 'Jury')?.click());
    await act(async () => document.querySelector<HTMLElement>('input[type=checkbox]')?.click());
    await write(field('Date', 1), '20/11/2026');
    await press(field('Date', 1), 'Enter', { ctrlKey: true });
    expect(asked()).toEqual({
      kind: 'event.create',
      linked: true,
      events: [
        { campusId: '2', typeId: '3', nom: 'Jury', debut: '2026-11-19T10:30:00+01:00', fin: '2026-11-19T11:30:00+01:00' },
        { campusId: '2', typeId: '3', nom: 'Jury', debut: '2026-11-20T10:30:00+01:00', fin: '2026-11-20T11:30:00+01:00' },
      ],
    });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('says what is missing and stays open', async () => {
    await openForm();
    await press(field('Nom'), 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('Donnez un nom à l’événement.');
    expect(text()).toContain('Choisissez un type.');
  });
});

describe('what is not there', () => {
  it('is told: never received, being received, or an empty week', async () => {
    cache.events = [];
    cache.received = false;
    await redraw();
    expect(text()).toContain('n’a pas encore été reçu sur ce poste');
    await click('Recevoir');
    expect(refresh).toHaveBeenCalledExactlyOnceWith({ entity: 'Planification' });
    await act(async () => useSyncStatus.setState({ pulls: { Planification: { received: 10, startedAt: now } } }));
    expect(text()).toContain('Réception du calendrier');
    cache.received = true;
    await act(async () => useSyncStatus.setState({ pulls: {} }));
    await redraw();
    expect(text()).toContain('Aucun événement cette semaine.');
  });

  it('is not shown as empty while the disk is being read', async () => {
    cache.loaded = 'loading';
    cache.events = [];
    await redraw();
    expect(text()).not.toContain('Aucun événement');
    expect(document.querySelector('[data-day]')).toBeNull();
  });
});

describe('several events', () => {
  const pick = async (...ids: readonly string[]): Promise<void> => {
    for (const id of ids) await act(async () => void block(id).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  };
  const copy = async (type: 'copy' | 'paste', data = new DataTransfer()): Promise<DataTransfer> => {
    await act(async () => void (document.activeElement ?? document).dispatchEvent(new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData: data })));
    return data;
  };

  it('chosen with ⇧ move together as one change, and it is said', async () => {
    await pick('5', '15');
    expect(text()).toContain('2 événements choisis');
    expect(document.querySelector('aside')).toBeNull();
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(asked()).toEqual({
      kind: 'event.rescheduleAll',
      events: [
        { id: '5', debut: '2026-11-17T09:15:00+01:00', fin: '2026-11-17T12:15:00+01:00' },
        { id: '15', debut: '2026-11-19T10:45:00+01:00', fin: '2026-11-19T11:30:00+01:00' },
      ],
    });
    expect(said()).toBe('2 événements déplacés, celui-ci à jeu. 19 nov., 10:45');
  });

  it('of a day are chosen with Ctrl A, cancelled as one change, and let go with Escape', async () => {
    await act(async () => block('15').focus());
    await press(document.activeElement, 'a', { ctrlKey: true });
    expect(text()).toContain('vaut pour tous');
    await press(document.activeElement, 'Delete');
    expect(asked()).toEqual({ kind: 'event.markAll', ids: ['15', '16'], mark: { annule: true } });
    await press(document.activeElement, 'Escape');
    expect(text()).not.toContain('vaut pour tous');
  });

  it('are copied with Ctrl C to where the pointer is with Ctrl V; a mail gets them in words', async () => {
    await act(async () => block('15').focus());
    const data = await copy('copy');
    expect(data.getData('text/plain').replaceAll('\u00A0', ' ')).toBe('BENSAÏD Inès, jeu. 19 nov., 10:30 – 11:15');
    const friday = document.querySelector('[data-day="2026-11-20"]')?.getBoundingClientRect();
    const [clientX, clientY] = [(friday?.left ?? 0) + 20, (friday?.top ?? 0) + 6 * 66];
    await act(async () => void block('15').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY })));
    await copy('paste', data);
    expect(asked()).toEqual({ kind: 'event.copy', linked: false, events: [{ id: '15', debut: '2026-11-20T14:00:00+01:00', fin: '2026-11-20T14:45:00+01:00' }] });
  });

  it('leave what else was copied since to others', async () => {
    await act(async () => block('15').focus());
    await copy('copy');
    const other = new DataTransfer();
    other.setData('text/plain', 'autre chose');
    await copy('paste', other);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('R2.10 that are linked are copied alone or all together, as the person says', async () => {
    cache.events = [{ ...jury, group: 'g' }, { ...ines, group: 'g' }];
    await shown.redraw(<CalendarScreen />);
    await act(async () => block('5').focus());
    const data = await copy('copy');
    await copy('paste', data);
    expect(dispatch).not.toHaveBeenCalled();
    await click('Les 2 liés affichés');
    expect(asked()).toEqual({
      kind: 'event.copy',
      linked: true,
      events: [
        { id: '15', debut: '2026-11-19T13:30:00+01:00', fin: '2026-11-19T14:15:00+01:00' },
        { id: '5', debut: '2026-11-17T12:00:00+01:00', fin: '2026-11-17T15:00:00+01:00' },
      ],
    });
    await act(async () => block('5').focus());
    await copy('paste', data);
    await click('Celui-ci');
    expect(asked()).toMatchObject({ linked: false, events: [{ id: '5' }] });
  });

  it('R2.10 are linked in another week too, where the others are not on screen', async () => {
    cache.events = [{ ...jury, group: 'g' }, { ...ines, group: 'g' }];
    await shown.redraw(<CalendarScreen />);
    await act(async () => block('5').focus());
    const data = await copy('copy');
    await press(document.body, 'ArrowRight');
    await act(async () => document.querySelector<HTMLElement>('.cal-grid')?.focus());
    await copy('paste', data);
    await click('Les 2 liés affichés');
    expect(asked()).toMatchObject({ kind: 'event.copy', linked: true, events: [{ id: '15' }, { id: '5' }] });
  });
});
