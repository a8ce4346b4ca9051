import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HealthScreen } from '#features/settings/health/HealthScreen.tsx';
import { prepareSupport } from '#session/health.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { Health } from '#shared/ipc/health.ts';
import { supportFileSchema } from '#shared/support/supportFile.ts';
import { useIncidents } from '#stores/incidents.ts';
import { useSession } from '#stores/session.ts';
import type { Commands, RunEnd } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';

const at = Date.parse('2026-11-20T09:00:00Z');
const incident = { kind: 'pageGone', at: at - 30 * 86_400_000, version: '1.2.3', cause: 'oom', isSaid: false } as const;
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
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
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
