import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { AnyCallInput } from '#shared/ipc/call.ts';
import { membersOf, objectOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

type Trespass = readonly [what: string, input: AnyCallInput];

/** A valid call made invalid, in each way that the endpoint does not allow (R1.1, R1.5, R5.3). */
export function trespasses(name: EndpointName, asked: AnyCallInput): readonly Trespass[] {
  const row = endpoint(name);
  const { filterOn = [], startsWithOn = [], filterRequired, path, kind, verb, bodyOnGet } = row;
  const takesBody = verb !== 'GET' || bodyOnGet !== undefined;
  const needed = bodyOnGet ?? row.required ?? [];
  const eq = [...startsWithOn, 'Autre'].map((field): Trespass => [
    `$filter=${field} eq`,
    { ...asked, filter: { eq: [field, 'x'] } },
  ]);
  const startsWith = [...filterOn, 'Autre'].map((field): Trespass => [
    `startswith ${field}`,
    { ...asked, filter: { startsWith: [field, 'x'] } },
  ]);
  return [
    ...eq,
    ...startsWith,
    [
      '$filter=path',
      { ...asked, filter: filterOn.includes('path') ? { eq: ['Path', 'x'] } : { directoryPath: ['Partage'] } },
    ],
    ['$expand', { ...asked, expand: ['Autre'] }],
    ['$select', { ...asked, select: ['Nom'] }],
    ['$orderby', { ...asked, orderBy: [{ field: 'Nom' }] }],
    ...only(filterRequired, ['no $filter', without(asked, 'filter')]),
    ...(path.includes('{id}') ? ['0', '-1', 'new:1', '1/Client', ''] : ['1']).map((id): Trespass => [
      `id ${id}`,
      { ...asked, id },
    ]),
    ...only(path.includes('{id}'), ['no id', without(asked, 'id')]),
    ...only(takesBody && (needed.length > 0 || kind === 'replace'), ['no body', without(asked, 'body')]),
    ...only(!takesBody || (kind === 'action' && needed.length === 0), ['a body', { ...asked, body: rawJson('{}') }]),
    ...needed.flatMap((member): readonly Trespass[] => [
      [`no ${member}`, { ...asked, body: bodyWithout(asked, member) }],
      [`${member} null`, { ...asked, body: bodyWithout(asked, member, rawOf(null)) }],
    ]),
  ];
}

const only = (so: boolean | undefined, trespass: Trespass): readonly Trespass[] => (so ? [trespass] : []);

function without(asked: AnyCallInput, part: keyof AnyCallInput): AnyCallInput {
  const { [part]: _, ...rest } = asked;
  return rest;
}

function bodyWithout({ body = rawJson('{}') }: AnyCallInput, member: string, instead?: RawJson): RawJson {
  const others = [...membersOf(body)].filter(([name]) => name !== member);
  return objectOf(instead === undefined ? others : [...others, [member, instead]]);
}
