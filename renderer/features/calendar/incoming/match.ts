import type { KnownEvent, KnownEvents } from '#cache/queries/eventReferences.ts';
import type { EventView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { nameRotations, peopleFinder } from '#shared/text/people.ts';
import { typedText } from '#shared/text/typedText.ts';
import { interviewTypeId } from '#timeGrid/appearance/shown.ts';
import { idInUid } from '../export/uid.ts';
import type { FileEvent, FileEvents } from './file/events.ts';
import type { Refusal } from './file/source.ts';

/** What the file says otherwise than a known event. */
export interface Differences {
  readonly times?: { readonly debut: number; readonly fin: number };
  readonly nom?: string;
  readonly enseignants?: string;
  readonly annule?: boolean;
}

/** Why nothing becomes of an event, although it can be read. */
type LeftReason =
  /** Cancelled in the file, and nothing here is it. */
  | 'cancelledUnknown'
  /** An event of this very service that is not on this workstation: it would be there twice. */
  | 'ownUnknown'
  /** The same, exported before it was sent: the service has given it another id since. */
  | 'ownUnsent'
  /** The hour of an application's interview, which Carnet exports beside the events. */
  | 'interview'
  /** The service no longer has it (R3.1b). */
  | 'gone'
  /** A change of it waits for a decision. */
  | 'decideFirst';

export type Fate =
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly known: KnownEvent }
  | { readonly kind: 'changed'; readonly known: KnownEvent; readonly differences: Differences }
  | { readonly kind: 'left'; readonly reason: LeftReason | Refusal };

export type FateKind = Fate['kind'];

/** A line of the preview. */
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
  readonly teachers: readonly string[];
}

/** So many take a millisecond or two. */
const linesAtOnce = 20;

/** What becomes of each event of a file; what could not be read comes first. */
export function* linesOf({ events, refused }: FileEvents, here: Here): Generator<void, readonly IncomingLine[]> {
  const lines: IncomingLine[] = refused.map(({ uid, title, debut, refusal }, at) => ({
    id: `refused ${at}`,
    title,
    debut,
    event: null,
    teachers: '',
    fate: { kind: 'left', reason: isInterview(uid, here.host) ? 'interview' : refusal },
  }));
  const teachersOf = teacherReader(here.teachers);
  for (const [at, event] of events.entries()) {
    if (at % linesAtOnce === 0) yield;
    const { title, debut } = event;
    const teachers = teachersOf(event);
    lines.push({ id: `event ${at}`, title, debut, event, teachers, fate: fateOf(event, teachers, here) });
  }
  return lines;
}

/** It has no end in a file, as at the service, and so is refused among the events. */
const isInterview = (uid: string, host: string): boolean =>
  idInUid(uid, host)?.startsWith(`${interviewTypeId}:`) === true;

function fateOf(event: FileEvent, teachers: string, { known, host }: Here): Fate {
  const own = idInUid(event.uid, host);
  const found =
    own === null
      ? (known.byReference(event.key) ?? (event.isFirst ? known.byReference(event.uid) : undefined))
      : known.one(own);
  if (!found) {
    if (own !== null) return { kind: 'left', reason: isProvisional(own) ? 'ownUnsent' : 'ownUnknown' };
    return event.isCancelled ? { kind: 'left', reason: 'cancelledUnknown' } : { kind: 'new' };
  }
  if (found.view.gone) return { kind: 'left', reason: 'gone' };
  const differences = differencesOf(event, teachers, found.view);
  if (Object.keys(differences).length === 0) return { kind: 'same', known: found };
  const isParked = found.view.mark === 'conflict' || found.view.mark === 'refused' || found.view.mark === 'doubt';
  return isParked ? { kind: 'left', reason: 'decideFirst' } : { kind: 'changed', known: found, differences };
}

function differencesOf(event: FileEvent, teachers: string, view: EventView): Differences {
  const nom = typedText(view.nom).trim();
  // An export has the type's name where there is no other.
  const isSameName = event.title === '' || event.title === nom || (nom === '' && event.title === view.typeName);
  const isSameTime = second(view.debut) === second(event.debut) && second(view.fin) === second(event.fin);
  const named = teachers === '' ? [] : teachers.split(', ');
  // The other words of a cancelled event say nothing any more.
  if (event.isCancelled) return view.annule ? {} : { annule: true };
  return {
    ...(isSameTime ? {} : { times: { debut: event.debut, fin: event.fin } }),
    ...(isSameName ? {} : { nom: event.title }),
    ...(peopleFinder(named.map((name) => ({ name })))(view.enseignants).length === named.length
      ? {}
      : { enseignants: teachers }),
    ...(view.annule ? { annule: false } : {}),
  };
}

/** The format has no parts of a second. */
const second = (at: number): number => Math.floor(at / 1000);

/** A description may be a letter: names are at its beginning. */
const mostLines = 50;

/**
 * The teachers that an event of a file names by their whole name, as the school writes them: among its organiser and
 * those invited, else in the lines of its description or in the parts of its title. A family name alone names none.
 */
function teacherReader(teachers: readonly string[]): (event: FileEvent) => string {
  const byRotation = new Map(teachers.flatMap((name) => [...nameRotations(name)].map((rotation) => [rotation, name])));
  const found = (texts: readonly string[]): string => {
    const names = texts.flatMap((text) =>
      [...nameRotations(text)].flatMap((rotation) => byRotation.get(rotation) ?? []),
    );
    return [...new Set(names)].join(', ');
  };
  return ({ people, notes, title }) =>
    found(people.flatMap(({ name, address }) => [name, address.replace(/@.*/u, '')])) ||
    found(
      notes
        .split('\n', mostLines)
        .map((line) => line.replace(/^[^:]{1,30}:/u, ''))
        .flatMap((line) => [line].concat(line.split(/[,;/&]| et | and /u))),
    ) ||
    found(title.split(/[(),;:/|]|\s[-–—]\s/u));
}
