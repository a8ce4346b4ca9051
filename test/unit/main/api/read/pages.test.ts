import { describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import type { PullEnd } from '#main/api/read/pull.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Answer } from '../faultServer.ts';
import { clientOf, collection, eventRow, faultServer, json } from '../faultServer.ts';

// Lists by page, as services behind a front send them.

async function pulled(
  client: ServiceClient,
  entity: EntityName = 'Planification',
): Promise<{ readonly ids: readonly string[]; readonly end: PullEnd }> {
  const ids: string[] = [];
  const pulling = client.pull({ entity }, new Map());
  for (;;) {
    const next = await pulling.next();
    if (next.done) return { ids, end: next.value };
    ids.push(...next.value.rows.map(({ id }) => id));
  }
}

async function listOf(answer: Answer, below = '') {
  const server = await faultServer(answer);
  const { ids, end } = await pulled(clientOf({ baseUrl: `${server.baseUrl}${below}` }));
  return { ids, end, asked: server.asked };
}

const page = (ids: readonly number[], more = ''): string =>
  collection(
    'Planification',
    ids.map((id) => eventRow(id)),
    more,
  );
const linkTo = (address: string): string => `,"@odata.nextLink":"${address}"`;

describe('R1.4 absent, null and empty members of an envelope are one', () => {
  test.each([
    '"@odata.nextLink":null',
    '"@odata.nextLink":""',
    '"@odata.nextLink":" "',
    '"@odata.nextLink":[]',
    '"@odata.nextLink":{}',
    '"error":null,"@odata.count":null',
    '"error":{}',
  ])('a list with %s is complete', async (member) => {
    const { end, asked } = await listOf((_asked, response) => json(response, page([1, 2], `,${member}`)));
    expect(end).toMatchObject({ received: 2, complete: true, said: undefined });
    expect(asked).toHaveLength(1);
  });

  test('the last page says null, and the list is complete', async () => {
    const { ids, end } = await listOf(({ path }, response) =>
      json(response, path.includes('skip') ? page([2], ',"@odata.nextLink":null') : page([1], linkTo('?$skiptoken=1'))),
    );
    expect(ids).toEqual(['1', '2']);
    expect(end.complete).toBe(true);
  });

  test.each(['odata.nextLink', '@nextLink', '@odata.nextlink'])('%s is a link too', async (name) => {
    const { ids, end } = await listOf(({ path }, response) =>
      json(response, path.includes('skip') ? page([2]) : page([1], `,"${name}":"?$skiptoken=1"`)),
    );
    expect(ids).toEqual(['1', '2']);
    expect(end.complete).toBe(true);
  });

  test('a null where the rows should be is no list, and not an empty one', async () => {
    const none = listOf((_asked, response) => json(response, page([]).replace('[]', 'null')));
    await expect(none).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });
});

describe('R1.4 R1.7 a next link that names the inside is followed at the origin of the service', () => {
  test.each([
    (own: URL) => `https://${own.host}/GraphV1/Planification?$skiptoken=1`,
    () => 'http://127.0.0.1:80/GraphV1/Planification?$skiptoken=1',
    (own: URL) => `http://localhost:${own.port}/GraphV1/Planification?$skiptoken=1`,
    () => 'http://app01.interne.local/GraphV1/Planification?$skiptoken=1',
    () => '//app01.interne.local:8080/GraphV1/Planification?$skiptoken=1',
  ])('%s', async (link) => {
    const server = await faultServer(({ path, headers }, response) =>
      json(response, path.includes('skip') ? page([2]) : page([1], linkTo(link(new URL(`http://${headers.host}`))))),
    );
    const { ids, end } = await pulled(clientOf(server));
    expect(ids).toEqual(['1', '2']);
    expect(end.complete).toBe(true);
    expect(server.asked.map(({ headers }) => headers.host)).toEqual(
      server.asked.map(() => new URL(server.baseUrl).host),
    );
    expect(server.asked[1]?.headers.authorization).toMatch(/^Basic /u);
  });

  test.each(['http://app01.interne.local/GraphV1/Planification?page=2', 'http://app01/ecole/v3/GraphV1/Planification'])(
    'below another base path it is not: %s',
    async (link) => {
      const { end, asked } = await listOf((_asked, response) => json(response, page([1], linkTo(link))), '/ecole/v2');
      expect(end.complete).toBe(false);
      expect(asked).toHaveLength(1);
    },
  );

  test.each([
    ['Candidat?$skiptoken=1', ['1', '2'], true],
    ['http://app01/GraphV1/Candidat?$skiptoken=1', ['1'], false],
  ] as const)('R1.5 of the other context it is not: %s', async (link, ids, complete) => {
    const set = 'selection/Candidat';
    const row = (id: number): string => `{"Id":${id},"Nom":"OURY"}`;
    const server = await faultServer(({ path }, response) => {
      if (!path.startsWith(`/${set}`)) return json(response, collection(set, [row(77)]));
      const isNext = path.includes('skip');
      return json(response, collection(set, [row(isNext ? 2 : 1)], isNext ? '' : linkTo(link)));
    });
    const read = await pulled(clientOf(server), set);
    expect(read.ids).toEqual(ids);
    expect(read.end.complete).toBe(complete);
  });

  test('a redirect is', async () => {
    const { ids, asked } = await listOf(({ path }, response) => {
      if (path.includes('front')) return json(response, page([1]));
      const location = 'http://app01.interne.local:8080/GraphV1/Planification?front';
      response.writeHead(302, { location }).end();
    });
    expect(ids).toEqual(['1']);
    expect(asked).toHaveLength(2);
  });

  test('R3.7 a redirect to the login of the network is not: no request, so no credentials', async () => {
    const server = await faultServer(
      (_asked, response) =>
        void response.writeHead(302, { location: 'https://login.portail.example/authorize?x=1' }).end(),
    );
    await expect(clientOf(server).ping()).rejects.toMatchObject({ failure: { kind: 'foreignAnswer' } });
    expect(server.asked).toHaveLength(1);
  });
});

describe('R1.4 I24 pages that bring no new row end a list after three, incomplete', () => {
  test.each([
    ['none', () => []],
    ['the same', () => [eventRow(1), eventRow(2)]],
    [
      'the same in another order',
      (token: number) => (token % 2 ? [eventRow(1), eventRow(2)] : [eventRow(2), eventRow(1)]),
    ],
    ['the same, received at another time', (token: number) => [eventRow(1, `,"Vu":${token}`), eventRow(2)]],
    ['the same by another tag', (token: number) => [eventRow(2).replace('{', `{"@odata.etag":"W/\\"${token}\\"", `)]],
  ])('a token that grows, rows: %s', async (_what, rows) => {
    let token = 0;
    const { end, asked } = await listOf((_asked, response) => {
      token += 1;
      const text = token === 1 ? [eventRow(1), eventRow(2)] : rows(token);
      return json(response, collection('Planification', text, linkTo(`Planification?$skiptoken=${token}`)));
    });
    expect(asked).toHaveLength(4);
    expect(end.complete).toBe(false);
  });

  test('never more pages than rows plus three, however they come', async () => {
    let token = 0;
    const { ids, asked } = await listOf((_asked, response) => {
      token += 1;
      return json(response, page(token % 2 === 1 ? [token] : [], linkTo(`Planification?$skiptoken=${token}`)));
    });
    expect(asked.length).toBeLessThanOrEqual(ids.length + 3);
  });

  test('an empty last page is a whole list', async () => {
    const { end } = await listOf(({ path }, response) =>
      json(response, path.includes('skip') ? page([]) : page([1], linkTo('?$skiptoken=1'))),
    );
    expect(end.complete).toBe(true);
  });
});

describe('R1.4 I18 a list that says itself that something is missing is incomplete, with the words of the service', () => {
  const error = '{"code":"500","message":"Base de donn&eacute;es occup&#233;e"}';
  const words = 'Base de données occupée';
  test.each([
    ['an error after the rows', page([1, 2], `,"error":${error}`), words],
    ['an error before them', page([1, 2]).replace('"value"', `"@odata.error":${error},"value"`), words],
    ['an error where a row would be', page([1, 2]).replace(/\]\}$/u, `,{"error":${error}}]}`), words],
    ['more rows announced than came', page([1, 2], ',"@odata.count":200'), undefined],
    ['more rows announced, as text', page([1, 2], ',"@odata.count":"3"'), undefined],
    ['a Success that is false', page([1, 2], ',"Success":false,"Message":"Délai dépassé"'), 'Délai dépassé'],
    [
      'an error where a row would be, with an empty id',
      page([1, 2]).replace(/\]\}$/u, `,{"Id":null,"error":${error}}]}`),
      words,
    ],
    [
      'a Success that is false where a row would be',
      page([1, 2]).replace(/\]\}$/u, `,{"Success":false,"Message":"${words}"}]}`),
      words,
    ],
    ['a message where a row would be', page([1, 2]).replace(/\]\}$/u, `,{"Code":"500","Message":"${words}"}]}`), words],
    ['more rows announced, as OData 3 has it', page([1, 2], ',"odata.count":"3"'), undefined],
    ['an error without words', page([1, 2], ',"error":true'), undefined],
  ])('%s', async (_what, text, said) => {
    const { ids, end } = await listOf((_asked, response) => json(response, text));
    expect(ids).toEqual(['1', '2']);
    expect(end).toMatchObject({ complete: false, said });
    expect(end.unreadable).toEqual([]);
  });

  test.each(['2', '0', '"2"'])('as many rows as announced, or more: %s', async (count) => {
    const { end } = await listOf((_asked, response) => json(response, page([1, 2], `,"@odata.count":${count}`)));
    expect(end.complete).toBe(true);
  });

  test('the count is of all pages', async () => {
    const { end } = await listOf(({ path }, response) =>
      json(response, path.includes('skip') ? page([2]) : page([1], `,"@odata.count":2${linkTo('?$skiptoken=1')}`)),
    );
    expect(end.complete).toBe(true);
  });

  test('an error instead of the rows is no list, and its words are kept', async () => {
    const failed = listOf((_asked, response) => json(response, `{"error":${error}}`));
    await expect(failed).rejects.toMatchObject({ failure: { kind: 'unreadable', detail: words } });
  });

  test('a page that is found at the second of its addresses misses nothing', async () => {
    const { ids, end } = await listOf(({ path }, response) => {
      if (path.startsWith('/Planification?')) return json(response, page([2]));
      if (path.includes('skip')) return json(response, `{"error":${error}}`, 404);
      return json(response, page([1], linkTo('?$skiptoken=1')).replace('$metadata#', 'autre/$metadata#'));
    });
    expect(ids).toEqual(['1', '2']);
    expect(end).toMatchObject({ complete: true, said: undefined });
  });

  test('a further page that is refused leaves its words', async () => {
    const { end } = await listOf(({ path }, response) =>
      path.includes('skip')
        ? json(response, `{"error":${error}}`, 400)
        : json(response, page([1], linkTo('Planification?$skiptoken=1'))),
    );
    expect(end).toMatchObject({ complete: false, said: words });
  });
});
