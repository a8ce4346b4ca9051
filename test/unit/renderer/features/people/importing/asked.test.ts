import { expect, test } from 'vitest';
import type { KnownEverybody } from '#cache/queries/knownPeople.ts';
import { toAsk, toReceive, withAsked } from '#features/people/importing/asked.ts';
import type { ImportLine } from '#features/people/importing/lines.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { addressKey } from '#shared/text/fold.ts';
import type { AddressHolder, AddressRead } from '#stores/session.ts';

const here: KnownEverybody = { applicants: () => [], address: () => null, applicationsOf: () => [] };
const holder = (entity: AddressHolder['entity'], id: string, more: object = {}): AddressHolder => ({
  entity,
  id,
  row: rawJson(
    JSON.stringify({ Id: Number(id), Nom: 'Durand', Prenoms: 'Zoé', Numero: `C${id}`, MailId: 900, ...more }),
  ),
  isFresh: true,
});
const read = (...holders: readonly AddressHolder[]): AddressRead => ({ holders, isKnown: true, wasAsked: true });
const newcomer = { nom: 'Durand', prenoms: 'Zoé', mail: 'ZOE@exemple.fr', naissance: null };

test('R3.6 an applicant whom only the service has is known, and the record of the address can be shared', () => {
  const everybody = withAsked(here, new Map([['zoe@exemple.fr', read(holder('Candidat', '41'))]]));
  expect(everybody.applicants(newcomer)).toMatchObject([
    { id: '41', name: 'DURAND Zoé', because: 'mail', isHere: false },
  ]);
  expect(everybody.address('zoe@exemple.fr')).toEqual({
    mailId: '900',
    bearers: [{ entity: 'Candidat', id: '41', name: 'DURAND Zoé' }],
  });
  expect(everybody.address('autre@exemple.fr')).toBeNull();
});

test('a learner with the address is no applicant; of a record without a holder only its being there is known', () => {
  const learner = withAsked(here, new Map([['zoe@exemple.fr', read(holder('Apprenant', '7', { MailId: 0 }))]]));
  expect(learner.applicants(newcomer)).toEqual([]);
  expect(learner.address('zoe@exemple.fr')).toMatchObject({ mailId: null, bearers: [{ entity: 'Apprenant' }] });
  const record = withAsked(here, new Map([['zoe@exemple.fr', read()]]));
  expect(record.address('zoe@exemple.fr')).toEqual({ mailId: null, bearers: [] });
  const none = withAsked(here, new Map([['zoe@exemple.fr', { holders: [], isKnown: false, wasAsked: true }]]));
  expect(none.address('zoe@exemple.fr')).toBeNull();
});

const line = (mail: string, state: ImportLine['state']): ImportLine => ({
  row: 1,
  name: '',
  mail,
  state,
  problems: [],
  candidates: [],
  address: null,
  applicant: { nom: '', prenoms: '', login: '', mail },
  application: { admissionPathId: '60', stateId: '51' },
});

test('each new address is asked for once, and an applicant who is not here is received before the application', () => {
  const fresh = { kind: 'new', address: undefined } as const;
  const lines = [
    line('A@exemple.fr', fresh),
    line('a@exemple.fr', fresh),
    line('b@exemple.fr', fresh),
    line('c@exemple.fr', { kind: 'new', address: 'own' }),
    line('d@exemple.fr', { kind: 'out' }),
    line('e@exemple.fr', { kind: 'same', personId: '41' }),
    line('f@exemple.fr', { kind: 'same', personId: '40' }),
  ];
  const asked = new Map([[addressKey('B@exemple.fr '), read(holder('Candidat', '41'))]]);
  expect(toAsk(lines, asked)).toEqual(['a@exemple.fr']);
  expect(toReceive(lines, asked)).toEqual(['41']);
});
