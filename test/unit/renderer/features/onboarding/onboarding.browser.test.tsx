import { act } from 'react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { whatFailed } from '#features/onboarding/FailureNotice.tsx';
import { Onboarding } from '#features/onboarding/index.tsx';
import type { OnboardingCalls } from '#features/onboarding/index.tsx';
import { words } from '#i18n/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { Probe } from '#shared/ipc/channels.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';
import { draw } from '../changes/drawn.tsx';

const found: Probe = {
  baseUrl: 'https://ecole.example',
  campuses: [
    { id: '3', name: 'Campus Lyon' },
    { id: '4', name: 'Campus Paris' },
  ],
  name: 'Lycée Sévigné',
  shareName: 'ECOLE',
  assumed: [
    { endpoint: 'Planification.list', served: false },
    { endpoint: 'Instance.list', served: true },
  ],
};

function given(
  answers: Pick<Partial<OnboardingCalls>, 'probe' | 'checkKey'> & { readonly schemes?: string } = {},
  info: { suggestedUrl?: string } = {},
) {
  return {
    info: vi.fn<OnboardingCalls['info']>(async () => ({
      ok: true,
      value: {
        version: '0.1.0',
        locale: 'fr',
        schoolZone: 'Europe/Paris',
        suggestedUrl: null,
        ...info,
      },
    })),
    probe: vi.fn<OnboardingCalls['probe']>(answers.probe ?? (async () => ({ ok: true, value: found }))),
    stopProbe: vi.fn<OnboardingCalls['stopProbe']>(async () => ({ ok: true, value: {} })),
    probePractice: vi.fn<OnboardingCalls['probePractice']>(async () => ({ ok: true, value: found })),
    proxy: {
      asked: vi.fn<OnboardingCalls['proxy']['asked']>(async () => ({
        proxy: 'http://proxy.ecole.fr:8080',
        schemes: answers.schemes ?? 'Basic',
        isRefused: false,
      })),
      signIn: vi.fn<OnboardingCalls['proxy']['signIn']>(async () => null),
    },
    checkConnection: vi.fn<OnboardingCalls['checkConnection']>(() => async () => ({ ok: true, value: null })),
    checkKey: vi.fn<OnboardingCalls['checkKey']>(answers.checkKey ?? (async () => null)),
    add: vi.fn<OnboardingCalls['add']>(async (service) => ({
      ok: true,
      value: {
        id: 'p1',
        name: service.name,
        baseUrl: '',
        user: '',
        campusId: service.campusId,
        campusName: service.campusName,
        practice: false,
      },
    })),
  };
}
const noTests = () => null;
const failing = (failure: Failure) => given({ probe: async () => ({ ok: false, failure }) });

const next = page.getByRole('button', { name: 'Continuer' });
const password = page.getByRole('textbox', { name: /^Mot de passe(?! du proxy)/ });

/** The first step, before going on. */
async function fill(address: string): Promise<void> {
  await page.getByRole('radio', { name: /Le service de l’école/ }).click({ force: true });
  await page.getByRole('textbox', { name: /Adresse du service/ }).fill(address);
  await page.getByRole('textbox', { name: /Identifiant/ }).fill('claire');
}
/** The last field of that step. */
async function givePassword(): Promise<void> {
  await password.fill('s3cret');
}

test('a service of the school: address, campus and name from the probe, what it does not serve, then added once', async () => {
  const calls = given();
  const onDone = vi.fn();
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={onDone} />);
  await fill('ecole.example/GraphV1');
  await givePassword();
  await next.click();
  await expect.element(page.getByText(/Liste des événements/)).toBeVisible();
  expect(page.getByText(/Nom du partage/).elements()).toHaveLength(0);
  expect(calls.probe.mock.calls).toEqual([[{ baseUrl: 'https://ecole.example', user: 'claire', password: 's3cret' }]]);
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await expect.element(page.getByText('Choisissez un campus.')).toBeVisible();
  await vi.waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  expect(calls.add).not.toHaveBeenCalled();
  await page.getByRole('radio', { name: 'Campus Lyon' }).click({ force: true });
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['p1']]));
  expect(calls.add.mock.calls).toEqual([
    [
      {
        credentials: { baseUrl: 'https://ecole.example', user: 'claire', password: 's3cret' },
        name: 'Lycée Sévigné',
        campusId: '3',
        campusName: 'Campus Lyon',
      },
    ],
  ]);
});

test('E4 a proxy that wants a login is given one where it stopped the user, who goes on from there', async () => {
  let isOpen = false;
  const calls = given({
    probe: async () =>
      isOpen ? { ok: true, value: found } : { ok: false, failure: { kind: 'proxyPassword', status: 407 } },
  });
  calls.proxy.signIn.mockImplementation(async () => {
    isOpen = true;
    return null;
  });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  await givePassword();
  await next.click();
  await expect.element(page.getByText(/proxy\.ecole\.fr:8080/u)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Identifiant du proxy' })).toHaveFocus();
  const signIn = page.getByRole('button', { name: 'S’identifier' });
  await expect.element(signIn).toBeDisabled();
  await page.getByRole('textbox', { name: 'Identifiant du proxy' }).fill('a:b');
  await expect.element(page.getByText(/ni deux-points/u)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Identifiant du proxy' }).fill('élise');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Mot de passe du proxy')).toHaveFocus();
  await page.getByLabelText('Mot de passe du proxy').fill('m€t');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect
    .element(
      page
        .getByText('Choisissez un campus.')
        .or(page.getByRole('radio', { name: 'Campus Lyon' }))
        .first(),
    )
    .toBeVisible();
  expect(calls.proxy.signIn.mock.calls).toEqual([
    [{ proxy: 'http://proxy.ecole.fr:8080', user: 'élise', password: 'm€t' }],
  ]);
  expect(calls.probe).toHaveBeenCalledTimes(2);
});

test('E4 a login that the proxy refuses at once is said, and asked for again', async () => {
  const calls = given({ probe: async () => ({ ok: false, failure: { kind: 'proxyPassword', status: 407 } }) });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  await givePassword();
  await next.click();
  const user = page.getByRole('textbox', { name: 'Identifiant du proxy' });
  await user.fill('élise');
  // Answered before the page draws again: what is on screen never saw that anything was sent.
  calls.proxy.signIn.mockImplementation(async () => new Promise((resolve) => setTimeout(resolve, 0, null)));
  calls.proxy.asked.mockResolvedValue({ proxy: 'http://proxy.ecole.fr:8080', schemes: 'Basic', isRefused: true });
  await page.getByLabelText('Mot de passe du proxy').fill('faux');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Le proxy n’a pas accepté cet identifiant et ce mot de passe.')).toBeVisible();
  await expect.element(user).toHaveValue('élise');
  await expect.element(page.getByLabelText('Mot de passe du proxy')).toHaveValue('');
  await expect.element(page.getByLabelText('Mot de passe du proxy')).toHaveFocus();
});

test('E4 a proxy that signs users in by Kerberos alone: said, with what to ask for', async () => {
  const calls = given({
    schemes: 'Negotiate',
    probe: async () => ({ ok: false, failure: { kind: 'proxyPassword', status: 407 } }),
  });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  await givePassword();
  await next.click();
  await expect.element(page.getByText(/\(Negotiate\).*Px/u)).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Identifiant du proxy' }).elements()).toHaveLength(0);
});

test('what is certain of an address is repaired when its field is left, and the user sees it', async () => {
  await draw(<Onboarding calls={given()} renderTests={noTests} onDone={vi.fn()} />);
  await fill('« https:/ecole.example/gestion/GraphV1/Planification »');
  await expect
    .element(page.getByRole('textbox', { name: /Adresse du service/ }))
    .toHaveValue('https://ecole.example/gestion');
});

test('R2.12 a typed text is kept well-formed, and half of a surrogate pair is refused at its field', async () => {
  await draw(<Onboarding calls={given()} renderTests={noTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  const user = page.getByRole('textbox', { name: /Identifiant/ });
  await user.fill('Zoe\u0301\u200B\u202E');
  await expect.element(user).toHaveValue('Zoé');
  expect(page.getByText(/Un caractère est coupé en deux/).elements()).toHaveLength(0);
  const field = document.activeElement as HTMLInputElement; // the field that was filled
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Zo\ud83d');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(page.getByText(/Un caractère est coupé en deux/)).toBeVisible();
});

test('an invalid address is shown at its field, which takes the focus, and no request is sent', async () => {
  const calls = given();
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('pas une adresse'); // Chromium's URL would accept it
  await next.click();
  await expect.element(page.getByText('Écrivez-la comme https://ecole.example.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Adresse du service/ })).toHaveFocus();
  expect(calls.probe).not.toHaveBeenCalled();
});

test('R1.7 R3.4 R5.5 advanced settings are validated with the rest, sent with the probe, and saved', async () => {
  const calls = given();
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  await givePassword();
  const userHeader = page.getByRole('textbox', { name: /En-tête de l’identifiant/ });
  await expect.element(page.getByRole('textbox', { name: 'Nom du partage' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Réglages avancés' }).click();
  await page.getByRole('button', { name: /Envoyés ensemble/ }).click();
  await page.getByRole('option', { name: 'Envoyés dans deux en-têtes' }).click();
  await userHeader.fill('Authorization');
  await page.getByRole('textbox', { name: /En-tête du mot de passe/ }).fill('X-Password');
  await page.getByRole('textbox', { name: 'Nom du partage' }).fill(' ECOLE ');
  await page.getByRole('textbox', { name: 'Répertoire racine' }).fill('{aaaaaaaa-0000-4000-8000-000000000000}');
  // Closed over a wrong field, it opens again.
  await page.getByRole('button', { name: 'Réglages avancés' }).click();
  await next.click();
  await expect.element(userHeader).toHaveFocus();
  await expect.element(userHeader).toHaveAccessibleDescription(/réservés/);
  expect(calls.probe).not.toHaveBeenCalled();
  await userHeader.fill('X-User');
  await next.click();
  const options = {
    ...usualOptions,
    authentication: { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' },
    shareName: 'ECOLE',
    rootStreamid: 'aaaaaaaa-0000-4000-8000-000000000000',
  };
  const back = page.getByRole('button', { name: 'Retour' });
  await back.click();
  await expect.element(password).toHaveValue('s3cret');
  await expect.element(userHeader).toHaveValue('X-User');
  await next.click();
  await page.getByRole('radio', { name: 'Campus Lyon' }).click({ force: true });
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await vi.waitFor(() => expect(calls.add).toHaveBeenCalledTimes(1));
  expect(calls.probe.mock.calls.map(([asked]) => asked.options)).toEqual([options, options]);
  expect(calls.add.mock.calls[0]?.[0].credentials?.options).toEqual(options);
});

test('R1.6 R5.7 S12 the other advanced settings; an unusable key is shown at its field before any request', async () => {
  const problems: readonly (KeyProblem | null)[] = ['notAKey', 'weakKey', null];
  let asked = 0;
  const calls = given({ checkKey: async () => problems[asked++] ?? null });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  await givePassword();
  await page.getByRole('button', { name: 'Réglages avancés' }).click();
  expect(page.getByText('Chiffrement des mots de passe').elements()).toHaveLength(0);
  const pem = page.getByRole('textbox', { name: /Clé publique/ });
  for (const [typed, words] of [
    ['a', /n’est pas une clé publique RSA/],
    ['b', /trop faible/],
  ] as const) {
    await pem.fill(typed);
    await next.click();
    await expect.element(pem).toHaveAccessibleDescription(words);
    await expect.element(pem).toHaveFocus();
  }
  expect(calls.probe).not.toHaveBeenCalled();
  await pem.fill(' clé ');
  await expect.element(pem).not.toHaveAccessibleDescription(/trop faible/);
  const choose = async (name: RegExp, option: string): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/Chiffrement des mots de passe/, 'RSA OAEP, SHA-256');
  await choose(/Lecture des séquences/, 'Par POST');
  await choose(/Lectures à la fois/, '1');
  await choose(/Écritures à la fois/, '1');
  await next.click();
  await vi.waitFor(() => expect(calls.probe).toHaveBeenCalledTimes(1));
  const options = {
    ...usualOptions,
    passwordKey: { pem: 'clé', padding: 'oaepSha256' },
    bodyReadVerb: 'POST',
    reads: 1,
    writes: 1,
  };
  expect(calls.probe.mock.calls[0]?.[0].options).toEqual(options);
});

test('practice needs no credentials, and asks for its campus at once', async () => {
  const calls = given();
  const onDone = vi.fn();
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={onDone} />);
  await expect.element(page.getByText('Étape 1 sur 3')).toBeVisible();
  await page.getByRole('radio', { name: /S’entraîner/ }).click({ force: true });
  await page.getByRole('radio', { name: 'Campus Paris' }).click({ force: true });
  await expect.element(page.getByText('Étape 2 sur 3')).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(calls.add.mock.calls).toEqual([
    [{ credentials: null, name: 'Entraînement', campusId: '4', campusName: 'Campus Paris' }],
  ]);
});

test('by Entrée alone: what is chosen goes on to the first empty field, and each step from its title', async () => {
  const calls = given();
  const onDone = vi.fn();
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={onDone} />);
  const school = page.getByRole('radio', { name: /Le service de l’école/ });
  school.element().focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: /Adresse du service/ }).fill('ecole.example');
  school.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: /Identifiant/ })).toHaveFocus();
  await userEvent.keyboard('claire{Tab}s3cret{Enter}');
  const title = page.getByRole('heading', { name: 'Choisir le campus' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const campus = page.getByRole('radio', { name: 'Campus Lyon' });
  await expect.element(campus).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(campus).toBeChecked();
  // A key that is held adds no service with the campus that it chose (I26).
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  campus.element().dispatchEvent(new KeyboardEvent('keydown', held));
  expect(calls.add).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test('a failure says what happened and what to do, and preserves the typed values', async () => {
  const calls = given();
  calls.probe.mockResolvedValueOnce({ ok: false, failure: { kind: 'offline', detail: 'mot pour mot' } });
  calls.probe.mockResolvedValueOnce({ ok: false, failure: { kind: 'cancelled' } });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('https://ecole.example');
  await givePassword();
  for (const kind of ['offline', 'cancelled'] as const) {
    await next.click();
    const notice = page.getByRole(kind === 'cancelled' ? 'status' : 'alert');
    await expect.element(notice.getByText(words.t(whatFailed(kind)))).toBeVisible();
    await expect.element(notice.getByText(words.t(`onboarding.failure.${kind}.todo`), { exact: false })).toBeVisible();
    if (kind === 'offline') await expect.element(notice.getByText('mot pour mot »', { exact: false })).toBeVisible();
    await expect.element(password).toHaveValue('s3cret');
  }
});

test('a service that does not answer can be cancelled after five seconds, and a late response changes nothing', async () => {
  let answer: (value: Awaited<ReturnType<OnboardingCalls['probe']>>) => void = () => undefined;
  const asked = Promise.withResolvers<void>();
  const calls = given({
    probe: async () => {
      asked.resolve();
      return new Promise((resolve) => (answer = resolve));
    },
  });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('https://ecole.example');
  await givePassword();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('{Enter}');
  await asked.promise;
  const stop = page.getByRole('button', { name: 'Interrompre' });
  const after = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await after(0);
  await after(1_000);
  await after(3_999);
  expect(stop.elements()).toHaveLength(0);
  await after(1);
  expect(stop.elements()).toHaveLength(1);
  vi.useRealTimers();
  await stop.click();
  await expect.element(page.getByText('Vous avez interrompu.')).toBeVisible();
  answer({ ok: true, value: found });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(next).toBeEnabled();
  expect(page.getByText('Choisir le campus').elements()).toHaveLength(0);
});

test('S7 B8 without a key store, the user is warned: of the password, and of the data that lie open on the disk', async () => {
  await draw(
    <Onboarding
      calls={given({}, { suggestedUrl: 'https://ecole.example' })}
      sessionOnly
      renderTests={noTests}
      onDone={vi.fn()}
    />,
  );
  await expect.element(page.getByRole('textbox', { name: /Adresse du service/ })).toHaveValue('https://ecole.example');
  await expect.element(page.getByText(/gardé jusqu’à la fermeture de Carnet/)).toBeVisible();
  await expect.element(page.getByText(/qui a le disque de ce poste peut lire les données/)).toBeVisible();
  await expect.element(page.getByText('Étape 1 sur 3')).toBeVisible();
});

test('R3.4 a service without a list of campuses: the form asks for its number', async () => {
  const calls = given({ probe: async () => ({ ok: true, value: { ...found, campuses: [] } }) });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('https://ecole.example');
  await givePassword();
  await next.click();
  await page.getByRole('textbox', { name: /Numéro du campus/ }).fill('12');
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await vi.waitFor(() =>
    expect(calls.add.mock.calls[0]?.[0]).toMatchObject({ campusId: '12', campusName: 'Campus 12' }),
  );
});

test('a failure on the way leads to the tests of the connection, and back to everything that was typed', async () => {
  const calls = failing({ kind: 'offline' });
  const renderTests: ComponentProps<typeof Onboarding>['renderTests'] = ({ checkConnection, onBack }) => (
    <>
      <button type="button" onClick={() => void checkConnection(() => undefined, new AbortController().signal)}>
        Tests
      </button>
      <button type="button" onClick={onBack}>
        Revenir
      </button>
    </>
  );
  await draw(<Onboarding calls={calls} renderTests={renderTests} onDone={vi.fn()} />);
  await fill('ecole.example');
  await givePassword();
  await next.click();
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect.element(password).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Tests' }).click();
  expect(calls.checkConnection.mock.calls.at(-1)?.[0]).toEqual({
    baseUrl: 'https://ecole.example',
    user: 'claire',
    password: 's3cret',
  });
  await page.getByRole('button', { name: 'Revenir' }).click();
  await expect.element(password).toHaveValue('s3cret');
  await expect.element(page.getByRole('button', { name: 'Tester la connexion' })).toHaveFocus();
  await expect.element(page.getByText('Rien ne répond à cette adresse.')).toBeVisible();
});

test('S10 an address is tested while it is typed, without the user, and what answers is said', async () => {
  const calls = given();
  calls.checkConnection.mockImplementation(({ baseUrl }) => async (onStep) => {
    const hear = (result: DiagnosisResult): void => onStep({ done: 1, total: 7, result });
    const facts = {};
    hear({ check: 'name', finding: 'nameFound', facts });
    if (baseUrl.includes('ecole')) {
      hear({ check: 'service', finding: 'serviceWantsSignIn', facts });
      hear({ check: 'credentials', finding: 'passwordUnknown', facts });
    } else hear({ check: 'route', finding: 'portClosed', facts });
    return { ok: true, value: null };
  });
  await draw(<Onboarding calls={calls} renderTests={noTests} onDone={vi.fn()} />);
  await fill('rien.example');
  await expect.element(page.getByText('Rien ne répond à cette adresse.')).toBeVisible();
  await page.getByRole('textbox', { name: /Adresse du service/ }).fill('ecole.example');
  await expect.element(page.getByText('Le service répond à cette adresse.')).toBeVisible();
  expect(page.getByText('Rien ne répond à cette adresse.').elements()).toHaveLength(0);
  expect(calls.checkConnection.mock.calls.map(([typed]) => typed)).toEqual([
    { baseUrl: 'https://rien.example' },
    { baseUrl: 'https://ecole.example' },
  ]);
});
