import { expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { applied, engineOn } from './bench.ts';

const learner: Intent = {
  kind: 'entity.create',
  entity: 'Apprenant',
  values: [
    { field: 'Nom', value: 'Diallo' },
    { field: 'Prenoms', value: 'Awa' },
    { field: 'Login', value: 'awa' },
  ],
  mail: { address: 'awa@exemple.fr', isDuplicate: false },
  subject: 'DIALLO Awa',
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
