import { describe, expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { kept, plan, steps, wanted } from './given.ts';

const agreement = (...more: readonly { field: string; value: string }[]): Intent => ({
  kind: 'create',
  rows: [
    {
      entity: 'Convention',
      members: { ApprenantId: '3002', TypeConventionId: '2', SequenceId: '10242', ...wanted(more) },
      subject: 'Convention',
    },
  ],
});
const rejection = (intent: Intent, given = {}): string | undefined => {
  const planned = plan(intent, given);
  return planned.ok ? undefined : planned.rejection;
};

describe('creating an entity', () => {
  test('R2.2 writes references and numbers in exactly their digits', () => {
    const [step] = steps(agreement({ field: 'Remuneration', value: '1250.10' }));
    expect(step).toMatchObject({ entity: 'Convention', action: 'create', provisional: [] });
    expect(step?.body).toBe('{"ApprenantId":3002,"TypeConventionId":2,"SequenceId":10242,"Remuneration":1250.10}');
  });

  test('is rejected without what the service requires', () => {
    expect(rejection({ kind: 'create', rows: [{ entity: 'Convention', members: {}, subject: '' }] })).toBe(
      'requiredMissing',
    );
  });

  test('is rejected for what the service assigns, and for a value of another kind', () => {
    expect(rejection(agreement({ field: 'Code', value: 'X' }))).toBe('notEditable');
    expect(rejection(agreement({ field: 'Remuneration', value: 'beaucoup' }))).toBe('notANumber');
  });

  test('R1.5 in the Selection context takes NomUsage in place of Nom, and the Numero that is assigned elsewhere', () => {
    const person = (entity: 'Candidat' | 'selection/Candidat', ...fields: readonly string[]): Intent => ({
      kind: 'create',
      rows: [
        {
          entity,
          members: wanted(fields.map((field) => ({ field, value: field === 'Numero' ? 'C000123' : 'x' }))),
          mail: { address: 'zelie@exemple.fr', isDuplicate: false },
          subject: 'OURY Zélie',
        },
      ],
    });
    const planned = steps(person('selection/Candidat', 'NomUsage', 'Prenoms', 'Numero', 'Login'));
    expect(planned.map(({ entity }) => entity)).toEqual(['Mail', 'selection/Candidat']);
    expect(planned[1]).toMatchObject({
      summary: { key: 'entity.created', values: { entity: 'selection/Candidat' } },
      provisional: [{ field: 'MailId', id: planned[0]?.target }],
    });
    expect(planned[1]?.body).toContain('"Numero":"C000123"');
    expect(rejection(person('selection/Candidat', 'NomUsage', 'Prenoms', 'Login'))).toBe('requiredMissing');
    expect(rejection(person('Candidat', 'Nom', 'Prenoms', 'Numero', 'Login'))).toBe('notEditable');
  });

  test('I7 refers to what was created here by its provisional id, and only while it is in the outbox', () => {
    const company: Intent = { kind: 'create', rows: [{ entity: 'Entreprise', members: {}, subject: 'Lutèce' }] };
    const [made] = steps(company);
    const intent = agreement({ field: 'EntrepriseId', value: made!.target });
    expect(steps(intent, { steps: [kept(made!)] })[0]?.provisional).toEqual([
      { field: 'EntrepriseId', id: made!.target },
    ]);
    expect(rejection(intent)).toBe('unknownEntity');
  });

  test('below another entity takes the id of that entity, and no other creation does', () => {
    const client = (more: object): Intent => ({
      kind: 'create',
      rows: [
        {
          entity: 'Client',
          members: { Nom: 'OURY', Prenoms: 'Zélie', EntiteJuridiqueId: '101', NatureClientId: '3' },
          subject: 'OURY Zélie',
          ...more,
        },
      ],
    });
    expect(steps(client({ endpoint: 'Apprenant.createClient', below: '3002' }))[0]).toMatchObject({
      endpoint: 'Apprenant.createClient',
      below: '3002',
    });
    expect(rejection(client({ endpoint: 'Apprenant.createClient' }))).toBe('notAReference');
    expect(rejection(client({ below: '3002' }))).toBe('notAReference');
    expect(rejection(client({ endpoint: 'Convention.create' }))).toBe('notEditable');
  });
});

test('an edit of an entity that the service cannot replace is rejected', () => {
  const edit = (entity: 'Candidat' | 'Agent', id: string): Intent => ({
    kind: 'edit',
    rows: [{ entity, id, members: { Fonction: 'Accueil' }, subject: 'x' }],
  });
  expect(steps(edit('Candidat', '40'))[0]).toMatchObject({ action: 'replace', target: '40' });
  expect(rejection(edit('Agent', '31'))).toBe('leftAlready');
});

test('several rows get the same value, one replacement each; one that has it already is left out', () => {
  const all = (ids: readonly string[], value: string): Intent => ({
    kind: 'edit',
    rows: ids.map((id) => ({ entity: 'Dossier', id, subject: `x ${id}`, members: { AgentId: value } })),
  });
  expect(steps(all(['5', '8'], '32')).map(({ target, summary }) => [target, summary.subject])).toEqual([
    ['5', 'x 5'],
    ['8', 'x 8'],
  ]);
  expect(steps(all(['5', '8'], '31')).map(({ target }) => target)).toEqual(['8']);
  expect(rejection(all(['5', '999'], '32'))).toBe('unknownEntity');
});

test('a call of an endpoint that changes nothing is rejected', () => {
  expect(rejection({ kind: 'act', endpoint: 'Convention.one', id: '80', subject: 'x' })).toBe('notEditable');
  const body = rawJson('{"ids":[3]}');
  expect(steps({ kind: 'act', endpoint: 'User.addAuthorizations', id: '4', body, subject: 'x' })[0]).toMatchObject({
    entity: 'User',
    target: '4',
    action: 'act',
    body,
  });
});
