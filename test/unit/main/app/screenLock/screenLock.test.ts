import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { createClient } from '@homebridge/dbus-native';
import type { Client } from '@homebridge/dbus-native';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hearScreenLock, saysLocked, socketOf } from '#main/app/screenLock/hearScreenLock.ts';

const session = '/org/freedesktop/login1/session/_32';
const login = 'org.freedesktop.login1.Session';
const properties = 'org.freedesktop.DBus.Properties';
const hint = (value: unknown): unknown => [login, [['LockedHint', [[{ type: 'b', child: [] }], [value]]]], []];
const signal = (of: string, member: string, body?: unknown): object => ({ type: 4, interface: of, member, body });

describe('E5 a message of a bus', () => {
  test.each([
    ['a screen saver that covers the screen', signal('org.gnome.ScreenSaver', 'ActiveChanged', [true])],
    ['KDE’s', signal('org.freedesktop.ScreenSaver', 'ActiveChanged', [true])],
    ['logind asks the session to lock', signal(login, 'Lock')],
    ['logind says that it is locked', signal(properties, 'PropertiesChanged', hint(true))],
  ])('%s: locked', (_name, message) => expect(saysLocked(message)).toBe(true));

  test.each([
    ['uncovered', signal('org.gnome.ScreenSaver', 'ActiveChanged', [false])],
    ['unlocked', signal(properties, 'PropertiesChanged', hint(false))],
    ['logind unlocks', signal(login, 'Unlock')],
    ['another property', signal(properties, 'PropertiesChanged', [login, [['IdleHint', [[], [true]]]], []])],
    ['another object', signal(properties, 'PropertiesChanged', ['org.example', [['LockedHint', [[], [true]]]], []])],
    ['a body that is none', signal(properties, 'PropertiesChanged', [login, 'x'])],
    ['a call', { type: 1, interface: login, member: 'Lock' }],
    ['text', 'Lock'],
    ['nothing', null],
  ])('%s: not locked', (_name, message) => expect(saysLocked(message)).toBe(false));
});

test.each([
  ['unix:path=/run/user/1000/bus', '/run/user/1000/bus'],
  ['unix:abstract=/tmp/dbus-a,guid=12', '\0/tmp/dbus-a'],
  ['tcp:host=localhost,port=4;unix:path=/b', '/b'],
  ['tcp:host=localhost,port=4', null],
  ['unix:tmpdir=/tmp', null],
  ['', null],
])('E5 the address %j of a bus', (address, socket) => expect(socketOf(address)).toBe(socket));

const daemon = '/usr/bin/dbus-daemon';

describe.skipIf(!existsSync(daemon))('E5 on a real bus', () => {
  /** A bus of its own, with what logind answers about the session. */
  async function startBus() {
    const child = spawn(daemon, ['--session', '--nofork', '--nopidfile', '--print-address=1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void child.kill());
    const [address] = (await once(createInterface(child.stdout), 'line')) as [string]; // a line is text
    const client = async (): Promise<Client> => {
      const stream = createConnection(socketOf(address) ?? '');
      onTestFinished(() => void stream.destroy());
      await once(stream, 'connect');
      const client = createClient({ stream });
      client.connection.on('error', () => undefined); // of a bus that ends under it
      return client;
    };
    const logind = await client();
    logind.exportInterface({ Id: '2' }, '/org/freedesktop/login1/session/auto', {
      name: login,
      methods: {},
      properties: { Id: 's' },
    });
    logind.setMethodCallHandler('/org/freedesktop/login1', 'org.freedesktop.login1.Manager', 'GetSession', [
      () => session,
      'o',
    ]);
    await new Promise<void>((resolve, reject) => {
      logind.requestName('org.freedesktop.login1', 0, (error) => (error ? reject(new Error(error.name)) : resolve()));
    });
    const lock = vi.fn();
    const note = vi.fn();
    const heard = hearScreenLock(
      { DBUS_SESSION_BUS_ADDRESS: address, DBUS_SYSTEM_BUS_ADDRESS: address },
      { note },
      lock,
    );
    onTestFinished(() => heard.close());
    await vi.waitFor(() => {
      for (const bus of ['user', 'system']) expect(note).toHaveBeenCalledWith('screenLock.heard', { bus });
    });
    return { child, logind, desktop: await client(), lock, note };
  }

  test('the screen saver of the desktop locks, its end does not', async () => {
    const { desktop, lock } = await startBus();
    desktop.sendSignal('/org/gnome/ScreenSaver', 'org.gnome.ScreenSaver', 'ActiveChanged', 'b', [true]);
    await vi.waitFor(() => expect(lock).toHaveBeenCalledTimes(1));
    desktop.sendSignal('/org/gnome/ScreenSaver', 'org.gnome.ScreenSaver', 'ActiveChanged', 'b', [false]);
    desktop.sendSignal('/org/kde', 'org.freedesktop.ScreenSaver', 'ActiveChanged', 'b', [true]);
    await vi.waitFor(() => expect(lock.mock.calls.length).toBeGreaterThan(1));
    expect(lock).toHaveBeenCalledTimes(2); // signals arrive in their order: the end did not lock
  });

  test('logind locks the own session, and no other one', async () => {
    const { logind, lock } = await startBus();
    logind.sendSignal(session, login, 'Lock', '', []);
    await vi.waitFor(() => expect(lock).toHaveBeenCalledTimes(1));
    logind.sendSignal('/org/freedesktop/login1/session/_33', login, 'Lock', '', []);
    const locked = [login, [['LockedHint', ['b', true]]], []];
    logind.sendSignal(session, properties, 'PropertiesChanged', 'sa{sv}as', locked);
    await vi.waitFor(() => expect(lock.mock.calls.length).toBeGreaterThan(1));
    expect(lock).toHaveBeenCalledTimes(2);
  });

  test('a bus that goes away is noted once, and ends nothing', async () => {
    const { child, note } = await startBus();
    child.kill();
    await vi.waitFor(() => {
      for (const bus of ['user', 'system']) expect(note).toHaveBeenCalledWith('screenLock.noBus', { bus });
    });
    expect(note).toHaveBeenCalledTimes(4); // heard and lost, once for each bus
  });
});

test('E5 without a bus it is noted, and Carnet goes on', async () => {
  const note = vi.fn();
  const heard = hearScreenLock({ DBUS_SYSTEM_BUS_ADDRESS: 'unix:path=/nowhere/bus' }, { note }, () => undefined);
  onTestFinished(() => heard.close());
  await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(2));
});
