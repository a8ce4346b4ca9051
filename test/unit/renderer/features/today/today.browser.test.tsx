import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { create } from 'zustand';
import type { Cache } from '#cache/open.ts';
import { DayHeader } from '#features/today/DayHeader.tsx';
import { ReceivedChanges } from '#features/today/ReceivedChanges.tsx';
import { usePinnedDay } from '#features/today/useDay.ts';
import { useCalendarTypes } from '#stores/calendarTypes.ts';
import { applicationList, eventList, useFilters, useListLayouts } from '#stores/lists.ts';
import { beginOn, here } from '#stores/place.ts';
import { screenActionsNow } from '#stores/screenActions.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import type { Rows } from '#test/contract/stores/openTestCache.ts';
import { createFormat } from '#ui/format/format.ts';
import type { Day } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
import { interviewView } from '../calendar/interviewView.ts';

describe('the header', () => {
  const nothing = (): void => undefined;

  const header = (onWho: () => void, { isToday = true, clashes = 0, detail = '' } = {}) => (
    <DayHeader
      day="2026-11-19"
      isToday={isToday}
      detail={detail}
      clashes={clashes}
      onClash={nothing}
      onDay={nothing}
      onWho={onWho}
      onWalkIn={nothing}
      menu={<span className="w-[30px]" />}
    />
  );

  test('whose interviews are shown is chosen in one place, so that its focus outlives a narrower window', async () => {
    const cache = await aCache();
    await drawScreen(cache, header(nothing));
    const choices = page.getByRole('radiogroup', { name: 'Entretiens à montrer', includeHidden: true });
    expect(choices.elements()).toHaveLength(1);
    expect(choices.getByRole('radio', { includeHidden: true }).elements()).toHaveLength(2);
    await cache.close();
  });

  test('keyboard: an arrow reaches « Mes entretiens » without asking who the user is; Espace asks', async () => {
    const cache = await aCache();
    const onWho = vi.fn<() => void>();
    await drawScreen(cache, header(onWho));
    const [everyone, mine] = page
      .getByRole('radiogroup', { name: 'Entretiens à montrer' })
      .getByRole('radio')
      .elements();
    if (!(everyone instanceof HTMLElement)) throw new Error('no choice');
    everyone.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(mine);
    expect(onWho).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onWho).toHaveBeenCalledTimes(1);
    await cache.close();
  });
});

describe('a day that is received', () => {
  const day: Day = '2026-11-19';
  const first = interviewView('1', 19, '10:30', 'BENSAÏD Inès');
  const second = interviewView('2', 19, '09:15', 'LE GOFF Yann');

  const useInterviews = create<readonly (typeof first)[]>(() => [first]);
  const come = (interviews: readonly (typeof first)[]): void => useInterviews.setState(interviews, true);

  function Rows() {
    const interviews = useInterviews();
    return (
      <div role="grid">
        {usePinnedDay(interviews, day).shown.map(({ id, applicantName }) => (
          <button key={id} type="button" data-row={id}>
            {applicantName}
          </button>
        ))}
      </div>
    );
  }

  test('a day that is being received is not held still by the press on one of its rows', async () => {
    const cache = await aCache();
    try {
      await drawScreen(cache, <Rows />);
      await page.getByRole('button', { name: 'BENSAÏD Inès' }).click();
      flushSync(() => come([second, first]));
      await expect.element(page.getByRole('button', { name: 'LE GOFF Yann' })).toBeVisible();
      flushSync(() => come([first]));
      await receive(cache, { Dossier: [], Planification: [] }, Date.parse('2026-11-19T09:00:00Z'));
      await expect.poll(() => cache.memory.dataset('Planification')?.rows.size).toBe(0);
      flushSync(() => come([second, first]));
      expect(page.getByRole('button').elements()).toHaveLength(1);
    } finally {
      await cache.close();
    }
  });
});

describe('what others changed', () => {
  const format = createFormat('fr', 'Europe/Paris');
  const at = (day: string): object => ({ Debut: `${day}T09:00:00+01:00`, Fin: `${day}T10:00:00+01:00` });
  const aDay = format.dayOf(Date.now());
  const event = (id: number, day: string, more: object = {}) => ({ Id: id, EntiteJuridiqueId: 1, ...at(day), ...more });
  const numbered = (id: number, number: string) => ({ Id: id, Numero: number });

  let cache: Cache;
  beforeEach(async () => {
    cache = await aCache();
    useSession.setState({ open: { profile: { campusId: '1' } } as never }); // only this is used
    useFilters.setState(useFilters.getInitialState());
    useListLayouts.setState({ layouts: {} });
    beginOn('today');
    await receive(
      cache,
      {
        Planification: [event(1, aDay), event(2, aDay), event(3, aDay, { EntiteJuridiqueId: 2 })],
        Dossier: [numbered(50, 'A'), numbered(51, 'B'), numbered(52, 'C')],
      },
      Date.now(),
    );
  });
  afterEach(() => cache.close());

  const changed: Rows = {
    Planification: [event(1, aDay, { Enseignants: 'PETIT' }), event(3, aDay, { EntiteJuridiqueId: 2, Nom: 'x' })],
    Dossier: [numbered(50, 'A'), numbered(51, 'B2'), numbered(53, 'D')],
  };

  test('R3.10 what others changed is said once it is received, with the way to its rows', async () => {
    await drawScreen(cache, <ReceivedChanges />);
    await expect.poll(() => cache.memory.dataset('Planification')?.rows.size).toBe(3);
    expect(document.querySelector('p')).toBeNull();
    // A member that a row did not have says nothing: it had an empty one.
    await receive(cache, { Planification: [event(1, aDay, { Enseignants: '' })] });
    await receive(cache, changed);
    await expect.element(page.getByRole('button', { name: '2 dossiers' })).toBeVisible();
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Sans nom\u00A0: Enseignants\u00A0: Vide → PETIT', '1 événement (ce mois-ci)', '2 dossiers']);
    const last = format.time(Math.max(...[...cache.memory.receivedChanges('Dossier').values()].map(({ at }) => at)));
    const said = `Changements reçus aujourd’hui, le dernier à ${last}\u00A0:`;
    expect(document.querySelector('p')?.textContent).toContain(said);
    expect(screenActionsNow().map(({ text }) => text)).toContain(`${said} 2 dossiers`);

    await page.getByRole('button', { name: '2 dossiers' }).click();
    expect(here()).toMatchObject({ at: 'rows', entity: 'Dossier' });
    const today = { changeReceived: { unit: 'day', by: 0 } };
    expect(useFilters.getState()).toMatchObject({
      isEveryCampus: true,
      listChips: { [applicationList]: today },
    });
    // What the calendar hides is stored: it says so itself, and shows all on demand.
    const types = { hiddenTypes: ['7'], onlyType: null };
    useCalendarTypes.setState(types);
    screenActionsNow()
      .find(({ text }) => text.includes('événement'))
      ?.run();
    expect(here()).toMatchObject({ at: 'calendar', day: null, of: null });
    expect(useFilters.getState().listChips[eventList]).toEqual(today);
    expect(useView.getState().calendarView).toBe('list');
    expect(useCalendarTypes.getState()).toEqual(types);
    useCalendarTypes.setState(useCalendarTypes.getInitialState());
    await cache.store.markGone('Dossier', '51');
    await expect.element(page.getByText('1 dossier n’est plus dans le service')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '1 dossier' })).toBeVisible();
  });

  const hour = (time: string): string => `${aDay}T${time}:00+01:00`;
  const received = async (): Promise<readonly string[]> => {
    await drawScreen(cache, <ReceivedChanges />);
    await expect.element(page.getByRole('button').first()).toBeVisible();
    return page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
      .filter((text) => text.includes(':'));
  };
  const interview = (id: number, members: object) => ({
    ...numbered(id, { 50: 'A', 51: 'B' }[id] ?? 'E'),
    Nom: `LE GOFF ${id}`,
    ...members,
  });

  test('R3.10 the changes of the day are said before and after: hour, adviser, who left it and who is new', async () => {
    const at10 = { CreneauLibre: hour('10:15'), AgentId: 4 };
    await receive(cache, {
      Agent: [
        { Id: 4, Nom: 'VASSEUR', Prenom: 'Hélène', EntiteJuridiqueId: 1 },
        { Id: 6, Nom: 'DELORME', Prenom: 'Luc', EntiteJuridiqueId: 1 },
      ],
      Dossier: [50, 51].map((id) => interview(id, at10)),
    });
    await receive(cache, { Dossier: [interview(50, { ...at10, CreneauLibre: hour('10:45') })] });
    await receive(cache, {
      Dossier: [
        interview(50, { CreneauLibre: hour('11:00'), AgentId: 6 }),
        interview(51, { ...at10, CreneauLibre: null }),
        interview(70, { CreneauLibre: hour('15:00') }),
      ],
    });
    await expect.poll(received).toHaveLength(3);
    expect((await received()).toSorted()).toEqual([
      'LE GOFF 50 : 10:15 → 11:00, Conseiller : VASSEUR → DELORME',
      expect.stringMatching(/^LE GOFF 51 : .*10:15 → Vide$/u),
      'LE GOFF 70 : nouveau, 15:00',
    ]);
  });

  test('R3.10 of an interview in dossier and calendar one line is said; an hour that came back is none', async () => {
    const day = (time: string) => ({
      Dossier: [interview(50, { CreneauLibre: hour(time) })],
      Planification: [
        event(1, aDay, { Nom: 'Entretien', ReferenceExterne: 'A', Debut: hour(time) }),
        event(2, aDay, { Nom: 'Jury', Debut: hour(time) }),
      ],
    });
    await receive(cache, day('09:00'));
    await receive(cache, day('09:30'));
    expect((await received()).toSorted()).toEqual(['Jury : 09:00 → 09:30', 'LE GOFF 50 : 09:00 → 09:30']);
    await receive(cache, day('09:00'));
    await expect.poll(() => document.body.textContent).not.toContain('→');
  });
});
