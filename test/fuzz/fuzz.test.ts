import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sizeOf } from '../run/tier.mjs';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const counts = z.record(z.string(), z.number());
const side = z.object({ breaches: z.array(z.string()) });
const foundSchema = z.object({
  messages: side.extend({ sent: z.number(), answers: counts }).nullable(),
  answers: side.extend({ answered: z.number(), outcomes: counts }).nullable(),
  unhandled: z.array(z.string()),
});

const many = sizeOf('fuzz');

/** A share of `npm run fuzz`, in a process of its own: its requests are hostile, and recorded nowhere. */
async function fuzz(...args: readonly string[]): Promise<z.infer<typeof foundSchema>> {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, CARNET_REQUESTS: '', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return foundSchema.parse(JSON.parse(await text(child.stdout)));
}

test('S6 hostile messages to the bridge: each is answered in its form, no secret leaves, nothing grows', async () => {
  const { messages, unhandled } = await fuzz('--messages', String(many), '--answers', '0', '--seed', '7');
  expect(messages?.breaches).toEqual([]);
  expect(unhandled).toEqual([]);
  // Not only refusals: most of main is reached.
  expect(messages?.answers['carried out']).toBeGreaterThan(many / 6);
  expect(messages?.answers['badRequest']).toBeGreaterThan(many / 30);
  expect(messages?.answers['locked']).toBeGreaterThan(many / 30);
}, 120_000);

test('S11 B4 spoiled answers of a service: each call ends in a value, a verdict or a failure with a name', async () => {
  const { answers, unhandled } = await fuzz('--messages', '0', '--answers', String(many), '--seed', '7');
  expect(answers?.breaches).toEqual([]);
  expect(unhandled).toEqual([]);
  expect(Object.keys(answers?.outcomes ?? {})).toEqual(
    expect.arrayContaining(['a value', 'unreadable', 'refused', 'foreignAnswer', 'serviceError', 'timeout']),
  );
}, 120_000);
