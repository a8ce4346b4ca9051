import { fold } from '#shared/text/fold.ts';
import { typedMoment } from '#shared/text/when/moment.ts';
import type { TypedMoment } from '#shared/text/when/moment.ts';
import type { Day } from '#ui/index.ts';

/** The verbs of each act on an interview, folded. */
const verbs = {
  arrived: ['arrivee', 'arrive', 'arrived', 'arrival'],
  absent: ['absent', 'absente', 'absence'],
  done: ['fait', 'done'],
  move: ['deplacer', 'reporter', 'move'],
  assign: ['confier', 'donner', 'assign', 'give'],
} as const;
type ActKind = keyof typeof verbs;
const kinds = Object.keys(verbs) as readonly ActKind[]; // keys loses the names

/** One way to read a line that asks for an act. */
export interface TypedAct extends TypedMoment {
  readonly kind: ActKind;
  /** Of whom. */
  readonly name: string;
  /** To whom an interview is given; '' for the other acts. */
  readonly adviser: string;
}

const joint = /^(?:a|au|at|to|le|on)$/u;

/**
 * « arrivée diallo », « déplacer martel jeudi 16h30 », in every way that words part into names and a moment, the
 * longest name first; else none.
 */
export function typedActs(query: string, today: Day): readonly TypedAct[] {
  const [verb = '', ...words] = query.trim().split(/\s+/u);
  const kind = kinds.find((each) => (verbs[each] as readonly string[]).includes(fold(verb)));
  if (!kind) return [];
  const to = kind === 'assign' ? words.findIndex((word, at) => at > 0 && joint.test(fold(word))) : 0;
  if (to === -1) return [];
  const rest = kind === 'assign' ? words.slice(to + 1) : words;
  return rest.flatMap((_, end): readonly TypedAct[] => {
    const parted = rest.length - end;
    const when = typedMoment(rest.slice(parted).join(' '), today);
    if (when === null || joint.test(fold(rest[parted - 1] ?? ''))) return [];
    const isWhole = kind === 'move' ? when.day !== null || when.times.length > 0 : when.times.length === 0;
    const named = rest.slice(0, parted).join(' ');
    const names =
      kind === 'assign' ? { name: words.slice(0, to).join(' '), adviser: named } : { name: named, adviser: '' };
    return isWhole ? [{ kind, ...names, ...when }] : [];
  });
}
