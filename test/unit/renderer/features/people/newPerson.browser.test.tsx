import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { NewInSelection, NewLearner } from '#features/people/create/NewPerson.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const findByAddress: Commands['findByAddress'] = async () => ({ holders: [], isKnown: false, wasAsked: true });
let cache: Cache;
let root: Root;

beforeEach(async () => {
  await startWords('fr');
  cache = await aCache();
  useSession.setState({ open: null, commands: { findByAddress } as unknown as Commands }); // others are not used
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await cache.close();
});

const show = (form: ReactNode): Promise<void> =>
  act(async () =>
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <ShortcutScope>
          <CacheProvider cache={cache}>{form}</CacheProvider>
        </ShortcutScope>
      </FormatProvider>,
    ),
  );
const write = (name: RegExp, text: string): Promise<void> =>
  act(async () => page.getByRole('textbox', { name }).fill(text));
const choose = (kind: string): Promise<void> =>
  act(async () => page.getByRole('radio', { name: kind }).click({ force: true }));
const press = (keys: string): Promise<void> => act(async () => userEvent.keyboard(keys));

test('R1.5 a form of a new learner that is left is one of a learner when it is opened again', async () => {
  await show(<NewInSelection />);
  await choose('Apprenant');
  await write(/^Nom d’usage/u, 'Oury');
  await write(/^Prénom d’usage/u, 'Zélie');
  await show(null);
  await show(<NewInSelection />);
  await expect.element(page.getByRole('radio', { name: 'Apprenant' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: /^Prénom d’usage/u })).toHaveValue('Zélie');
});

test.each([
  ['20/11/2012', '20/11/2012'],
  ['14/0', '14/0'],
])('a day of birth that is left by Échap as « %s » is there again', async (typed, kept) => {
  await show(<NewLearner />);
  await write(/^Date de naissance/u, typed);
  await press('{Escape}');
  await show(null);
  await show(<NewLearner />);
  await expect.element(page.getByRole('textbox', { name: /^Date de naissance/u })).toHaveValue(kept);
});
