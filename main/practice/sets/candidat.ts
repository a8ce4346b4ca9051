import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { members } from './members.ts';
import { personMembers } from './person.ts';
import type { ServedSet } from './servedSet.ts';

export const candidat: ServedSet = {
  members: {
    ...personMembers,
    ...members('text', 'Numero Password'),
    ...members('integer', 'Tuteur1Id Tuteur2Id IndividuId CanalAcquisitionId'),
    ...members('integer', 'ResidencePaysId ResidenceProvinceId'),
  },
  required: ['Nom', 'Login', 'Prenoms', 'MailId'],
  assigned: ['Id', 'Code', 'Numero', 'IndividuId'],
  refersTo: { MailId: 'Mail' },
  navigations: { Mail: { by: 'MailId', to: 'Mail' } },
  make(sent, { store }) {
    const numero = rawOf(nextNumero(store));
    const individu = integerOf(sent, 'IndividuId');
    return new Map<string, RawJson>([
      ['Numero', numero],
      ['Code', numero],
      ['IndividuId', individu === '0' ? rawOf(nextIndividu(store)) : (sent.get('IndividuId') ?? rawOf(0))],
    ]);
  },
  /** A Password sent as null is kept, or wiped, by deployment (R5.6). */
  combine: (kept, _replaced, sent, { differences }) => {
    const password = kept.get('Password');
    const keeps = differences.writeOnly === 'keep' && sent.get('Password') === 'null' && password !== undefined;
    return new Map(keeps ? [['Password', password]] : []);
  },
  /** Applicants appear in the list once they have a Dossier (Candidat rule 4). */
  listed(store) {
    const withDossier = new Set([...store.rows('Dossier')].map((row) => integerOf(row.members, 'CandidatId')));
    return (row) => withDossier.has(row.id);
  },
};

const greatest = (values: Iterable<number>): number => {
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return most;
};

/** C followed by digits, sequential. */
function nextNumero(store: Store): string {
  const numbers = [...store.rows('Candidat')].map((row) => Number(textOf(row.members, 'Numero').slice(1)) || 0);
  return `C${String(greatest(numbers) + 1).padStart(5, '0')}`;
}

/** An Individu record comes with the applicant when none is given (Candidat rule 2). */
const nextIndividu = (store: Store): number =>
  greatest(
    (['Candidat', 'Apprenant'] as const).flatMap((set) =>
      [...store.rows(set)].map((row) => Number(integerOf(row.members, 'IndividuId'))),
    ),
  ) + 1;
