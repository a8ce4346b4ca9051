import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, endpointNames, hasWholeList, listOfValue } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { isAttended } from '#sync/rules/attended.ts';
import { keptDatasets } from '#sync/rules/kept.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import { fr } from '#test/words.ts';
import { head, line } from './markdown.ts';
import { onScreens } from './onScreens.ts';
import { specsByEndpoint } from './reaches.ts';

const actions = { create: 'create', replace: 'replace', action: 'act' } as const;
const received: ReadonlySet<string> = new Set(receivedEntities);

/** What the user has of an endpoint while the service cannot be reached: from the rules that the engine follows. */
export function offline(name: EndpointName): string {
  const { kind, entity, confirm = [] } = endpoint(name);
  if (kind === 'create' || kind === 'replace' || kind === 'action') {
    const step = { entity, action: actions[kind], endpoint: name };
    if (isAttended({ ...step, changes: [] })) return 'kept; leaves when the user sends it';
    const apart = confirm
      .flatMap(({ fields = [] }) => fields)
      .filter((field) => isAttended({ ...step, changes: [{ field, base: null, mine: rawOf(null) }] }));
    return apart.length === 0
      ? 'queued; leaves by itself'
      : `queued; leaves by itself, ${apart.join(', ')} when the user sends it`;
  }
  const isByParent = describeEntity(entity).listedBy === 'parent';
  if (kind === 'list' && received.has(entity) && !isByParent)
    return 'shown; received by itself when the service is opened';
  const isKept =
    isByParent ||
    listOfValue(entity, undefined)?.name === name ||
    (kind === 'list' && endpointFor(entity, 'list') === name && hasWholeList(entity)) ||
    (endpoint(name).idOfParent !== undefined && kind === 'list');
  if (!isKept) return 'needs the service';
  const isTaken = keptDatasets.includes(entity) && !received.has(entity);
  return isTaken ? 'shown as last received; kept offline with what the user chooses' : 'shown as last received';
}

const linesOf = (names: readonly EndpointName[]): readonly string[] => {
  const specs = specsByEndpoint();
  return names.map((name) => {
    const { verb, path } = endpoint(name);
    const { screen, place } = onScreens[name];
    const where = place(fr).map((words) => words.replaceAll('\u00A0', ' '));
    return line(
      `\`${name}\``,
      `${verb} \`${path}\``,
      fr.shell.screen[screen],
      where.join(' › '),
      offline(name),
      (specs.get(name) ?? []).map((file) => `\`${file}\``).join(' '),
    );
  });
};

const titles = ['endpoint', 'request', 'screen', 'where', 'offline', 'spec (below test/e2e/)'];

/** Every endpoint by the screen on which the user reaches it, the documented ones first. */
export function screenTables(): readonly string[] {
  const documented = endpointNames.filter((name) => !endpoint(name).assumed);
  const assumed = endpointNames.filter((name) => endpoint(name).assumed);
  return [
    `## The ${documented.length} endpoints of the document`,
    'Each spec drives the screen by mouse and keyboard, and waits until the request has left the built app meanwhile',
    '(`e2e/fixtures/reaches.ts`): what was received before, and what the check of a service asks, does not count. `npm',
    'test` and `npm run test:all` end with a comparison of this table and the requests of the specs that ran.',
    '',
    ...head(titles),
    ...linesOf(documented),
    '',
    `## The ${assumed.length} assumed ones (R3.4)`,
    ...head(titles),
    ...linesOf(assumed),
  ];
}
