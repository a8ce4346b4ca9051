import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, splice } from '#shared/json/rawJson.ts';
import { toBody } from '#shared/merge/merge.ts';

/**
 * The body of a replace plus the members that only `other` has, the same person read in the other set (R3.1): one
 * endpoint replaces both applicants and learners, and what is not sent is lost. The body's own member wins where both
 * have it.
 */
export function united(name: EndpointName, body: RawJson, other: RawJson | null): RawJson {
  const { unitedWith } = endpoint(name);
  if (unitedWith === undefined || other === null || !samePerson(body, other)) return body;
  const own = membersOf(body);
  const more = [...membersOf(toBody(describeEntity(unitedWith), other))].filter(([member]) => !own.has(member));
  return splice(body, new Map(more));
}

/**
 * Ids are unique only within a set (R5.4): one id in two sets is the same person only where both lead to one Individu.
 */
function samePerson(body: RawJson, other: RawJson): boolean {
  const [mine, theirs] = [body, other].map((row) => membersOf(row).get('IndividuId'));
  return mine !== undefined && mine === theirs && /^"?[1-9]\d*"?$/u.test(mine);
}
