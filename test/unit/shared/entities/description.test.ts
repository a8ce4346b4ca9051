import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';

describe('what descriptions and endpoints say of an entity agrees', () => {
  test('R3.1 the flag that cancels a row is a flag of its schema, and the row can be replaced', () => {
    const cancelled = entityNames.filter((name) => describeEntity(name).cancelledBy !== null);
    expect(cancelled).toEqual(['Planification']);
    for (const name of cancelled) {
      const { schema, cancelledBy } = describeEntity(name);
      const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
      expect(shape[cancelledBy ?? '']?.safeParse(true).success).toBe(true);
      expect(shape[cancelledBy ?? '']?.safeParse('true').success).toBe(false);
      expect(endpointFor(name, 'replace')).toBeDefined();
    }
  });

  test('R2.4 rows are seen as a week by an instant whose hour counts', () => {
    const weekly = entityNames.filter((name) => describeEntity(name).when !== undefined);
    expect(weekly).toEqual(['Sequence']);
    for (const { when, instants, days } of weekly.map(describeEntity)) {
      expect(instants).toContain(when?.at);
      expect(days).not.toContain(when?.at);
    }
  });

  test('R5.3 learners and folders are given by no whole list; applicants and events are', () => {
    expect(hasWholeList('Planification') && hasWholeList('Candidat')).toBe(true);
    expect(hasWholeList('Apprenant') || hasWholeList('Directory') || hasWholeList('Convention')).toBe(false);
  });

  test.each(entityNames)('%s: a member is in one group at most, and in one of its own', (name) => {
    const { groups, members, columns } = describeEntity(name);
    const grouped = groups.flatMap(({ fields }) => fields.map(({ field }) => field));
    expect(grouped.filter((field, index) => grouped.indexOf(field) !== index)).toEqual([]);
    expect([...grouped, ...columns].filter((field) => !Object.hasOwn(members, field))).toEqual([]);
  });
});
