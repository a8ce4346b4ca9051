import { expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { applied, engineOn } from './bench.ts';

const learner: Intent = {
  kind: 'create',
  rows: [
    {
      entity: 'Apprenant',
      members: { Nom: 'Diallo', Prenoms: 'Awa', Login: 'awa' },
      mail: { address: 'awa@exemple.fr', isDuplicate: false },
      subject: 'DIALLO Awa',
    },
  ],
};

test('R3.0 R4.6 an attended creation is sent once the record that it needs was created by itself', async () => {
  const { begin, engine, world, sent } = engineOn({
    create: async (order) => {
      sent.push(`${order.entity} ${order.body}`);
      return applied(order.entity === 'Mail' ? '7001' : '3900');
    },
  });
  await begin();
  const stored = await engine.commands.dispatch(learner);
  if (!stored.ok) throw new Error(stored.rejection);
  const [mail, person] = stored.steps;
  const record = engine.commands.attend(mail?.id ?? '', null);
  await world.run(2_000);
  expect(await record).toMatchObject({ kind: 'applied', id: '7001' });
  expect(sent).toHaveLength(1);
  const creation = engine.commands.attend(person?.id ?? '', null);
  await world.run(2_000);
  expect(await creation).toMatchObject({ kind: 'applied', id: '3900' });
  expect(sent[1]).toContain('"MailId":7001');
});

test('R3.0 what leaves by itself is not waited for where the service does not answer', async () => {
  const { begin, engine, sent } = engineOn({ ping: async () => ({ kind: 'offline' }) });
  await begin();
  const stored = await engine.commands.dispatch(learner);
  if (!stored.ok) throw new Error(stored.rejection);
  expect(await engine.commands.attend(stored.steps[0]?.id ?? '', null)).toMatchObject({ kind: 'waits' });
  expect(sent).toEqual([]);
});

const company: Intent = {
  kind: 'create',
  rows: [{ entity: 'Entreprise', members: { Nom: 'Lutèce' }, subject: 'Lutèce' }],
};

test('R3.0 what the user has sent waits for them no longer, also while similar rows are read before it leaves', async () => {
  const read = Promise.withResolvers<void>();
  const { begin, engine, world, status, sent } = engineOn({
    settle: async () => {
      await read.promise;
      return { kind: 'absent' };
    },
  });
  await begin();
  const stored = await engine.commands.dispatch({
    kind: 'create',
    rows: [
      {
        entity: 'Client',
        members: {
          Nom: 'OURY',
          Prenoms: 'Zélie',
          EntiteJuridiqueId: '101',
          NatureClientId: '1',
          ReferenceId: '7001',
        },
        subject: 'OURY Zélie',
      },
    ],
  });
  if (!stored.ok) throw new Error(stored.rejection);
  expect(status().sentByUser).toEqual([]);
  const attempt = engine.commands.attend(stored.steps[0]?.id ?? '', null);
  await world.run(10);
  expect([status().sentByUser, sent]).toEqual([[stored.steps[0]?.id], []]);
  read.resolve();
  await world.run(2_000);
  expect(await attempt).toMatchObject({ kind: 'applied' });
  expect(status().sentByUser).toEqual([]);
});

test.each([
  [
    'R3.2 R3.5 a 503 that names a time leaves a creation in doubt, with the service’s answer and that time',
    { kind: 'doubt', failure: { kind: 'serviceError', status: 503, retryAfterMs: 120_000 } },
    { kind: 'doubt', failure: { kind: 'serviceError', retryAfterMs: 120_000 } },
  ],
  [
    'R3.5 a 429 leaves it as it was, until the time that the service named',
    { kind: 'notSent', failure: { kind: 'busy', status: 429, retryAfterMs: 120_000 } },
    { kind: 'waits', failure: { kind: 'busy', retryAfterMs: 120_000 }, mayHaveArrived: false },
  ],
] as const)('%s', async (_title, verdict, ended) => {
  const { begin, engine, world, sent } = engineOn({
    create: async () => {
      sent.push('company');
      return verdict;
    },
  });
  await begin();
  const stored = await engine.commands.dispatch(company);
  if (!stored.ok) throw new Error(stored.rejection);
  const step = stored.steps[0]?.id ?? '';
  const attempt = engine.commands.attend(step, null);
  await world.run(2_000);
  const first = await attempt;
  expect(first).toMatchObject(ended);
  const until = 'until' in first ? (first.until ?? 0) - world.now : 0;
  expect(until).toBeGreaterThan(110_000);
  expect(until).toBeLessThanOrEqual(120_000);
  // Sent again during the pause: nothing leaves, and the same time is named.
  expect(await engine.commands.attend(step, null)).toMatchObject({ until: 'until' in first && first.until });
  expect(sent).toEqual(['company']);
});
