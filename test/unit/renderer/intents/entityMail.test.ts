import { describe, expect, test } from 'vitest';
import type { Intent, NewRow } from '#intents/intent.ts';
import { kept, plan, steps } from './given.ts';

const company = (more: Pick<NewRow, 'mail'>): Intent => ({
  kind: 'create',
  rows: [{ entity: 'Entreprise', members: { Nom: 'Atelier' }, subject: 'Atelier', ...more }],
});

describe('a creation with an e-mail address', () => {
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

  test('R4.4 that of a client is always a record of its own', () => {
    const [mail] = steps({
      kind: 'create',
      rows: [
        {
          entity: 'Client',
          members: { Nom: 'OURY', Prenoms: 'Zélie', EntiteJuridiqueId: '101', NatureClientId: '1' },
          mail: { address: 'a@b.fr', isDuplicate: false },
          subject: 'OURY Zélie',
        },
      ],
    });
    expect(mail?.body).toBe('{"Adresse":"a@b.fr","IsDuplicate":true}');
  });

  test('R3.6 the creation that was held is made one of a record of its own, by an edit of it', () => {
    const [mail] = steps(company({ mail: { address: 'a@b.fr', isDuplicate: false } }));
    if (!mail) throw new Error('no step');
    const failure = { kind: 'brokenRule', rule: 'alreadySomebodys', field: 'Adresse' } as const;
    const [edit] = steps(
      {
        kind: 'edit',
        rows: [{ entity: 'Mail', id: mail.target, members: { IsDuplicate: 'true' }, subject: 'a@b.fr' }],
      },
      { steps: [kept(mail, { kind: 'refused', failure })] },
    );
    expect(edit).toMatchObject({ entity: 'Mail', action: 'replace', target: mail.target });
    expect(edit?.changes).toEqual([{ field: 'IsDuplicate', base: 'false', mine: 'true' }]);
  });

  test('an address that is none creates nothing', () => {
    expect(plan(company({ mail: { address: 'nulle part', isDuplicate: false } }))).toEqual({
      ok: false,
      rejection: 'notAMail',
    });
  });
});
