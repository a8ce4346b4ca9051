import { expect } from 'vitest';
import { campuses } from '#main/tools/practice/sample/school.ts';
import type { families } from '#shared/endpoints/families.ts';
import { called, entityOf } from './calling.ts';
import { expectAll } from './expectations.ts';
import { bodyOf, exact, view, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';
import type { Setup } from './setup.ts';

/** Id of an entity that a number cannot hold (R5.4). */
const beyondDoubles = '9007199254740993';
/** A template of one campus, and that campus. */
const templateId = '3';
const [lyon, nantes, lille] = campuses.map(({ id }) => String(id));

const account = (setup: Setup) => ({
  body: bodyOf({
    Nom: setup.unique('AUBIN'),
    Prenom: 'Rose',
    Login: setup.unique('rose.aubin'),
    Mail: 'rose.aubin@exemple.fr',
    ProfilUser: 2,
    TypeAuthentification: 'CAS',
  }),
});
const newUser = async (setup: Setup): Promise<string> => (await entityOf(setup, 'User.create', account(setup))).id;
const campusIds = (ids: readonly (string | undefined)[]) => ({ body: bodyOf({ ids: exact(`[${ids.join()}]`) }) });

async function rightsOf(setup: Setup, id: string): Promise<readonly string[]> {
  const answer = await called(setup, 'User.authorizations', { id });
  return answer.kind === 'ids' ? answer.ids : [];
}

export const users: Scenarios<keyof (typeof families)['users']> = {
  'User.create': {
    asks: account,
    proves: async (setup, { id, row }) => {
      expect([view(row, 'Password'), view(row, 'Actif')], 'R2.6').toEqual([null, true]);
      expect(view(row, 'DateSuppression'), 'User.4').toMatch(/^0001-01-01T/u);
      // No endpoint reads users; that the user has rights shows that it exists.
      expect(await rightsOf(setup, id ?? '')).toEqual([]);
    },
  },
  'User.authorizations': {
    asks: async (setup) => {
      const id = await newUser(setup);
      await called(setup, 'User.addAuthorizations', { id, ...campusIds([lyon, beyondDoubles]) });
      return { id };
    },
    proves: (_road, { ids }) => expect(ids, 'R5.4').toEqual([lyon, beyondDoubles]),
  },
  'User.addAuthorizations': {
    asks: async (setup) => {
      const id = await newUser(setup);
      await called(setup, 'User.addAuthorizations', { id, ...campusIds([lyon]) });
      return { id, ...campusIds([lyon, nantes]) };
    },
    proves: async (setup, { ids }, { id }) => {
      expect(ids, 'R5.8').toEqual(setup.differences.added === 'new' ? [nantes] : [lyon, nantes]);
      expect(await rightsOf(setup, id)).toEqual([lyon, nantes]);
    },
  },
  'User.applyTemplate': {
    asks: async (setup) => {
      const id = await newUser(setup);
      await called(setup, 'User.addAuthorizations', { id, ...campusIds([lyon, nantes]) });
      return { id, body: bodyOf({ templateId: exact(templateId) }) };
    },
    proves: async (setup, { ids }, { id }) => {
      expect(ids, 'R4.3 reset, not extended').toEqual([lille]);
      expect(await rightsOf(setup, id)).toEqual([lille]);
    },
  },
  'Template.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) =>
      expectAll(setup, views(found, 'Nom'), [...campuses.map(({ name }) => `Accueil ${name}`), 'Tous les campus']),
  },
};
