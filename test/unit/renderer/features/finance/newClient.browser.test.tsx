import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { NewClient } from '#features/finance/form/NewClient.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

let cache: Cache;

beforeEach(async () => {
  cache = await aCache();
  useSession.setState({ open: null, commands: {} as unknown as Commands }); // none is used here
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

test('R4.4 the form of a client begins with the e-mail that the applicants’ list brought of the learner’s record', async () => {
  await receive(
    cache,
    {
      Candidat: [
        { Id: 40, Nom: 'MARTIN', Prenoms: 'Léa', MailId: 9, Mail: { Id: 9, Adresse: 'lea@exemple.fr' } },
        { Id: 42, Nom: 'MARTIN', Prenoms: 'Léa', MailId: 9 },
      ],
      Apprenant: [{ Id: 41, Nom: 'MARTIN', Prenoms: 'Léa', Code: 'A41', MailId: 9 }],
    },
    1,
  );
  await drawScreen(cache, <NewClient source={{ entity: 'Apprenant', id: '41' }} />, 700);
  await expect.element(page.getByRole('textbox', { name: /^Courriel/u })).toHaveValue('lea@exemple.fr');
});
