import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compatArguments } from '#main/tools/cli/compat/arguments.ts';
import { askPassword } from '#main/tools/cli/compat/askPassword.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import type { Practice } from '#main/tools/practice/index.ts';
import { collection, faultServer, json } from '#test/unit/main/api/faultServer.ts';

const cli = fileURLToPath(new URL('../../../../../../main/tools/cli/compat/compat.ts', import.meta.url));

async function run(
  args: readonly string[],
  password?: string,
): Promise<{ code: number | null; output: string; errors: string }> {
  const { CARNET_PASSWORD: _, ...env } = process.env;
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...env, ...(password !== undefined && { CARNET_PASSWORD: password }) },
  });
  child.stdin.end();
  const said = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString('utf8')));
  await once(child, 'close');
  return { code: child.exitCode, ...said };
}

let practice: Practice;
beforeAll(async () => {
  practice = await startPractice({ port: 0, user: 'élise', password: 'm€t', today: '2026-11-20' });
});
afterAll(() => practice.close());
const given = (): readonly string[] => ['--service', practice.baseUrl, '--user', 'élise'];

describe('compat: command line', () => {
  test('prints a table, and exits with 0 when no documented endpoint is refused or absent', async () => {
    const { code, output, errors } = await run(given(), 'm€t');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^GET \/SessionRecrutement +works +\d+ rows$/mu);
    expect(output).toMatch(/^GET \/EtatConvention +works +\(assumed\) \d+ rows$/mu);
    expect(output.trimEnd()).toMatch(/Nothing documented is refused or absent\.$/u);
    expect(output, 'S7').not.toContain('m€t');
  });

  test('prints the report as JSON', async () => {
    const { code, output } = await run([...given(), '--json'], 'm€t');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ baseUrl: practice.baseUrl, compatible: true });
  });

  test('exits with 1 when a documented endpoint is absent', async () => {
    const server = await faultServer((asked, response) =>
      asked.path.startsWith('/Mail') ? json(response, collection('Mail', [])) : void response.writeHead(404).end(),
    );
    const { code, output } = await run(['--service', server.baseUrl, '--user', 'u'], 'p');
    await server.close();
    expect(code).toBe(1);
    expect(output).toMatch(/^GET \/Dossier +absent +404$/mu);
  });

  test.each([
    [['--service', 'http://ecole.example', '--user', 'u'], 'p', '--service must begin with https://'],
    [['--service', 'https://ecole.example', '--user', 'u'], undefined, 'CARNET_PASSWORD'],
  ])('2 and one line for %j', async (args, password, says) => {
    const { code, output, errors } = await run(args, password);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors).toContain(says);
  });

  test('reads its arguments', () => {
    const needed = ['--service', 'https://ecole.example', '--user', 'u'];
    expect(compatArguments(needed)).toEqual({ service: 'https://ecole.example', user: 'u', json: false, ids: {} });
    expect(
      compatArguments([...needed, '--json', '--share', 'P', '--id', 'Convention=12', '--id', 'User=3']),
    ).toMatchObject({
      json: true,
      share: 'P',
      ids: { Convention: '12', User: '3' },
    });
    for (const wrong of ['Convention', 'Convention=0', 'Nope=3', 'Convention=x']) {
      expect(() => compatArguments([...needed, '--id', wrong])).toThrow(wrong);
    }
    expect(() => compatArguments(['--service', 'x', '--user', 'a:b'])).toThrow('--user');
    expect(() => compatArguments([...needed, '--nope'])).toThrow('--nope');
  });
});

describe('compat: the password prompt', () => {
  /** As much of a terminal as is used. */
  function terminal() {
    const raw: boolean[] = [];
    const input = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode(on: boolean) {
        raw.push(on);
        return this;
      },
    });
    const output = new PassThrough({ encoding: 'utf8' });
    // a PassThrough with what a terminal adds
    return { input, output, raw, asked: () => askPassword('élise: ', input as unknown as ReadStream, output) };
  }

  test('S7 is never shown, can be corrected, and ends with Enter', async () => {
    const { input, output, raw, asked } = terminal();
    const answer = asked();
    input.write('m€x\u007f');
    input.write('t\r');
    expect(await answer).toBe('m€t');
    expect(output.read()).toBe('élise: \n');
    expect(raw).toEqual([true, false]);
  });

  test('Ctrl-C ends without a password', async () => {
    const { input, asked } = terminal();
    const answer = asked();
    input.write('m€\u0003');
    await expect(answer).rejects.toThrow('no password');
  });
});
