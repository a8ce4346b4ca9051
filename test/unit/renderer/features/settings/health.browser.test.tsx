import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkText } from '#features/settings/CheckLine.tsx';
import { CompatibilityChecks } from '#features/settings/compatibility/CompatibilityChecks.tsx';
import { serviceChecks } from '#features/settings/compatibility/reportText.ts';
import { ConnectionChecks, ConnectionOfNewService } from '#features/settings/connection/ConnectionChecks.tsx';
import { HealthScreen } from '#features/settings/health/HealthScreen.tsx';
import { useRun } from '#features/settings/useRun.ts';
import { words } from '#i18n/index.ts';
import { prepareSupport } from '#session/health.ts';
import type { CompatibilityReport, EndpointReport } from '#shared/ipc/compatibility.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { Health } from '#shared/ipc/health.ts';
import { supportFileSchema } from '#shared/support/supportFile.ts';
import { useIncidents } from '#stores/incidents.ts';
import { useSession } from '#stores/session.ts';
import type { Commands, RunChecks, RunEnd } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { createFormat } from '#ui/format/format.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('the state of Carnet', () => {
  const at = Date.parse('2026-11-20T09:00:00Z');
  const incident = {
    kind: 'pageGone',
    at: at - 30 * 86_400_000,
    version: '1.2.3',
    cause: 'oom',
    isSaid: false,
  } as const;
  const health: Health = {
    at,
    beganAt: at - 1_000,
    versions: {
      carnet: '1.2.3',
      electron: '45.0.0',
      chromium: null,
      node: '24.1.0',
      platform: 'linux',
      system: '6.1.0',
      arch: 'x64',
    },
    keyStore: { name: 'secretService', keeping: 'system', status: 'whole' },
    journal: { bytes: 2_000, changedAt: at - 60_000, changes: 0 },
    freeBytes: 80e9,
    incidents: [incident],
    schema: 1,
    storage: { used: 50e6, quota: 10e9, isPersisted: true, isFailing: false },
    changes: { unsent: 0, toDecide: 0, isRepaired: false },
    lists: [{ entity: 'Dossier', at: at - 3_600_000, isComplete: true, received: 42, unreadable: 0 }],
    policy: { fixed: ['lockMinutes'], problems: 0 },
  };
  const results: readonly DiagnosisResult[] = [
    { check: 'address', finding: 'addressRight', facts: { address: 'https://ecole.example' } },
    { check: 'name', finding: 'nameFound', facts: { host: 'ecole.example', list: ['192.0.2.7'] } },
    { check: 'route', finding: 'directRoute', facts: { host: 'ecole.example', port: 443 } },
    { check: 'tls', finding: 'certificateAccepted', facts: { issuer: 'R11', until: at } },
    { check: 'service', finding: 'serviceAnswers', facts: { ms: 12, status: 200 } },
    { check: 'credentials', finding: 'credentialsAccepted', facts: {} },
    { check: 'clock', finding: 'clockRight', facts: { apartMs: 900 } },
  ];
  const refused = {
    endpoint: 'Enseignant.list',
    request: 'GET /Enseignant',
    documented: true,
    standing: 'refused',
    rows: 0,
    differences: null,
    failure: { kind: 'forbidden', status: 403, detail: 'Réservé' },
  } as const;
  const report: CompatibilityReport = {
    baseUrl: 'https://ecole.example',
    metadata: { standing: 'works', entities: [], failure: null },
    endpoints: [refused],
    tags: 'none',
    compatible: false,
  };

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const shows = (text: string | RegExp): Promise<void> => expect.element(page.getByText(text).first()).toBeVisible();

  test('S15 S16 the page, from what stopped Carnet to the file for IT, which holds what the page read', async () => {
    let read: RunEnd<Health> = { ok: true, value: health };
    const saveSupport = vi.fn<Commands['saveSupport']>(async () => null);
    const markIncidentsSaid = vi.fn(async () => undefined);
    const trace = { lines: ['2026-11-20T09:00:00.000Z info main - GET Mail.list 200'] };
    vi.stubGlobal('carnet', { call: async () => ({ ok: true, value: trace }) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const commands: Partial<Commands> = {
      readHealth: async () => read,
      checkConnection: async (onStep) => {
        results.forEach((result, done) => onStep({ done, total: results.length, result }));
        return { ok: true, value: null };
      },
      checkService: async () => ({ ok: true, value: report }),
      prepareSupport,
      saveSupport,
      markIncidentsSaid,
    };
    useSession.setState({ commands: commands as Commands }); // nothing else is asked here
    useIncidents.setState({ incidents: [incident] });
    await drawScreen(await aCache(), <HealthScreen />);

    await shows('La page de Carnet s’est arrêtée, et a été rouverte.');
    await shows(/donnez un fichier d’assistance/u);
    expect(markIncidentsSaid).toHaveBeenCalledTimes(1);
    await shows('Tout est en ordre.');
    await shows(/Le service a répondu et a été lu/u);
    await shows(/Carnet prend 50/u);
    await press('Vérifier');
    await shows('Un point demande votre attention.');

    const written: string[] = [];
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation(async (text) => void written.push(text));
    await press('Copier');
    write.mockRestore();
    for (const line of [
      '\nCe poste\nPlace sur ce poste · En ordre\n',
      '\nConnexion\nAdresse · En ordre\n',
      '\n    HTTP 403\n',
    ])
      expect(written[0]).toContain(line);

    await press('Fichier d’assistance');
    await expect.element(page.getByRole('dialog').getByText(/"at": "2026-11-20T09:00:00.000Z"/u)).toBeVisible();
    await press('Enregistrer');
    const file = supportFileSchema.parse(JSON.parse(saveSupport.mock.calls[0]?.[1] ?? ''));
    expect(file).toMatchObject({ health, trace: expect.arrayContaining(trace.lines) });
    expect(file.checks).toContainEqual({ check: 'storage', state: 'ok' });
    expect(file.connection).toContainEqual({ check: 'clock', finding: 'clockRight', status: null, apartMs: 900 });
    expect(file.compatibility?.endpoints[0]).toMatchObject({ standing: 'refused', status: 403 });
    expect(JSON.stringify(file)).not.toMatch(/ecole|192|R11|Réservé/u);

    read = { ok: false, failure: { kind: 'storage' } };
    await press('Tester à nouveau');
    await expect.element(page.getByRole('button', { name: 'Fichier d’assistance' })).toBeDisabled();
  });
});

describe('the check of the service', () => {
  const row = (
    endpoint: EndpointReport['endpoint'],
    request: string,
    more: Partial<EndpointReport> = {},
  ): EndpointReport => ({
    endpoint,
    request,
    documented: true,
    standing: 'works',
    rows: 0,
    differences: null,
    failure: null,
    ...more,
  });
  const rows: readonly EndpointReport[] = [
    row('Dossier.list', 'GET /Dossier', { rows: 20 }),
    row('Enseignant.list', 'GET /Enseignant', {
      standing: 'refused',
      failure: { kind: 'forbidden', status: 403, detail: 'Réservé' },
    }),
    row('EtatConvention.list', 'GET /EtatConvention', {
      standing: 'absent',
      documented: false,
      failure: { kind: 'gone', status: 404 },
    }),
    row('NatureClient.list', 'GET /NatureClient', {
      standing: 'differs',
      documented: false,
      rows: 1,
      differences: { missing: ['Nom', 'Code'], retyped: ['Id'], added: ['Couleur'] },
    }),
    row('Convention.one', 'GET /Convention/{id}', { standing: 'untried' }),
  ];
  const report: CompatibilityReport = {
    baseUrl: 'https://ecole.example',
    metadata: { standing: 'differs', entities: [{ entity: 'Mail', differences: null }], failure: null },
    endpoints: rows,
    tags: 'none',
    compatible: false,
  };

  /** The check that the page began last: the test says what main finds. */
  interface Check {
    readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
    readonly signal: AbortSignal;
    readonly end: (end: RunEnd<CompatibilityReport>) => void;
  }
  const checks: Check[] = [];
  const latest = (): Check => {
    const check = checks.at(-1);
    if (!check) throw new Error('nothing runs');
    return check;
  };
  const checkService: RunChecks = (onStep, signal) =>
    new Promise((end) => checks.push({ onProgress: (step) => onStep({ ...step, result: null }), signal, end }));

  function Drawn() {
    return <CompatibilityChecks run={useRun(checkService)} />;
  }
  beforeEach(async () => {
    checks.length = 0;
    await draw(<Drawn />);
  });
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const line = (request: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: request }) });

  test('before the first check: what it does, and one button; during it its progress, and a button to stop', async () => {
    await expect.element(page.getByText(/Rien n’est écrit dans le service/)).toBeVisible();
    await press('Vérifier');
    latest().onProgress({ done: 12, total: 47 });
    await expect.element(page.getByText(/12 lectures sur 47/)).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
    await expect.element(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled();
    await press('Interrompre');
    expect(latest().signal.aborted).toBe(true);
  });

  test('R3.4 R5.5 what does not answer as the document says, in words and in the service’s own', async () => {
    await press('Vérifier');
    latest().end({ ok: true, value: report });
    await expect.element(page.getByText('1 lecture décrite par le document est refusée ou absente.')).toBeVisible();
    await expect
      .element(page.getByText(/Répond\s: 1, Diffère\s: 1, Refusée\s: 1, Absente\s: 1, Non essayée\s: 1/))
      .toBeVisible();
    for (const [request, text] of [
      ['GET /$metadata', /Diffère.*Pas décrit.: Mail\./],
      ['GET /Enseignant', /Refusée.*n’y a pas droit.*Réservé/],
      ['GET /EtatConvention · supposée', /Absente.*ne l’a pas/],
      ['GET /NatureClient · supposée', /Champs absents.: Nom, Code\..*forme.: Id\..*gardé tel quel.: Couleur\./],
      ['Faute d’un numéro connu', /Non essayée.*GET \/Convention\/\{id\}/],
    ] as const)
      await expect.poll(() => line(request).element().textContent, { message: request }).toMatch(text);
    expect(line('GET /Dossier').elements()).toHaveLength(0);
  });

  test('S11 being offline is shown in words, and the report before it remains', async () => {
    await press('Vérifier');
    latest().end({ ok: true, value: report });
    await press('Vérifier à nouveau');
    latest().end({ ok: false, failure: { kind: 'offline' } });
    await expect.element(page.getByText('Le service ne répond pas\u00A0: pas de connexion.')).toBeVisible();
    await expect.element(page.getByText(/Le rapport précédent reste affiché/)).toBeVisible();
    await expect.element(line('GET /Enseignant')).toBeVisible();
  });

  test('R3.5 dropped by main, since settings were saved, it begins again', async () => {
    await press('Vérifier');
    latest().end({ ok: false, failure: { kind: 'cancelled' } });
    await expect.poll(() => checks.length).toBe(2);
    latest().end({ ok: true, value: report });
    await expect.element(line('GET /Enseignant')).toBeVisible();
  });

  test('what differs is a text for the operator of the service, with the status of each answer', () => {
    const text = checkText(serviceChecks(words.t, createFormat('fr', 'Europe/Paris'), report)).join('\n');
    expect(text).toMatch(/^GET \/Enseignant · Refusée\n {4}Cet identifiant n’y a pas droit\..*\n {4}HTTP 403$/mu);
    expect(text).toContain('GET /NatureClient · supposée · Diffère');
  });
});

describe('the tests of the connection', () => {
  /** The run that the page began last: the test says what main finds. */
  interface Run {
    readonly onResult: (result: DiagnosisResult) => void;
    readonly signal: AbortSignal;
    readonly end: (end: RunEnd<null>) => void;
  }
  const runs: Run[] = [];
  const latest = (): Run => {
    const run = runs.at(-1);
    if (!run) throw new Error('nothing runs');
    return run;
  };
  const checkConnection: RunChecks = (onStep, signal) =>
    new Promise((resolve) => {
      runs.push({ onResult: (result) => onStep({ done: 1, total: 7, result }), signal, end: resolve });
      signal.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'cancelled' } }));
    });

  function Drawn() {
    const diagnosis = useRun(checkConnection, { isAtOnce: true });
    return (
      <>
        <button type="button" onClick={diagnosis.begin}>
          Tester à nouveau
        </button>
        <ConnectionChecks diagnosis={diagnosis} isNew />
      </>
    );
  }
  const drawNew = (): Promise<void> =>
    draw(
      <ConnectionOfNewService
        version="1.2.3"
        checkConnection={checkConnection}
        keepOwnSettings={async () => null}
        onBack={() => undefined}
      />,
    );
  beforeEach(async () => {
    runs.length = 0;
    await draw(<Drawn />);
  });

  const address = 'https://ecole.example';
  const fine: readonly DiagnosisResult[] = [
    { check: 'address', finding: 'addressRight', facts: { address } },
    { check: 'name', finding: 'nameFound', facts: { host: 'ecole.example', list: ['192.0.2.7'] } },
    { check: 'route', finding: 'directRoute', facts: { host: 'ecole.example', port: 443 } },
    {
      check: 'tls',
      finding: 'certificateAccepted',
      facts: { issuer: 'R11', until: Date.parse('2027-02-01T00:00:00Z') },
    },
    { check: 'service', finding: 'serviceAnswers', facts: { ms: 1250 } },
    { check: 'credentials', finding: 'credentialsAccepted', facts: {} },
    { check: 'clock', finding: 'clockRight', facts: { apartMs: 900 } },
  ];
  const intercepted: readonly DiagnosisResult[] = [
    ...fine.slice(0, 3),
    {
      check: 'tls',
      finding: 'certificateUnknownAuthority',
      facts: { issuer: 'Filtre web, Rectorat', until: Date.parse('2027-02-01T00:00:00Z') },
    },
    ...(['service', 'credentials', 'clock'] as const).map(
      (check) => ({ check, finding: 'notReached', facts: { after: 'tls' } }) as const,
    ),
  ];
  const finish = (results: readonly DiagnosisResult[]): void => {
    results.forEach((result) => latest().onResult(result));
    latest().end({ ok: true, value: null });
  };

  const line = (check: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: check }) });
  /** The words of one check, until they are as expected. */
  const says = (check: string) => expect.poll(() => line(check).element().textContent);

  test('it begins with the page and shows each step as it is found', async () => {
    expect(runs).toHaveLength(1);
    await says('Adresse').toContain('En cours');
    await says('Horloge').toContain('À venir');
    fine.slice(0, 3).forEach((result) => latest().onResult(result));
    await expect.element(page.getByText(/Test en cours.: Chiffrement/u)).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
    await says('Nom (DNS)').toContain('En ordreNom (DNS)ecole.example a été trouvé\u00A0: 192.0.2.7.');
    fine.slice(3).forEach((result) => latest().onResult(result));
    latest().end({ ok: true, value: null });
    await expect.element(page.getByRole('status').getByText('La connexion est en ordre.')).toBeVisible();
    await says('Service').toMatch(/en 1.250.ms\./u);
    await says('Chiffrement (TLS)').toMatch(/«.R11.»\. Valable jusqu’au 01\/02\/2027/u);
  });

  test('S10 interception in plain words: which authority, what IT must install, what was not tested', async () => {
    finish(intercepted);
    await expect.element(page.getByText(/La connexion s’arrête ici.: Chiffrement \(TLS\)\./u)).toBeVisible();
    await expect.element(page.getByText(/Ce que vous avez tapé est gardé/u)).toBeVisible();
    await says('Chiffrement (TLS)').toMatch(/Échec.*«.Filtre web, Rectorat.».*courant dans une école/u);
    await says('Chiffrement (TLS)').toMatch(/À faire.*installer le certificat/u);
    await says('Horloge').toMatch(/Non testé.*Dépend d’une étape en échec.: Chiffrement/u);
  });

  test('a remark alone does not make it a failure', async () => {
    finish([...fine.slice(0, 6), { check: 'clock', finding: 'clockApart', facts: { apartMs: 300_000, here: 0 } }]);
    await expect.element(page.getByText('La connexion fonctionne, avec une remarque.')).toBeVisible();
    await says('Horloge').toMatch(/À surveiller.*s’écarte de 5.min de celle du service.*mettez ce poste à l’heure/u);
  });

  test('a network that leads elsewhere is named', async () => {
    finish([
      ...fine.slice(0, 4),
      { check: 'service', finding: 'portalPage', facts: { host: 'portail.example', status: 302 } },
    ]);
    await says('Service').toMatch(/renvoie vers portail\.example.*ouvrez un navigateur/u);
  });

  test('stopped, it keeps what was found, and can be run again; a late result of the first run changes nothing', async () => {
    const first = latest();
    fine.slice(0, 2).forEach((result) => first.onResult(result));
    await page.getByRole('button', { name: 'Interrompre' }).click();
    expect(first.signal.aborted).toBe(true);
    await expect.element(page.getByText('Test interrompu.')).toBeVisible();
    await says('Nom (DNS)').toContain('En ordre');
    await page.getByRole('button', { name: 'Tester à nouveau' }).click();
    expect(runs).toHaveLength(2);
    first.onResult({ check: 'address', finding: 'notReached', facts: {} });
    await says('Adresse').toContain('En cours');
    finish(fine);
    await expect.element(page.getByText('La connexion est en ordre.')).toBeVisible();
  });

  test('the whole is copied as a text, with the address, the issuer and what to do', async () => {
    await drawNew();
    await expect.element(page.getByRole('button', { name: 'Copier' })).toBeDisabled();
    const written: string[] = [];
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation(async (text) => void written.push(text));
    finish(intercepted);
    await page.getByRole('button', { name: 'Copier' }).click();
    write.mockRestore();
    expect(written[0]).toMatch(
      /^Connexion, Carnet 1\.2\.3, \d\d\/\d\d\/\d{4}, \d\d:\d\d\n\nAdresse · En ordre\n.*https:\/\/ecole\.example/u,
    );
    expect(written[0]).toContain('Filtre web, Rectorat');
    expect(written[0]).toMatch(/\n {4}À faire.*installer le certificat/u);
    expect(written[0]?.trimEnd().split('\n').at(-1)).toMatch(/^ {4}Dépend d’une étape/u);
  });
});
