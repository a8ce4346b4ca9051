import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { Palette } from '#shell/palette/Palette.tsx';
import { usePanels } from '#shell/panels.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { createFormat } from '#ui/format/format.ts';
import { Toasts } from '#ui/index.ts';
import { drawOver } from '../overCache.tsx';

const format = createFormat('fr', 'Europe/Paris');
const today = format.dayOf(Date.now());
const hour = (time: string, day = today): string => new Date(format.at(day, time)).toISOString();
const tomorrow = format.dayOf(format.endOfDay(today) + 1);

const dispatch = vi.fn<Commands['dispatch']>();
const undoOf = vi.fn<Commands['undoOf']>();
let cache: Cache;

const applicant = (id: number, Nom: string, Prenoms: string) => ({ Id: id, Nom, Prenoms });
const application = (id: number, CandidatId: number, time: string, more: object = {}) => ({
  Id: id,
  CandidatId,
  Numero: `C${id}`,
  CreneauLibre: time,
  AgentId: 4,
  Parametres: [],
  ...more,
});

beforeEach(async () => {
  vi.clearAllMocks();
  undoOf.mockResolvedValue(undefined);
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['50'] } as never); // of which these are used
  cache = await aCache();
  useSession.setState({
    open: { profile: { id: 'p', campusId: '1' } } as never, // only this is used
    commands: { dispatch, undoOf } as unknown as Commands,
  });
  useDayChoices.setState({
    fieldMapping: {
      ...useDayChoices.getInitialState().fieldMapping,
      arrived: 'ARRIVEE',
      absent: 'ABSENT',
      room: 'SALLE',
    },
  });
  await receive(cache, {
    Agent: [
      { Id: 4, Nom: 'VASSEUR', Prenoms: 'Hélène', EntiteJuridiqueId: 1 },
      { Id: 5, Nom: 'DELORMEL', Prenoms: 'Anne', EntiteJuridiqueId: 1 },
      { Id: 6, Nom: 'DELORME', Prenoms: 'Olivier', EntiteJuridiqueId: 1 },
    ],
    Candidat: [
      applicant(1, 'DIALLO', 'Aminata'),
      applicant(2, 'MARTEL', 'Jean'),
      applicant(3, 'PETIT', 'Paul'),
      applicant(4, 'PETIT', 'Léa'),
      applicant(5, 'PETITJEAN', 'Luc'),
      applicant(6, 'VASSEUR', 'Marc'),
    ],
    Dossier: [
      application(50, 1, hour('09:00')),
      application(51, 2, hour('15:00'), { AgentId: 6 }),
      application(52, 3, hour('16:00'), { AgentId: 6 }),
      application(53, 4, hour('10:00')),
      application(54, 5, hour('11:00')),
      application(55, 6, hour('14:00', tomorrow), { AgentId: 5 }),
      application(56, 3, hour('17:00', tomorrow)),
    ],
  });
});
afterEach(async () => {
  usePanels.setState(usePanels.getInitialState());
  useDayChoices.setState(useDayChoices.getInitialState());
  useSession.setState({ open: null, commands: null });
  await cache.close();
});

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ').trim();
const acts = (): readonly string[] =>
  [...document.querySelectorAll('[data-result^="act/"]')].map(({ textContent }) => plain(textContent));
const active = (): string => plain(document.querySelector('[role=option][data-focused]')?.textContent ?? null);
function Shell() {
  const isOpen = usePanels(({ open }) => open === 'palette');
  return (
    <>
      {isOpen && <Palette here={[]} />}
      <Toasts />
    </>
  );
}
const typed = async (text: string): Promise<void> => {
  usePanels.setState({ open: 'palette' });
  await drawOver(cache, <Shell />);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard(text);
};
/** Entrée, and what runs once the palette has closed. */
const entered = async (): Promise<unknown> => {
  await userEvent.keyboard('{Enter}');
  usePanels.getState().after?.();
  return dispatch.mock.calls[0]?.[0];
};

test('an arrival: the first result says it, Entrée notes it, and the notice undoes it', async () => {
  await typed('arrivée diallo');
  await expect.poll(active).toMatch(/^DIALLO Aminata : arrivée à \d\d:\d\d/u);
  expect(await entered()).toMatchObject({
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '50', members: { 'Parametres.ARRIVEE': expect.stringContaining('/') } }],
  });
  await page.getByRole('button', { name: /Défaire/ }).click();
  expect(undoOf).toHaveBeenCalledWith('i');
});

test('R4.7 who is expected without a file is found too: to be linked or created, moved and given by the event', async () => {
  const event = { Id: 9, TypePlanificationId: 3, EntiteJuridiqueId: 1, Nom: 'DUPONT Camille', Enseignants: '' };
  await receive(cache, {
    TypePlanification: [{ Id: 3, Nom: 'Entretien' }],
    Planification: [{ ...event, Debut: hour('12:00'), Fin: hour('12:45') }],
  });
  await typed('arrivée dupont');
  await expect.poll(active).toMatch(/^DUPONT Camille : sans dossier, à relier ou à créer/u);
  expect(await entered()).toBeUndefined();
  await typed('déplacer dupont 23h');
  await expect.poll(active).toMatch(/^DUPONT Camille : 12:00 → 23:00/u);
  expect(await entered()).toMatchObject({
    rows: [
      {
        entity: 'Planification',
        id: '9',
        members: { Debut: format.at(today, '23:00'), Fin: format.at(today, '23:45') },
      },
    ],
  });
  dispatch.mockClear();
  await typed('confier dupont à vasseur');
  await expect.poll(active).toMatch(/^DUPONT Camille : Aucun → VASSEUR/u);
  expect(await entered()).toMatchObject({
    rows: [{ entity: 'Planification', id: '9', members: { Enseignants: expect.stringContaining('VASSEUR') } }],
  });
});

test('two people of that name: both are offered with their hour, and Entrée takes neither', async () => {
  await typed('absent petit');
  await expect.poll(acts).toHaveLength(2);
  expect(acts().map((text) => text.replace(/ : .*(\d\d:\d\d).*/u, ' $1'))).toEqual([
    'PETIT Léa 10:00',
    'PETIT Paul 16:00',
  ]);
  expect(active()).toBe('');
  expect(await entered()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(await entered()).toMatchObject({ rows: [{ id: '53' }] });
});

test('a move: from and to, what it meets, and the hour that was shown as its base (I12)', async () => {
  await typed('déplacer martel 16h30');
  await expect
    .poll(active)
    .toBe('MARTEL Jean : 15:00 → 16:30déjà pris (DELORME Olivier) : PETIT Paul, 16:00 – 16:45 · 15:00');
  const to = Date.parse(hour('16:30'));
  expect(await entered()).toEqual({
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '51', members: { CreneauLibre: to } }],
    from: [
      { entity: 'Dossier', id: '51', row: expect.stringContaining(`"CreneauLibre":"${hour('15:00')}"`) as string },
    ], // a matcher takes the place of the text
  });
});

test('an adviser of exactly that name before one that begins so; a day of an adviser, and an applicant named alike', async () => {
  await typed('confier vasseur à delorme');
  await expect.poll(acts).toHaveLength(2);
  expect(acts()[0]).toMatch(
    /^VASSEUR Hélène → DELORME Olivier, 3 rendez-vous.* · libre · 09:00 DIALLO Aminata, 10:00 PETIT Léa/u,
  );
  expect(acts()[1]).toMatch(/^VASSEUR Marc : DELORMEL Anne → DELORME Olivierlibre/u);
  await userEvent.keyboard('{ArrowDown}');
  expect(await entered()).toMatchObject({
    kind: 'edit',
    rows: ['50', '53', '54'].map((id) => ({ entity: 'Dossier', id, members: { AgentId: '6' } })),
    from: [{ id: '50', row: expect.stringContaining('"AgentId":4') as string }, { id: '53' }, { id: '54' }], // as above
  });
});

test('the day of a teacher is given to another, whose hours that are taken are counted (R5.8)', async () => {
  const lesson = (id: number, Nom: string, Enseignants: string, [from = '', to = '']: readonly string[]) => ({
    Id: id,
    EntiteJuridiqueId: 1,
    Nom,
    Enseignants,
    Debut: hour(from, tomorrow),
    Fin: hour(to, tomorrow),
  });
  await receive(cache, {
    Enseignant: [
      { Id: 8, Nom: 'GIRAULT', Prenoms: 'Anne', EntiteJuridiqueId: 1 },
      { Id: 9, Nom: 'FABRE', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
    ],
    Planification: [
      lesson(1, 'Réseaux', 'GIRAULT Anne', ['09:00', '11:00']),
      lesson(2, 'Jury', 'GIRAULT Anne, MOREAU Claire', ['14:00', '15:00']),
      lesson(3, 'Droit', 'FABRE Luc', ['10:00', '12:00']),
      lesson(4, 'Autre', 'MOREAU Claire', ['16:00', '17:00']),
    ],
  });
  await typed('confier girault à fabre demain');
  await expect
    .poll(active)
    .toMatch(/^GIRAULT Anne → FABRE Luc, 2 rendez-vous.* · 1 déjà pris · 09:00 Réseaux, 14:00 Jury/u);
  expect(await entered()).toEqual({
    kind: 'edit',
    rows: [
      { entity: 'Planification', id: '1', members: { Enseignants: 'FABRE Luc' } },
      { entity: 'Planification', id: '2', members: { Enseignants: 'FABRE Luc, MOREAU Claire' } },
    ],
    from: [
      { entity: 'Planification', id: '1', row: expect.stringContaining('"GIRAULT Anne"') as string }, // as above
      { entity: 'Planification', id: '2', row: expect.stringContaining('"GIRAULT Anne, MOREAU Claire"') as string },
    ],
  });
});

test('what is noted is not noted twice: it leads there', async () => {
  await receive(cache, {
    Dossier: [application(50, 1, hour('09:00'), { Parametres: [{ Code: 'ARRIVEE', Valeur: '19/11/2026 09:02' }] })],
  });
  await typed('arrivée diallo');
  await expect.poll(active).toMatch(/^DIALLO Aminata : déjà noté \(Arrivée?\)/u);
  expect(await entered()).toBeUndefined();
});
