import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../../renderer/intents/intent.ts';
import type { Given } from './given.ts';
import { kept, photosGuid, plan, rootGuid, steps } from './given.ts';

const create = (name: string, parent = 'root', parentPath: readonly string[] = []): Intent => ({
  kind: 'folder.create',
  name,
  parent,
  parentPath,
});

test('a top-level folder goes under the root’s GUID (R5.5)', () => {
  const [step] = steps(create('Contrats'));
  expect(step).toMatchObject({
    entity: 'Directory',
    body: `{"Nom":"Contrats","Streamid":"${rootGuid}"}`,
    provisional: [],
    parentPath: [],
    summary: { key: 'folder.created', subject: 'Contrats', values: { path: '' } },
  });
});

test('R5.5 without the root’s GUID there is none', () => {
  expect(plan(create('Contrats'), { absent: ['Instance'] })).toEqual({ ok: false, rejection: 'rootUnknown' });
});

test('R5.5 the service’s profile may tell the root’s GUID; what the service says comes first', () => {
  const setting = 'cccccccc-0000-4000-8000-000000000000';
  const body = (given: Given) => steps(create('Contrats'), given)[0]?.body;
  expect(body({ absent: ['Instance'], rootSetting: setting })).toBe(`{"Nom":"Contrats","Streamid":"${setting}"}`);
  expect(body({ rootSetting: setting })).toBe(`{"Nom":"Contrats","Streamid":"${rootGuid}"}`);
});

test('I7 in a folder that is only here, the parent’s id is marked provisional', () => {
  const parent = kept(steps(create('2026', photosGuid, ['Photos']))[0]!);
  const [step] = steps(create('Mars', parent.target, ['Photos', '2026']), { steps: [parent] });
  expect(step?.provisional).toEqual([{ field: 'Streamid', id: parent.target }]);
  expect(step?.parentPath).toEqual(['Photos', '2026']);
  expect(step?.summary.values).toEqual({ path: 'Photos\\2026' });
});

test('in a folder nobody here knows', () => {
  expect(plan(create('Mars', 'cccccccc-0000-4000-8000-000000000000', ['?']))).toEqual({ ok: false, rejection: 'unknownEntity' });
});

describe('names', () => {
  test.each(['\\', '/', ':', '*', '?', '"', '<', '>', '|', '\u0007'])('may not hold %j', (character) => {
    expect(plan(create(`a${character}b`))).toEqual({ ok: false, rejection: 'nameHasForbiddenCharacter' });
  });

  test.each([
    ['', 'emptyName'],
    ['   ', 'emptyName'],
    ['fin.', 'nameHasForbiddenCharacter'],
    ['fin ', 'nameHasForbiddenCharacter'],
    ['..', 'nameHasForbiddenCharacter'],
    ['x'.repeat(256), 'nameTooLong'],
    ['PHOTOS', 'nameAlreadyThere'],
  ])('%j is refused: %s', (name, rejection) => {
    expect(plan(create(name))).toEqual({ ok: false, rejection });
  });

  test.each(['x'.repeat(255), 'Été & Cie (2)', '.caché'])('%j is fine', (name) => {
    expect(plan(create(name)).ok).toBe(true);
  });

  test('are compared with folders that are only here', () => {
    const first = kept(steps(create('Contrats'))[0]!);
    expect(plan(create('contrats'), { steps: [first] })).toEqual({ ok: false, rejection: 'nameAlreadyThere' });
  });
});
