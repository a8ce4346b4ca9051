import { describe, expect, it } from 'vitest';
import { served } from '#main/tools/practice/operations/routes.ts';
import { sampleStore } from '#main/tools/practice/sample/index.ts';
import { servedSets } from '#main/tools/practice/sets/index.ts';
import { publicSetNames, selectionSetNames } from '#main/tools/practice/sets/setNames.ts';
import { integerOf } from '#main/tools/practice/store/row.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { contextOf, inSelection, setOf } from '#shared/entities/context.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import { today } from './client.ts';

const answers = (verb: string, path: string): boolean =>
  served.some((each) => each.verb === verb && each.path === `/GraphV1${path}`);

describe('practice service: what is served', () => {
  it.each(endpointNames)('serves the endpoint %s', (name) => {
    const { verb, path } = endpoint(name);
    expect(answers(verb, path)).toBe(true);
  });

  it.each(entityNames)(
    '%s: every member the service answers has a description in shared, and the other way round',
    (name) => {
      const expanded = new Set(describeEntity(name).navigations);
      const { shape } = describeEntity(name).schema as unknown as { shape: Record<string, unknown> }; // every schema is an object's
      // A learner of the Selection context has the Numero that was sent (R1.5), as an unknown member is kept.
      const described = Object.keys(shape).filter(
        (member) => !expanded.has(member) && !(name === 'selection/Apprenant' && member === 'Numero'),
      );
      const { members } = servedSets[setOf(name)];
      expect(described.filter((member) => members[member] === undefined)).toEqual([]);
      expect(Object.keys(members).filter((member) => !(member in shape))).toEqual([]);
    },
  );

  it('every set that it shows has a description in shared', () => {
    expect([...publicSetNames, ...selectionSetNames.map(inSelection)].toSorted()).toEqual(entityNames.toSorted());
  });

  it('the sample has rows in every set, and its references lead somewhere', () => {
    const all = sampleStore({ seed: 3, today });
    for (const name of entityNames) {
      const store = contextOf(name) === 'plain' ? all : all.selection;
      const set = setOf(name);
      expect([...store.rows(set)].length).toBeGreaterThan(0);
      for (const [member, target] of Object.entries(servedSets[set].refersTo ?? {})) {
        for (const row of store.rows(set)) {
          const id = integerOf(row.members, member);
          expect(id === '0' || store.row(target, id) !== undefined).toBe(true);
        }
      }
    }
  });
});
