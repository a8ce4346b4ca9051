import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { PeopleScreen } from '#features/people/index.tsx';
import { mapDayField } from '#stores/interviewDay.ts';
import { beginOn, openPage } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';

const dispatch = vi.fn<Commands['dispatch']>();
const undoOf = vi.fn<Commands['undoOf']>();
const findByAddress = vi.fn<Commands['findByAddress']>();

let cache: Cache;
beforeEach(async () => {
  vi.resetAllMocks();
  findByAddress.mockResolvedValue({ holders: [], isKnown: false, wasAsked: true });
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['40'] });
  useSession.setState({ commands: { dispatch, undoOf, findByAddress } as Partial<Commands> as Commands }); // others are not used here
  useSyncStatus.setState(useSyncStatus.getInitialState());
  beginOn('today');
  cache = await aCache();
  const person = {
    Id: 40,
    Nom: 'BENSAÏD',
    Prenoms: 'Inès',
    Numero: 'C00040',
    MailId: 9,
    Mail: { Id: 9, Adresse: 'ines@exemple.fr' },
    DateNaissance: '2007-07-02T00:00:00+02:00',
    GenreMale: false,
  };
  await cache.store.absorb({ entity: 'Candidat' }, [pulled('40', JSON.stringify(person))], 0);
  await cache.store.finish({ entity: 'Candidat' }, { at: 1, received: 1, complete: true, unreadable: [] });
  openPage({ entity: 'Candidat', id: '40' });
  await drawScreen(
    cache,
    <>
      <main style={{ width: 1100, height: 800 }}>
        <PeopleScreen />
      </main>
      <Toasts />
    </>,
  );
});
afterEach(() => cache.close());

const row = (label: string) => page.getByRole('row', { name: new RegExp(`^${label}`, 'u') });
const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });
const edits = () => dispatch.mock.calls.map(([intent]) => intent);
const edit = (members: object) =>
  expect.objectContaining({ kind: 'edit', rows: [{ entity: 'Candidat', id: '40', members }] });

test('↓ walks through the fields, Entrée edits one, Entrée saves it alone and gives the focus back', async () => {
  await expect.element(row('Nom de naissance')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(row('Prénom')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Prénom')).toHaveFocus();
  await userEvent.keyboard('Inès Maya{Enter}');
  await expect.element(row('Prénom')).toHaveFocus();
  expect(edits()).toEqual([edit({ Prenoms: 'Inès Maya' })]);
  await page.getByRole('button', { name: /^Défaire/u }).click();
  expect(undoOf).toHaveBeenCalledOnce();
});

test('a double click edits, leaving the field saves; F2 and Échap change nothing', async () => {
  await row('Nom de naissance').dblClick();
  await field('Nom de naissance').fill('BEN SAÏD');
  await row('Prénom').click();
  await expect.element(field('Nom de naissance')).not.toBeInTheDocument();
  expect(edits()).toEqual([edit({ Nom: 'BEN SAÏD' })]);
  await userEvent.keyboard('{F2}');
  await field('Prénom').fill('Autre');
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Prénom')).toHaveFocus();
  await userEvent.keyboard('{F2}{Enter}');
  await expect.element(row('Prénom')).toHaveFocus();
  expect(edits()).toHaveLength(1);
});

test('what cannot be saved stays with its reason; what the service assigns says why it is not edited', async () => {
  await row('Nom de naissance').dblClick();
  await field('Nom de naissance').fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect.element(field('Nom de naissance')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  dispatch.mockResolvedValueOnce({ ok: false, rejection: 'decideFirst' });
  await row('Nom de naissance').dblClick();
  await field('Nom de naissance').fill('AUTRE');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/attend d’abord votre décision dans Modifications/u)).toBeVisible();
  await expect.element(field('Nom de naissance')).toHaveValue('AUTRE');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('tab', { name: 'Plus' }).click();
  await row('Numéro de candidat').dblClick();
  await expect.element(page.getByText(/^Numéro de candidat\s: Attribué par le service\.$/u)).toBeVisible();
});

test('an address is another e-mail record', async () => {
  await row('Courriel').dblClick();
  await userEvent.keyboard('i.bensaid@exemple.fr{Enter}');
  await vi.waitFor(() =>
    expect(edits()).toEqual([
      expect.objectContaining({
        rows: [
          { entity: 'Candidat', id: '40', members: {}, mail: { address: 'i.bensaid@exemple.fr', isDuplicate: false } },
        ],
      }),
    ]),
  );
});

test('R3.6 an address that the service has: a record of its own is chosen in its place, and nothing is saved before', async () => {
  findByAddress.mockResolvedValue({ holders: [], isKnown: true, wasAsked: true });
  await row('Courriel').dblClick();
  await field('Courriel').fill('commun@exemple.fr');
  await expect.element(page.getByText('Cette adresse est déjà dans le service.')).toBeVisible();
  await page.getByText('Son propre enregistrement, marqué en double').click();
  await expect.element(page.getByText(/^Un enregistrement à part est créé/u)).toBeVisible();
  expect(edits()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(edits()).toEqual([
      expect.objectContaining({
        rows: [
          { entity: 'Candidat', id: '40', members: {}, mail: { address: 'commun@exemple.fr', isDuplicate: true } },
        ],
      }),
    ]),
  );
});

/** The lines of the block on top, without the marks at which a long text may break. */
const contact = (): readonly string[] =>
  [...document.querySelectorAll('[role=grid][aria-label=Contact] tr')].map(({ textContent }) =>
    textContent.replaceAll(/[\u200B\u2060]/gu, ''),
  );

test('the telephone of the file stands on top, and is edited there', async () => {
  mapDayField('phone', 'PORTABLE');
  const codes = [
    { Code: 'PORTABLE', Valeur: '06 11 22 33 44' },
    { Code: 'RESPONSABLE_LEGAL', Valeur: 'Mme Bensaïd' },
    { Code: 'AVIS_JURY', Valeur: 'Favorable' },
  ];
  await act(async () =>
    cache.store.absorb(
      { entity: 'Dossier' },
      [pulled('5', JSON.stringify({ Id: 5, CandidatId: 40, Numero: 'C00040-1', Parametres: codes }))],
      0,
    ),
  );
  await vi.waitFor(() =>
    expect(contact()).toEqual(['Téléphone06 11 22 33 44', 'Responsable legalMme Bensaïd', 'Courrielines@exemple.fr']),
  );
  await row('Téléphone').dblClick();
  await field('Téléphone').fill('07 55 44 33 22');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(edits()).toEqual([
      expect.objectContaining({
        rows: [{ entity: 'Dossier', id: '5', members: { 'Parametres.PORTABLE': '07 55 44 33 22' } }],
      }),
    ]),
  );
});

test('R3.1 a person in both sets shows the address that the applicants’ list brought, and five tabs at most', async () => {
  const learner = {
    Id: 40,
    Nom: 'BENSAÏD',
    Prenoms: 'Inès',
    Code: '2026-0040',
    IndividuId: 3,
    MailId: 0,
    MobileId: 12,
  };
  const applicant = { ...learner, MailId: 9, Mail: { Id: 9, Adresse: 'ines@exemple.fr' } };
  await act(async () => {
    await cache.store.absorb({ entity: 'Candidat' }, [pulled('40', JSON.stringify(applicant))], 0);
    await cache.store.absorb({ entity: 'Apprenant', of: '40' }, [pulled('40', JSON.stringify(learner))], 0);
  });
  await vi.waitFor(() => expect(contact()).toEqual(['Courrielines@exemple.fr']));
  const tabs = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  await vi.waitFor(() =>
    expect(tabs()).toEqual(['Fiche', 'Scolarité', 'Conventions', 'Événements et documents', 'Plus']),
  );
  // A record of the service that is known by its number alone is for IT.
  await expect.element(row('Mobile')).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Plus' }).click();
  await expect.element(row('Mobile')).toBeVisible();
});
