import { describe, expect, test } from 'vitest';
import { isReceipt, stepSchema } from '#sync/step.ts';

/** As an earlier Carnet stored it: the context beside the plain entity's name. */
const stored = {
  id: 'p',
  seq: 4,
  intentId: 'i',
  entity: 'Candidat',
  target: 'new:p',
  action: 'create',
  selection: true,
  attended: true,
  changes: [],
  body: '{"NomUsage":"Oury","Numero":"C7"}',
  base: null,
  provisional: [],
  state: { kind: 'waiting', notBefore: null, failure: null },
  attempts: 0,
  seenBefore: [],
  summary: { key: 'entity.createdInSelection', subject: 'OURY Zélie', values: { entity: 'Candidat' } },
  madeAt: 1,
  sentAt: null,
};

describe('R1.5 a creation of the Selection context that an earlier Carnet stored', () => {
  test('is read as one of an entity of that context, and nothing else of it changes', () => {
    const { selection: _, ...rest } = stored;
    expect(stepSchema.parse(stored)).toEqual({
      ...rest,
      entity: 'selection/Candidat',
      summary: { key: 'entity.created', subject: 'OURY Zélie', values: { entity: 'selection/Candidat' } },
    });
  });

  test('is read as a receipt, and again as it is stored now', () => {
    const receipt = { outcome: 'verified', changedFields: [], gapMs: null };
    const read = stepSchema.parse({ ...stored, target: '77', state: { kind: 'applied', at: 2, receipt } });
    expect([isReceipt(read), read.entity, read.target]).toEqual([true, 'selection/Candidat', '77']);
    expect(stepSchema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  test('a step of the plain context is read as it is', () => {
    const { selection: _, ...plain } = stored;
    expect(stepSchema.parse(plain).entity).toBe('Candidat');
  });
});
