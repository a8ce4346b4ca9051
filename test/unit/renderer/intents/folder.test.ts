import { describe, expect, test } from 'vitest';
import type { IntentOf, Intent } from '#intents/intent.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import type { PlanContext } from './given.ts';
import { kept, photosGuid, plan, rootGuid, steps } from './given.ts';

const create = (name: string, parent = 'root', parentPath: readonly string[] = []): Intent => ({
  kind: 'folder',
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

test('R5.5 the service’s profile may set the root’s GUID; the service’s own value takes precedence', () => {
  const setting = 'cccccccc-0000-4000-8000-000000000000';
  const body = (given: PlanContext) => steps(create('Contrats'), given)[0]?.body;
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

test.each([
  ['of a folder that is not in the cache', 'cccccccc-0000-4000-8000-000000000000', ['?']],
  ['of a folder that has another id meanwhile', 'new:1', []],
  ['whose path is not known: a lost answer would be looked up elsewhere (R3.6)', photosGuid, []],
])('inside is refused, %s', (_which, parent, parentPath) => {
  expect(plan(create('Mars', parent, parentPath))).toEqual({ ok: false, rejection: 'unknownEntity' });
});

test('the root’s GUID names the top level as « root » does', () => {
  expect(steps(create('Contrats', rootGuid))).toMatchObject([{ parentPath: [], provisional: [] }]);
  expect(plan(create('photos', rootGuid))).toEqual({ ok: false, rejection: 'nameAlreadyThere' });
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

  test('that a device of Windows bears are refused, inside a new folder too', () => {
    expect(plan(create('aux.pdf'))).toEqual({ ok: false, rejection: 'nameReserved' });
    const inside = [{ name: 'COM1', inside: [] }];
    const folder: Intent = { kind: 'folder', parent: 'root', parentPath: [], name: 'Dossiers', inside };
    expect(plan(folder)).toEqual({ ok: false, rejection: 'nameReserved' });
  });

  test('are compared with folders that are only here', () => {
    const first = kept(steps(create('Contrats'))[0]!);
    expect(plan(create('contrats'), { steps: [first] })).toEqual({ ok: false, rejection: 'nameAlreadyThere' });
  });
});

describe('another name', () => {
  const rename = (id: string, name: string): Intent => ({ kind: 'folder', renames: id, name });
  const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;

  test('of a folder that is only here is an edit of its creation', () => {
    const folder = kept(steps(create('Contrats'))[0]!);
    expect(steps(rename(folder.target, 'Contrats 2027'), { steps: [folder] })).toMatchObject([
      {
        target: folder.target,
        changes: [{ field: 'Name', base: '"Contrats"', mine: '"Contrats 2027"' }],
        summary: { key: 'folder.renamed', subject: 'Contrats 2027', values: { from: 'Contrats', to: 'Contrats 2027' } },
      },
    ]);
  });

  test.each([
    ['Photos', 'nameAlreadyThere'],
    ['a/b', 'nameHasForbiddenCharacter'],
    ['nul', 'nameReserved'],
    ['Contrats', 'nothingChanged'],
  ])('%j is refused: %s', (name, rejection) => {
    const folder = kept(steps(create('Contrats'))[0]!);
    expect(plan(rename(folder.target, name), { steps: [folder] })).toEqual({ ok: false, rejection });
  });

  test('may be the same one in another case', () => {
    const folder = kept(steps(create('Contrats'))[0]!);
    expect(plan(rename(folder.target, 'CONTRATS'), { steps: [folder] }).ok).toBe(true);
  });

  test('R3.3 is refused once the folder left, and for one that the service has', () => {
    const away = kept(steps(create('Contrats'))[0]!, { kind: 'sending' });
    expect(plan(rename(away.target, 'Autre'), { steps: [away] })).toEqual({ ok: false, rejection: 'leftAlready' });
    expect(plan(rename(photosGuid, 'Autre'))).toEqual({ ok: false, rejection: 'leftAlready' });
  });

  test('R3.5 corrects one that was refused', () => {
    const refused = kept(steps(create('Contrats'))[0]!, { kind: 'refused', failure: { kind: 'refused' } });
    expect(plan(rename(refused.target, 'Autre'), { steps: [refused] }).ok).toBe(true);
  });

  test('is taken back like any edit while the folder is here, and not after (I12)', () => {
    const folder = kept(steps(create('Contrats'))[0]!, waiting);
    const asked = steps(rename(folder.target, 'Autre'), { steps: [folder] });
    const renamed = { ...folder, body: rawJson('{"Nom":"Autre","Streamid":"x"}') };
    expect(steps({ kind: 'undo', steps: asked }, { steps: [renamed] })).toMatchObject([
      { changes: [{ field: 'Name', base: '"Autre"', mine: '"Contrats"' }] },
    ]);
    const away: Step = { ...renamed, state: { kind: 'sending' } };
    expect(plan({ kind: 'undo', steps: asked }, { steps: [away] })).toEqual({
      ok: false,
      rejection: 'leftAlready',
    });
  });
});

describe('a folder with those inside it', () => {
  const tree = (...inside: readonly string[]): Intent => ({
    ...(create('DIALLO Awa', photosGuid, ['Photos']) as Extract<IntentOf<'folder'>, { readonly parent: string }>), // made above
    inside: [{ name: 'Pièces', inside: inside.map((name) => ({ name, inside: [] })) }],
  });

  test('I6 I7 is one change: each is created after its parent, and refers to its provisional id', () => {
    const [own, pieces, identity] = steps(tree('Identité'));
    expect(own).toMatchObject({ parentPath: ['Photos'], provisional: [] });
    expect(pieces).toMatchObject({
      parentPath: ['Photos', 'DIALLO Awa'],
      provisional: [{ field: 'Streamid', id: own?.target }],
    });
    expect(identity).toMatchObject({
      parentPath: ['Photos', 'DIALLO Awa', 'Pièces'],
      provisional: [{ field: 'Streamid', id: pieces?.target }],
      summary: { subject: 'Identité' },
    });
  });

  test.each([
    ['a/b', 'nameHasForbiddenCharacter'],
    ['', 'emptyName'],
  ])('is refused as a whole for one that is named %j: %s', (name, rejection) => {
    expect(plan(tree('Identité', name))).toEqual({ ok: false, rejection });
  });

  test('is refused for two of a name in one folder', () => {
    expect(plan(tree('Identité', 'IDENTITÉ'))).toEqual({ ok: false, rejection: 'nameAlreadyThere' });
  });

  test('undo removes all that did not leave; what the service has remains, with the user’s agreement (R3.1)', () => {
    const made = steps(tree('Identité'));
    const pending = made.map((step) => kept(step));
    const undone = plan({ kind: 'undo', steps: made }, { steps: pending });
    expect(undone).toMatchObject({ ok: true, steps: [] });
    expect(undone.ok && undone.takeBack?.length).toBe(3);
    const [, ...below] = pending;
    const [own, ...inside] = made;
    const partly = plan({ kind: 'undo', steps: [{ ...own!, target: photosGuid }, ...inside] }, { steps: below });
    expect(partly).toMatchObject({
      ok: false,
      rejection: 'mustAgree',
      consequences: { remains: [{ target: photosGuid }] },
    });
  });
});
