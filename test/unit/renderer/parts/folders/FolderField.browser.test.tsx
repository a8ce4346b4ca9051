import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { FolderField } from '#parts/folders/FolderField.tsx';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '#test/unit/renderer/overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  useSyncStatus.setState(useSyncStatus.getInitialState());
  useSession.setState({ commands: { refresh: vi.fn<Commands['refresh']>() } as Partial<Commands> as Commands });
  cache = await aCache();
  await receive([], ['BTS', 'Licence']);
  await drawScreen(cache, <FolderField label="Dans" value={null} onChange={() => undefined} />);
});
afterEach(() => cache.close());

async function receive(path: readonly string[], names: readonly string[]): Promise<void> {
  const request = { entity: 'Directory', path } as const;
  const rows = names.map((Name) => pulled(Name, JSON.stringify({ Streamid: Name, Name, Isdirectory: true })));
  await cache.store.absorb(request, rows, 0);
  await cache.store.finish(request, { at: 1, received: rows.length, complete: true, unreadable: [] });
}
const field = page.getByRole('textbox', { name: /^Dans/u });
const line = (name: string) => page.getByRole('button', { name, exact: true });
async function enter(name: string): Promise<void> {
  await line(`Voir ce que contient ${name}`).click();
  await expect.element(line(`Voir ce que contient ${name}`)).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
}

test('the first folder of one that was entered takes the focus once its content is here', async () => {
  await enter('BTS');
  await receive(['BTS'], ['Candidats']);
  await expect.element(line('Candidats')).toHaveFocus();
});

test('a folder that comes later into one that is empty leaves the focus in the field', async () => {
  await enter('Licence');
  await receive(['Licence'], []);
  await expect.element(page.getByText(/^Aucun répertoire connu ici/u)).toBeVisible();
  await receive(['Licence'], ['Candidats']);
  await expect.element(line('Candidats')).toBeVisible();
  await expect.element(field).toHaveFocus();
});
