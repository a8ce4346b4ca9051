import { refuseField } from '../serviceError.ts';
import { textOf } from '../store/row.ts';
import { members, named } from './members.ts';
import type { ServedSet } from './servedSet.ts';

export const mail: ServedSet = {
  members: {
    ...named,
    ...members('text', 'Adresse'),
    ...members('flag', 'IsDuplicate'),
  },
  required: ['Adresse'],
  check(mail) {
    if (!/^[^@\s]+@[^@\s]+$/u.test(textOf(mail, 'Adresse')))
      throw refuseField('Adresse', 'adresse de courriel attendue');
  },
};
