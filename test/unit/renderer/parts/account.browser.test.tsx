import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import type { Intent } from '#intents/intent.ts';
import { AccountBlock } from '#parts/AccountBlock.tsx';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

let cache: Cache;
const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();

beforeEach(async () => {
  vi.clearAllMocks();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['3'] });
  cache = await aCache();
  useSession.setState({ open: null, commands: { dispatch } as unknown as Commands }); // used here: this one alone
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

function Account() {
  const learner = useRow('Apprenant', '3');
  return learner && <AccountBlock entity="Apprenant" person={learner} name="ROBERT Baptiste" />;
}

async function open(refSysteme: string | null, button: RegExp): Promise<void> {
  const learner = { Id: 3, Nom: 'Robert', Prenoms: 'Baptiste', RefSysteme: refSysteme };
  await receive(cache, { Apprenant: [learner], User: [{ Id: 5, Nom: 'Aubin', Prenom: 'Rose', Login: 'rose' }] });
  await drawScreen(cache, <Account />);
  await page.getByRole('button', { name: button }).click();
}
const choose = async (option: RegExp): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Compte/u })
    .click();
  await page.getByRole('option', { name: option }).click();
};
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const linkedTo = () =>
  dispatch.mock.calls.map(([intent]) => (intent.kind === 'edit' ? intent.rows.map(({ members }) => members) : []));

test('R4.8 a person is linked to an account that is here, and to none before one is chosen', async () => {
  await open(null, /^Relier à un compte/u);
  await save();
  await expect.element(page.getByText('Choisissez un compte.')).toBeVisible();
  await choose(/^AUBIN Rose/u);
  await save();
  await expect.poll(linkedTo).toEqual([[{ RefSysteme: '5' }]]);
});

test('R4.8 another account is given by its number', async () => {
  await open('5', /^Changer/u);
  await choose(/par son numéro/u);
  const number = page.getByRole('textbox', { name: /^Compte/u });
  await expect.element(number).toHaveFocus();
  await number.fill('4711');
  await save();
  await expect.poll(linkedTo).toEqual([[{ RefSysteme: '4711' }]]);
});

test('R4.8 the link to an account that is not here is shown by its number, and can be taken away', async () => {
  await open('77', /^Changer/u);
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /77.*Compte/u })).toBeVisible();
  await choose(/^Aucun/u);
  await save();
  await expect.poll(linkedTo).toEqual([[{ RefSysteme: '' }]]);
});
