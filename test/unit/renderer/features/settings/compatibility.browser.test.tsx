import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkText } from '#features/settings/CheckLine.tsx';
import { CompatibilityChecks } from '#features/settings/compatibility/CompatibilityChecks.tsx';
import { serviceChecks } from '#features/settings/compatibility/reportText.ts';
import { useRun } from '#features/settings/useRun.ts';
import { words } from '#i18n/index.ts';
import type { CompatibilityReport, EndpointReport } from '#shared/ipc/compatibility.ts';
import type { RunChecks, RunEnd } from '#stores/session.ts';
import { createFormat } from '#ui/format/format.ts';
import { draw } from '../changes/drawn.tsx';

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
