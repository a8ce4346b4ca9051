import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { UsersScreen } from '#features/users/index.tsx';
import { RightsBlock } from '#features/users/rights/RightsBlock.tsx';
import type { Intent } from '#intents/intent.ts';
import { beginOn, startCreating } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('a template of rights', () => {
  let cache: Cache;
  const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
  const refresh = vi.fn<Commands['refresh']>();

  beforeEach(async () => {
    vi.clearAllMocks();
    dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['5'] });
    cache = await aCache();
    useSyncStatus.setState(useSyncStatus.getInitialState());
    useSession.setState({ open: null, commands: { dispatch, refresh } as unknown as Commands }); // used here: these alone
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const templates = [
    { Id: 3, Nom: 'Scolarité' },
    { Id: 4, Nom: 'Recrutement' },
  ];
  async function open(): Promise<void> {
    await drawScreen(cache, <RightsBlock userId="5" name="AUBIN Rose" />);
    await page.getByRole('button', { name: /^Appliquer un modèle/u }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  }
  const choice = () => page.getByRole('dialog').getByRole('button', { name: /Modèle/u });
  const number = () => page.getByRole('dialog').getByRole('textbox', { name: /^Modèle/u });
  const choose = async (option: RegExp): Promise<void> => {
    await choice().click();
    await page.getByRole('option', { name: option }).click();
  };
  const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
  const applied = () => dispatch.mock.calls.map(([intent]) => (intent.kind === 'act' ? intent.body : null));

  test('the focus goes to the choice of a template once it comes', async () => {
    const pulls = { [requestKey({ entity: 'Template' })]: { received: 0, startedAt: 0 } };
    useSyncStatus.setState({ pulls });
    await open();
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    await receive(cache, { Template: templates });
    await expect.element(choice()).toHaveFocus();
  });

  test('R4.3 a template is chosen by its name, and none is applied before', async () => {
    await receive(cache, { Template: templates });
    await open();
    await expect.element(choice()).toHaveFocus();
    await save();
    await expect.element(page.getByText('Choisissez un modèle.')).toBeVisible();
    expect(applied()).toEqual([]);
    await choose(/^Recrutement/u);
    await save();
    await expect.poll(applied).toEqual(['{"templateId":4}']);
  });

  test('R3.4 another template is given by its number; emptied or in letters it is none', async () => {
    await receive(cache, { Template: templates });
    await open();
    await choose(/par son numéro/u);
    await expect.element(number()).toHaveFocus();
    await save();
    await expect.element(page.getByText('Choisissez un modèle.')).toBeVisible();
    await number().fill('4a');
    await expect.element(page.getByText('Un numéro, en chiffres seulement.')).toBeVisible();
    await number().fill('');
    await save();
    expect(applied()).toEqual([]);
    await userEvent.keyboard(' 812');
    await save();
    await expect.poll(applied).toEqual(['{"templateId":812}']);
  });
});

describe('a new account', () => {
  let cache: Cache;

  beforeEach(async () => {
    cache = await aCache();
    useSession.setState({ open: null, commands: {} as unknown as Commands }); // none is used here
    beginOn('users');
    await drawScreen(cache, <UsersScreen />, 700);
    startCreating({ what: 'user' });
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const choice = (field: string) =>
    page.elementLocator(document.querySelector(`[data-field=${field}]`) ?? document.body).getByRole('button');
  const options = (): readonly string[] =>
    [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');

  test('User.1 a new account is offered the two profiles that can be set, and no other', async () => {
    await choice('ProfilUser').first().click();
    await expect.poll(options).toEqual(['Utilisateur', 'Désactivé']);
  });

  test('User.2 it is offered six ways to sign in, and asks for a password for one of them only', async () => {
    const password = page.getByRole('dialog').getByLabelText(/^Mot de passe/u);
    for (let at = 0, asked = 0; at < 6; at += 1) {
      await choice('TypeAuthentification').first().click();
      await expect.poll(options).toHaveLength(6);
      const name = options()[at] ?? '';
      await page.getByRole('option', { name, exact: true }).click();
      asked += Number(password.elements().length > 0);
      if (at === 5) expect(asked).toBe(1);
    }
  });
});
