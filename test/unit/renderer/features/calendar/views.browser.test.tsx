import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { showEveryEvent } from '#features/calendar/filter/useFilteredEvents.ts';
import { CalendarScreen } from '#features/calendar/index.tsx';
import { FailureError } from '#shared/failures/failure.ts';
import { mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { chooseValues, filterList } from '#stores/lists.ts';
import { beginOn, here, placeOn } from '#stores/place.ts';
import { usePreferences } from '#stores/preferences.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { Toasts } from '#ui/index.ts';
import { eventView, now, types } from './fixtures.ts';
import { interviewView } from './interviewView.ts';
import { block, press, show } from './show.tsx';
import type { DrawnScreen } from './show.tsx';

const cache = vi.hoisted(() => ({ events: [] as readonly EventView[], interviews: [] as readonly InterviewView[] }));
const noNumbers = vi.hoisted((): readonly string[] => []);
const noChange = vi.hoisted(() => () => undefined);
const nobodyChanges = vi.hoisted(() => () => ({ toDecide: [], waiting: [], receipts: [] }));
// The cache's hooks have their own tests; here they return the test's data.
vi.mock('#cache/queries/hooks.ts', () => ({
  useEventsOf: () => cache.events,
  useEvents: () => cache.events,
  useNumbersOf: () => noNumbers,
  useLinked: () => [],
  useLinkedNow: () => () => [],
  useEnrolledSequences: () => [],
  useEvent: (id: string) => cache.events.find((event) => event.id === id) ?? null,
  useInterviews: () => cache.interviews,
  useInterviewsOf: () => cache.interviews,
  useInterview: (id: string) => cache.interviews.find((interview) => interview.id === id) ?? null,
  useApplicationOf: (reference: string) => cache.interviews.find(({ numero }) => numero === reference) ?? null,
  useLinkedInterview: (id: string) => {
    const application = cache.interviews.find((each) => each.id === id);
    const event = cache.events.find(({ reference }) => reference !== undefined && reference === application?.numero);
    return application && event ? { application, event } : null;
  },
  useTypes: () => types,
  useStepsOfIntent: () => () => [],
  useOutboxNow: () => nobodyChanges,
  useAgents: () => [{ id: '4', name: 'PETIT Ana', campusId: '2' }],
  useCampuses: () => [],
  useReceivedChange: () => noChange,
  useEntityRow: () => ({ steps: [] }),
  useLoaded: () => 'ready',
  useDatasetStatus: () => ({ entity: 'Planification', last: { at: 0, received: 1, complete: true, unreadable: [] } }),
}));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/useDraft.ts', () => ({
  useDraft: () => ({ text: null, base: null, isUnsafe: false, keep: () => undefined }),
}));
vi.mock('#cache/queries/teachers.ts', () => ({ useTeachers: () => [{ id: '1', name: 'VASSEUR Hélène' }] }));

const savePdf = vi.fn<Commands['savePdf']>();
const saveFile = vi.fn<Commands['saveFile']>();
const vasseur = { enseignants: 'VASSEUR Hélène', programmeName: 'BTS MCO' };
const events = [
  eventView('course', 17, ['09:00', '11:00'], 'Droit social', { type: 'Cours', ...vasseur }),
  eventView('ines', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { mark: 'waiting', reference: 'C7', ...vasseur }),
  eventView('gone', 19, ['14:00', '15:00'], 'Anglais', { type: 'Cours', annule: true }),
];
const interviews = [
  interviewView('7', 19, '10:30', 'BENSAÏD Inès'),
  interviewView('8', 20, '15:00', 'ROUSSEAU Clément', { mark: 'waiting' }),
];

let shown: DrawnScreen;
beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
  cache.events = events;
  cache.interviews = interviews;
  const profile = {
    id: 'p',
    name: 'École',
    baseUrl: 'https://ecole.example/a',
    user: 'h.vasseur',
    campusId: '2',
    campusName: 'Lyon',
    practice: true,
  };
  const commands: Pick<Commands, 'savePdf' | 'saveFile'> = { savePdf, saveFile };
  useSession.setState({
    open: { profile, databaseName: '', signedIn: true, keptBefore: false },
    commands: commands as Commands,
  }); // other members are not used here
  useView.setState(useView.getInitialState());
  beginOn('calendar');
  usePreferences.setState(usePreferences.getInitialState());
  useDayChoices.setState(useDayChoices.getInitialState());
  showEveryEvent();
  shown = await show(screen());
});
afterEach(async () => {
  await shown.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const screen = () => (
  <>
    <CalendarScreen />
    <Toasts />
  </>
);
const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');
const ids = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-event]')].map((each) => each.dataset['event']);
const filter = (text: string) => act(async () => filterList('events', text));
const values = (column: string, ...texts: readonly string[]) => act(async () => chooseValues('events', column, texts));
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label')?.replaceAll('\u00A0', ' ') === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const click = (name: string) => act(async () => button(name).click());
const onAzerty = { '&': 'Digit1', é: 'Digit2', '"': 'Digit3', "'": 'Digit4', '(': 'Digit5' } as const;

describe('the views', () => {
  it('are chosen by the digit row, by physical key, and named in the header', async () => {
    const seen: string[] = [];
    for (const [key, code] of Object.entries(onAzerty)) {
      await press(document.body, key, { code });
      seen.push(useView.getState().calendarView);
      expect(
        button(
          { day: 'Jour', week: 'Semaine', month: 'Mois', list: 'Liste', columns: 'Colonnes' }[
            useView.getState().calendarView
          ],
        ).getAttribute('aria-checked'),
      ).toBe('true');
    }
    expect(seen).toEqual(['day', 'week', 'month', 'list', 'columns']);
  });

  it('step by their own length, and return to today', async () => {
    for (const [key, code, there] of [
      ['&', 'Digit1', '2026-11-20'],
      ['"', 'Digit3', '2026-12-19'],
      ['(', 'Digit5', '2026-11-20'],
    ] as const) {
      await press(document.body, key, { code });
      await press(document.body, 'ArrowRight');
      expect(placeOn('calendar').day).toBe(there);
      await press(document.body, 't');
      expect(placeOn('calendar').day).toBeNull();
    }
  });
});

describe('the interviews of applications', () => {
  it('are shown beside the events, unless an event with their number shows them', () => {
    expect(ids()).toEqual(['course', 'ines', 'gone', 'dossier:8']);
  });

  it('are shown in the inspector like any interview, which leads to the application', async () => {
    await act(async () => block('dossier:8').click());
    expect(document.querySelector('aside')?.textContent).toContain('Entretien d’admission');
    expect(text()).toContain('PETIT Ana');
    await click('Ouvrir le dossier');
    expect(here()).toEqual({ at: 'today', day: '2026-11-20', selected: '8' });
  });

  it('R4.7 are one block with the event that has their number, which asks where the two have other hours', async () => {
    await act(async () => block('ines').click());
    expect(text()).toContain('C7 · Entretien planifié · 80 %');
    expect(text()).not.toContain('(dossier) ou');
    cache.events = [eventView('ines', 19, ['11:00', '11:45'], 'BENSAÏD Inès', { reference: 'C7', ...vasseur })];
    await shown.redraw(screen());
    expect(text()).toContain('10:30 (dossier) ou 11:00 (calendrier)');
    expect(ids()).not.toContain('dossier:7');
    expect(block('ines').getAttribute('aria-label')).toMatch(/ou 10:30/u);
  });
});

describe('filters', () => {
  it('are chips that show what they hide and how much, removed one by one or all at once', async () => {
    await filter('helene');
    await values('Annule', 'Non');
    expect(ids()).toEqual(['course', 'ines']);
    expect(text()).toContain('2 événements masqués.');
    await click('Retirer le filtre « helene »');
    expect(text()).toContain('Annulé : Non');
    expect(ids()).toEqual(['course', 'ines', 'dossier:8']);
    expect(text()).toContain('1 événement masqué.');
    await click('Tout effacer');
    expect(ids()).toHaveLength(4);
    expect(text()).not.toContain('masqué');
  });

  it('say that they hide all of a period, instead of that it is empty', async () => {
    await values('ProgrammeId', 'Aucun tel programme');
    expect(ids()).toEqual([]);
    expect(text()).toContain('Les filtres masquent les 4 événements de cette période.');
    expect(text()).not.toContain('Aucun événement cette semaine.');
    await click('Tout effacer');
    expect(ids()).toHaveLength(4);
  });

  it('find the user’s own events by their user name, or by the agent of this workstation', async () => {
    await values('own', 'Oui');
    expect(ids()).toEqual(['course', 'ines']);
    expect(text()).toContain('Les miens (vasseur) : Oui');
    await act(async () => useDayChoices.setState({ agentId: '4' }));
    expect(ids()).toEqual(['dossier:8']);
  });

  it('are those of the list, by values of any of its columns, and mean the same in every view', async () => {
    for (const [column, value, expected] of [
      ['TypePlanificationId', 'Cours', ['course', 'gone']],
      ['pending', 'Oui', ['ines', 'dossier:8']],
      ['Debut', 'Jeudi 19 novembre', ['ines', 'gone']],
      ['state', 'Annulé', ['gone']],
    ] as const) {
      await values(column, value.replaceAll(/ (?=\d|n)/gu, '\u00A0'));
      expect(ids(), column).toEqual(expected);
      await act(async () => useView.setState({ calendarView: 'list' }));
      await vi.waitFor(() => expect(ids(), column).toEqual(expected));
      await act(async () => useView.setState({ calendarView: 'week' }));
      await values(column);
    }
    expect(ids()).toHaveLength(4);
  });

  it('open with « / » in the grid', async () => {
    await press(document.body, '/');
    expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-label')).toBe('Filtrer');
    expect(document.activeElement).toBe(document.querySelector('[role="dialog"] input'));
    await click('Filtrer par valeur');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Tout montrer');
  });
});

describe('a clash', () => {
  it('over a mapped room has its reason in the inspector', async () => {
    const room = { agentId: null, agentName: null, parametres: [{ code: 'SALLE', valeur: 'S. 204', mark: null }] };
    cache.interviews = [
      interviewView('8', 20, '15:00', 'ROUSSEAU Clément', room),
      interviewView('9', 20, '15:00', 'DIALLO Aminata', room),
    ];
    await act(async () => mapDayField('room', 'SALLE'));
    await shown.redraw(screen());
    await act(async () => block('dossier:8').click());
    expect(text()).toContain('Même salle (S. 204) au même moment : DIALLO Aminata, 15:00.');
  });
});

describe('paper', () => {
  const paper = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>('.paper');
    if (!found) throw new Error('nothing to print');
    return found;
  };
  const words = (): string => (paper().textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');

  it.each(['day', 'week', 'month', 'columns'] as const)(
    'of %s has a title, its date of printing, and in words what is not sent',
    async (view) => {
      await act(async () => useView.setState({ calendarView: view }));
      await press(document.body, 'p', { ctrlKey: true });
      expect(getComputedStyle(paper()).display).toBe('none');
      expect(words()).toContain('Lyon');
      expect(words()).toContain('Édité le 19/11/2026 à 10:12');
      expect(words()).toContain('BENSAÏD Inès');
      expect(words()).toMatch(/pas encore envoyé/u);
      expect(words()).toContain('Pointillés : pas encore envoyé au service');
    },
  );

  it('of the list is that of every list', async () => {
    await act(async () => useView.setState({ calendarView: 'list' }));
    await press(document.body, 'p', { ctrlKey: true });
    expect(words()).toContain('Calendrier – Novembre 20264 lignesÉdité le 19/11/2026 à 10:12Lyon');
    expect(words()).toContain('Jeudi 19 novembre (2)10:3011:15BENSAÏD Inès');
    expect(words()).toContain('En attente');
  });

  it('is saved as a PDF named after the period; a failure is shown and nothing else', async () => {
    await press(document.body, 'p', { ctrlKey: true });
    savePdf.mockRejectedValueOnce(new FailureError({ kind: 'storage' }));
    await press(document.body, 's', { ctrlKey: true });
    expect(text()).toContain(
      'Le PDF n’a pas pu être créé. Rien n’a été changé. Ce poste n’a pas pu lire ou écrire sur son disque.',
    );
    savePdf.mockResolvedValueOnce({ name: 'x', folder: '/tmp', targets: [] });
    await press(document.body, 's', { ctrlKey: true });
    expect(savePdf).toHaveBeenLastCalledWith('Carnet Semaine 2026-11-16.pdf');
    expect(text()).toMatch(/Enregistré\s: x, dans \/tmp/u);
    expect(document.querySelector('.paper')).toBeNull();
  });
});

describe('the .ics file', () => {
  const choose = async (name: string): Promise<void> => {
    await click('Autres actions');
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((each) =>
      each.textContent?.startsWith(name),
    );
    const before = saveFile.mock.calls.length;
    await act(async () => item?.click());
    // Once the menu has closed.
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(before + 1));
  };

  it('contains what is shown, or what is selected', async () => {
    saveFile.mockResolvedValue({ name: 'x', folder: '/tmp', targets: [] });
    await values('Annule', 'Non');
    await choose('Exporter la période (.ics)');
    const [name, content] = saveFile.mock.lastCall ?? [];
    expect(name).toBe('Carnet Semaine 2026-11-16.ics');
    expect(content?.match(/^UID:.*$/gmu)?.map((line) => line.trim())).toEqual([
      'UID:planification:course@ecole.example',
      'UID:planification:ines@ecole.example',
      'UID:dossier:8@ecole.example',
    ]);
    await vi.waitFor(() => expect(text()).toContain('3 événements exportés.'));
    await act(async () => block('course').click());
    await choose('Exporter l’événement choisi (.ics)');
    expect(saveFile.mock.lastCall?.[1].match(/BEGIN:VEVENT/gu)).toHaveLength(1);
  });
});
