import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConnectionChecks, ConnectionOfNewService } from '#features/settings/connection/ConnectionChecks.tsx';
import { useRun } from '#features/settings/useRun.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { RunChecks, RunEnd } from '#stores/session.ts';
import { draw } from '../changes/drawn.tsx';

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

const line = (check: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: check }) });
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
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
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
