import { describe, expect, test } from 'vitest';
import type { Typed } from '#forms/values.ts';
import { membersOf, emptyUser, needsPassword, problemsOf, profileChoices, userName } from '#parts/newUser/newUser.ts';
import { authenticationTypes } from '#shared/entities/user.ts';

const typed: Typed = {
  Nom: ' Aubin ',
  Prenom: 'Rose',
  Login: 'rose.aubin',
  Mail: 'rose.aubin@exemple.fr',
  ProfilUser: '2',
  TypeAuthentification: 'Standalone',
};
const nothing = { password: '', again: '' };

describe('a new user', () => {
  test('R4.2 has one of two profiles, and one of six ways to sign in (User.1, User.2)', () => {
    expect(profileChoices).toEqual(['2', '4']);
    expect(authenticationTypes).toHaveLength(6);
  });

  test.each(authenticationTypes)('R4.2 %s: a password only for an account of the service', (TypeAuthentification) => {
    const draft = { ...typed, TypeAuthentification };
    expect(problemsOf(draft, nothing)).toEqual(
      TypeAuthentification === 'Standalone' ? { Password: 'requiredMissing' } : {},
    );
    expect(needsPassword(draft)).toBe(TypeAuthentification === 'Standalone');
  });

  test('each field is asked for, and the password twice', () => {
    expect(problemsOf(emptyUser, { password: 'a', again: 'b' })).toEqual({
      Nom: 'requiredMissing',
      Prenom: 'requiredMissing',
      Login: 'requiredMissing',
      Mail: 'requiredMissing',
      again: 'notTheSame',
    });
    expect(problemsOf({ ...typed, Mail: 'rose' }, { password: 'a', again: 'a' })).toEqual({ Mail: 'notAMail' });
  });

  test('S12 its members hold the cipher text alone, and its draft no password', () => {
    expect(membersOf(typed, 'Q0lQSEVS')).toMatchObject({ Password: 'Q0lQSEVS' });
    expect(membersOf(typed, null)).not.toHaveProperty('Password');
    expect(membersOf(typed, null)).toMatchObject({ Nom: 'Aubin' });
    const draft = { ...typed, Password: 'en clair' };
    expect(membersOf(draft, null)).not.toHaveProperty('Password');
    expect(userName(typed)).toBe('AUBIN Rose');
  });
});
