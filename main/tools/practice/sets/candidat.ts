import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Rules } from './served.ts';

export const candidat: Rules = {
  members: { Password: 'secret' },
  navigations: { Mail: { by: 'MailId', to: 'Mail' } },
  make(sent, { store }) {
    const numero = rawOf(nextNumero(store));
    const individu = integerOf(sent, 'IndividuId');
    return new Map<string, RawJson>([
      ['Numero', numero],
      ['Code', numero],
      ['IndividuId', individu === '0' ? nextIndividu(store) : (sent.get('IndividuId') ?? rawOf(0))],
    ]);
  },
  /** A Password sent as null is preserved, or wiped, by deployment (R5.6). */
  combine: (kept, _replaced, sent, { differences }) => {
    const password = (differences.writeOnly === 'keep' && kept.get('Password')) || rawOf('');
    return new Map(sent.get('Password') === 'null' ? [['Password', password]] : []);
  },
  /** Applicants appear in the list once they have a Dossier (Candidat rule 4), in either context. */
  listed(store) {
    const withDossier = new Set([...store.rows('Dossier')].map((row) => integerOf(row.members, 'CandidatId')));
    return (row) => withDossier.has(row.id);
  },
};

const greatest = (values: Iterable<string>): bigint => {
  let most = 0n;
  for (const value of values) if (BigInt(value) > most) most = BigInt(value);
  return most;
};

/** C followed by digits (fields of Candidat). */
export const numeroForm = /^C(\d+)$/u;

/** Sequential. */
function nextNumero(store: Store): string {
  const numbers = [...store.rows('Candidat')].map((row) => numeroForm.exec(textOf(row.members, 'Numero'))?.[1] ?? '0');
  return `C${String(greatest(numbers) + 1n).padStart(5, '0')}`;
}

/** An Individu record is created with the applicant when none is given (Candidat rule 2). */
function nextIndividu(store: Store): RawJson {
  const persons = [...store.rows('Candidat'), ...store.rows('Apprenant')];
  return rawJson(String(greatest(persons.map(({ members }) => integerOf(members, 'IndividuId'))) + 1n));
}
