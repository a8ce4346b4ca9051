import { afterAll, beforeAll } from 'vitest';
import type { Differences } from '#main/tools/practice/differences.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import type { Practice, PracticeOptions } from '#main/tools/practice/index.ts';
import { elementsOf, membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

export const user = 'claire.moreau';
export const password = 'mot:de passe é€';
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed view of the body. */
  readonly json: Record<string, unknown>;
  /** Raw texts by member of a single entity. */
  readonly members: ReadonlyMap<string, RawJson>;
  /** Raw rows of a collection. */
  readonly rows: readonly RawJson[];
}

export interface Client {
  readonly baseUrl: string;
  send(verb: string, path: string, body?: string, headers?: Record<string, string>): Promise<Reply>;
  get(path: string): Promise<Reply>;
  post(path: string, body: string | object): Promise<Reply>;
  put(path: string, body: string | object): Promise<Reply>;
}

export const today = '2026-11-19';
export const options: PracticeOptions = { port: 0, user, password, seed: 1, today };

export function clientOf(baseUrl: string, login = user): Client {
  const send: Client['send'] = async (verb, path, body, headers = {}) => {
    const response = await fetch(`${baseUrl}/GraphV1${path}`, {
      method: verb,
      headers: { Authorization: basic(login, password), 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      get json() {
        return parseRaw(text) as Record<string, unknown>; // every answer but $metadata is an object
      },
      get members() {
        return membersOf(text);
      },
      get rows() {
        return elementsOf(membersOf(text).get('value') ?? '');
      },
    };
  };
  const textOf = (body: string | object): string => (typeof body === 'string' ? body : JSON.stringify(body));
  return {
    baseUrl,
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, textOf(body)),
    put: (path, body) => send('PUT', path, textOf(body)),
  };
}

/** A practice service for the tests of one file. */
export function withPractice(differences: Partial<Differences> = {}): () => Client {
  let practice: Practice | undefined;
  beforeAll(async () => {
    practice = await startPractice({ ...options, differences });
  });
  afterAll(async () => {
    await practice?.close();
  });
  return () => clientOf(practice?.baseUrl ?? '');
}

/** The error of a refusal, as OData writes it. */
export const errorOf = (reply: Reply): { code: string; message: string; target?: string } =>
  reply.json['error'] as { code: string; message: string; target?: string }; // checked by what the tests expect of it

export const filter = (expression: string): string => `?$filter=${encodeURIComponent(expression)}`;

export const parsedRows = (reply: Reply): Record<string, unknown>[] =>
  reply.rows.map((row) => parseRaw(row) as Record<string, unknown>); // rows are objects
