import { describe, expect, it } from 'vitest';
import { served } from '#main/practice/operations/routes.ts';
import { sampleStore } from '#main/practice/sample/index.ts';
import { servedSets } from '#main/practice/sets/index.ts';
import { publicSetNames } from '#main/practice/sets/setNames.ts';
import { integerOf } from '#main/practice/store/row.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import { today } from './client.ts';

const answers = (verb: string, path: string): boolean =>
  served.some((each) => each.verb === verb && each.path === `/GraphV1${path}`);

describe('practice service: what is served', () => {
  it.each(endpointNames)('serves the endpoint %s, below /selection where it also exists there (R1.5)', (name) => {
    const { verb, path, selection } = endpoint(name);
    expect(answers(verb, path)).toBe(true);
    if (selection !== undefined) expect(answers(verb, `/selection${path}`)).toBe(true);
  });

  it.each(entityNames)(
    '%s: every member the service answers has a description in shared, and the other way round',
    (name) => {
      const expanded = new Set(describeEntity(name).navigations);
      const { shape } = describeEntity(name).schema as unknown as { shape: Record<string, unknown> }; // every schema is an object's
      const described = Object.keys(shape).filter((member) => !expanded.has(member));
      expect(described.filter((member) => servedSets[name].members[member] === undefined)).toEqual([]);
      expect(Object.keys(servedSets[name].members).filter((member) => !(member in shape))).toEqual([]);
    },
  );

  it('every set that it shows has a description in shared', () => {
    expect([...publicSetNames].toSorted()).toEqual(entityNames.toSorted());
  });

  it('the sample has rows in every set, and its references lead somewhere', () => {
    const store = sampleStore({ seed: 3, today });
    for (const name of entityNames) {
      expect([...store.rows(name)].length).toBeGreaterThan(0);
      for (const [member, target] of Object.entries(servedSets[name].refersTo ?? {})) {
        for (const row of store.rows(name)) {
          const id = integerOf(row.members, member);
          expect(id === '0' || store.row(target, id) !== undefined).toBe(true);
        }
      }
    }
  });
});
