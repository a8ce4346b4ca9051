import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IpcMainInvokeEvent } from 'electron';
import { openPlace } from '#main/app/place.ts';
import { openDiagnostics } from '#main/diagnostics/openDiagnostics.ts';
import { openBridge } from '#main/ipc/index.ts';
import { openProxyLogins } from '#main/secrets/proxyLogins.ts';
import { openVault } from '#main/secrets/vault.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import { entityNames } from '#shared/entities/index.ts';
import { channelNames, envelopeSchema } from '#shared/ipc/channels.ts';
import { ungoverned } from '#shared/policy/settings.ts';
import { Chance } from '../simulation/world/chance.ts';
import { keyStore, quickGuess } from '../unit/main/secrets/keyStoreDouble.ts';
import { anyArguments } from './anyArguments.ts';
import { heapNow, isPolluted } from './bounds.ts';
import { bound } from './electron.ts';
import { canary, junkText } from './junk.ts';

export interface FuzzReport {
  readonly sent: number;
  /** How many of the messages were carried out, and what the others were answered, by kind of failure. */
  readonly answers: Readonly<Record<string, number>>;
  /** Referenced bytes after the first tenth and at the end. */
  readonly heap: readonly [number, number];
  readonly profileBytes: number;
  /** What must not happen, each with the message that did it. */
  readonly breaches: readonly string[];
}

/** How many messages are under way at once. */
const lanes = 16;
/** A message that is not answered by then counts as hung; the client's own limits are below it. */
const hungMs = 120_000;
/** Referenced bytes by which main may grow between a tenth of the messages and all of them. */
export const mostGrowth = 48 * 1024 * 1024;
const mostBreaches = 20;
const password = `${canary}-mot-de-passe`;

/** Answers in the order of their cost: the expensive ones would otherwise be most of the time. */
const rarely = new Set([
  'checks.begin',
  'pull.begin',
  'service.call',
  'service.probe',
  'service.probePractice',
  'service.signIn',
  'service.unlock',
  'trace.read',
]);

/**
 * Sends messages as a hostile page could to the whole bridge of main, with real files, vault, client and practice
 * services, and checks that each is answered in the bridge's own form, that no answer holds a secret, and that nothing
 * grows with their number.
 */
export async function fuzzMessages(count: number, seed: number, say: (line: string) => void): Promise<FuzzReport> {
  const home = await mkdtemp(join(tmpdir(), 'carnet-fuzz-'));
  const service = await startPractice({ port: 0, user: 'claire', password });
  const { store } = keyStore(true);
  const chance = new Chance(seed);
  const saved = join(home, 'saved.txt');
  const bridge = openBridge({
    appOrigin: 'app://carnet',
    app: {
      info: { version: '0', locale: 'fr', schoolZone: 'Europe/Paris', suggestedUrl: null },
      policy: ungoverned,
      quit: () => undefined,
      closing: { asking: () => undefined, kept: () => undefined, asUsual: () => undefined },
      copyStorage: async () => true,
      clearStorage: async () => undefined,
      place: openPlace(),
      openOutside: async () => false,
      // A proxy of its choice would lead messages off this machine.
      own: { chosen: () => ({}), effective: () => ({}), keep: async () => undefined },
    },
    ignoredVariables: [],
    vault: openVault(home, store, { cost: quickGuess }),
    diagnostics: openDiagnostics(home, '0'),
    program: {
      versions: {
        carnet: '0',
        electron: null,
        chromium: null,
        node: '0',
        platform: 'linux',
        system: '0',
        arch: 'x64',
      },
      keyStore: 'none',
      folder: home,
    },
    practiceName: null,
    onLock: () => undefined,
    onBusy: () => undefined,
    clearEverything: async () => undefined,
    // Nothing leaves this machine: any other address leads to a closed port.
    proxies: {
      findRoutes: async (address) => (address.startsWith('http://127.0.0.1:') ? 'DIRECT' : 'PROXY 127.0.0.1:9'),
      logins: openProxyLogins(home, store),
    },
    showFile: null,
    askWhere: async () => (chance.of(0.5) ? saved : null),
    askHost: async () => false,
    printPage: async () => Buffer.from('%PDF'),
    desktop: { show: () => undefined, notify: () => true, takeLink: () => null },
  });

  /** By the name of the member: what main answered with, so that later messages are about what is there. */
  const learnt = new Map<string, string[]>([
    ['baseUrl', [service.baseUrl, 'http://127.0.0.1:9', 'https://ecole.invalid', 'http://ecole.invalid']],
    ['user', ['claire', 'a:b', 'émile']],
    ['password', [password, `${canary}-faux`]],
    ['entity', [...entityNames]],
    ['name', ['École', 'liste.csv', 'agenda.ics', 'fiche.pdf']],
    ['text', ['{}', '{"Id":4}', `{"MotDePasse":"${canary}"}`]],
    ['id', ['1', '2', '40']],
  ]);
  const words = (member: string): readonly string[] => {
    const known = learnt.get(member) ?? [];
    return known.length === 0 || chance.of(0.1) ? [junkText(chance), '1', 'abc', '4'] : known;
  };
  const learn = (value: unknown, member = ''): void => {
    if (typeof value === 'string') {
      if (value.length > 200 || member === 'dataKey') return;
      const known = learnt.get(member) ?? [];
      if (known.includes(value)) return;
      if (known.length >= 30) known.splice(chance.between(4, 29), 1);
      learnt.set(member, [...known, value]);
    } else if (Array.isArray(value)) for (const each of value.slice(0, 3)) learn(each, member);
    else if (value instanceof Object) for (const [name, each] of Object.entries(value).slice(0, 12)) learn(each, name);
  };

  const answers: Record<string, number> = {};
  const breaches: string[] = [];
  const breach = (what: string, name: string, args: unknown): void => {
    if (breaches.length < mostBreaches) breaches.push(`${what}: ${name} ${shortened(args)}`);
  };
  const dataKeys = new Set<string>();
  let sent = 0;
  let early = 0;

  const sendOne = async (): Promise<void> => {
    const name = chance.pick(channelNames) ?? 'app.info';
    if (rarely.has(name) && chance.of(0.9)) return;
    sent += 1;
    const page = chance.between(1, 3);
    const args = anyArguments(name, chance, words, chance.of(0.5) ? 0 : 0.08);
    const event = { sender: { id: page }, senderFrame: { origin: 'app://carnet', parent: null } };
    let answer: unknown;
    try {
      answer = await within(hungMs, bound.get(name)?.(event as unknown as IpcMainInvokeEvent, args)); // all it looks at
    } catch (error) {
      return breach(error instanceof Error ? `threw ${error.message}` : 'threw', name, args);
    }
    const envelope = envelopeSchema.safeParse(answer);
    if (!envelope.success) return breach('an answer that is no envelope', name, args);
    const outcome = envelope.data.ok ? 'carried out' : envelope.data.failure.kind;
    answers[outcome] = (answers[outcome] ?? 0) + 1;
    if (!envelope.data.ok && envelope.data.failure.detail === 'defect') breach('a defect', name, args);
    const text = JSON.stringify(answer);
    // What the page itself stores and reads back is its own.
    if (text.includes(canary) && !['journal.read', 'app.preferences'].includes(name)) breach('a secret', name, args);
    for (const key of dataKeys) if (name !== 'service.open' && text.includes(key)) breach('a data key', name, args);
    if (!envelope.data.ok) return;
    const { value } = envelope.data;
    if (name === 'service.open' && value instanceof Object && 'dataKey' in value) dataKeys.add(String(value.dataKey));
    learn(value);
  };

  const isLeft = (): boolean => sent < count;
  const lane = async (): Promise<void> => {
    for (; isLeft(); await sendOne()) {
      if (sent % 997 === 0) bridge.pageGone(chance.between(1, 3));
      if (sent % 1_499 === 0) await bridge.lock();
      if (sent % 1_999 === 0) await bridge.resumed();
      if (early === 0 && sent > count / 10) early = heapNow();
      if (sent % 50_000 === 0) say(`${sent} of ${count} messages, ${breaches.length} breaches`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const late = heapNow();
  if (isPolluted()) breaches.push('Object.prototype has another member');
  if (late - early > mostGrowth) breaches.push(`main grew from ${early} to ${late} bytes`);
  await bridge.close();
  await service.close();
  const { bytes, secrets } = await filesIn(home);
  breaches.push(...secrets.map((name) => `a secret in clear: ${name}`));
  await rm(home, { recursive: true, force: true, maxRetries: 20 });
  return { sent, answers, heap: [early, late], profileBytes: bytes, breaches };
}

async function within<Value>(ms: number, answer: Value | Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The size of a folder, and its files that hold the canary; what the user saved by hand may. */
async function filesIn(folder: string): Promise<{ readonly bytes: number; readonly secrets: readonly string[] }> {
  let bytes = 0;
  const secrets: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) continue;
    bytes += size;
    const isUsers = ['saved.txt', 'preferences.json', 'practice.json'].includes(name);
    if (!isUsers && (await readFile(path)).includes(canary)) secrets.push(name);
  }
  return { bytes, secrets };
}

function shortened(args: unknown): string {
  try {
    return (JSON.stringify(args) ?? 'undefined').slice(0, 300);
  } catch {
    return 'what cannot be written as JSON';
  }
}
