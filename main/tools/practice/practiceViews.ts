import { arrayOf, objectOf, rawJson } from '#shared/json/rawJson.ts';
import type { HttpAnswer } from './http/answer.ts';
import type { PasswordKey } from './passwordKey.ts';
import { refuseQuery } from './serviceError.ts';
import { integerOf } from './store/row.ts';
import type { Store } from './store/store.ts';

/** The key is public: it needs no credentials. */
export const publicKeyPath = '/practice/publicKey';
export const documentsPath = '/practice/documents';

export const publicKeyAnswer = (key: PasswordKey): HttpAnswer => ({ status: 200, type: 'pem', text: key.publicPem() });

/** `?convention=ID`: the documents of an agreement, which the interface does not show. */
export function documentsAnswer(store: Store, search: string): HttpAnswer {
  const id = new URLSearchParams(search).get('convention') ?? '';
  if (!/^\d{1,19}$/u.test(id)) throw refuseQuery('convention=<Id> attendu');
  const documents = [...store.rows('ConventionDocument')].filter(
    ({ members }) => integerOf(members, 'ConventionId') === String(BigInt(id)),
  );
  const body = objectOf([
    ['convention', rawJson(String(BigInt(id)))],
    ['documents', arrayOf(documents.map(({ text }) => text))],
  ]);
  return { status: 200, type: 'json', text: body };
}
