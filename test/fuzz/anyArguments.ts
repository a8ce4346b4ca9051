import { z } from 'zod';
import { channelNames, channels } from '#shared/ipc/channels.ts';
import type { ChannelName } from '#shared/ipc/channels.ts';
import type { Chance } from '../simulation/world/chance.ts';
import { junk, junkText } from './junk.ts';

/** The part of JSON Schema that zod writes for the channels. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly pattern?: string;
  readonly minItems?: number;
}

const schemas = new Map<ChannelName, Schema>(
  channelNames.map((name) => [
    name,
    z.toJSONSchema(channels[name].args, { io: 'input', unrepresentable: 'any' }) as Schema, // its type says less
  ]),
);

/** What to put where a text is due, by the name of the member: texts that main has answered with are among them. */
export type Words = (member: string) => readonly string[];

/**
 * Arguments for a channel that its schema nearly always accepts.
 * @param spoiled the chance for each part of them to be something else
 */
export function anyArguments(name: ChannelName, chance: Chance, words: Words, spoiled: number): unknown {
  const make = (schema: Schema, member: string, depth: number): unknown => {
    if (chance.of(spoiled)) return junk(chance);
    if ('const' in schema) return schema.const;
    if (schema.enum) return chance.pick(schema.enum);
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return make(chance.pick(either) ?? {}, member, depth);
    if (schema.allOf) return make(schema.allOf[0] ?? {}, member, depth);
    if (depth > 8) return null;
    if (schema.type === 'object') return makeObject(schema, depth);
    if (schema.type === 'array') return makeArray(schema, member, depth);
    if (schema.type === 'integer' || schema.type === 'number') return chance.between(0, 12);
    if (schema.type === 'boolean') return chance.of(0.5);
    if (schema.type === 'string') return text(schema, member);
    return schema.type === 'null' ? null : junkText(chance);
  };
  const makeObject = ({ properties = {}, required = [], additionalProperties }: Schema, depth: number): unknown => {
    const made: Record<string, unknown> = {};
    for (const [member, schema] of Object.entries(properties)) {
      if (required.includes(member) || chance.of(0.4)) made[member] = make(schema, member, depth + 1);
    }
    if (typeof additionalProperties === 'object' && chance.of(0.7)) {
      const member = chance.pick(words('')) ?? 'a';
      made[member] = make(additionalProperties, member, depth + 1);
    }
    return made;
  };
  const makeArray = ({ items = {}, prefixItems, minItems = 0 }: Schema, member: string, depth: number): unknown =>
    prefixItems
      ? prefixItems.map((each) => make(each, member, depth + 1))
      : Array.from({ length: Math.max(minItems, chance.between(0, 3)) }, () => make(items, member, depth + 1));
  const text = ({ pattern }: Schema, member: string): string => {
    const known = words(member);
    if (pattern === undefined) return chance.pick(known) ?? '';
    const fitting = known.filter((word) => new RegExp(pattern, 'u').test(word));
    return chance.pick(fitting) ?? String(chance.between(0, 99));
  };
  return make(schemas.get(name) ?? {}, '', 0);
}
