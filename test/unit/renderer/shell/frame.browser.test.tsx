import { act, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CacheError } from '#cache/cacheError.ts';
import type { Cache } from '#cache/open.ts';
import { ScreensPart } from '#features/settings/index.tsx';
import { words } from '#i18n/index.ts';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { StoryKey } from '#shell/HistoryShortcut.tsx';
import { subjectNow } from '#shell/palette/subject.ts';
import { runHere } from '#shell/runHere.ts';
import { CampusSwitcher, ScreenList } from '#shell/SideBar.tsx';
import { DayEnd, PreparingStatus, StatusBar } from '#shell/StatusBar.tsx';
import { TourCard } from '#shell/tour/TourCard.tsx';
import { forgetReadiness, notPreparing, useReadiness } from '#stores/offline.ts';
import { adjust, beginOn, go, here, openScreen, placeOn } from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus, whileBeingSent } from '#stores/sync.ts';
import { startTour, tourTopics, useTour } from '#stores/tour.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { runShortcut, Toasts, useShortcut } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

describe('the status bar', () => {
  let cache: Cache;
  beforeEach(async () => {
    beginOn('today');
    useSession.setState({ commands: {} as Commands }); // none of the bar's buttons is pressed that needs one
    cache = await aCache();
  });
  afterEach(() => cache.close());

  const show = () => drawOver(cache, <StatusBar />);
  const keep = (seq: number, attended: boolean) =>
    cache.outbox.commit({
      putSteps: [{ ...aStep({ id: `s${seq}`, seq, target: `${seq}` }), ...(attended && { attended }) }],
    });

  test('R3.0 what leaves by itself and what the user sends are counted apart, with the way to the latter', async () => {
    await keep(1, true);
    await show();
    await expect.element(page.getByText('1 à envoyer vous-même')).toBeVisible();
    await expect.element(page.getByText(/en attente/u)).not.toBeInTheDocument();
    await keep(2, false);
    await expect.element(page.getByText('1 modification en attente')).toBeVisible();
    go({ at: 'changes', deciding: 'an old conflict' });
    openScreen('calendar');
    await page.getByRole('button', { name: 'Voir' }).click();
    expect(here(), 'what it speaks of, not the decision that was left open').toEqual({
      at: 'changes',
      tab: 'open',
      deciding: null,
      selected: 's1',
    });
  });

  test('R3.0 what one press stores and sends never waits for the user in between, and does where it was not sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = whileBeingSent('i1', () => promise);
    await cache.outbox.commit({
      putSteps: [{ ...aStep({ id: 's1', seq: 1, target: '1', intentId: 'i1' }), attended: true }],
    });
    await show();
    await expect.element(page.getByText('1 modification en attente')).toBeVisible();
    resolve();
    await sent;
    await expect.element(page.getByText('1 à envoyer vous-même')).toBeVisible();
  });

  const repaired = { restored: 1, uncertain: 0, lost: 0, mayLack: false };
  test.each([
    ['nothing', {}, true],
    ['restored changes', { repaired }, false],
    ['something to decide', { toDecide: true }, false],
  ])(
    'I27 « Aucune modification en attente » stands beside nothing that is pending: %s',
    async (_what, given, isSaid) => {
      if ('toDecide' in given) {
        const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;
        await cache.outbox.commit({ putSteps: [{ ...aStep({ id: 's1', seq: 1, target: '1' }), state: refused }] });
      }
      useSyncStatus.setState({
        ...useSyncStatus.getInitialState(),
        ...('repaired' in given && { repaired: given.repaired }),
      });
      await show();
      await expect.element(page.getByText(/^(?:Reçu à|Jamais reçu) /u)).toBeVisible();
      await expect.poll(() => page.getByText('Aucune modification en attente').elements().length).toBe(isSaid ? 1 : 0);
      useSyncStatus.setState(useSyncStatus.getInitialState());
    },
  );

  test('I20 what has no answer yet is counted, with the time until when; once that has passed, nothing is promised', async () => {
    const until = Date.now() + 240_000;
    useSyncStatus.setState({ settling: { count: 2, until } });
    await show();
    await expect.element(page.getByText(/^2 sans réponse, vérifiées avant \d\d:\d\d$/u)).toBeVisible();
    flushSync(() => useSyncStatus.setState({ settling: { count: 2, until: until - 300_000 } }));
    await expect.element(page.getByText(/sans réponse/u)).not.toBeInTheDocument();
    useSyncStatus.setState(useSyncStatus.getInitialState());
  });

  test('I27 « Tout est gardé » is not said while the disk refuses', async () => {
    const offline = {
      kind: 'offline',
      since: Date.parse('2026-11-23T10:00:00Z'),
      cause: 'offline',
      lastAnswerAt: null,
    } as const;
    useSyncStatus.setState({ connection: offline, storageFailingSince: null });
    await show();
    await expect
      .element(page.getByText(/^Hors ligne depuis le lun\..*\. Tout est gardé sur ce poste\.$/u))
      .toBeInTheDocument();
    useSyncStatus.setState({ storageFailingSince: offline.since });
    await expect.element(page.getByText(/depuis le lun\..*rien de nouveau n’est gardé/u)).toBeInTheDocument();
    await expect.element(page.getByText(/^Hors ligne depuis .*\.$/u)).toBeInTheDocument();
    await expect.element(page.getByText(/Tout est gardé/u)).not.toBeInTheDocument();
    useSyncStatus.setState(useSyncStatus.getInitialState());
  });

  test.each([
    ['Europe/Berlin', 'Heure de l’école, Paris (UTC+1)'],
    ['Indian/Reunion', 'Heure de l’école, Paris (UTC+1). Ce poste est à l’heure UTC+4'],
    ['UTC', 'Heure de l’école, Paris (UTC+1). Ce poste est à l’heure UTC'],
  ])('R2.4 another clock than the school’s is said beside the school’s zone: %s', async (timeZone, said) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-19T10:12:00+01:00'), toFake: ['Date'] });
    const zones = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
    await show();
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    zones.mockRestore();
    vi.useRealTimers();
  });
});

describe('offline', () => {
  let cache: Cache;
  beforeEach(async () => {
    const profile = {
      id: 'p',
      name: 'École',
      baseUrl: '',
      user: 'u',
      campusId: '1',
      campusName: 'Lyon',
      practice: true,
    };
    useSession.setState({ open: { profile, databaseName: '', signedIn: true, keptBefore: false } });
    beginOn('today');
    forgetReadiness();
    cache = await aCache();
    const at = (time: string) => `2026-11-19T${time}:00+01:00`;
    await cache.store.absorb(
      { entity: 'Dossier' },
      ['09:00', '16:00'].map((time, id) => pulled(`${id}`, `{"Id":${id},"CreneauLibre":"${at(time)}"}`)),
      0,
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    await cache.close();
  });

  const showAt = (time: string): Promise<void> => {
    vi.useFakeTimers({ now: Date.parse(`2026-11-19T${time}:00+01:00`), toFake: ['Date'] });
    return drawOver(
      cache,
      <>
        <PreparingStatus />
        <DayEnd />
      </>,
    );
  };
  const report = () => page.getByRole('button', { name: 'Bilan du jour' });

  test('the report is offered once the last interview of the day is over, until it was opened', async () => {
    await showAt('16:44');
    await expect.element(page.getByText('Les entretiens du jour sont passés.')).not.toBeInTheDocument();
    await showAt('16:45');
    await report().click();
    expect(here()).toEqual({ at: 'offline', isReport: true });
    useReadiness.setState({ reportSeen: '2026-11-19' });
    await expect.element(report()).not.toBeInTheDocument();
  });

  test('preparation is visible from every screen; one that the user stopped is not announced again', async () => {
    await showAt('08:00');
    useReadiness.setState({ preparing: { ...notPreparing, state: 'running' } });
    await page.getByRole('button', { name: 'Préparation en cours' }).click();
    expect(here()).toEqual({ at: 'offline', isReport: false });
    useReadiness.setState({ preparing: { ...notPreparing, state: 'stopped', why: 'offline' } });
    await expect.element(page.getByRole('button', { name: 'Préparation interrompue' })).toBeVisible();
    useReadiness.setState({ preparing: { ...notPreparing, state: 'stopped', why: 'person' } });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('history', () => {
  beforeEach(() => beginOn('calendar'));

  test('one act leads from a changed thing to the history of its change; without a change, a message says so', async () => {
    const cache = await aCache();
    await cache.outbox.commit({ putSteps: [aStep({ id: 'change', seq: 1, target: '12' })] });
    await drawOver(
      cache,
      <>
        <StoryKey />
        <Toasts />
      </>,
    );
    await new Promise(requestAnimationFrame);
    runShortcut('changes.story');
    expect(here()).toEqual({ at: 'calendar' });
    adjust('calendar', { selected: '13' });
    await new Promise(requestAnimationFrame);
    runShortcut('changes.story');
    await expect.element(page.getByText('Rien n’a été changé ici depuis ce poste.')).toBeVisible();
    adjust('calendar', { selected: '12' });
    await new Promise(requestAnimationFrame);
    runShortcut('changes.story');
    await expect.poll(here).toEqual({ at: 'changes', tab: 'open', selected: 'change', deciding: null });
    expect(placeOn('calendar').selected).toBe('12');
    await cache.close();
  });
});

describe('the list of screens', () => {
  const names = (): readonly string[] =>
    page
      .getByRole('button')
      .elements()
      .map((button) => button.textContent);
  const usual = ['Aujourd’hui', 'Calendrier', 'Personnes et dossiers', 'Documents', 'Modifications', 'Prêt hors ligne'];
  const others = ['Conventions', 'Entreprises', 'Facturation', 'Pédagogie', 'Utilisateurs'];
  const fold = page.getByRole('button', { name: 'Autres écrans' });

  beforeEach(() => {
    beginOn('today');
    usePreferences.setState(usePreferences.getInitialState(), true);
  });

  async function drawList(): Promise<void> {
    const cache = await aCache();
    await drawOver(cache, <ScreenList />);
  }

  test('the screens of an interview day are shown, the others open under one entry by the keyboard', async () => {
    await drawList();
    await expect.poll(names).toEqual([...usual, 'Autres écrans']);
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab(); // today
    for (const _ of usual) await userEvent.tab();
    await expect.element(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await expect.element(fold).toHaveFocus();
    await expect.poll(names).toEqual([...usual, 'Autres écrans', ...others, 'Choisir les écrans']);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(here()).toEqual({ at: 'rows', entity: 'Convention' });
  });

  test('the user chooses in the settings which screens are shown; the changes are shown always', async () => {
    await draw(<ScreensPart />);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect.element(box('Modifications')).not.toBeInTheDocument();
    await expect.element(box('Calendrier')).toBeChecked();
    await expect.element(box('Conventions')).not.toBeChecked();
    await page.getByText('Conventions').click();
    await page.getByText('Documents').click();
    expect(usePreferences.getState().foldedScreens).toEqual(['directory', 'companies', 'finance', 'teaching', 'users']);
    await drawList();
    await expect
      .poll(names)
      .toEqual([...usual.filter((name) => name !== 'Documents').toSpliced(3, 0, 'Conventions'), 'Autres écrans']);
  });
});

describe('the campus', () => {
  afterEach(() => useSession.setState({ open: null }));

  test('the campuses open by a press or ↓, Échap gives the focus back, and every other key is the page’s', async () => {
    const profile = { id: 'p', name: 'École', user: 'c.moreau', campusId: '1', campusName: 'Campus Lyon' };
    useSession.setState({ open: { profile } as never }); // no more of it is read here
    const cache = await aCache();
    await drawOver(cache, <CampusSwitcher />);
    const button = page.getByRole('button', { name: /^Campus Lyon/u });
    const menu = page.getByRole('menu');
    await button.click();
    await expect.element(menu).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    await userEvent.keyboard('?');
    document.removeEventListener('keydown', heard);
    expect(heard).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(menu).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await cache.close();
  });
});

describe('a command of the screen', () => {
  const run = vi.fn();
  const here = { id: 'lists.export', keys: [] };
  function Screen() {
    useShortcut(here, run);
    return <Toasts />;
  }

  test('I26 an action that the palette offered runs, or says that the screen has it no more', async () => {
    await draw(<Screen />);
    await act(async () => runHere('lists.export', words.t));
    expect(run).toHaveBeenCalledTimes(1);
    await expect.element(page.getByText(/rien n’a été fait/u)).not.toBeInTheDocument();
    await act(async () => runHere('lists.gone', words.t));
    await expect.element(page.getByText(/rien n’a été fait/u)).toBeVisible();
  });
});

describe('the subject', () => {
  const draw = (html: string): void => {
    document.body.innerHTML = `<main>${html}</main>`;
  };
  afterEach(() => document.body.replaceChildren());

  test('the row with the focus, else the open panel, else the page gives the name that the palette acts on', () => {
    const rows =
      '<table><tbody><tr data-row="1" tabindex="0"><td data-box>x</td><td>BENSAÏD Inès</td></tr></tbody></table>';
    draw(`${rows}<aside><div data-panel-content><h2>DIALLO Aminata</h2></div></aside>`);
    expect(subjectNow()).toBe('DIALLO Aminata');
    document.querySelector<HTMLElement>('[data-row]')?.focus();
    expect(subjectNow()).toBe('BENSAÏD Inès');
    draw(
      '<table><tbody><tr data-row="1" tabindex="0"><td>10:05</td><td><b data-name>DURAND Zoé</b></td></tr></tbody></table>',
    );
    document.querySelector<HTMLElement>('[data-row]')?.focus();
    expect(subjectNow()).toBe('DURAND Zoé');
    draw('<h1 class="text-subject">MOREAU Claire</h1>');
    expect(subjectNow()).toBe('MOREAU Claire');
    draw('<h1>Calendrier</h1>');
    expect(subjectNow()).toBeNull();
  });
});

describe('the tour', () => {
  beforeEach(async () => {
    await draw(
      <>
        <nav>
          {tourTopics
            .filter((stop) => stop !== 'offline') // folded away by the user
            .map((stop) => (
              <button key={stop} type="button" data-tour={stop}>
                {stop}
              </button>
            ))}
        </nav>
        <TourCard />
      </>,
    );
  });
  afterEach(() => {
    useTour.setState({ topic: null });
    usePolicy.setState({ values: {} });
    beginOn('today');
  });

  const marked = (): string[] => [...document.querySelectorAll('[data-tour-here]')].map(({ tagName }) => tagName);

  test('by keyboard alone: each stop shows its screen and marks its place', async () => {
    startTour();
    for (const [at, stop] of tourTopics.entries()) {
      await expect.element(page.getByText(`Visite, étape ${at + 1} sur ${tourTopics.length}`)).toBeVisible();
      expect(marked()).toEqual([stop === 'offline' ? 'NAV' : 'BUTTON']);
      if (stop === 'changes') expect(here().at).toBe('changes');
      await expect.element(page.getByRole('button', { name: /^(?:Suivant|Terminer)/u })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(marked()).toEqual([]);
    expect(here().at).toBe('today');
  });

  test('S14 a screen that the policy hides is no stop, and does not count', async () => {
    usePolicy.setState({ values: { hiddenScreens: ['calendar', 'offline'] } });
    const left = tourTopics.filter((stop) => stop !== 'calendar' && stop !== 'offline');
    startTour();
    for (const at of left.keys()) {
      await expect.element(page.getByText(`Visite, étape ${at + 1} sur ${left.length}`)).toBeVisible();
      expect(document.body.textContent).not.toMatch(/Le calendrier du campus|Avant une journée sans réseau/u);
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a screen that fails', () => {
  /** A screen that throws while drawing when asked to; `repaired` makes the next drawing succeed. */
  function screenThat(error: Error) {
    const state = { isBroken: false };
    function Screen() {
      const [, draw] = useState(0);
      if (state.isBroken) throw error;
      return (
        <button
          type="button"
          onClick={() => {
            state.isBroken = true;
            draw((times) => times + 1);
          }}
        >
          Casser
        </button>
      );
    }
    return { Screen, repaired: () => (state.isBroken = false) };
  }

  async function broken(error: Error) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
    const reload = vi.fn();
    const call = vi.fn(async () => ({ ok: true, value: {} }));
    vi.stubGlobal('carnet', { call });
    const { Screen, repaired } = screenThat(error);
    await draw(
      <ErrorBoundary reload={reload}>
        <Screen />
      </ErrorBoundary>,
    );
    await page.getByRole('button', { name: 'Casser' }).click();
    await expect.element(page.getByText('Cet écran s’est arrêté.')).toBeVisible();
    await expect.element(page.getByText(/Vos modifications sont gardées sur ce poste/u)).toBeVisible();
    repaired();
    vi.unstubAllGlobals();
    return {
      reported: call.mock.calls,
      reload,
      again: page.getByRole('button', { name: 'Rouvrir cet écran' }),
    };
  }

  test('I2 « Rouvrir cet écran » on a broken storage loads the page again, where what was lost comes from the journal', async () => {
    const { reload, again } = await broken(new CacheError('storage'));
    await again.click();
    expect(reload).toHaveBeenCalledTimes(1);
    // Drawn again on the broken storage, the screen would show data that may be wrong.
    await expect.element(page.getByText('Cet écran s’est arrêté.')).toBeVisible();
  });

  test('« Rouvrir cet écran » on any other failure draws the screen again and keeps the rest of the page', async () => {
    const { reload, again, reported } = await broken(new Error('a screen of Madame Canari'));
    await again.click();
    await expect.element(page.getByRole('button', { name: 'Casser' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    // The failure is logged, without its message (S7).
    const problem = expect.objectContaining({ name: 'Error' });
    expect(reported).toEqual([['trace.report', { event: 'page.screen', problem }]]);
    expect(JSON.stringify(reported)).not.toContain('Canari');
  });
});
