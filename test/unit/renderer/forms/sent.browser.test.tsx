import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useEvent, useInterview } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { EventEdit } from '#features/calendar/inspector/EventEdit.tsx';
import { NewClient } from '#features/finance/form/NewClient.tsx';
import { CustomField } from '#features/today/inspector/InterviewFields.tsx';
import { addressInput } from '#forms/address/addressInput.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FieldInput } from '#forms/fields/useFieldEditing.tsx';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import { FormFields } from '#forms/form/FormFields.tsx';
import type { Intent } from '#intents/intent.ts';
import { ReferenceDialog, References } from '#pages/References.tsx';
import { NewApplicationDialog } from '#parts/newApplication/NewApplicationDialog.tsx';
import { NewUserForm } from '#parts/newUser/NewUserForm.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { beginOn, here } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { ShortcutScope } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver, drawScreen } from '../overCache.tsx';

describe('what the service said', () => {
  let cache: Cache;
  const rows: readonly (readonly [EntityName, Readonly<Record<string, unknown>>])[] = [
    ['Convention', { Id: 8001, Code: 'CONV-1', Poste: 'Assistante' }],
    ['Candidat', { Id: 40, Nom: 'DIALLO', Prenoms: 'Awa' }],
    [
      'Dossier',
      {
        Id: 5,
        CandidatId: 40,
        CreneauLibre: '2026-11-20T14:30:00+01:00',
        Parametres: [{ Id: 0, Code: 'NOTE', Valeur: 'vue' }],
      },
    ],
    [
      'Planification',
      {
        Id: 7,
        Nom: 'Entretien',
        TypePlanificationId: 2,
        EntiteJuridiqueId: 1,
        Debut: '2026-11-20T09:00:00+01:00',
        Fin: '2026-11-20T10:00:00+01:00',
      },
    ],
  ];

  /** A change of a row, or its creation, that the service refused for one member. */
  const refused = (entity: EntityName, target: string, field: string, given: Partial<Step> = {}): Step =>
    aStep({
      id: `refused ${target}`,
      seq: 9,
      entity,
      target,
      state: {
        kind: 'refused',
        failure: { kind: 'refused', status: 400, fields: [{ field, message: 'Ne convient pas' }] },
      },
      ...given,
    });
  const creation = (seq: number, entity: EntityName, target: string, body: string, member: string, id: string): Step =>
    aStep({
      id: `new ${entity}`,
      seq,
      entity,
      target,
      action: 'create',
      body: rawJson(body),
      provisional: [{ field: member, id }],
    });

  beforeEach(async () => {
    cache = await aCache();
    for (const [entity, row] of rows)
      await cache.store.absorb({ entity }, [pulled(String(row['Id']), JSON.stringify(row))], 0);
    useSession.setState({ open: null, commands: {} as Commands }); // nothing is sent here
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const nothing = (): void => undefined;
  function Agreement() {
    const row = useRow('Convention', '8001');
    const groups = [{ id: 'work', title: 'Poste', fields: [{ field: 'Poste' }] }];
    return (
      row && (
        <EntityForm {...{ entity: 'Convention', row, groups, title: 'CONV-1', name: 'CONV-1', onClose: nothing }} />
      )
    );
  }
  function Note() {
    const interview = useInterview('5');
    return interview && <CustomField interview={interview} code="NOTE" label="Note" />;
  }
  function Name() {
    const row = useRow('Candidat', '40');
    return row && <FieldInput entity="Candidat" row={row} field="Nom" onClose={nothing} />;
  }
  function Event() {
    const shown = useEvent('7');
    return shown && <EventEdit event={shown} types={[{ id: '2', name: 'Entretien' }]} onDone={nothing} />;
  }
  function WalkIn() {
    const interview = useInterview('new:d');
    return (
      interview && (
        <NewApplicationDialog
          purpose="walkIn"
          correct={interview}
          applicant={null}
          onClose={nothing}
          onKept={nothing}
        />
      )
    );
  }
  const ofWalkIn = [
    creation(
      2,
      'Dossier',
      'new:d',
      '{"CandidatId":"new:c","CreneauLibre":"2026-11-20T14:30:00+01:00"}',
      'CandidatId',
      'new:c',
    ),
  ];
  const newcomer: Partial<Step> = {
    action: 'create',
    seq: 1,
    body: rawJson('{"Nom":"SOW","Prenoms":"Ali","Login":"asow","MailId":3}'),
  };

  const show = (element: ReactNode): Promise<void> => drawScreen(cache, <main>{element}</main>);

  test.each<readonly [string, RegExp, ComponentType, readonly Step[]]>([
    ['of any entity', /^Poste/u, Agreement, [refused('Convention', '8001', 'Poste')]],
    ['of an event', /^Nom/u, Event, [refused('Planification', '7', 'Nom')]],
    ['of one field', /^Nom/u, Name, [refused('Candidat', '40', 'Nom')]],
    ['of an interview’s note', /^Note/u, Note, [refused('Dossier', '5', 'Parametres.NOTE')]],
    ['of a newcomer', /^Nom/u, WalkIn, [refused('Candidat', 'new:c', 'Nom', newcomer), ...ofWalkIn]],
  ])('R5.2 the form %s says at its field what the service said, until something else is typed', async (...given) => {
    const [, name, Form, putSteps] = given;
    await cache.outbox.commit({ putSteps });
    await show(<Form />);
    const field = page.getByRole('textbox', { name });
    await expect.element(field).toHaveAccessibleDescription(/Réponse du service\s: «\sNe convient pas\s»/u);
    await field.fill('autre chose');
    await expect.element(page.getByText(/Réponse du service/u)).not.toBeInTheDocument();
  });
});

describe('an address of one’s own', () => {
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
});

describe('waiting', () => {
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

  const waits = (
    ...creations: readonly (readonly [entity: EntityName, target: string, body: object])[]
  ): Promise<void> =>
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
    await expect
      .element(page.getByText('Cette adresse est déjà celle d’une création faite sur ce poste.'))
      .toBeVisible();
    await expect.element(page.getByText(/^Apprenant · ROY Zoé · création pas encore confirmée/u)).toBeVisible();
    await expect.element(page.getByText(/PETIT/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: /marqué en double/u })).toBeVisible();
    await page.getByRole('textbox').fill('zoe@exemple.fr.');
    await expect.element(page.getByText(/^Cette adresse attend/u)).not.toBeInTheDocument();
  });
});
