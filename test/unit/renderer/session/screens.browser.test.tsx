import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { words } from '#i18n/index.ts';
import type { ClosedCache } from '#session/closedCache.ts';
import { ClosedCacheScreen } from '#session/ClosedCacheScreen.tsx';
import { useClosing } from '#session/closing.ts';
import { ClosingDialog } from '#session/ClosingDialog.tsx';
import { ConfirmationDialog } from '#session/ConfirmationDialog.tsx';
import { KeylessScreen } from '#session/KeylessScreen.tsx';
import { LockScreen } from '#session/LockScreen.tsx';
import { asking } from '#session/question.ts';
import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Keyless, ServiceProfile } from '#shared/ipc/channels.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

describe('a cache that is closed', () => {
  function closed(
    cause: ClosedCache['cause'],
    seen: ClosedCache['seen'] = { pending: 3, writtenBy: '0.4.0' },
    journalled: ClosedCache['journalled'] = null,
    more: Partial<Pick<ClosedCache, 'readable' | 'isAlone'>> = {},
  ) {
    const acts = {
      onRetry: vi.fn(),
      onReload: vi.fn(),
      onQuit: vi.fn(),
      onSave: vi.fn(async (_name: string) => true),
      onStartOver: vi.fn(async () => undefined),
    };
    const profile = {
      id: 'p',
      name: 'École',
      baseUrl: 'https://ecole.example',
      user: 'claire.moreau',
      campusId: '1',
      campusName: 'Lyon',
      practice: false,
    };
    const cache = { cause, profile, databaseName: 'd', seen, journalled, readable: [], isAlone: true, ...more };
    const screen = <ClosedCacheScreen cache={cache} version="0.1.0" {...acts} />;
    return { screen, ...acts };
  }
  const button = (name: string) => page.getByRole('button', { name });

  test('I2 S9 a key that opens nothing: what is lost is counted, and destroyed only on a second word', async () => {
    const { screen, onStartOver, onQuit } = closed('wrongKey');
    await draw(screen);
    await expect.element(page.getByText(/n’ouvre plus ce que Carnet y garde/)).toBeVisible();
    await expect.element(page.getByText(/Les 3 modifications qui y attendent ne peuvent plus/)).toBeVisible();
    await button('Vider les données de ce poste').click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    expect(onStartOver).not.toHaveBeenCalled();
    await button('Vider les données de ce poste').click();
    await dialog.getByRole('button', { name: 'Vider et recommencer' }).click();
    expect(onStartOver).toHaveBeenCalledTimes(1);
    await button('Quitter').click();
    expect(onQuit).toHaveBeenCalledTimes(1);
  });

  test('a cache that cannot be emptied says so', async () => {
    const { screen, onStartOver } = closed('wrongKey', { pending: 0, writtenBy: null });
    onStartOver.mockRejectedValueOnce(new Error('disk'));
    await draw(screen);
    await expect.element(page.getByText('Aucune modification n’y attendait.')).toBeVisible();
    await button('Vider les données de ce poste').click();
    await button('Vider et recommencer').click();
    await expect.element(page.getByText(/rien n’a été effacé/)).toBeVisible();
  });

  test('a newer Carnet’s data are refused, and the version that is needed is said', async () => {
    await draw(closed('newerSchema').screen);
    await expect.element(page.getByText(/plus récent que celui-ci \(0\.1\.0\)/)).toBeVisible();
    await expect.element(page.getByText(/pour les ouvrir.*0\.4\.0/)).toBeVisible();
    expect(button('Réessayer').elements()).toHaveLength(0);
    expect(button('Vider les données de ce poste').elements()).toHaveLength(0);
    await draw(closed('newerSchema', { pending: 0, writtenBy: null }).screen);
    await expect.element(page.getByText(/une version plus récente/)).toBeVisible();
  });

  test.each(['quota', 'blocked', 'closed'] as const)(
    '%s can be tried again, and nothing is said to be lost',
    async (cause) => {
      const { screen, onRetry } = closed(cause);
      await draw(screen);
      expect(button('Vider les données de ce poste').elements()).toHaveLength(0);
      expect(page.getByText(/ne peuvent plus/).elements()).toHaveLength(0);
      await button('Réessayer').click();
      expect(onRetry).toHaveBeenCalledTimes(1);
    },
  );

  test('I2 a storage that cannot be read may be emptied once the journal holds what waits', async () => {
    const { screen, onStartOver } = closed('storage', null, 2);
    await draw(screen);
    await expect.element(page.getByText(/Les 2 modifications en attente sont aussi dans le journal/)).toBeVisible();
    await button('Vider les données de ce poste').click();
    await button('Vider et recommencer').click();
    expect(onStartOver).toHaveBeenCalledTimes(1);
  });

  test('I2 a storage that is broken for good, without a journal: what can still be read is saved in a file, and what is lost and what stays is shown before anything is emptied', async () => {
    const { screen, onRetry, onSave, onStartOver } = closed('storage', null, null, {
      readable: [{ id: 'a' }, { id: 'b' }],
    });
    await draw(screen);
    await button('Réessayer').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expect.element(page.getByText('2 modifications peuvent encore être lues.')).toBeVisible();
    await button('Vider les données de ce poste').click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(/D’autres modifications y attendent peut-être/u)).toBeVisible();
    await expect
      .element(dialog.getByText(/2 modifications peuvent encore être lues et ne sont dans aucun fichier/u))
      .toBeVisible();
    await expect.element(dialog.getByText(/^Perdu ici/u)).toBeVisible();
    await expect.element(dialog.getByText(/votre identifiant et votre mot de passe/u)).toBeVisible();
    expect(dialog.getByText(/d’autres services/u).elements()).toHaveLength(0);
    await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    expect(onStartOver).not.toHaveBeenCalled();
    await button('Enregistrer ces 2 modifications…').click();
    expect(onSave.mock.calls[0]?.[0]).toMatch(/^Carnet modifications .*\.json$/u);
    await expect.element(page.getByText(/^Enregistré\./u)).toBeVisible();
    await button('Vider les données de ce poste').click();
    expect(dialog.getByText(/dans aucun fichier/u).elements()).toHaveLength(0);
    await button('Vider et recommencer').click();
    expect(onStartOver).toHaveBeenCalledTimes(1);
  });

  test('I2 a newer Carnet’s changes can be saved for it where a copy reads them', async () => {
    const { screen, onSave } = closed('newerSchema', { pending: 1, writtenBy: '0.4.0' }, 1, {
      readable: [{ id: 'a', later: true }],
    });
    await draw(screen);
    await button('Enregistrer cette modification…').click();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('I24 a storage that neither opens nor refuses: the page can be reloaded, and nothing is shown as lost', async () => {
    const { screen, onReload } = closed('hung', null);
    await draw(screen);
    await expect.element(page.getByText(/ne répond pas/)).toBeVisible();
    expect(page.getByText(/ne peuvent plus/).elements()).toHaveLength(0);
    await button('Rouvrir la fenêtre').click();
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  let cache: Cache;
  const answers: unknown[] = [];
  const signOut = vi.fn<Commands['signOut']>();

  beforeEach(async () => {
    answers.length = 0;
    signOut.mockReset().mockResolvedValue({ wipes: true });
    usePreferences.setState({ isSharedPc: true });
    cache = await aCache();
    // The one call of this dialog.
    Object.assign(window, {
      carnet: {
        call: async (_channel: string, args: unknown) => {
          answers.push(args);
          return { ok: true, value: {} };
        },
      },
    });
    useSession.setState({
      open: { profile: { practice: false } } as never, // all that the dialog reads of it
      commands: { signOut } as unknown as Commands,
    });
  });
  afterEach(async () => {
    useClosing.setState({ asked: 0 });
    usePreferences.setState(usePreferences.getInitialState());
    useSession.setState({ open: null, commands: null });
    await draw(null);
    await cache.close();
  });
  const close = async (): Promise<void> => {
    await drawOver(cache, <ClosingDialog />);
    useClosing.setState({ asked: 1 });
  };
  const waits = () => cache.outbox.commit({ putSteps: [aStep({ id: 'step', seq: 1, intentId: 'i' })] });

  test('S17 with nothing that waits, closing signs out, once', async () => {
    await close();
    await expect.poll(() => signOut.mock.calls).toEqual([[true]]);
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
    expect(answers).toEqual([]);
  });

  test('S17 with a change that waits nothing happens before the user has chosen; Échap stays', async () => {
    await waits();
    await close();
    await expect.element(page.getByText('1 modification n’est pas encore dans le service')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Rester' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect([signOut.mock.calls, answers]).toEqual([[], []]);
  });

  test('S17 the user may keep what waits, or lose it; what could not be wiped is said', async () => {
    await waits();
    await close();
    signOut.mockRejectedValueOnce(new Error('storage'));
    await page.getByRole('button', { name: 'Perdre et fermer' }).click();
    await expect.element(page.getByText(/n’a pas pu être effacé/u)).toBeVisible();
    await page.getByRole('button', { name: 'Fermer et garder' }).click();
    await expect.poll(() => answers).toEqual([{ how: 'kept' }]);
  });

  test('S17 who shares the workstation no longer closes as usual', async () => {
    usePreferences.setState({ isSharedPc: false });
    await waits();
    await close();
    await expect.poll(() => answers).toEqual([{ how: 'asUsual' }]);
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('without a key', () => {
  async function keyless(given: Partial<Keyless> & { readonly practice?: boolean } = {}) {
    const { why = 'damaged', keptBefore = true, practice = false } = given;
    const profile = {
      id: 'p',
      name: 'École',
      baseUrl: 'https://ecole.example',
      user: 'claire.moreau',
      campusId: '1',
      campusName: 'Lyon',
      practice,
    };
    const acts = {
      onRetry: vi.fn(),
      onQuit: vi.fn(),
      renewKey: vi.fn(async (_password: string | null): Promise<FailureKind | null> => null),
      moveHere: vi.fn(async (): Promise<FailureKind | null> => null),
    };
    await draw(<KeylessScreen keyless={{ profile, why, keptBefore }} {...acts} />);
    return acts;
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const password = page.getByLabelText('Mot de passe de claire.moreau dans le service');

  test('I2 both copies of the secrets are damaged: what is lost and what stays is shown, and nothing happens before the user confirms', async () => {
    const { renewKey, onRetry } = await keyless();
    await expect.element(page.getByText('Ce qui protège vos données sur ce poste est abîmé.')).toBeVisible();
    await button('Réessayer').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await button('Se reconnecter…').click();
    await expect.element(button('Annuler')).toHaveFocus();
    await expect.element(page.getByText(/elles ne seront ni envoyées/u)).toBeVisible();
    await expect.element(page.getByText(/restent sur le disque, mis de côté/u)).toBeVisible();
    await expect.element(button('Se reconnecter')).toBeDisabled();
    await button('Annuler').click();
    expect(renewKey).not.toHaveBeenCalled();
    await button('Se reconnecter…').click();
    await password.fill('canari');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(renewKey.mock.calls).toEqual([['canari']]));
  });

  test('E2 a key store that does not answer: the user can retry or quit, and no other key is offered', async () => {
    const { onRetry, onQuit } = await keyless({ why: 'unavailable' });
    await expect.element(page.getByText(/ne répond pas pour l’instant/u)).toBeVisible();
    await expect.element(page.getByText(/La clé de vos données y est toujours/u)).toBeVisible();
    expect(button('Se reconnecter…').elements()).toEqual([]);
    await button('Réessayer').click();
    await button('Quitter').click();
    expect([onRetry.mock.calls.length, onQuit.mock.calls.length]).toEqual([1, 1]);
  });

  test('E9 a notebook of another workstation: the user continues here, or begins an empty one, and sees what each means', async () => {
    const { moveHere, renewKey } = await keyless({ why: 'elsewhere' });
    await expect.element(page.getByText('Ce carnet vient d’un autre poste.')).toBeVisible();
    await expect.element(page.getByText(/partiraient deux fois/u)).toBeVisible();
    expect(button('Réessayer').elements()).toEqual([]);
    moveHere.mockResolvedValueOnce('storage');
    await button('Continuer sur ce poste').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await button('En commencer un vide…').click();
    await expect.element(page.getByText(/restent à l’autre poste/u)).toBeVisible();
    await button('Annuler').click();
    expect(renewKey).not.toHaveBeenCalled();
  });

  test('S11 a password that the service refuses, or cannot look at, is said; the dialog stays', async () => {
    const { renewKey } = await keyless();
    renewKey.mockResolvedValueOnce('password').mockResolvedValueOnce('offline');
    await button('Se reconnecter…').click();
    await password.fill('x');
    await button('Se reconnecter').click();
    await expect.element(page.getByText('Mot de passe refusé.')).toBeVisible();
    // What is typed next takes the place of what was refused.
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('juste');
    await expect.element(password).toHaveValue('juste');
    await button('Se reconnecter').click();
    await expect.element(page.getByText(/lui seul peut vérifier votre mot de passe/u)).toBeVisible();
  });

  test('practice asks for no password; where nothing was stored, nothing is shown as lost', async () => {
    const { renewKey } = await keyless({ practice: true, keptBefore: false, why: 'missing' });
    await button('Se reconnecter…').click();
    await expect.element(page.getByText('Aucune modification n’a été gardée sur ce poste.')).toBeVisible();
    await button('Se reconnecter').click();
    expect(renewKey.mock.calls).toEqual([[null]]);
  });
});

describe('locked', () => {
  const profile: ServiceProfile = {
    id: 'p',
    name: 'École Sévigné',
    baseUrl: 'https://ecole.example',
    user: 'claire',
    campusId: '3',
    campusName: 'Campus Lyon',
    practice: false,
  };

  const renewKey = vi.fn(async (): Promise<FailureKind | null> => null);

  test('S9 says who and which service, and asks the password once', async () => {
    const unlock = vi.fn(async () => null);
    await draw(<LockScreen profile={profile} unlock={unlock} renewKey={renewKey} />);
    await expect.element(page.getByRole('heading', { name: 'Carnet est verrouillé' })).toBeVisible();
    await expect.element(page.getByText('claire, École Sévigné')).toBeVisible();
    await expect.element(page.getByLabelText('Mot de passe du service')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(unlock).not.toHaveBeenCalled();
    await userEvent.keyboard('s3cret{Enter}');
    expect(unlock.mock.calls).toEqual([['s3cret']]);
  });

  test('S9 offline with another password, it says what is known here and what cannot be asked', async () => {
    await draw(<LockScreen profile={profile} unlock={async () => 'offline'} renewKey={renewKey} />);
    const password = page.getByLabelText('Mot de passe du service');
    await password.fill('autre');
    await page.getByRole('button', { name: 'Déverrouiller' }).click();
    await expect.element(password).toHaveAccessibleDescription(/le service ne répond pas pour en vérifier un autre/);
    await draw(<LockScreen profile={profile} unlock={async () => 'password'} renewKey={renewKey} />);
    await page.getByLabelText('Mot de passe du service').fill('autre');
    await page.getByRole('button', { name: 'Déverrouiller' }).click();
    await expect.element(page.getByText('Mot de passe refusé.')).toBeVisible();
    // The next key types the password again.
    await expect.element(page.getByLabelText('Mot de passe du service')).toHaveFocus();
    await userEvent.keyboard('b');
    await expect.element(page.getByLabelText('Mot de passe du service')).toHaveValue('b');
  });

  test('B3 I2 a newer password of the service: the earlier one is asked for, and another key only at the user’s word', async () => {
    await draw(<LockScreen profile={profile} unlock={async () => 'noPassword'} renewKey={renewKey} />);
    const forgotten = page.getByRole('button', { name: 'Je n’ai plus le mot de passe précédent…' });
    expect(forgotten.elements()).toEqual([]);
    await page.getByLabelText('Mot de passe du service').fill('nouveau');
    await page.getByRole('button', { name: 'Déverrouiller' }).click();
    await expect.element(page.getByText(/protégées par le précédent/u)).toBeVisible();
    await forgotten.click();
    await expect.element(page.getByText(/elles ne seront ni envoyées/u)).toBeVisible();
    await page.getByLabelText('Mot de passe de claire dans le service').fill('nouveau');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(renewKey.mock.calls).toEqual([['nouveau']]));
  });
});

describe('asking', () => {
  const question = (at: number): string => `8c6d4b0a-1111-4222-8333-44445555666${at}`;
  const asks = (at: number, because: readonly ConfirmationReason[] = ['givesRights']) =>
    ({ kind: 'mustConfirm', because, question: question(at) }) as const;
  const done = { kind: 'applied', id: '4' } as const;
  type Ended = ReturnType<typeof asks> | typeof done | { readonly kind: 'waits' };

  /** Attempts that end so, one after the other. */
  function attempts(...ends: readonly Ended[]) {
    const left = [...ends];
    return vi.fn(async (_confirmation: string | null): Promise<Ended> => left.shift() ?? done);
  }
  const dialog = page.getByRole('alertdialog');
  const give = (attempt: ReturnType<typeof attempts>) => asking<Ended>('Compte de BELKACEM Karim', attempt);

  test('R4.3 the effect is named, the focus is on Annuler, and the attempt is made again with the confirmation', async () => {
    const attempt = attempts(asks(1), done);
    await draw(<ConfirmationDialog />);
    const outcome = give(attempt);
    await expect.element(dialog.getByText('Compte de BELKACEM Karim')).toBeVisible();
    await expect.element(dialog.getByText(words.t('panels.confirm.givesRights.effect'))).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Donner les droits' }).click();
    expect(await outcome).toEqual(done);
    expect(attempt.mock.calls).toEqual([[null], [question(1)]]);
  });

  test('R4.3 I15 a no sends nothing; each attempt asks again', async () => {
    const attempt = attempts(asks(1), asks(2), done);
    await draw(<ConfirmationDialog />);
    const first = give(attempt);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await first).toEqual({ kind: 'declined' });
    const second = give(attempt);
    await dialog.getByRole('button', { name: 'Donner les droits' }).click();
    expect(await second).toEqual(done);
    expect(attempt.mock.calls).toEqual([[null], [null], [question(2)]]);
  });
});
