import { describe, expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { plan, steps } from './given.ts';

type Creation = Extract<Intent, { kind: 'entity.create' }>;
const company = (more: Partial<Creation> = {}): Creation => ({
  kind: 'entity.create',
  entity: 'Entreprise',
  values: [{ field: 'Nom', value: 'Atelier' }],
  subject: 'Atelier',
  ...more,
});

describe('entity.create with an e-mail address', () => {
  test('R4.6 the e-mail record comes first, in the same commit; the entity refers to it and waits for its id', () => {
    const [mail, entity, ...others] = steps(company({ mail: { address: ' a@b.fr ', isDuplicate: false } }));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ entity: 'Mail', action: 'create', body: '{"Adresse":"a@b.fr","IsDuplicate":false}' });
    expect(entity).toMatchObject({
      entity: 'Entreprise',
      action: 'create',
      body: `{"Nom":"Atelier","MailId":"${mail?.target}"}`,
      provisional: [{ field: 'MailId', id: mail?.target }],
    });
  });

  test('R4.4 a record that is to be another one of an address says so', () => {
    const [mail] = steps(company({ mail: { address: 'a@b.fr', isDuplicate: true } }));
    expect(mail?.body).toBe('{"Adresse":"a@b.fr","IsDuplicate":true}');
  });

  test('an address that is none creates nothing', () => {
    expect(plan(company({ mail: { address: 'nulle part', isDuplicate: false } }))).toEqual({
      ok: false,
      rejection: 'notAMail',
    });
  });
});
