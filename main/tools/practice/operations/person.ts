import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { refuseField, ServiceError } from '../serviceError.ts';
import { candidat, numeroForm } from '../sets/candidat.ts';
import { servedSets } from '../sets/index.ts';
import { textOf } from '../store/row.ts';
import type { Members, Row } from '../store/row.ts';
import { checkRow, completeRow, requiredText } from './complete.ts';
import { entityBody } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { replaceAnswer, replacement } from './write.ts';

type PersonSet = 'Candidat' | 'Apprenant';

/** A body with fields that the interface shows only for a learner creates one, who is an applicant too, by one Id. */
export const createPerson: Operation = (call) => {
  const body = personBody(call);
  const sets: readonly PersonSet[] = isLearner(body) ? ['Candidat', 'Apprenant'] : ['Candidat'];
  const made = new Map([...(candidat.make?.(body, call) ?? []), ...numeroOf(call)]);
  const ofSet = (set: PersonSet): Members => bodyOf(call, set, body);
  for (const set of sets) checkRow(set, completeRow(set, ofSet(set), made), call);
  const assigned = new Map([...made, ['Id', rawJson(call.store.nextId('Candidat'))] as const]);
  const rows = sets.map((set) => call.store.put(set, completeRow(set, ofSet(set), assigned)));
  return { body: entityBody(call, united(rows), sets.at(-1)) };
};

/** The body may be an Apprenant (R3.1): the applicant and the learner of that Id are replaced. */
export const replacePerson: Operation = (call) => {
  const body = personBody(call);
  const sets = (['Candidat', 'Apprenant'] as const).filter((set) => call.store.row(set, call.id));
  if (sets.length === 0) throw new ServiceError(404, 'NotFound', `Candidat ${call.id} n’existe pas`);
  const given = call.body.has('Numero') ? numeroOf(call) : [];
  const wholes = sets.map(
    (set) => [set, new Map([...replacement(call, set, bodyOf(call, set, body)), ...given])] as const,
  );
  const rows = wholes.map(([set, whole]) => call.store.put(set, whole));
  return replaceAnswer(call, united(rows), sets.at(-1));
};

/** The members of a body for one of the two: a learner has no applicant's Password, and below `/selection` a Numero. */
function bodyOf({ selection }: Call, set: PersonSet, body: Members): Members {
  const { members } = servedSets[set];
  const others = servedSets[set === 'Candidat' ? 'Apprenant' : 'Candidat'].members;
  const isOwn = (name: string): boolean =>
    members[name] !== undefined || others[name] === undefined || (selection && name === 'Numero');
  return new Map([...body].filter(([name]) => isOwn(name)));
}

/** Merges the rows of one person: the later row's members win. */
function united(rows: readonly Row[]): Members {
  const all = new Map<string, RawJson>();
  for (const { members } of rows) for (const [name, raw] of members) all.set(name, raw);
  return all;
}

/** Both names of usage, empty or not, or a field that only a learner has. CiviliteId may be missing: 0 is none. */
const isLearner = (body: Members): boolean =>
  ['NomUsage', 'PrenomUsage'].every((name) => isSent(body, name)) || onlyOfLearners.some((name) => isSent(body, name));
const isSent = (body: Members, name: string): boolean => (body.get(name) ?? 'null') !== 'null';
const onlyOfLearners = Object.keys(servedSets.Apprenant.members).filter(
  (name) => servedSets.Candidat.members[name] === undefined,
);

/** In the Selection context NomUsage takes the place of Nom (Candidat rule 5); a Nom that is sent stays. */
function personBody({ selection, body }: Call): Members {
  if (!selection) return body;
  if (textOf(body, 'NomUsage') === '') throw refuseField('NomUsage', 'obligatoire');
  return new Map([...body, ['Nom', rawOf(textOf(body, 'Nom') || textOf(body, 'NomUsage'))]]);
}

/** In the Selection context the caller gives the Numero, elsewhere the service makes it. The Code follows it. */
function numeroOf({ selection, body }: Call): readonly (readonly [string, RawJson])[] {
  if (!selection) return [];
  const numero = requiredText(body, 'Numero');
  if (!numeroForm.test(numero)) throw refuseField('Numero', 'C suivi de chiffres attendu');
  return [
    ['Numero', rawOf(numero)],
    ['Code', rawOf(numero)],
  ];
}
