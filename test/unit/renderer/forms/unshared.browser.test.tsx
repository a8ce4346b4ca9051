import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { NewClient } from '#features/finance/form/NewClient.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import { FormFields } from '#forms/form/FormFields.tsx';
import type { Intent } from '#intents/intent.ts';
import { ReferenceDialog, References } from '#pages/References.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { ShortcutScope } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

// What only one row may have is not offered to another one, and the screen says why (R4.2, R4.4).

let cache: Cache;
const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const kept = (
  entity: EntityName,
  ...rows: readonly { readonly Id: number; readonly [member: string]: unknown }[]
): Promise<void> =>
  cache.store.absorb(
    { entity },
    rows.map((row) => pulled(String(row.Id), JSON.stringify(row))),
    0,
  );

beforeEach(async () => {
  vi.clearAllMocks();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8002'] });
  cache = await aCache();
  // Used here: these two alone.
  useSession.setState({ open: null, commands: { dispatch, refresh: async () => undefined } as unknown as Commands });
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  await cache.close();
});

const show = (element: React.ReactNode): Promise<void> => drawOver(cache, <ShortcutScope>{element}</ShortcutScope>);

function Agreement() {
  const row = useRow('Convention', '8002');
  return (
    row && (
      <EntityForm
        entity="Convention"
        row={row}
        groups={[{ id: 'company', title: 'Entreprise', fields: [{ field: 'EntrepriseId' }] }]}
        title="Modifier CONV-2"
        name="CONV-2"
        onClose={() => undefined}
      />
    )
  );
}
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const company = page.getByRole('button', { name: /Entreprise/u });

test('R4.2 the company of another agreement is not offered, and its number is refused with whose it is', async () => {
  await kept(
    'Convention',
    { Id: 8001, Code: 'CONV-1', EntrepriseId: 500 },
    { Id: 8002, Code: 'CONV-2', EntrepriseId: 0 },
  );
  await kept('Entreprise', { Id: 500, Nom: 'Ravier' }, { Id: 501, Nom: 'Atelier Nord' });
  await show(<Agreement />);
  await expect.element(page.getByText(/^1 fiche de ce poste n’est pas proposée/u)).toBeVisible();
  await company.click();
  await expect.element(page.getByRole('option', { name: /Atelier Nord/u })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Ravier/u })).not.toBeInTheDocument();
  await page.getByRole('option', { name: /par son numéro/u }).click();
  const number = page.getByRole('textbox', { name: /Entreprise/u });
  await expect.element(number).toHaveValue('');
  await number.fill('500');
  await expect.element(page.getByText(/^C’est la fiche de la convention CONV-1/u)).toBeVisible();
  await save();
  await expect.element(page.getByText(/^Cette fiche d’entreprise est déjà celle/u)).toBeVisible();
  expect(dispatch).not.toHaveBeenCalled();
  await number.fill('501');
  await save();
  await expect
    .poll(() => dispatch.mock.calls[0]?.[0])
    .toMatchObject({ kind: 'edit', rows: [{ members: { EntrepriseId: '501' } }] });
});

test('R4.4 a client begins with a copy of the address, asks for the others by number, and takes none of the person’s', async () => {
  await kept('Apprenant', {
    Id: 3002,
    Nom: 'OURY',
    Prenoms: 'Zélie',
    MailId: 9,
    AdresseId: 41,
    TelephoneId: 0,
    MobileId: 43,
  });
  await kept('Mail', { Id: 9, Adresse: 'z@oury.fr' });
  await show(<NewClient source={{ entity: 'Apprenant', id: '3002' }} />);
  await expect.element(page.getByRole('textbox', { name: /courriel|mail/iu })).toHaveValue('z@oury.fr');
  await expect.element(page.getByText(/^La personne a la fiche n°.41/u)).toBeVisible();
  const address = page.getByRole('textbox', { name: /^Adresse/u });
  await address.fill('41');
  await userEvent.tab();
  await expect.element(page.getByText(/^Un client a ses propres fiches de courriel/u)).toBeVisible();
  await address.fill('77');
  await userEvent.tab();
  await expect.element(page.getByText(/^Un client a ses propres fiches de courriel/u)).not.toBeInTheDocument();
});

function Place() {
  const { form } = useCreation({ draftKey: 'place', entity: 'AutreLieuFormation', required: ['Code'] }, () =>
    expect.fail('nothing is saved'),
  );
  return <FormFields title="Lieu" entity="AutreLieuFormation" row={null} fields={[{ field: 'Code' }]} form={form} />;
}

test('a text that no two rows may share is typed, beside those that are here', async () => {
  await kept('AutreLieuFormation', { Id: 1, Code: 'LF-VIL' });
  await show(<Place />);
  await page.getByRole('textbox', { name: /^Code/u }).fill('LF-VIL');
  await userEvent.tab();
  await expect.element(page.getByText(/^Il y en a déjà un, et le service n’en accepte qu’un/u)).toBeVisible();
});

test('R4.2 what has its external reference is offered no second one', async () => {
  await kept('ReferenceExterne', { Id: 4, Type: 'CRM.APPRENANT', IdObjet: 3002, Reference: 'S-1' });
  await show(<References entity="Apprenant" id="3002" />);
  await expect.element(page.getByText(/^Cet élément a sa référence/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ajouter une référence' })).not.toBeInTheDocument();
  await show(<References entity="Agent" id="3002" />);
  await expect.element(page.getByRole('button', { name: 'Ajouter une référence' })).toBeVisible();
});

test('R4.2 by its number too it gets no second one, whatever the domain of the type', async () => {
  await kept('ReferenceExterne', { Id: 4, Type: 'CRM.APPRENANT', IdObjet: 3002, Reference: 'S-1' });
  await show(<ReferenceDialog of={null} onClose={() => undefined} />);
  await page.getByRole('textbox', { name: /^Objet|^Élément|Numéro/u }).fill('3002');
  await page.getByRole('textbox', { name: /^Type/u }).fill('RH.Apprenant');
  await page.getByRole('textbox', { name: /^Référence/u }).fill('S-2');
  await save();
  await expect.element(page.getByText(/^Il y a déjà une référence externe pour cet élément/u)).toBeVisible();
  await page.getByRole('textbox', { name: /^Type/u }).fill('RH.Agent');
  await save();
  await expect.poll(() => dispatch.mock.calls.length).toBe(1);
});
