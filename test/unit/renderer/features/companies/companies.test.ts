import { describe, expect, it } from 'vitest';
import { newCompany } from '#features/companies/index.tsx';

describe('a company', () => {
  it('R3.1 is created with everything that was typed, after the e-mail record of its address', () => {
    const typed = {
      Nom: ' Atelier Rousseau ',
      SIRET: '',
      TauxEntreprise: '1250.5',
      MailId: ' a@b.fr ',
      TelephoneId: '7',
    };
    expect(newCompany(typed)).toEqual({
      entity: 'Entreprise',
      members: { Nom: 'Atelier Rousseau', TauxEntreprise: '1250.5', TelephoneId: '7' },
      mail: { address: 'a@b.fr', isDuplicate: false },
      subject: 'Atelier Rousseau',
    });
    expect(newCompany({ Nom: 'A' })).not.toHaveProperty('mail');
  });
});
