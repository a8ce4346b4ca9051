import type { KnownEvents } from '#cache/queries/eventReferences.ts';
import type { EventView } from '#cache/queries/views.ts';
import { unreadable } from '#forms/incoming/decode.ts';
import type { Members } from '#intents/intent.ts';
import { shownAlone } from '#intents/interview/alongside.ts';
import { nameRotations } from '#shared/text/people.ts';
import { typedText } from '#shared/text/typedText.ts';
import { idInUid } from '../export/uid.ts';
import type { FileEvent, FileEvents } from './file/events.ts';
import type { Refusal } from './file/moments.ts';

/** The members that the file has otherwise than a known event. */
type Differences = Pick<Members<'Planification'>, 'Debut' | 'Fin' | 'Nom' | 'Annule'>;

/** Why nothing becomes of an event, although it can be read. */
type LeftReason =
  /** Cancelled in the file, and nothing here is it. */
  | 'cancelledUnknown'
  /** An event of this very service that is not on this workstation: it would be there twice. */
  | 'ownUnknown'
  /** The hour of an application's interview, which Carnet exports beside the events. */
  | 'interview'
  /** The service no longer has it (R3.1b). */
  | 'gone'
  /** A change of it waits for a decision. */
  | 'decideFirst'
  /** It ends when it begins. */
  | 'noLength';

/** Taken only if chosen: an event here has its hours and name, it is private, or its name has unreadable bytes. */
type Caution = 'alike' | 'private' | 'unreadable';

export type Fate =
  | { readonly kind: 'new'; readonly caution: Caution | null }
  | { readonly kind: 'same'; readonly known: EventView }
  | { readonly kind: 'changed'; readonly known: EventView; readonly differences: Differences }
  | { readonly kind: 'left'; readonly reason: LeftReason | Refusal };

export type FateKind = Fate['kind'];

export interface IncomingLine {
  readonly id: string;
  readonly title: string;
  /** Null where the file does not say it. */
  readonly debut: number | null;
  /** Of the file; null for what could not be read. */
  readonly event: FileEvent | null;
  /** The teachers that the file names; '' for none. */
  readonly teachers: string;
  readonly fate: Fate;
}

interface Here {
  readonly known: KnownEvents;
  /** In the UIDs of what was exported from this service. */
  readonly host: string;
  /** The campus on which events may be alike. */
  readonly campusId: string;
  readonly teachers: readonly string[];
}

/** What becomes of each event of a file; what could not be read comes first. */
export function linesOf({ events, refused }: FileEvents, here: Here): readonly IncomingLine[] {
  const lines: IncomingLine[] = refused.map(({ title, debut, refusal }, at) => ({
    id: `refused ${at}`,
    title,
    debut,
    event: null,
    teachers: '',
    fate: { kind: 'left', reason: refusal },
  }));
  const names = new Map(here.teachers.flatMap((name) => [...nameRotations(name)].map((each) => [each, name])));
  const from = events[0]?.debut ?? 0;
  const to = events.reduce((last, { fin }) => Math.max(last, fin), from);
  const there = here.known.within({ campusId: here.campusId, from, to });
  const alike = new Set(there.filter(({ annule }) => !annule).map(likenessOf));
  for (const [at, event] of events.entries()) {
    const { title, debut, people } = event;
    // By the whole name alone, and as the school writes it.
    const named = people.flatMap((name) => [...nameRotations(name)].flatMap((each) => names.get(each) ?? []));
    const teachers = [...new Set(named)].join(', ');
    const isUnreadable = title.includes(unreadable);
    const caution = event.isPrivate
      ? 'private'
      : isUnreadable
        ? 'unreadable'
        : alike.has(likenessOf({ ...event, nom: title }))
          ? 'alike'
          : null;
    lines.push({ id: `event ${at}`, title, debut, event, teachers, fate: fateOf(event, caution, here) });
  }
  return lines;
}

/** Hours, as exactly as the format has them, and name. */
const likenessOf = ({ debut, fin, nom }: Pick<EventView, 'debut' | 'fin' | 'nom'>): string =>
  `${second(debut)} ${second(fin)} ${nameIn(nom)}`;

/** As an export has it: a control character is a blank there. */
const nameIn = (nom: string): string => typedText(nom.replaceAll(/\r\n|\p{Cc}/gu, ' ')).trim();

/** The format has no parts of a second. */
const second = (at: number): number => Math.floor(at / 1000);

function fateOf(event: FileEvent, caution: Caution | null, { known, host }: Here): Fate {
  const own = idInUid(event.uid, host);
  if (own !== null && shownAlone(own) !== null) return { kind: 'left', reason: 'interview' };
  const found =
    own === null
      ? (known.byReference(event.key) ?? (event.isFirst ? known.byReference(event.uid) : undefined))
      : known.one(own);
  if (!found) {
    if (own !== null) return { kind: 'left', reason: 'ownUnknown' };
    if (event.isCancelled) return { kind: 'left', reason: 'cancelledUnknown' };
    return event.fin > event.debut ? { kind: 'new', caution } : { kind: 'left', reason: 'noLength' };
  }
  if (found.gone) return { kind: 'left', reason: 'gone' };
  const differences = differencesOf(event, found);
  if (Object.keys(differences).length === 0) return { kind: 'same', known: found };
  if ('Fin' in differences && event.fin <= event.debut) return { kind: 'left', reason: 'noLength' };
  const isParked = found.mark === 'conflict' || found.mark === 'refused' || found.mark === 'doubt';
  return isParked ? { kind: 'left', reason: 'decideFirst' } : { kind: 'changed', known: found, differences };
}

function differencesOf(event: FileEvent, view: EventView): Differences {
  // The other words of a cancelled event say nothing any more.
  if (event.isCancelled) return view.annule ? {} : { Annule: 'true' };
  // An export has the type's name where there is no other.
  const nom = nameIn(view.nom) || nameIn(view.typeName);
  const isSameTime = second(view.debut) === second(event.debut) && second(view.fin) === second(event.fin);
  return {
    ...(!isSameTime && { Debut: event.debut, Fin: event.fin }),
    ...(event.title !== '' && event.title !== nom && { Nom: event.title }),
    ...(view.annule && { Annule: 'false' }),
  };
}
