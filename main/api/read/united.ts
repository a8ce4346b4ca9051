import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { setOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, splice } from '#shared/json/rawJson.ts';
import { toBody } from '#shared/merge/merge.ts';
import type { Csdl } from '../probe/csdl.ts';

interface Union {
  readonly body: RawJson;
  /** The same person read in the other set. */
  readonly other: RawJson | null;
  /** Members that the user changes. */
  readonly asked: ReadonlySet<string>;
}

/**
 * The body plus members that only `other` has, the same person in the other set (R3.1): one endpoint replaces both, and
 * what is not sent is lost. The body wins. Only what the set declares is sent, and what was asked for: a service with
 * two sets refuses other members, and the row at the address is then the other one. `declared` is asked for a union
 * alone.
 */
export async function united(
  name: EndpointName,
  { body, other, asked }: Union,
  declared: () => Promise<Csdl | null>,
): Promise<RawJson> {
  const { unitedWith } = endpoint(name);
  if (unitedWith === undefined || other === null || !samePerson(body, other)) return body;
  const own = membersOf(body);
  const theirs = [...membersOf(toBody(describeEntity(unitedWith), other))];
  const set = setAt(name);
  const csdl = theirs.every(([member]) => own.has(member)) ? null : await declared();
  const fields = csdl?.isOpen(set) ? undefined : csdl?.get(set);
  const isUnknown = (member: string): boolean => fields !== undefined && !fields.has(member);
  const isTheirs = set === setOf(unitedWith) && [...own.keys()].some(isUnknown);
  const taken = theirs.filter(([member]) => !own.has(member) || (isTheirs && !asked.has(member)));
  return splice(body, new Map(taken), (member) => isUnknown(member) && !asked.has(member));
}

/** The set that an endpoint's address names. */
export const setAt = (name: EndpointName): string => setOf(endpoint(name).path.slice(1)).split('/')[0] ?? '';

/** Ids are unique within a set only (R5.4): it is one person where both lead to one Individu. */
export function samePerson(body: RawJson, other: RawJson): boolean {
  const [mine, theirs] = [body, other].map((row) => membersOf(row).get('IndividuId'));
  return mine !== undefined && mine === theirs && /^"?[1-9]\d*"?$/u.test(mine);
}
