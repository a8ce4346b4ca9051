import { elementsOf, parseRaw, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { noInstant, schoolInstant } from '../schoolTime.ts';
import { completeParametres } from './parametres.ts';

/** How the service stores one kind of member. */
export interface KindRule {
  /** The value of a member that was not sent: a replace is whole. */
  readonly blank: RawJson;
  /** A null stays null; elsewhere it is refused. */
  readonly nullable: boolean;
  /** The text to store for what was sent; undefined when it is of another kind. */
  readonly read: (raw: RawJson) => RawJson | undefined;
  /** For the error message: "… attendu". */
  readonly wants: string;
  /** Type in `$metadata`. */
  readonly edm: string;
}

const nothing = rawOf(null);
const largest = 2n ** 63n - 1n;
/** Ids and counters: never negative, 64 bits (R5.4). */
const integer = (raw: RawJson): RawJson | undefined =>
  /^\d{1,19}$/u.test(raw) && BigInt(raw) <= largest ? raw : undefined;
const text = (raw: RawJson): RawJson | undefined => (raw.startsWith('"') ? raw : undefined);
const number = (raw: RawJson): RawJson | undefined => (/^-?\d/u.test(raw) ? raw : undefined);
/** A number that the document calls decimal has a fraction: 1250 is written 1250.0. */
const withFraction = (raw: RawJson): RawJson | undefined => (/^-?\d+$/u.test(raw) ? rawJson(`${raw}.0`) : number(raw));
const flag = (raw: RawJson): RawJson | undefined => (raw === 'true' || raw === 'false' ? raw : undefined);
const instant = (raw: RawJson): RawJson | undefined => {
  const value = raw.startsWith('"') ? schoolInstant(String(parseRaw(raw))) : undefined;
  return value === undefined ? undefined : rawOf(value);
};

const integers = (raw: RawJson): RawJson | undefined =>
  raw.startsWith('[') && elementsOf(raw).every((each) => integer(each) !== undefined) ? raw : undefined;
const none = '[]' as RawJson; // an empty JSON array

const plain = { wants: 'un texte', edm: 'Edm.String' };
const numeric = { wants: 'un nombre', edm: 'Edm.Decimal' };
const whole = { wants: 'un nombre entier de 0 à 2^63-1', edm: 'Edm.Int64', read: integer };
const moment = {
  wants: 'une date ISO 8601 avec décalage (2026-11-19T10:30:00+01:00)',
  edm: 'Edm.DateTimeOffset',
  read: instant,
};

export const memberKinds = {
  integer: { ...whole, blank: rawOf(0), nullable: false },
  nullableInteger: { ...whole, blank: nothing, nullable: true },
  /** 0 and null both mean none. */
  reference: { ...whole, blank: rawOf(0), nullable: true },
  text: { ...plain, blank: rawOf(''), nullable: false, read: text },
  nullableText: { ...plain, blank: nothing, nullable: true, read: text },
  /** The Code of an entity may be null or empty (convention 5). */
  code: { ...plain, blank: rawOf(''), nullable: true, read: text },
  /** Sent as null it is kept, or wiped (R5.6). */
  secret: { ...plain, blank: rawOf(''), nullable: true, read: text },
  flag: { wants: 'true ou false', edm: 'Edm.Boolean', blank: rawOf(false), nullable: false, read: flag },
  number: { ...numeric, read: number, blank: rawOf(0), nullable: false },
  decimal: { ...numeric, read: withFraction, blank: rawJson('0.0'), nullable: false },
  nullableDecimal: { ...numeric, read: withFraction, blank: nothing, nullable: true },
  instant: { ...moment, blank: rawOf(noInstant), nullable: false },
  nullableInstant: { ...moment, blank: nothing, nullable: true },
  /** A GUID text or a number (R5.8). */
  groupReference: {
    wants: 'un texte ou un nombre',
    edm: 'Edm.String',
    blank: nothing,
    nullable: true,
    read: (raw) => text(raw) ?? number(raw),
  },
  integers: {
    wants: 'une liste de nombres entiers',
    edm: 'Collection(Edm.Int64)',
    blank: none,
    nullable: false,
    read: integers,
  },
  /** Nullable, of a type that the interface does not give: any value. */
  anything: { wants: 'une valeur', edm: 'Edm.String', blank: nothing, nullable: true, read: (raw) => raw },
  /** Null in every answer, whatever was sent (R2.6). */
  alwaysNull: { ...plain, blank: nothing, nullable: true, read: () => nothing },
  parametres: {
    wants: 'une liste de {Code, Valeur}, chaque Code une fois',
    edm: 'Collection(GraphV1.Parametre)',
    blank: none,
    nullable: false,
    read: completeParametres,
  },
} as const satisfies Record<string, KindRule>;

export type MemberKind = keyof typeof memberKinds;
export const kindRule = (kind: MemberKind): KindRule => memberKinds[kind];
