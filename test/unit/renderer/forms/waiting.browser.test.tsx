import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useInterview } from '#cache/queries/hooks.ts';
import { addressInput } from '#forms/address/addressInput.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { NewApplicationDialog } from '#parts/newApplication/NewApplicationDialog.tsx';
import { NewUserForm } from '#parts/newUser/NewUserForm.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { beginOn, here } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

// What still waits here to be created counts like what the service has.

let cache: Cache;

beforeEach(async () => {
  cache = await aCache();
  const findByAddress = async () => ({ holders: [], isKnown: false, wasAsked: true });
  useSession.setState({ open: null, commands: { findByAddress } as unknown as Commands }); // used here: this one
  beginOn('users');
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  await cache.close();
});

const waits = (...creations: readonly (readonly [entity: EntityName, target: string, body: object])[]): Promise<void> =>
  cache.outbox.commit({
    putSteps: creations.map(([entity, target, body], at) =>
      aStep({ id: target, seq: at + 1, entity, target, action: 'create', body: rawJson(JSON.stringify(body)) }),
    ),
  });

const account = (own: string | null = null): Promise<void> =>
  drawScreen(
    cache,
    <NewUserForm
      draftKey="user"
      title="Nouvel utilisateur"
      corrected={own === null ? null : { id: own, hasPassword: false, saidOf: () => null }}
      how=""
      error={null}
      onCreate={() => expect.fail('nothing is saved')}
      onClose={() => undefined}
    />,
  );
const login = page.getByRole('textbox', { name: /^Identifiant/u });

test('S12 without the school’s public key the first line says who gives it, and the request is copied for IT', async () => {
  await account();
  const note = page.getByText(/^Il manque la clé publique de l’école\s: l’administrateur du service la donne/u);
  await expect.element(note).toBeVisible();
  await login.fill('rose.aubin');
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copier la demande pour l’informatique' }).click();
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/-----BEGIN.*identifiant rose\.aubin/u));
  written.mockRestore();
});

test('I3 a login that an account has which waits to be created is said at the field, with the way there', async () => {
  await waits(['User', 'new:u', { Nom: 'Roy', Prenom: 'Zoé', Login: 'Zoé.Roy' }]);
  await account();
  await login.fill('zoe.ro');
  await expect.element(page.getByText(/a déjà cet identifiant/u)).not.toBeInTheDocument();
  await login.fill('zoe.roy');
  await expect
    .element(
      page.getByText(/^Le compte de ROY Zoé, dont la création n’est pas encore confirmée, a déjà cet identifiant\./u),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir la fiche' }).click();
  expect(here()).toMatchObject({ at: 'row', entity: 'User', id: 'new:u' });
});

test('I3 so is one of an account that the service has, and never that of the account that is corrected', async () => {
  await receive(cache, { User: [{ Id: 8, Nom: 'Roy', Prenom: 'Zoé', Login: 'zoe' }] });
  await waits(['User', 'new:u', { Nom: 'Petit', Prenom: 'Léo', Login: 'leo' }]);
  await account('new:u');
  await login.fill('leo');
  await expect.element(page.getByText(/a déjà cet identifiant/u)).not.toBeInTheDocument();
  await login.fill('ZOE');
  await expect.element(page.getByText(/^Le compte de ROY Zoé a déjà cet identifiant\./u)).toBeVisible();
});

function Company() {
  const { form } = useCreation({ draftKey: 'company', entity: 'Entreprise', required: [] }, () =>
    expect.fail('nothing is saved'),
  );
  return (
    <FormFields
      title="Contact"
      entity="Entreprise"
      row={null}
      fields={[{ field: 'MailId' }]}
      form={form}
      inputs={{ MailId: addressInput('') }}
    />
  );
}

test('R3.6 an address that waits here with a creation is said, whose it is, and what becomes of it', async () => {
  await waits(
    ['Mail', 'new:m', { Adresse: 'Zoe@exemple.fr' }],
    ['Apprenant', 'new:a', { Nom: 'Roy', Prenoms: 'Zoé', MailId: 'new:m' }],
    ['Apprenant', 'new:b', { Nom: 'Petit', Prenoms: 'Léo', MailId: '9' }],
  );
  await drawScreen(cache, <Company />);
  await page.getByRole('textbox').fill('zoe@exemple.fr');
  await expect.element(page.getByText('Cette adresse est déjà celle d’une création faite sur ce poste.')).toBeVisible();
  await expect.element(page.getByText(/^Apprenant · ROY Zoé · création pas encore confirmée/u)).toBeVisible();
  await expect.element(page.getByText(/PETIT/u)).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /marqué en double/u })).toBeVisible();
  await page.getByRole('textbox').fill('zoe@exemple.fr.');
  await expect.element(page.getByText(/^Cette adresse attend/u)).not.toBeInTheDocument();
});

function Correction() {
  const interview = useInterview('new:d');
  return (
    interview && (
      <NewApplicationDialog
        purpose="walkIn"
        correct={interview}
        applicant={null}
        onClose={() => undefined}
        onKept={() => undefined}
      />
    )
  );
}

test('R3.6 the address of a creation that is corrected is no other’s, in whatever case it is typed', async () => {
  await waits(
    ['Mail', 'new:m', { Adresse: 'Zoe@exemple.fr' }],
    ['Candidat', 'new:c', { Nom: 'Roy', Prenoms: 'Zoé', MailId: 'new:m' }],
    ['Dossier', 'new:d', { CandidatId: 'new:c', CreneauLibre: '2026-11-20T14:30:00+01:00' }],
    ['Mail', 'new:n', { Adresse: 'leo@exemple.fr' }],
    ['Apprenant', 'new:b', { Nom: 'Petit', Prenoms: 'Léo', MailId: 'new:n' }],
  );
  await drawScreen(cache, <Correction />);
  const mail = page.getByRole('textbox', { name: /^Courriel/u });
  await mail.fill('leo@exemple.fr');
  await expect.element(page.getByText(/^Apprenant · PETIT Léo/u)).toBeVisible();
  await mail.fill('zoe@exemple.fr');
  await expect.element(page.getByText(/PETIT Léo/u)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Cette adresse attend/u)).not.toBeInTheDocument();
});
