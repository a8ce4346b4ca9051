import { act } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CalendarScreen } from '#features/calendar/index.tsx';
import type { Intent } from '#intents/intent.ts';
import { bounceMs } from '#stores/commit.ts';
import { beginOn } from '#stores/place.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useView } from '#stores/view.ts';
import { Announcements, FocusKeeper, runShortcut, Toasts } from '#ui/index.ts';
import type { calendarShortcuts } from '#wording/shortcuts.ts';
import { eventView, moveOf, now, step } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { block, press, show } from '../show.tsx';
import type { DrawnScreen } from '../show.tsx';
import { cache, forgetDrafts } from './fakeCache.ts';

export const dispatch = vi.fn<Commands['dispatch']>();
/** Ctrl Z. */
const undoLast = vi.fn<Commands['undoLast']>();
/** The button of a notice. */
export const undoOf = vi.fn<Commands['undoOf']>(() => Promise.resolve());
export const undo = vi.fn<(stepId: string) => Promise<boolean>>();
/** A gesture of keys that ended. */
export const letGo = vi.fn<Commands['letGo']>();
export const refresh = vi.fn<Commands['refresh']>();
/** The dispatched intents, without what they began from. */
export const allAsked = (): readonly Intent[] => dispatch.mock.calls.map(([{ from: _from, ...wanted }]) => wanted);
/** The last of them. */
export const asked = (): Intent | undefined => allAsked().at(-1);
/** The rows that it began from. */
const begun = () => dispatch.mock.calls.at(-1)?.[0].from ?? [];

/** The hours that the last intent began from, in epoch ms. */
export const begunAt = (): readonly (readonly [id: string, debut: number, fin: number])[] =>
  begun().map(({ id, row }) => {
    const { Debut, Fin } = JSON.parse(row) as Record<string, string>; // a row of an event
    return [id, Date.parse(Debut ?? ''), Date.parse(Fin ?? '')];
  });
/** What it began from of a member of a row. */
export const begunFrom = (id: string, member: string): unknown =>
  (JSON.parse(begun().find((each) => each.id === id)?.row ?? '{}') as Record<string, unknown>)[member];

const base = ['2026-11-19T10:00:00+01:00', '2026-11-19T10:45:00+01:00'] as const;
const mine = ['2026-11-19T10:30:00+01:00', '2026-11-19T11:15:00+01:00'] as const;
export const ines = eventView('15', 19, ['10:30', '11:15'], 'BENSAÏD Inès', {
  mark: 'waiting',
  steps: [step('s15', '15', moveOf(base, mine))],
});
export const jury = eventView('5', 17, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury', enseignants: 'VASSEUR Hélène' });
const conflict = { kind: 'conflict', row: '{}', conflicts: [], readAt: 0 } as unknown as ReturnType<
  typeof step
>['state']; // only its kind is shown
export const parked = eventView('16', 19, ['14:00', '15:00'], 'DIALLO Aminata', {
  mark: 'conflict',
  steps: [step('s16', '16', moveOf(base, mine), conflict)],
});

/** The screen with the providers that the shell has. */
const Screen = () => (
  <main tabIndex={-1} style={{ display: 'flex', flex: 1, minWidth: 0 }}>
    <CalendarScreen />
    <Announcements />
    <FocusKeeper />
    <Toasts />
  </main>
);

/** Of a row that is changed; one that is created has none yet. */
const idOf = (row: object): readonly string[] => ('id' in row && typeof row.id === 'string' ? [row.id] : []);

let shown: DrawnScreen;
/** Before each test: the calendar of a week with three events, on Thursday 19 November 2026 at 10:12. */
export function withScreen(): void {
  beforeEach(async () => {
    vi.clearAllMocks();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['15'] });
    undo.mockResolvedValue(true);
    cache.events = [jury, ines, parked];
    cache.interviews = [];
    cache.applicants = [];
    cache.campuses = [];
    cache.received = true;
    cache.loaded = 'ready';
    cache.peopleLoaded = 'ready';
    cache.changing = () =>
      dispatch.mock.calls.flatMap(([intent]) => ('rows' in intent ? intent.rows.flatMap(idOf) : []));
    const profile = {
      id: 'p',
      name: 'École',
      baseUrl: '',
      user: 'u',
      campusId: '2',
      campusName: 'Lyon',
      practice: true,
    };
    const commands: Pick<Commands, 'dispatch' | 'undo' | 'undoLast' | 'undoOf' | 'isNext' | 'refresh' | 'letGo'> = {
      dispatch,
      undo,
      undoLast,
      undoOf,
      isNext: () => false,
      refresh,
      letGo,
    };
    useSession.setState({
      open: { profile, databaseName: '', signedIn: true, keptBefore: false },
      commands: commands as Commands,
    }); // other members are not used here
    useView.setState(useView.getInitialState());
    beginOn('calendar');
    useQuickMemory.setState(useQuickMemory.getInitialState());
    forgetDrafts();
    useSyncStatus.setState(useSyncStatus.getInitialState());
    shown = await show(<Screen />);
    // Nor does the block that the test before moved take the focus.
    await press(document.body, 'Shift');
    await act(async () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    // The toast of the test before.
    await act(async () => document.querySelector<HTMLElement>('[data-toast] button:last-child')?.click());
  });
  afterEach(async () => {
    await shown.close();
    vi.useRealTimers();
  });
}

/** Separates two presses of the same key. */
export const bounceOver = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve, bounceMs)));
export const redraw = () => shown.redraw(<Screen />);
export const choose = (id: string) => act(async () => block(id).click());
export const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => each.textContent?.startsWith(name) || each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
export const click = (name: string) => act(async () => button(name).click());
export const field = (name: string, index = 0): HTMLInputElement => {
  const labels = [...document.querySelectorAll('label')].filter((each) => each.textContent?.startsWith(name));
  const input = document.getElementById(labels[index]?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return input;
};
export const write = (input: HTMLInputElement, value: string) => act(async () => userEvent.fill(input, value));
/** The words and button of the toast; '' while there is none. */
export const toast = (): string =>
  [...document.querySelectorAll('[data-toast]')]
    .map(({ textContent }) => textContent)
    .join('')
    .replaceAll('\u00A0', ' ');
/** As chosen in the menu or the palette, on the event that has the focus. */
export const runs = (name: keyof typeof calendarShortcuts): Promise<void> =>
  act(async () => void runShortcut(`calendar.${name}`));
/** The quick line of a new event, once the date parser is loaded. */
export async function quick(): Promise<HTMLInputElement> {
  await press(document.body, 'c');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] dl')).not.toBeNull());
  const input = document.querySelector('[role=dialog] input');
  if (!(input instanceof HTMLInputElement)) throw new Error('no line to write in');
  return input;
}

/** The button that creates, in the line or in the form. */
export const create = (): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(({ textContent }) =>
    textContent?.startsWith('Créer'),
  );
  if (!found) throw new Error('nothing creates here');
  return found;
};
export const openForm = async (): Promise<void> => press(await quick(), 'Tab');

/** DUPONT Jean applies once. */
export const dupont = {
  id: '1',
  name: 'DUPONT Jean',
  said: 'Dupont',
  applications: [interviewView('31', 24, '09:00', 'DUPONT Jean')],
};
