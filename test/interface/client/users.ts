import { expect } from 'vitest';
import { campuses } from '#main/practice/sample/school.ts';
import type { users as rows } from '#shared/endpoints/users.ts';
import { called, entityOf } from './calling.ts';
import { expectAll } from './expectations.ts';
import type { Road } from './road.ts';
import { bodyOf, exact, view, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';

/** Id of an entity that a number cannot hold (R5.4). */
const beyondDoubles = '9007199254740993';
/** A template of one campus, and that campus. */
const templateId = '3';
const [lyon, nantes, lille] = campuses.map(({ id }) => String(id));

const account = (road: Road) => ({
  body: bodyOf({
    Nom: road.unique('AUBIN'),
    Prenom: 'Rose',
    Login: road.unique('rose.aubin'),
    Mail: 'rose.aubin@exemple.fr',
    ProfilUser: 2,
    TypeAuthentification: 'CAS',
  }),
});
const newUser = async (road: Road): Promise<string> => (await entityOf(road, 'User.create', account(road))).id;
const campusIds = (ids: readonly (string | undefined)[]) => ({ body: bodyOf({ ids: exact(`[${ids.join()}]`) }) });

async function rightsOf(road: Road, id: string): Promise<readonly string[]> {
  const answer = await called(road, 'User.authorizations', { id });
  return answer.kind === 'ids' ? answer.ids : [];
}

export const users: Scenarios<keyof typeof rows> = {
  'User.create': {
    asks: account,
    proves: async (road, { id, row }) => {
      expect([view(row, 'Password'), view(row, 'Actif')], 'R2.6').toEqual([null, true]);
      expect(view(row, 'DateSuppression'), 'User.4').toMatch(/^0001-01-01T/u);
      // No endpoint reads users; that the user has rights shows that it exists.
      expect(await rightsOf(road, id ?? '')).toEqual([]);
    },
  },
  'User.authorizations': {
    asks: async (road) => {
      const id = await newUser(road);
      await called(road, 'User.addAuthorizations', { id, ...campusIds([lyon, beyondDoubles]) });
      return { id };
    },
    proves: (_road, { ids }) => expect(ids, 'R5.4').toEqual([lyon, beyondDoubles]),
  },
  'User.addAuthorizations': {
    asks: async (road) => {
      const id = await newUser(road);
      await called(road, 'User.addAuthorizations', { id, ...campusIds([lyon]) });
      return { id, ...campusIds([lyon, nantes]) };
    },
    proves: async (road, { ids }, { id }) => {
      expect(ids, 'R5.8').toEqual(road.differences.added === 'new' ? [nantes] : [lyon, nantes]);
      expect(await rightsOf(road, id)).toEqual([lyon, nantes]);
    },
  },
  'User.applyTemplate': {
    asks: async (road) => {
      const id = await newUser(road);
      await called(road, 'User.addAuthorizations', { id, ...campusIds([lyon, nantes]) });
      return { id, body: bodyOf({ templateId: exact(templateId) }) };
    },
    proves: async (road, { ids }, { id }) => {
      expect(ids, 'R4.3 reset, not extended').toEqual([lille]);
      expect(await rightsOf(road, id)).toEqual([lille]);
    },
  },
  'Template.list': {
    asks: () => ({}),
    proves: (road, { rows: found }) =>
      expectAll(road, views(found, 'Nom'), [...campuses.map(({ name }) => `Accueil ${name}`), 'Tous les campus']),
  },
};
