import { expect, test, vi } from 'vitest';
import { findByAddress } from '#session/findByAddress.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { CallOrder } from '#shared/ipc/call.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

type Rows = Partial<Record<EntityName, Readonly<Record<string, RawJson>>>>;

function ports(here: Rows, there: Partial<Record<string, readonly RawJson[]>> | null) {
  return {
    snapshot: () =>
      Promise.resolve({
        base: (entity: EntityName, id: string) => here[entity]?.[id],
        current: (entity: EntityName, id: string) => here[entity]?.[id],
        all: (entity: EntityName) => Object.entries(here[entity] ?? {}),
      }),
    call: vi.fn(({ endpoint }: CallOrder) => {
      const rows = there?.[endpoint];
      return Promise.resolve(
        rows === undefined
          ? { kind: 'failed' as const, failure: { kind: 'serviceError' as const } }
          : {
              kind: 'answered' as const,
              answer: { kind: 'collection' as const, rows, unreadable: [], complete: true },
            },
      );
    }),
    isOnline: () => there !== null,
  };
}

const mail = rawJson('{"Id":7,"Adresse":"Ines@Exemple.fr"}');
const person = (id: string, mailId: string): RawJson =>
  rawJson(`{"Id":${id},"Nom":"Haddad","Prenoms":"Inès","MailId":${mailId}}`);

test('offline: whose an address is, among everybody on this workstation', async () => {
  const here = {
    Mail: { 7: mail },
    Candidat: { 4: person('4', '7'), 5: person('5', '70') },
    Agent: { 9: person('9', '7') },
  };
  const world = ports(here, null);
  expect(await findByAddress(world, ' ines@exemple.fr ')).toMatchObject({
    holders: [
      { entity: 'Candidat', id: '4', isFresh: false },
      { entity: 'Agent', id: '9' },
    ],
    isKnown: true,
    wasAsked: false,
  });
  expect(world.call).not.toHaveBeenCalled();
});

test('online: the service is asked for the record, applicants and learners; the record leads to those who are here', async () => {
  const there = {
    'Mail.list': [mail],
    'Candidat.list': [rawJson('{"Id":4,"Mail":{"Id":7,"Adresse":"ines@exemple.fr"}}')],
    'Apprenant.list': [person('6', '7')],
  };
  const found = await findByAddress(ports({ Enseignant: { 9: person('9', '7') } }, there), 'ines@exemple.fr');
  expect(found).toMatchObject({ isKnown: true, wasAsked: true });
  expect(found.holders.map(({ entity, id, isFresh }) => [entity, id, isFresh])).toEqual([
    ['Enseignant', '9', false],
    ['Candidat', '4', true],
    ['Apprenant', '6', true],
  ]);
});

test('R5.3 a filter that a service ignores finds no other person', async () => {
  const there = {
    'Mail.list': [mail, rawJson('{"Id":8,"Adresse":"autre@exemple.fr"}')],
    'Candidat.list': [person('4', '8')],
    'Apprenant.list': [person('5', '8')],
  };
  expect(await findByAddress(ports({}, there), 'ines@exemple.fr')).toMatchObject({ holders: [], isKnown: true });
});

test('an address without a holder, and one about which the service did not answer', async () => {
  const nothing = { 'Mail.list': [], 'Candidat.list': [], 'Apprenant.list': [] };
  expect(await findByAddress(ports({}, nothing), 'a@b.fr')).toEqual({ holders: [], isKnown: false, wasAsked: true });
  expect(await findByAddress(ports({}, { 'Mail.list': [mail] }), 'ines@exemple.fr')).toMatchObject({
    isKnown: true,
    wasAsked: false,
  });
});
