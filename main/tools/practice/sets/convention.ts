import { describeEntity } from '#shared/entities/index.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Rules } from './served.ts';
import type { SetName } from './setNames.ts';

const currency = 'Euro';
/** Four different professional records (Convention rule 6, Limits 3). */
const roles = ['MaitreId', 'MaitreBisId', 'SignataireId', 'ReferentId'] as const;

/** 0 and null both mean none, and either stays as it was sent. */
const references = Object.entries(describeEntity('Convention').members).flatMap(([name, { kind, nullable }]) =>
  kind === 'ref' && !nullable ? [[name, 'reference'] as const] : [],
);

export const convention: Rules = {
  members: Object.fromEntries(references),
  make(sent, { store, now }) {
    const number = [...store.rows('Convention')].length + 1;
    const type = store.row('TypeConvention', integerOf(sent, 'TypeConventionId'))?.members;
    const made = new Map<string, RawJson>([
      ['Code', rawOf(`CONV-${writeInstant(now).slice(0, 4)}-${String(number).padStart(4, '0')}`)],
      ['EtatConventionId', firstOf(store, 'EtatConvention')],
    ]);
    if ((sent.get('Devise') ?? 'null') === 'null' || textOf(sent, 'Devise') === '') made.set('Devise', rawOf(currency));
    // The contractual mode is read as NatureContratId (Convention rule 8).
    if (type && textOf(type, 'Code') === 'APPRENTISSAGE') made.set('NatureContratId', firstOf(store, 'NatureContrat'));
    return made;
  },
  /** Without a state, the agreement returns to the first one (R5.6): a replacement is whole. */
  combine: (_kept, replaced, _sent, { store }) =>
    new Map(
      integerOf(replaced, 'EtatConventionId') === '0' ? [['EtatConventionId', firstOf(store, 'EtatConvention')]] : [],
    ),
  check(agreement, { store }) {
    const company = integerOf(agreement, 'EntrepriseId');
    const sharing = [...store.rows('Convention')].some(
      (row) =>
        company !== '0' && row.id !== integerOf(agreement, 'Id') && integerOf(row.members, 'EntrepriseId') === company,
    );
    if (sharing) throw refuseField('EntrepriseId', 'cette entreprise est celle d’une autre convention');
    for (const [index, role] of roles.entries()) {
      const same = roles.slice(0, index).find((other) => integerOf(agreement, other) === integerOf(agreement, role));
      if (same && integerOf(agreement, role) !== '0') throw refuseField(role, `le même professionnel que ${same}`);
    }
  },
  /** A move to a state with Code SAISIE deletes the documents of the agreement (States and transitions; R4.3). */
  replaced(before, after, { store }) {
    const moved = integerOf(before, 'EtatConventionId') !== integerOf(after, 'EtatConventionId');
    if (!moved || stateCode(after, store) !== 'SAISIE') return;
    const ofAgreement = [...store.rows('ConventionDocument')].filter(
      (row) => integerOf(row.members, 'ConventionId') === integerOf(after, 'Id'),
    );
    for (const { id } of ofAgreement) store.remove('ConventionDocument', id);
  },
};

const firstOf = (store: Store, set: SetName): RawJson => {
  const [first] = store.rows(set);
  return first ? rawJson(first.id) : rawOf(0);
};

function stateCode(agreement: Members, store: Store): string {
  const state = store.row('EtatConvention', integerOf(agreement, 'EtatConventionId'));
  return state ? textOf(state.members, 'Code') : '';
}

/** A funder attached to an agreement. */
export const conventionOrganismeFinanceur: Rules = {
  make: (sent) => new Map(textOf(sent, 'TypePriseCharge') === '' ? [['TypePriseCharge', rawOf('Entreprise')]] : []),
};
