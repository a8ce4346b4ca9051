import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { documentedRows } from '../interface/inventory.ts';
import type { Sent } from '../interface/requests/sent.ts';
import { isCallOf, reachedType, reachesIn, specsByEndpoint, verdictOnScreens } from './reaches.ts';
import type { Reached, Report } from './reaches.ts';
import { offline, screenTables } from './screenTables.ts';

describe('the table of screens', () => {
  test('has every row of the document, and every endpoint a spec that reaches it', () => {
    expect(endpointNames.filter((name) => !endpoint(name).assumed)).toHaveLength(documentedRows.length);
    expect(screenTables().filter((each) => each.startsWith('| `'))).toHaveLength(endpointNames.length);
    const specs = specsByEndpoint();
    expect(endpointNames.filter((name) => specs.get(name)?.length === 0)).toEqual([]);
  });

  test('R3.0 what happens offline follows from the endpoint', () => {
    expect(offline('Planification.create')).toBe('queued; leaves by itself');
    expect(offline('Convention.create')).toBe('kept; leaves when the user sends it');
    expect(offline('Convention.replace')).toBe('queued; leaves by itself, EtatConventionId when the user sends it');
    expect(offline('Dossier.list')).toBe('shown; received by itself when the service is opened');
    expect(offline('ReferenceExterne.list')).toBe('shown as last received');
    expect(offline('Parcours.one')).toMatch(/^shown as last received; kept offline/u);
    expect(offline('InscriptionSequence.list')).toBe('shown as last received; kept offline with what the user chooses');
    expect(offline('InscriptionSequence.eligible')).toBe('needs the service');
    expect(offline('User.authorizations')).toBe('needs the service');
  });
});

test('reads from a spec what it reaches, also over several lines, and no comment', () => {
  const text = `
    // reaches(desk, ['User.create'], drive)
    await reaches(desk, ['Mail.list', 'Mail.create'], async () => {});
    await reaches(
      desk,
      [
        'Client.list',
      ],
      drive,
    );
    reaches(other, ['Dossier.list'], drive);`;
  expect(reachesIn(text)).toEqual(['Mail.list', 'Mail.create', 'Client.list']);
});

describe('a request calls an endpoint', () => {
  const at = (path: string, method = 'GET') => ({ method, path: `/GraphV1${path}` });
  const eligible =
    "/InscriptionSequence?$filter=startswith(Sequence%2FTypeSequence%2FCode%2C%20'A')&$expand=Sequence&$select=Sequence";

  test.each([
    ['Dossier.list', at('/Dossier')],
    ['Dossier.one', at('/Dossier/12')],
    ['Dossier.replace', at('/Dossier/12', 'POST')],
    ['Mail.list', at("/Mail?$filter=Adresse%20eq%20'a@b.fr'")],
    ['Directory.list', at('/Directory?$filter=path%20eq%20Partage')],
    ['InscriptionSequence.list', at('/InscriptionSequence?$filter=ApprenantId%20eq%204')],
    ['InscriptionSequence.eligible', at(eligible)],
    ['InscriptionSequence.eligible', at(eligible, 'POST')],
    ['InscriptionSequence.eligible', at('/InscriptionSequence?$expand=Sequence&$select=Sequence')],
  ] as const)('%s: $path', (name, request) => {
    expect(isCallOf(name, request)).toBe(true);
  });

  test.each([
    ['another verb', 'Dossier.one', at('/Dossier/12', 'POST')],
    ['the list for one of it', 'Dossier.one', at('/Dossier')],
    ['what is below it', 'Apprenant.one', at('/Apprenant/4/Client')],
    ['the Selection context (R1.5)', 'Candidat.list', at('/selection/Candidat')],
    ['the ping of the connection (S11)', 'Mail.list', at("/Mail?$filter=Adresse%20eq%20'ping%40carnet.invalid'")],
    ['another filter', 'ReferenceExterne.list', at("/ReferenceExterne?$filter=Reference%20eq%20'A'")],
    ['the eligible ones for a learner’s', 'InscriptionSequence.list', at(eligible)],
  ] as const)('but not %s', (_, name, request) => {
    expect(isCallOf(name, request)).toBe(false);
  });
});

describe('after a run', () => {
  const table = new Map<EndpointName, readonly string[]>([
    ['User.create', ['users.spec.ts']],
    ['Parcours.one', ['teaching.spec.ts']],
  ]);
  const calls = {
    'users.spec.ts': { endpoint: 'User.create', method: 'POST', path: '/GraphV1/User' },
    'teaching.spec.ts': { endpoint: 'Parcours.one', method: 'GET', path: '/GraphV1/Parcours/9' },
  } as const satisfies Record<string, Reached>;
  type Spec = keyof typeof calls;
  const specs: readonly Spec[] = ['users.spec.ts', 'teaching.spec.ts'];
  const report = (of: Readonly<Partial<Record<Spec, Reached | null>>>): Report => ({
    suites: Object.entries(of).map(([file, reached]) => ({
      specs: [],
      suites: [
        {
          specs: [
            {
              file,
              tests: [
                {
                  annotations: [
                    { type: 'skip' },
                    ...(reached ? [{ type: reachedType, description: JSON.stringify(reached) }] : []),
                  ],
                },
              ],
            },
          ],
        },
      ],
    })),
  });
  const left = (file: Spec, of: Spec = file): Sent => ({
    ...calls[of],
    program: 'main/tools/chromium/main.ts',
    test: `${file} > a user`,
    agent: 'Carnet',
    origin: 'http://127.0.0.1:1',
    body: null,
    given: false,
  });
  const all = specs.map((file) => left(file));

  const verdict = (ran: Report, sent: readonly Sent[] = all) => verdictOnScreens(ran, sent, table);

  test('every endpoint that its spec reached is good', () => {
    expect(verdict(report(calls))).toEqual({
      good: true,
      lines: ['2 of 2 endpoints in specs that ran, 0 not reached'],
    });
  });

  test('a spec that did not run is not looked at; a run of none shows nothing', () => {
    const one = report({ 'users.spec.ts': calls['users.spec.ts'] });
    expect(verdict(one)).toEqual({ good: true, lines: ['1 of 2 endpoints in specs that ran, 0 not reached'] });
    expect(verdict(report({})).good).toBe(false);
  });

  test('an endpoint that its spec did not reach is reported', () => {
    const { good, lines } = verdict(report({ ...calls, 'teaching.spec.ts': null }));
    expect(good).toBe(false);
    expect(lines[0]).toBe(
      'Parcours.one: test/statements.md names teaching.spec.ts, which did not reach it on a screen',
    );
  });

  test('an endpoint that only another spec reached is reported', () => {
    const swapped = { 'users.spec.ts': calls['teaching.spec.ts'], 'teaching.spec.ts': calls['users.spec.ts'] };
    expect(verdict(report(swapped)).lines.at(-1)).toBe('2 of 2 endpoints in specs that ran, 2 not reached');
  });

  test('a request that the built app is not recorded to have sent in that spec is reported', () => {
    const others = [
      left('users.spec.ts'),
      left('users.spec.ts', 'teaching.spec.ts'),
      { ...left('teaching.spec.ts'), agent: 'node' },
      { ...left('teaching.spec.ts'), program: 'main/tools/cli/compat/compat.ts' },
    ];
    const { good, lines } = verdict(report(calls), others);
    expect(good).toBe(false);
    expect(lines[0]).toBe('Parcours.one: teaching.spec.ts saw its request, and the recorder of the built app did not');
  });

  test('an endpoint without a spec is reported, whatever ran', () => {
    const { good, lines } = verdictOnScreens(report(calls), all, new Map([...table, ['Mail.list', []]]));
    expect(good).toBe(false);
    expect(lines[0]).toBe('Mail.list: no spec reaches it on a screen (reaches, test/e2e/fixtures)');
  });
});
