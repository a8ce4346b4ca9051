import { describe, expect, it } from 'vitest';
import { Store } from '#main/tools/practice/store/store.ts';
import { membersOf, rawOf } from '#shared/json/rawJson.ts';
import { aStep } from '../contract/stores/samples.ts';
import type { Entry } from './ledger.ts';
import { reckon } from './reckoning.ts';
import type { Evidence } from './reckoning.ts';

// The oracle of the fire sees each breach that it is there for.

const row = (more: object): string =>
  JSON.stringify({ Id: 7, Nom: 'Avant', Enseignants: 'A', ReferenceExterne: '', ...more });

function aService(...rows: readonly string[]): Store {
  const store = new Store();
  for (const text of rows) store.put('Planification', membersOf(text));
  return store;
}

function anEntry(number: number, fate: Entry['fate'], nom: string): Entry {
  return {
    number,
    cycle: 1,
    fate,
    intent: { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: nom } }] },
    wantedValues: [{ entity: 'Planification', row: { id: '7' }, field: 'Nom', value: rawOf(nom) }],
    creations: [],
  };
}

const aCreation = (fate: Entry['fate']): Entry => ({
  ...anEntry(9, fate, 'Né 9'),
  wantedValues: [],
  creations: [{ entity: 'Planification', name: 'Né 9' }],
});

function outcome(evidence: Partial<Evidence>): ReturnType<typeof reckon> {
  return reckon({
    entries: [],
    before: aService(row({})),
    truth: aService(row({})),
    steps: [],
    deliveredTwice: [],
    foreign: new Map(),
    cached: new Map(),
    ...evidence,
  });
}

const fair = { lost: [], doubled: [], touched: [], apart: [] };

describe('I2 what was shown as saved', () => {
  it.each([
    ['is found where the service has it', 'Après', [anEntry(1, 'saved', 'Après')], 0],
    ['is lost where the service has what was before', 'Avant', [anEntry(1, 'saved', 'Après')], 1],
    ['is lost where an earlier one won', 'Un', [anEntry(1, 'saved', 'Un'), anEntry(2, 'saved', 'Deux')], 1],
    [
      'may be replaced by a later one that was never shown as saved',
      'Deux',
      [anEntry(1, 'saved', 'Un'), anEntry(2, 'unsure', 'Deux')],
      0,
    ],
    [
      'may not be replaced by an earlier one that was never shown as saved',
      'Un',
      [anEntry(1, 'unsure', 'Un'), anEntry(2, 'saved', 'Deux')],
      1,
    ],
    ['is expected of nothing that was refused', 'Avant', [anEntry(1, 'refused', 'Un')], 0],
  ] as const)('%s', (_, nom, entries, count) => {
    expect(outcome({ entries, truth: aService(row({ Nom: nom })) }).lost).toHaveLength(count);
  });

  it('is found where a change of the outbox still contains it', () => {
    const step = aStep({
      id: 'a',
      seq: 1,
      target: '7',
      changes: [{ field: 'Nom', base: rawOf('Avant'), mine: rawOf('Après') }],
    });
    expect(outcome({ entries: [anEntry(1, 'saved', 'Après')], steps: [step] })).toEqual(fair);
  });
});

describe('I3 a creation', () => {
  const born = (id: number): string => row({ Id: id, Nom: 'Né 9' });

  it('that was shown as saved is lost where it is nowhere', () => {
    expect(outcome({ entries: [aCreation('saved')] }).lost).toHaveLength(1);
    expect(outcome({ entries: [aCreation('unsure')] })).toEqual(fair);
  });

  it('is there once, except for copies made by the network', () => {
    const evidence = { entries: [aCreation('saved')], truth: aService(row({}), born(8), born(9)) };
    expect(outcome(evidence).doubled).toHaveLength(1);
    expect(outcome({ ...evidence, deliveredTwice: ['{"Nom":"Né 9"}'] })).toEqual(fair);
  });
});

describe('I2 of a creation that the network delivered twice', () => {
  const taught = (id: number, enseignants: string): string => row({ Id: id, Nom: 'Né 9', Enseignants: enseignants });
  const entry: Entry = {
    ...aCreation('saved'),
    wantedValues: [
      { entity: 'Planification', row: { name: 'Né 9' }, field: 'Enseignants', value: rawOf('Intervenant 10') },
    ],
  };
  const lost = (...copies: readonly string[]): readonly string[] =>
    outcome({ entries: [entry], truth: aService(row({}), ...copies), deliveredTwice: ['{"Nom":"Né 9"}'] }).lost;

  it('a value is found on the copy that the app went on with, whichever it is', () => {
    expect(lost(taught(8, 'Intervenant 10'), taught(9, ''))).toEqual([]);
    expect(lost(taught(8, ''), taught(9, 'Intervenant 10'))).toEqual([]);
  });

  it('a value that no copy has is lost', () => {
    expect(lost(taught(8, ''), taught(9, ''))).toHaveLength(1);
  });
});

describe('I11 I23 the rest', () => {
  it('an unedited member is what it was, or what another user made it', () => {
    const truth = aService(row({ ReferenceExterne: 'Autre' }));
    expect(outcome({ truth }).touched).toHaveLength(1);
    expect(outcome({ truth, foreign: new Map([['Planification 7 ReferenceExterne', rawOf('Autre')]]) })).toEqual(fair);
  });

  it('a row that no act created is reported', () => {
    expect(outcome({ truth: aService(row({}), row({ Id: 8 })) }).touched).toHaveLength(1);
  });

  it('the cache is what the service is', () => {
    expect(
      outcome({ cached: new Map([['Planification', new Map([['7', row({ Nom: 'Vieux' })]])]]) }).apart,
    ).toHaveLength(1);
    expect(outcome({ cached: new Map([['Planification', new Map()]]) }).apart).toHaveLength(1);
    expect(outcome({ cached: new Map([['Planification', new Map([['7', row({})]])]]) })).toEqual(fair);
  });
});
