import { elementsOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { noInstant, schoolInstant } from '../schoolTime.ts';
import { completeParametres } from './parametres.ts';

/** How the service holds one kind of member. */
interface KindRule {
  /** What a member that was not sent becomes: a replace is whole. */
  readonly blank: RawJson;
  /** The text to keep for what was sent; undefined when it is of another kind. */
  read(raw: RawJson): RawJson | undefined;
  /** For the error message: "… attendu". */
  readonly wants: string;
  /** Type in `$metadata`. */
  readonly edm: string;
}

const nothing = rawOf(null);
const integer = (raw: RawJson): RawJson | undefined => (/^-?\d+$/u.test(raw) ? raw : undefined);
const text = (raw: RawJson): RawJson | undefined => (raw.startsWith('"') ? raw : undefined);
const number = (raw: RawJson): RawJson | undefined => (/^-?\d/u.test(raw) ? raw : undefined);
const flag = (raw: RawJson): RawJson | undefined => (raw === 'true' || raw === 'false' ? raw : undefined);
const instant = (raw: RawJson): RawJson | undefined => {
  const value = raw.startsWith('"') ? schoolInstant(String(parseRaw(raw))) : undefined;
  return value === undefined ? undefined : rawOf(value);
};

const integers = (raw: RawJson): RawJson | undefined =>
  raw.startsWith('[') && elementsOf(raw).every((each) => integer(each) !== undefined) ? raw : undefined;
const none = '[]' as RawJson; // an empty JSON array

const plain = { wants: 'un texte', edm: 'Edm.String' };
const decimal = { wants: 'un nombre', edm: 'Edm.Decimal', read: number };
const whole = { wants: 'un nombre entier', edm: 'Edm.Int64' };
const moment = { wants: 'une date ISO 8601 avec décalage (2026-11-19T10:30:00+01:00)', edm: 'Edm.DateTimeOffset' };

export const memberKinds = {
  integer: { ...whole, blank: rawOf(0), read: integer },
  nullableInteger: { ...whole, blank: nothing, read: integer },
  text: { ...plain, blank: rawOf(''), read: text },
  nullableText: { ...plain, blank: nothing, read: text },
  flag: { wants: 'true ou false', edm: 'Edm.Boolean', blank: rawOf(false), read: flag },
  number: { ...decimal, blank: rawOf(0) },
  nullableNumber: { ...decimal, blank: nothing },
  instant: { ...moment, blank: rawOf(noInstant), read: instant },
  nullableInstant: { ...moment, blank: nothing, read: instant },
  /** A GUID text or a number (R5.8). */
  groupMark: {
    wants: 'un texte ou un nombre',
    edm: 'Edm.String',
    blank: nothing,
    read: (raw) => text(raw) ?? number(raw),
  },
  integers: { wants: 'une liste de nombres entiers', edm: 'Collection(Edm.Int64)', blank: none, read: integers },
  /** Nullable, of a type the interface does not tell: whatever is sent. */
  anything: { wants: 'une valeur', edm: 'Edm.String', blank: nothing, read: (raw) => raw },
  /** Null in every answer, whatever is sent (R2.6). */
  alwaysNull: { ...plain, blank: nothing, read: () => nothing },
  parametres: {
    wants: 'une liste de {Code, Valeur}, chaque Code une fois',
    edm: 'Collection(GraphV1.Parametre)',
    blank: none,
    read: completeParametres,
  },
} as const satisfies Record<string, KindRule>;

export type MemberKind = keyof typeof memberKinds;
export const kindRule = (kind: MemberKind): KindRule => memberKinds[kind];
