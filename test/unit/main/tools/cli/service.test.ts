import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { practiceArguments } from '#main/tools/practice/arguments.ts';
import { someFolder } from '../../secrets/folder.ts';
import { clientOf, password, user } from '../practice/client.ts';

const cli = fileURLToPath(new URL('../../../../../main/tools/cli/service.ts', import.meta.url));
const credentials = ['--user', user, '--password', password];

interface Run {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<unknown>;
  output: string;
  errors: string;
}

function run(...args: readonly string[]): Run {
  const child = spawn(process.execPath, [cli, ...args]);
  const run: Run = { child, ended: once(child, 'close'), output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (run.output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (run.errors += chunk.toString('utf8')));
  return run;
}

async function ready(...args: readonly string[]): Promise<Run & { baseUrl: string }> {
  const started = run(...args);
  while (!started.output.includes('\n')) {
    if (started.child.exitCode !== null) throw new Error(started.errors);
    await once(started.child.stdout, 'data');
  }
  const { baseUrl } = JSON.parse(started.output) as { baseUrl: string }; // what a test below checks
  return Object.assign(started, { baseUrl });
}

describe('practice service: command line', () => {
  it('prints one line of JSON when ready, and ends cleanly on SIGINT', async () => {
    const service = await ready('--port', '0', ...credentials, '--seed', '3', '--today', '2026-11-19');
    expect(service.output).toMatch(/^\{"baseUrl": "http:\/\/127\.0\.0\.1:\d+"\}\n$/u);
    expect((await clientOf(service.baseUrl).get('/Instance')).status).toBe(200);
    service.child.kill('SIGINT');
    await service.ended;
    expect(service.child.exitCode).toBe(0);
    expect(service.output.split('\n')).toHaveLength(2);
    expect(service.errors).toBe('');
  });

  it('I20 a SIGKILL loses no acknowledged write', async () => {
    const folder = await someFolder();
    const args = [...credentials, '--data', join(folder, 'state.json')];
    const first = await ready(...args);
    for (let index = 0; index < 5; index += 1) {
      expect((await clientOf(first.baseUrl).post('/Mail', { Adresse: `tue${index}@exemple.fr` })).status).toBe(201);
    }
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await ready(...args);
    const mails = (await clientOf(second.baseUrl).get('/Mail')).text;
    for (let index = 0; index < 5; index += 1) expect(mails).toContain(`tue${index}@exemple.fr`);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(second.child.exitCode).toBe(0);
  });

  it('reports a damaged data file in one line, and exits with 1', async () => {
    const folder = await someFolder();
    const file = join(folder, 'state.json');
    await writeFile(file, '{');
    const service = run(...credentials, '--data', file);
    await service.ended;
    expect(service.child.exitCode).toBe(1);
    expect(service.output).toBe('');
    expect(service.errors.trimEnd().split('\n')).toHaveLength(1);
    expect(service.errors).toContain(file);
  });

  it('reads its arguments', () => {
    expect(practiceArguments(credentials)).toEqual({ port: 0, user, password });
    const all = ['--port', '81', '--seed', '2', '--today', '2028-02-29', '--data', 'a.json', '--latency', '50'];
    expect(practiceArguments([...credentials, ...all])).toEqual({
      port: 81,
      user,
      password,
      seed: 2,
      today: '2028-02-29',
      dataFile: 'a.json',
      latency: 50,
    });
    expect(practiceArguments(['--help'])).toBe('help');
  });

  it.each([
    [['--password', 'p'], '--user'],
    [['--user', 'a:b', '--password', 'p'], '--user'],
    [['--user', 'u'], '--password'],
    [[...credentials, '--port', '70000'], '--port'],
    [[...credentials, '--port', '-1'], '--port'],
    [[...credentials, '--seed', '1.5'], '--seed'],
    [[...credentials, '--today', '2026-02-30'], '--today'],
    [[...credentials, '--today', 'demain'], '--today'],
    [[...credentials, '--data', ''], '--data'],
    [[...credentials, '--latency', 'x'], '--latency'],
    [[...credentials, '--nope'], '--nope'],
    [[...credentials, 'stray'], 'stray'],
  ])('refuses %j, naming %s', (args, name) => {
    expect(() => practiceArguments(args)).toThrow(name);
  });
});
