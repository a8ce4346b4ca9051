import { refuseField } from '../serviceError.ts';
import { textOf } from '../store/row.ts';
import { members } from './members.ts';
import type { ServedSet } from './servedSet.ts';

export const mail: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('text', 'Nom Code Adresse'),
    ...members('flag', 'IsDuplicate'),
  },
  required: ['Adresse'],
  check(mail) {
    if (!/^[^@\s]+@[^@\s]+$/u.test(textOf(mail, 'Adresse'))) throw refuseField('Adresse', 'adresse de courriel attendue');
  },
};
