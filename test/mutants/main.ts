import { Semaphore } from 'async-mutex';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { ExchangeError } from '#main/api/http/networkFailure.ts';
import { Seen } from '#main/api/http/seen.ts';
import type { HttpReply } from '#main/api/http/transport.ts';
import { ListedRows } from '#main/api/read/listedRows.ts';
import { Confirmation } from '#main/api/write/confirmation.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, objectOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import type { Bugs } from './mutant.ts';
import { ends, opens, replacesWith } from './mutant.ts';

const seenAsMissing = (...names: readonly EndpointName[]): Seen => {
  const seen = new Seen();
  for (const name of names) seen.note('served', name, false);
  return seen;
};

/** Finds nothing in lists. */
class Blind extends ListedRows {
  override async find(): Promise<null> {
    return null;
  }
}

const receipt = { outcome: 'verified', changedFields: [], gapMs: 1 } as const;

/** Mistakes in how main calls the service and what it makes of the answers. */
export const mainBugs: Bugs = {
  'takes a creation whose connection broke for not sent': {
    breach: /^I[34]:/u,
    client: ends('create', (verdict) =>
      verdict.kind === 'doubt' && verdict.failure.kind === 'timeout'
        ? { kind: 'notSent', failure: { kind: 'offline' } }
        : verdict,
    ),
  },
  'tries a creation twice by itself': {
    breach: /^I[34]:/u,
    client: (inner) => ({
      ...inner,
      create: async (order, yes, signal) => {
        const first = await inner.create(order, yes, signal);
        return first.kind === 'doubt' ? inner.create(order, yes, signal) : first;
      },
    }),
  },
  'carries an order out as often as it arrives': {
    breach: /^I[348]:/u,
    gateway: (inner) => ({
      ...inner,
      create: ({ attempt: _none, ...order }) => inner.create(order),
      replace: ({ attempt: _none, ...order }) => inner.replace(order),
      act: ({ attempt: _none, ...order }) => inner.act(order),
    }),
  },
  'sends for a page that is gone': {
    breach: /^I(?:[458]|11):/u,
    client: (inner) => ({
      ...inner,
      replace: (order, yes) => inner.replace(order, yes),
      create: (order, yes) => inner.create(order, yes),
    }),
  },
  'notes of no request that it leaves': {
    breach: /^I[34]:/u,
    unsent: (inner) => ({ ...inner, leave: async () => undefined }),
  },
  'says absent of a list that was cut': {
    breach: /^I[34]:/u,
    client: (inner) => ({
      ...inner,
      settle: async (order) => {
        const settlement = await inner.settle(order);
        return settlement.kind === 'cut' ? { kind: 'absent' } : settlement;
      },
    }),
  },
  'does not hear how long it is to wait': {
    breach: /^R3\.5:/u,
    line: (inner) => ({
      get generation() {
        return inner.generation;
      },
      open: async (request) => {
        const reply = await inner.open(request);
        return { ...reply, header: (name) => (name === 'retry-after' ? undefined : reply.header(name)) };
      },
    }),
  },
  'takes a pause of nothing at its word': {
    breach: /^R3\.5:/u,
    line: (inner) => ({
      get generation() {
        return inner.generation;
      },
      open: async (request) => {
        const reply = await inner.open(request);
        const isNothing = reply.status === 429 && Number(reply.header('retry-after')) < 1;
        return isNothing ? { ...reply, status: 503, header: () => undefined } : reply;
      },
    }),
  },
  'takes the failure of a replaced client for an answer': {
    breach: /^R3\.5:/u,
    service: (inner) => ({
      ...inner,
      get profileId() {
        return inner.profileId;
      },
      get options() {
        return inner.options;
      },
      read: ({ profileId, ask }) => ask(inner.client(profileId)),
    }),
  },
  'says offline of what it cancelled itself': {
    breach: /^R3\.5:/u,
    line: (inner) => {
      let reads = 0;
      return {
        get generation() {
          return inner.generation;
        },
        open: (request) => {
          reads += request.verb === 'GET' ? 1 : 0;
          if (request.verb !== 'GET' || reads % 20 > 0) return inner.open(request);
          return inner.open({ ...request, signal: AbortSignal.abort() }).catch((error: unknown) => {
            throw new ExchangeError({ kind: 'offline' }, false, { cause: error });
          });
        },
      };
    },
  },
  'takes a captive portal for the service': {
    breach: /^I(?:2|16):/u,
    client: ends('create', (verdict) =>
      verdict.kind === 'doubt' && verdict.failure.kind === 'foreignAnswer'
        ? { kind: 'applied', id: '424242', row: null, receipt: { ...receipt, changedFields: [] } }
        : verdict,
    ),
  },
  'takes any answer that came for a success': {
    breach: /^I(?:2|16):/u,
    client: ends('create', (verdict) =>
      verdict.kind === 'doubt' && verdict.failure.kind === 'unreadable'
        ? { kind: 'applied', id: '434343', row: null, receipt: { ...receipt, changedFields: [] } }
        : verdict,
    ),
  },
  'says verified of a replace whose answer was lost': {
    breach: /^I16:/u,
    client: ends('replace', (verdict, { id = '' }) =>
      verdict.kind === 'doubt'
        ? { kind: 'applied', id, row: null, receipt: { ...receipt, changedFields: [] } }
        : verdict,
    ),
  },
  'takes what was there before for its own': {
    breach: /^I16:/u,
    client: (inner) => ({ ...inner, settle: (order) => inner.settle({ ...order, notThese: [] }) }),
  },
  'believes an answer about something else': {
    breach: /^I16:/u,
    connection: opens((open) => async (request) => {
      const reply = await open(request);
      const isCreation =
        request.verb === 'POST' && !/\/\d+$/u.test(request.url.pathname) && !request.url.pathname.endsWith('Directory');
      return isCreation ? echoing(reply, request.body ?? '{}') : reply;
    }),
  },
  'names no version of what it writes': {
    breach: /^I14:/u,
    connection: opens((open) => (request) => {
      const { 'if-match': tag, ...headers } = request.headers;
      // A service that wants one gets any: what counts is that it is not the version that was read.
      return open(tag === undefined ? request : { ...request, headers: { ...headers, 'if-match': '*' } });
    }),
  },
  'writes over another version when it hears of it': {
    breach: /^I14:/u,
    connection: opens((open) => async (request) => {
      const reply = await open(request);
      return reply.status === 412 ? open({ ...request, headers: { ...request.headers, 'if-match': '*' } }) : reply;
    }),
  },
  'writes what it read as gone': {
    breach: /^R3\.1b:/u,
    connection: (inner) =>
      opens((open) => async (request) => {
        const reply = await open(request);
        if (request.verb !== 'GET' || reply.status !== 404 || !/\/\d+$/u.test(request.url.pathname)) return reply;
        return { ...reply, status: 405 };
      })(inner),
  },
  'writes over the copy it has': {
    breach: /^I10:/u,
    connection: (inner) => ({
      ...inner,
      seen: seenAsMissing('Planification.one', 'Dossier.one', 'Convention.one'),
    }),
  },
  'writes over the copy it has where only a list shows the row': {
    breach: /^I10:/u,
    connection: (inner) => ({ ...inner, listed: new Blind() }),
  },
  'keeps what it read for a while': {
    breach: /^I1[0-2]:/u,
    connection: (inner) => {
      const kept = new Map<string, { readonly at: number; readonly reply: HttpReply; readonly text: string }>();
      return opens((open) => async (request) => {
        const isOne = request.verb === 'GET' && /\/\d+$/u.test(request.url.pathname);
        const known = kept.get(request.url.href);
        if (isOne && known && inner.monotonic() - known.at < 60_000)
          return { ...known.reply, text: async () => known.text };
        const reply = await open(request);
        if (!isOne || reply.status !== 200) return reply;
        const text = await reply.text(1_000_000);
        kept.set(request.url.href, { at: inner.monotonic(), reply, text });
        return { ...reply, text: async () => text };
      })(inner);
    },
  },
  'drops members that it does not know': {
    breach: /^I11:/u,
    connection: replacesWith((body) =>
      splice(body, new Map(), (member) => member === 'Inconnu' || member === 'Opaque'),
    ),
  },
  'rewrites numbers': { breach: /^I11:/u, connection: replacesWith((body) => JSON.stringify(JSON.parse(body))) },
  'writes numbers that are text as numbers': {
    breach: /^(?:R2\.3|I11):/u,
    connection: replacesWith((body) => body.replaceAll(/"(-?\d+(?:\.\d+)?)"(?=[,}])/gu, '$1')),
  },
  'sends only what is not empty': {
    breach: /^I11:/u,
    connection: replacesWith((body) =>
      objectOf([...membersOf(body)].filter(([, value]) => value !== 'null' && value !== '""')),
    ),
  },
  'sends no date that was read in UTC': {
    breach: /^R2\.2:/u,
    client: (inner) => ({
      ...inner,
      replace: async (order, yes, signal) =>
        order.changes.some(({ base, mine }) => base !== mine && /^"\d{4}-.*Z"$/u.test(mine))
          ? { kind: 'notSent', failure: { kind: 'badRequest' } }
          : inner.replace(order, yes, signal),
    }),
  },
  'writes dates in UTC': {
    breach: /^I11:/u,
    connection: replacesWith((body) =>
      body.replaceAll(
        /"(\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d)"/gu,
        (_, text: string) => `"${new Date(text).toISOString()}"`,
      ),
    ),
  },
  'sends a list without the entries that were not edited': {
    breach: /^I11:/u,
    connection: replacesWith((body) => body.replace(/,\{"Id":0,"Code":"AVIS"[^}]*\}/u, '')),
  },
  'blanks a reference that is 0': {
    breach: /^I11:/u,
    connection: replacesWith((body) => body.replaceAll(/"(CandidatId|ProgrammeId)":0/gu, '"$1":null')),
  },
  'takes the fresh value for the base': {
    breach: /^I12:/u,
    client: (inner) => ({
      ...inner,
      replace: async (order, yes, signal) => {
        const row = await inner.readOne(order.entity, order.id).catch(() => null);
        const changes = order.changes.map((change) =>
          Object.assign({}, change, {
            base: row ? currentValue(describeEntity(order.entity), row, change) : change.base,
          }),
        );
        return inner.replace({ ...order, changes }, yes, signal);
      },
    }),
  },
  'lets its own change win': {
    breach: /^I12:/u,
    client: (inner) => ({
      ...inner,
      replace: async (order, yes, signal) => {
        const verdict = await inner.replace(order, yes, signal);
        if (verdict.kind !== 'conflict') return verdict;
        const fresh = (change: (typeof order.changes)[number]): RawJson | null =>
          currentValue(describeEntity(order.entity), verdict.row, change);
        return inner.replace(
          { ...order, changes: order.changes.map((change) => Object.assign({}, change, { base: fresh(change) })) },
          yes,
          signal,
        );
      },
    }),
  },
  'takes another form for another value': {
    breach: /^I13:/u,
    client: (inner) => ({
      ...inner,
      replace: async (order, yes, signal) => {
        const row = await inner.readOne(order.entity, order.id).catch(() => null);
        const theirs = (change: (typeof order.changes)[number]): RawJson | null =>
          row ? currentValue(describeEntity(order.entity), row, change) : change.base;
        const other = order.changes.filter(
          (change) => theirs(change) !== change.base && theirs(change) !== change.mine,
        );
        if (!row || other.length === 0) return inner.replace(order, yes, signal);
        return {
          kind: 'conflict',
          row,
          conflicts: other.map((change) => ({ unit: change.field, fields: [{ ...change, theirs: theirs(change) }] })),
        };
      },
    }),
  },
  'does not measure the gap': {
    breach: /^I14:/u,
    client: ends('replace', (verdict) =>
      verdict.kind === 'applied' ? { ...verdict, receipt: { ...verdict.receipt, gapMs: null } } : verdict,
    ),
  },
  'says yes in the place of a person': {
    breach: /^I15:/u,
    client: (inner) => ({
      ...inner,
      replace: (order, _none, signal) => inner.replace(order, new Confirmation('Convention.replace', order.id), signal),
    }),
  },
  'hands over a pull only what is new by its id': {
    breach: /^I23:/u,
    gateway: (inner) => ({
      ...inner,
      pull: (request, held, onRows, signal) =>
        inner.pull(
          request,
          held,
          (rows, received) =>
            onRows(
              rows.filter(({ id }) => !held.known.has(id)),
              received,
            ),
          signal,
        ),
    }),
  },
  'calls a list complete that was cut': {
    breach: /^I18:/u,
    gateway: (inner) => ({
      ...inner,
      pull: async (...given) => {
        const end = await inner.pull(...given);
        return end.kind === 'done' ? { ...end, complete: true } : end;
      },
    }),
  },
  'takes for gone what a list lacks': {
    breach: /^I18:/u,
    gateway: (inner) => ({
      ...inner,
      pull: async (request, held, onRows, signal) => {
        const lacking = new Set(held.due);
        const came: typeof onRows = (rows, received) => {
          for (const { id } of rows) lacking.delete(id);
          return onRows(rows, received);
        };
        const end = await inner.pull(request, { ...held, known: new Map() }, came, signal);
        return end.kind === 'done' ? { ...end, gone: [...lacking] } : end;
      },
    }),
  },
  'signs in as the first user of this workstation': {
    breach: /^I19:/u,
    connection: (inner) => ({
      ...inner,
      authenticator: basicAuthenticator({ user: 'anna', password: 'mot de passe' }),
    }),
  },
  'leaves the Selection context out of an address': {
    breach: /^R1\.5:/u,
    connection: opens(
      (open) => (request) =>
        open({ ...request, url: new URL(request.url.href.replace('/GraphV1/selection/', '/GraphV1/')) }),
    ),
  },
  'follows a redirect wherever it leads': {
    breach: /^R1\.7:/u,
    connection: opens((open) => async (request) => {
      const reply = await open(request);
      const location = request.body === undefined ? reply.header('location') : undefined;
      return location === undefined ? reply : open({ ...request, url: new URL(location, request.url) });
    }),
  },
  'follows a next page wherever it leads': {
    breach: /^R1\.7:/u,
    connection: opens((open) => async (request) => {
      const reply = await open(request);
      return {
        ...reply,
        async *chunks(maxCharacters) {
          let whole = '';
          for await (const chunk of reply.chunks(maxCharacters)) whole += chunk;
          const next = /"@odata\.nextLink":"([^"]*)"/u.exec(whole)?.[1];
          if (next !== undefined) await open({ ...request, url: new URL(next, request.url) });
          yield whole;
        },
      };
    }),
  },
  'reads a person under the name of its own set only': {
    breach: /^R5\.3:/u,
    connection: opens((open) => async (request) => {
      const reply = await open(request);
      const [, set = 'none'] = /\/(Candidat|Apprenant)\/\d+$/u.exec(request.url.pathname) ?? [];
      const isOther = (text: string): boolean =>
        set !== 'none' && /\$metadata#(?:Candidat|Apprenant)/u.test(text) && !text.includes(`$metadata#${set}`);
      return {
        ...reply,
        text: async (maxCharacters) => {
          const text = await reply.text(maxCharacters);
          return isOther(text) ? text.replace(/\$metadata#\w+/u, '$metadata#Mail') : text;
        },
      };
    }),
  },
  'writes an applicant without what the learner shows': {
    breach: /^I11:/u,
    connection: replacesWith((body) =>
      splice(body, new Map(), (member) => ['NumeroIne', 'ESI', 'RestreintFinance'].includes(member)),
    ),
  },
  'knows no bound for what it sends at once': {
    breach: /^I24:/u,
    connection: (inner) => ({
      ...inner,
      writes: new Semaphore(99),
      reads: new Semaphore(99),
      lists: new Semaphore(99),
    }),
    options: { limits: { stepsUnderWay: 9, lookUpsInFlight: 9 } },
  },
};

/** An answer in which everything that was sent comes back, whatever it is about. */
function echoing(reply: HttpReply, body: string): HttpReply {
  return {
    ...reply,
    text: async (maxCharacters) => {
      const text = await reply.text(maxCharacters);
      const isRow = text.startsWith('{"@odata.context"') && text.endsWith('}');
      return isRow ? splice(text, membersOf(body)) : text;
    },
  };
}
