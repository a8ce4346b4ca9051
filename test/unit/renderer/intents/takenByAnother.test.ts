import { describe, expect, test } from 'vitest';
import { snapshotOf } from '#cache/overlay/snapshot.ts';
import type { Intent, NewRow } from '#intents/intent.ts';
import type { Planned } from '#intents/planned.ts';
import { neededFor, stepsFor } from '#intents/stepsFor.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { kept } from './given.ts';

const rows: Partial<Record<EntityName, Readonly<Record<string, object>>>> = {
  Convention: {
    '1': { Id: 1, Code: 'CONV-1', EntrepriseId: 12 },
    '2': { Id: 2, Code: 'CONV-2', EntrepriseId: null },
    '3': { Id: 3, Code: 'CONV-3', EntrepriseId: 0 },
  },
  ReferenceExterne: { '4': { Id: 4, Type: 'SI.SEQUENCE', IdObjet: 7, Reference: 'S' } },
  Apprenant: { '3001': { Id: 3001, AdresseId: 41 } },
  Candidat: { '4001': { Id: 4001, MobileId: 43 } },
};

function planned(intent: Intent, steps: readonly Step[] = [], gone: readonly string[] = []): Planned {
  const of = (entity: EntityName) => Object.entries(rows[entity] ?? {}).filter(([id]) => !gone.includes(id));
  let last = 0;
  const base = {
    row: (entity: EntityName, id: string) => {
      const row = rows[entity]?.[id];
      return row && rawJson(JSON.stringify(row));
    },
    isGone: (_: EntityName, id: string) => gone.includes(id),
    rows: (entity: EntityName) => of(entity).map(([id, row]) => [id, rawJson(JSON.stringify(row))] as const),
    children: () => [],
  };
  return stepsFor(intent, snapshotOf(base, steps), {
    uuid: () => `uuid-${(last += 1)}`,
    schoolZone: 'Europe/Paris',
  });
}

const give = (id: string, company: string): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Convention', id, members: { EntrepriseId: company }, subject: `CONV-${id}` }],
});
const held = (rule: string) => ({ ok: false, rejection: rule });
const stepOf = (plan: Planned, seq = 1): Step => {
  const [step] = plan.ok ? plan.steps : [];
  if (!step) throw new Error('no step');
  return { ...kept(step), seq };
};

describe('R4.2 one company for one agreement', () => {
  test('that of another agreement here is not given', () => {
    expect(planned(give('2', '12'))).toEqual(held('companyOfOneAgreement'));
    expect(planned(give('2', '13'))).toMatchObject({ ok: true });
    expect(planned(give('2', '12'), [], ['1']), 'the other is gone (R3.1b)').toMatchObject({ ok: true });
  });

  test('nor that which a change in the outbox gives to another', () => {
    const first = stepOf(planned(give('2', '13')));
    expect(planned(give('3', '13'), [first])).toEqual(held('companyOfOneAgreement'));
    expect(planned(give('2', '13'), [first]), 'its own').toEqual(held('nothingChanged'));
    const freed = stepOf(planned(give('1', '')));
    expect(planned(give('3', '12'), [freed]), 'given up by a change that waits').toMatchObject({ ok: true });
  });

  test('nor to several at once: not one of them changes', () => {
    const all = (company: string, ...ids: readonly string[]): Intent => ({
      kind: 'edit',
      rows: ids.map((id) => ({ entity: 'Convention', id, subject: id, members: { EntrepriseId: company } })),
    });
    expect(planned(all('13', '2', '3'))).toEqual(held('companyOfOneAgreement'));
    expect(planned(all('', '2', '3', '1'))).toMatchObject({ ok: true, steps: [{ target: '1' }] });
  });

  test('a new agreement has it neither', () => {
    const values = { ApprenantId: '3001', TypeConventionId: '1', SequenceId: '1' };
    const make = (company: string): Intent => ({
      kind: 'create',
      rows: [{ entity: 'Convention', members: { ...values, EntrepriseId: company }, subject: 'Nouvelle' }],
    });
    expect(planned(make('12'))).toEqual(held('companyOfOneAgreement'));
    expect(planned(make('13'))).toMatchObject({ ok: true });
  });

  test('undoing gives none back that another agreement has by now', () => {
    const taken = stepOf(planned(give('1', '13')));
    const { id: _, ...step } = taken;
    const other = stepOf(planned(give('2', '12'), [taken]), 2);
    expect(planned({ kind: 'undo', steps: [step] }, [taken, other])).toEqual(held('companyOfOneAgreement'));
    expect(planned({ kind: 'undo', steps: [step] }, [taken])).toMatchObject({ ok: true });
  });
});

describe('R4.2 one external reference for one entity', () => {
  const refer = (type: string, id: string): Intent => ({
    kind: 'create',
    rows: [{ entity: 'ReferenceExterne', members: { Type: type, IdObjet: id, Reference: 'S-2' }, subject: type }],
  });

  test('the table of the type decides, in cache and outbox', () => {
    expect(planned(refer('CRM.Sequence', '7'))).toEqual(held('oneReferenceOnly'));
    expect(planned(refer('SI.AGENT', '7'))).toMatchObject({ ok: true });
    const first = { ...stepOf(planned(refer('SI.AGENT', '7'))), target: 'new:first' };
    expect(planned(refer('RH.AGENT', '7'), [first])).toEqual(held('oneReferenceOnly'));
  });
});

describe('R4.4 the contact records of a client', () => {
  const bill = (field: string, value: string, more: Pick<NewRow, 'endpoint' | 'below'> = {}): Intent => ({
    kind: 'create',
    rows: [
      {
        entity: 'Client',
        members: { Nom: 'OURY', Prenoms: 'Zélie', EntiteJuridiqueId: '101', NatureClientId: '1', [field]: value },
        subject: 'OURY Zélie',
        ...more,
      },
    ],
  });

  test('are never those of a learner or applicant that is known here, for whomever the client is', () => {
    expect(neededFor(bill('AdresseId', '41'))).toEqual([
      'Client',
      'Apprenant',
      'Candidat',
      'selection/Apprenant',
      'selection/Candidat',
    ]);
    expect(planned(bill('AdresseId', '41'))).toEqual(held('ownRecordsOfClient'));
    expect(planned(bill('MobileId', '43'))).toEqual(held('ownRecordsOfClient'));
    expect(planned(bill('TelephoneId', '43'))).toMatchObject({ ok: true });
    const below = bill('AdresseId', '41', { endpoint: 'Candidat.createClient', below: '4001' });
    expect(planned(below)).toEqual(held('ownRecordsOfClient'));
  });
});
