import { afterEach, expect, test, vi } from 'vitest';
import { openClient } from '#main/api/client.ts';
import type { ServiceClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { requestLine } from '#main/api/http/traced.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import { prepareSupport } from '#session/health.ts';
import { pageTrace } from '#session/trace/pageTrace.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isGuid } from '#shared/entities/idForm.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { entityNames } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Health } from '#shared/ipc/health.ts';
import { supportText } from '#shared/support/supportFile.ts';
import { openMainTrace } from '#shared/trace/line.ts';
import { problemOf, problemText } from '#shared/trace/problem.ts';
import type { Gateway } from '#sync/ports.ts';
import { engineOn } from '../../sync/engine/bench.ts';

const credentials = { user: 'élise.canari', password: 'm€t de passe canari' };
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** The gateway on a client, without the bridge between them. */
const gatewayOn = (client: () => ServiceClient): Gateway => ({
  replace: (order) => client().replace(order),
  create: (order) => client().create(order),
  act: (order) => client().act(order),
  settle: (order) => client().settle(order),
  look: (order) => client().look(order),
  unsent: async () => [],
  ping: () =>
    client()
      .ping()
      .then(
        () => null,
        (error: unknown) => {
          if (error instanceof FailureError) return error.failure;
          throw error;
        },
      ),
  async pull(request, { known }, onRows) {
    try {
      const pull = client().pull(request, new Map(known.entries().map(([id, hash]) => [hash, id])));
      for (;;) {
        const next = await pull.next();
        if (next.done) return { kind: 'done', ...next.value };
        await onRows(next.value.rows, next.value.received);
      }
    } catch (error) {
      if (error instanceof FailureError) return { kind: 'failed', failure: error.failure };
      throw error;
    }
  },
});

/** Every text of a row that has a letter in it and is no id of the service or of ours, however deep it lies. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const isId = isProvisional(value) || isGuid(value);
    return value.length >= 4 && /\p{L}/u.test(value) && !isId ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The support file of the same run, spoiled wherever a text could come in. */
async function supportFile(lines: readonly string[], canary: string): Promise<string> {
  vi.stubGlobal('window', { carnet: { call: () => Promise.resolve({ ok: true, value: { lines } }) } });
  const health: Health = {
    at: 1,
    beganAt: 1,
    versions: {
      carnet: '1.2.3',
      electron: null,
      chromium: null,
      node: '24.1.0',
      platform: 'linux',
      system: '6.1.0',
      arch: 'x64',
    },
    keyStore: { name: 'keychain', keeping: 'system', status: 'whole' },
    journal: null,
    freeBytes: 1,
    incidents: [],
    schema: 1,
    storage: { used: 1, quota: 2, isPersisted: true, isFailing: false },
    changes: { unsent: 1, toDecide: 1, isRepaired: false },
    lists: [],
    policy: { fixed: ['serviceAddress'], problems: 0 },
  };
  const file = await prepareSupport({
    health,
    checks: [],
    connection: [{ check: 'service', finding: 'serviceAnswers', facts: { host: canary, issuer: canary } }],
    compatibility: {
      baseUrl: canary,
      metadata: { standing: 'works', entities: [], failure: null },
      endpoints: [
        {
          endpoint: 'Dossier.list',
          request: canary,
          documented: true,
          standing: 'refused',
          rows: 1,
          differences: { missing: [canary], retyped: [], added: [canary] },
          failure: { kind: 'forbidden', status: 403, detail: canary },
        },
      ],
      tags: 'none',
      compatible: false,
    },
  });
  vi.unstubAllGlobals();
  return supportText(file);
}

/** Words of the trace itself: an entity's name is no personal value. */
const ownWords: ReadonlySet<string> = new Set<EntityName>(entityNames);

test('S7 S16 the saved trace and the support file of a whole run hold no name, address, comment, password or other text of a row', async () => {
  const practice = await startPractice({
    port: 0,
    ...credentials,
    seed: 7,
    today: '2026-11-20',
    weeks: { first: 0, last: 0 },
  });
  const trace = openMainTrace();
  const clientWith = (password: string): ServiceClient => {
    const client = openClient({
      baseUrl: practice.baseUrl,
      authenticator: basicAuthenticator({ ...credentials, password }),
      onRequest: (request) => trace.push(requestLine(request)),
    });
    ending.push(() => client.close());
    return client;
  };
  ending.push(() => practice.close());
  let client = clientWith(credentials.password);
  let uuids = 0;
  const { begin, engine, stores, world, status } = engineOn(
    gatewayOn(() => client),
    undefined,
    {
      trace: pageTrace.push,
      uuid: () => `00000000-0000-4000-8000-${String((uuids += 1)).padStart(12, '0')}`,
    },
  );

  await begin();
  const settled = (): Promise<void> =>
    vi.waitFor(
      async () => {
        await world.run(100);
        expect([status().connection.kind, status().pulls, stores.steps()]).toEqual(['online', [], []]);
      },
      { timeout: 20_000 },
    );
  await settled();
  for (const entity of ['Candidat', 'Agent', 'Enseignant', 'Mail', 'Apprenant', 'Programme'] as const)
    void engine.commands.refresh({ entity });
  void engine.commands.refresh({ entity: 'Directory', path: [] });
  await settled();

  const [event] = stores.snapshot().all('Planification');
  const [file] = stores.snapshot().all('Dossier');
  const typed = ['Oral de Zénobie Canari', 'Répertoire Canari', 'Très bien, la canarie', '13 h avec Canari'];
  await engine.commands.dispatch({
    kind: 'edit',
    rows: [{ entity: 'Planification', id: event![0], members: { Nom: typed[0]! } }],
  });
  const [[parent] = ['']] = stores.snapshot().all('Directory');
  const [parentName = ''] = stores.snapshot().childNames('root');
  await engine.commands.dispatch({ kind: 'folder', parent, parentPath: [parentName], name: typed[1]! });
  expect(stores.steps().map(({ entity }) => entity)).toContain('Directory');
  await engine.commands.dispatch({
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: file![0], members: { 'Parametres.COMMENTAIRE': typed[2]! } }],
  });
  const [debut, fin] = ['2026-11-20T13:00:00+01:00', '2026-11-20T14:00:00+01:00'];
  const made = {
    entity: 'Planification' as const,
    members: { EntiteJuridiqueId: '1', TypePlanificationId: '1', Nom: typed[3]!, Debut: debut, Fin: fin },
  };
  await engine.commands.dispatch({ kind: 'create', rows: [made] });
  await vi.waitFor(
    async () => {
      await world.run(100);
      expect(stores.steps().every(({ state }) => state.kind === 'refused')).toBe(true);
    },
    { timeout: 20_000 },
  );
  client = clientWith('canari faux');
  engine.hint();
  await vi.waitFor(async () => {
    await world.run(100);
    expect(status().connection).toMatchObject({ kind: 'offline', cause: 'password' });
  });
  const outcome = problemText(problemOf(new Error(typed[0])));
  trace.push({ at: 1, process: 'main', level: 'error', step: null, event: 'main.uncaught', outcome });

  const text = [...trace.lines(), ...pageTrace.lines()].join('\n');
  const rows = entityNames.flatMap((entity) => [...stores.snapshot().all(entity)].map(([, row]) => row));
  const canaries = new Set([
    ...rows.flatMap((row) => textsIn(JSON.parse(row))),
    ...typed,
    ...typed.flatMap((words) => words.split(' ').filter((word) => word.length > 4)),
    ...Object.values(credentials),
    'inconnu Canari',
    practice.baseUrl,
    'canari',
    '127.0.0.1',
  ]);
  expect(canaries.size).toBeGreaterThan(500);
  expect(text.split('\n').length).toBeGreaterThan(30);
  for (const word of ['verdict applied', 'POST Dossier.replace', 'POST Planification.create', '401', 'main.uncaught'])
    expect(text).toContain(word);
  const leaked = (saved: string): readonly string[] => {
    const folded = saved.toLowerCase();
    return [...canaries].filter((canary) => !ownWords.has(canary) && folded.includes(canary.toLowerCase()));
  };
  expect(leaked(text)).toEqual([]);
  const support = await supportFile(trace.lines(), 'Canari');
  expect(leaked(support)).toEqual([]);
  for (const word of ['verdict applied', 'POST Dossier.replace 200', 'main.uncaught Error'])
    expect(support).toContain(word);
  // Apart from the place of the test's own error, every word of this run is one that Carnet may write.
  const lost = [...support.matchAll(/^ {4}"(.*….*)"/gmu)]
    .map(([, line]) => line)
    .filter((line) => !line?.includes('main.uncaught'));
  expect(lost).toEqual([]);
});
