import { expect, test } from 'vitest';
import { longestLine, mostLines, supportFileSchema, supportText } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { supportLines } from '#shared/support/supportLines.ts';
import { isRedacted, redacted } from '#shared/support/words.ts';
import { problemOf, problemText } from '#shared/trace/problem.ts';

const file: SupportFile = {
  format: 'carnet-support',
  formatVersion: 3,
  health: {
    at: Date.UTC(2026, 10, 20, 9),
    beganAt: Date.UTC(2026, 10, 20, 8),
    versions: {
      carnet: '1.2.3',
      electron: null,
      chromium: null,
      node: '24.1.0',
      platform: 'linux',
      system: '6.1.0',
      arch: 'x64',
    },
    keyStore: { name: 'none', keeping: 'session', status: 'whole' },
    journal: { bytes: 10, changedAt: Date.UTC(2026, 10, 20, 8), changes: 0 },
    freeBytes: null,
    incidents: [{ kind: 'killed', at: Date.UTC(2026, 10, 20, 8), version: '1.2.2', cause: 'oom', isSaid: true }],
    schema: 1,
    storage: { used: 1, quota: 2, isPersisted: true, isFailing: false },
    changes: { unsent: 0, toDecide: 0, isRepaired: false },
    lists: [{ entity: 'Dossier', at: null, isComplete: false, received: 0, unreadable: 0 }],
    policy: { fixed: ['lockMinutes'], problems: 0 },
  },
  checks: [{ check: 'storage', state: 'ok' }],
  connection: [{ check: 'service', finding: 'serviceError', status: 503, apartMs: null }],
  compatibility: {
    metadata: 'works',
    endpoints: [{ endpoint: 'Dossier.list', standing: 'refused', status: 403, missing: 0, retyped: 0, added: 0 }],
  },
  trace: ['info main GET Mail.list 200 34 ms'],
};

test('S16 what Carnet itself writes is kept word for word', () => {
  for (const line of [
    'verdict notSent busy: replace Planification 7: sending → waiting (busy), pull',
    'PUT Planification.replace 200, 34 ms, 1234 bytes',
    'page.gone reason=crashed',
    'ipc.refused channel=service.add, reason=size',
    'main.uncaught TypeError ECONNRESET at (index.js:12)',
    '2026-11-20T09:00:00.000Z info page 0f8fad5b-d9cb-469f-a165-708677289501 pinged offline',
  ])
    expect(redacted(line), line).not.toContain('…');
});

test.each([
  'Madame Canari',
  'élise.canari@example.org',
  'https://ecole.example/GraphV1/Dossier(7)?$filter=Nom',
  'mot-de-passe',
  '0612345678',
  '1850712345678',
  '33612345678',
  'Basic ZWxpc2U6Y2FuYXJp',
  'eyJhbGciOiJIUzI1NiJ9.e30.abc',
  String.raw`C:\Users\canari\AppData`,
  '/home/canari/.config',
  'canari.js:3',
  'Canari:',
  '12/07/1985',
  'PONT-L’ABBÉ',
])('S16 %s is no word of Carnet, wherever it stands', (canary) => {
  expect(isRedacted(canary)).toBe(false);
  const written = redacted(`ipc.failed reason=${canary}, 200`);
  expect(written).toMatch(/^ipc\.failed reason [… ]*(?:\d+ )?… ?.*200$/u);
  for (const part of canary.split(/[\s()=]+/u).filter((word) => word.length > 3)) expect(written).not.toContain(part);
});

test('S16 the file has no place for any other text: each member refuses one', () => {
  expect(supportFileSchema.parse(file)).toEqual(file);
  const spoiled: unknown[] = [];
  /** Every text of the file replaced by a canary, and a canary added to every object, one at a time. */
  const spoil = (value: unknown, rebuild: (spoiled: unknown) => unknown): void => {
    if (typeof value === 'string') spoiled.push(rebuild('Canari'));
    else if (Array.isArray(value)) {
      spoiled.push(rebuild([...value, 'Canari']));
      value.forEach((each, at) => spoil(each, (other) => rebuild(value.with(at, other))));
    } else if (typeof value === 'object' && value !== null) {
      spoiled.push(rebuild({ ...value, note: 'Canari' }));
      for (const [name, member] of Object.entries(value))
        spoil(member, (other) => rebuild({ ...value, [name]: other }));
    } else spoiled.push(rebuild('Canari'));
  };
  spoil(file, (other) => other);
  expect(spoiled.length).toBeGreaterThan(50);
  expect(spoiled.filter((each) => supportFileSchema.safeParse(each).success)).toEqual([]);
});

test('the moments of the file are those of a person', () => {
  expect(supportText(file)).toContain('"beganAt": "2026-11-20T08:00:00.000Z"');
});

test('S16 I24 the file is bounded', () => {
  const texts = Array.from({ length: mostLines + 7 }, (_, at) => `${at} ${'ipc.refused '.repeat(100)}`);
  const other = texts.map((text) => `info ${text}`);
  const trace = supportLines(texts, other, other);
  expect(trace).toHaveLength(2 * mostLines);
  expect(Math.max(...trace.map(({ length }) => length))).toBeLessThanOrEqual(longestLine);
  expect(supportText(supportFileSchema.parse({ ...file, trace })).length).toBeLessThan(700_000);
});

test('S16 an error whose message and name are of a person leaves neither', () => {
  const error = Object.assign(new Error('Canari'), { name: 'Canari', code: 'CANARI' });
  expect(redacted(problemText(problemOf(error)))).not.toMatch(/canari/iu);
});
