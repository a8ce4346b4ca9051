import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { FieldBulkEdit } from '#pages/bulk/FieldBulkEdit.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { draw } from '../../features/changes/drawn.tsx';

let cache: Cache;
const otherHalves = vi.fn<Commands['otherHalves']>();
const dispatch = vi.fn<Commands['dispatch']>();
beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['31'] });
  useSession.setState({ commands: { otherHalves, dispatch } as unknown as Commands }); // only these are used
});
afterEach(async () => {
  await draw(null);
  useSession.setState(useSession.getInitialState());
  await cache.close();
});

const ids = ['31', '32'];
async function edit(entity: 'Planification' | 'Dossier', field: string, label: string, value: string): Promise<void> {
  await draw(
    <CacheProvider cache={cache}>
      <FieldBulkEdit
        entity={entity}
        fields={['Nom', field]}
        rows={ids.map((id) => ({ id }))}
        onClose={() => undefined}
        onDone={() => undefined}
      />
    </CacheProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: /Champ/u }));
  await userEvent.click(page.getByRole('option', { name: label }));
  await page.getByRole('textbox', { name: label }).fill(value);
}

test('R4.7 what becomes of the application of each event is shown before it is written', async () => {
  const events = ids.map((id) => pulled(id, `{"Id":${id},"Nom":"Entretien ${id}","Enseignants":""}`));
  await cache.store.absorb({ entity: 'Planification' }, events, 0);
  const hour = Date.parse('2026-11-20T14:00:00+01:00');
  otherHalves.mockResolvedValue([{ entity: 'Dossier', id: '9', members: { CreneauLibre: hour }, partner: '32' }]);
  await edit('Planification', 'Enseignants', 'Enseignants', 'MOREAU Claire');
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(line('Entretien 32').getByText(/Dossier aussi.*20.nov., 14:00/u)).toBeVisible();
  expect(
    line('Entretien 31')
      .getByText(/Dossier aussi/u)
      .elements(),
  ).toEqual([]);
  expect(otherHalves).toHaveBeenLastCalledWith(
    expect.objectContaining({ rows: ids.map((id) => expect.objectContaining({ id })) }),
  );
  expect(dispatch).not.toHaveBeenCalled();
});

test('R2.9 applications are given one value of a custom field', async () => {
  const texts = [
    '{"Id":31,"Numero":"C31","Parametres":[{"Code":"SALLE","Valeur":"204"}]}',
    '{"Id":32,"Numero":"C32","Parametres":[]}',
  ];
  await cache.store.absorb(
    { entity: 'Dossier' },
    texts.map((text, at) => pulled(ids[at] ?? '', text)),
    0,
  );
  otherHalves.mockResolvedValue([]);
  await edit('Dossier', 'Parametres.SALLE', 'Salle', '12');
  await expect.element(page.getByText(/204 → /u)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Modifier/u }));
  await expect
    .poll(() => dispatch.mock.calls.at(-1)?.[0])
    .toMatchObject({
      kind: 'edit',
      rows: ids.map((id) => ({ entity: 'Dossier', id, members: { 'Parametres.SALLE': '12' } })),
      seen: [
        { id: '31', field: 'Parametres', key: 'SALLE', raw: '"204"' },
        { id: '32', field: 'Parametres', key: 'SALLE' },
      ],
    });
});
