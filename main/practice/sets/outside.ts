import { createHash } from 'node:crypto';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Rules } from './served.ts';

/** What connects the school to others: references of other systems, and places of training. */
export const referenceExterne: Rules = {
  make: (sent, { now }) =>
    new Map<string, RawJson>([
      ['CRC', rawOf(createHash('sha256').update(textOf(sent, 'Reference')).digest('hex').slice(0, 8))],
      ['DateMAJ', rawOf(writeInstant(now))],
    ]),
  check(reference, { store }) {
    const type = textOf(reference, 'Type');
    if (!/^[^.\s]+\.[^.\s]+$/u.test(type)) throw refuseField('Type', '<domaine>.<TABLE> attendu');
    // An entity is a table and an Id, whatever domain names it (ReferenceExterne, Type).
    const taken = [...store.rows('ReferenceExterne')].some(
      ({ members: other }) =>
        tableOf(textOf(other, 'Type')) === tableOf(type) &&
        integerOf(other, 'IdObjet') === integerOf(reference, 'IdObjet') &&
        integerOf(other, 'Id') !== integerOf(reference, 'Id'),
    );
    if (taken) throw refuseField('IdObjet', 'cette entité porte déjà une référence externe');
  },
};

/** Of `<domain>.<TABLE_NAME>`. */
const tableOf = (type: string): string => type.slice(type.indexOf('.') + 1);

export const autreLieuFormation: Rules = {
  check(place, { store }) {
    if (!/^\d{7}[A-Za-z]$/u.test(textOf(place, 'Uai'))) throw refuseField('Uai', '7 chiffres puis une lettre attendus');
    const taken = [...store.rows('AutreLieuFormation')].some(
      ({ members: other }) =>
        textOf(other, 'Code') === textOf(place, 'Code') && integerOf(other, 'Id') !== integerOf(place, 'Id'),
    );
    if (taken) throw refuseField('Code', 'ce code est déjà celui d’un autre lieu');
  },
};
