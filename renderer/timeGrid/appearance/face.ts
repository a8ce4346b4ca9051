import type { SyncMark } from '#cache/queries/views.ts';
import { longestLine } from '#shared/text/typedText.ts';
import type { DrawnHours } from '../layout/geometry.ts';
import { heightOf, lengthOf, yOf } from '../layout/geometry.ts';
import type { DrawnBlock } from '../layout/layoutDay.ts';
import type { Hue } from './hue.ts';
import { hueOfEvent } from './hue.ts';
import type { ShownEvent } from './shown.ts';

export interface Face {
  readonly id: string;
  /** Empty: not a letter of it fits. */
  readonly name: string;
  readonly time: string;
  readonly detail: string;
  readonly label: string;
  readonly hue: Hue;
  readonly mark: SyncMark | null;
  /** Its place is not kept yet. */
  readonly unkept: boolean;
  /** Something was typed in its form that is not saved. */
  readonly typedIn: boolean;
  /** It changed elsewhere, and is still where it was. */
  readonly pinned: boolean;
  readonly cancelled: boolean;
  readonly done: boolean;
  readonly group: string | null;
  readonly clash: boolean;
  readonly startsHere: boolean;
  readonly endsHere: boolean;
  readonly lines: 1 | 2 | 3;
  /** So high that its beginning may be scrolled away while it is read. */
  readonly tall: boolean;
  readonly narrow: boolean;
  /** Too narrow for any hour: the name takes the lines. */
  readonly slim: boolean;
  /** A cancelled event beside others: a line at the edge. */
  readonly isLine: boolean;
  /** Others lie over it: it is quiet. */
  readonly isGround: boolean;
  /** Its place from the lowest to the topmost of its day. */
  readonly z: number;
  /** It begins under or over another block of its day. */
  readonly over: boolean;
  /** How much of its first lines another block covers, in pixels. */
  readonly covered: number;
  /** In pixels from the edges of the day. */
  readonly top: number;
  readonly bottom: number;
  /** Per cent of the day's width, from its edges. */
  readonly left: number;
  readonly right: number;
}

/** Words and formats of the language, created once per render. */
export interface FaceWords {
  /** Hours and minutes of the clock, given in minutes since 00:00. */
  time(minute: number): string;
  range(from: string, to: string): string;
  /** With the days, for an event that goes over midnight. */
  wholeRange(event: ShownEvent): string;
  cancelled: string;
  /** « ou 11:00 ? »: the application of the interview has another hour; empty for any other event. */
  orHour(event: ShownEvent): string;
  /** The campus of an event that is not of the open one; empty where every event is, or where columns say it. */
  elsewhere?(event: ShownEvent): string;
  /** The accessible name: first the visible text, then the rest. */
  label(
    event: ShownEvent,
    seen: {
      readonly text: string;
      readonly range: string | null;
      readonly clash: boolean;
      readonly isOneDay: boolean;
    },
  ): string;
}

const padding = 5;
const lineHeight = 15;
/** A name that stays in sight costs the page a layer of its own: only long blocks have one. */
const tallHeight = 180;
/** Below this width in pixels a block is narrow: only its start time fits. */
const narrowWidth = 100;
/** Below this width the name takes the lines of the start time: its first word would not be whole beside it. */
const slimWidth = 58;
/** No letter fits below it: hundreds of names of a full week would be laid out for nothing. */
const bareWidth = 22;

/** No block shows more of a text, and to lay out a pasted page would take seconds. */
const shortened = (text: string): string => text.slice(0, longestLine);

/** `dayWidth`: of the layout, in pixels. */
export function faceOf(
  placed: DrawnBlock<ShownEvent>,
  hours: DrawnHours,
  dayWidth: number,
  clash: boolean,
  words: FaceWords,
): Face {
  const { event, room, isLine, isGround, z } = placed;
  const top = yOf(placed.top, hours) + 1;
  const height = lengthOf(placed.bottom - placed.top, hours) - 2;
  const narrow = room < narrowWidth;
  const lines = height >= padding + 3 * lineHeight ? 3 : height >= padding + 2 * lineHeight ? 2 : 1;
  const slim = room < slimWidth;
  const wholeTime = !narrow && lines > 1;
  const name = shortened(event.nom || event.typeName);
  // Where it goes on from a day before, its first hour here is not its beginning.
  const start = placed.startsHere ? words.time(placed.from) : '';
  const range = event.isMoment
    ? words.time(placed.from)
    : placed.startsHere && placed.endsHere
      ? words.range(start, words.time(placed.to))
      : words.wholeRange(event);
  const or = words.orHour(event);
  const time = slim || isLine ? '' : [wholeTime ? range : start, or].filter(Boolean).join(' ');
  // The marks of a narrow block stand below its lines (blocks.css).
  const hasIcon = [event.realise, event.annule, event.group !== null, clash, event.mark !== null].includes(true);
  const below = narrow && (hasIcon || event.isTypedIn === true || event.isPinned === true) ? lineHeight : 0;
  const detail =
    slim || height < padding + 3 * lineHeight + below
      ? ''
      : event.annule
        ? words.cancelled
        : shortened(words.elsewhere?.(event) || event.programmeName || event.enseignants);
  return {
    id: event.id,
    name: isLine || room < bareWidth ? '' : name,
    time,
    detail,
    label: words.label(event, {
      text: [name, time, detail].filter(Boolean).join(' '),
      range: wholeTime || range === time ? null : range,
      clash,
      isOneDay: placed.startsHere && placed.endsHere,
    }),
    hue: hueOfEvent(event),
    mark: event.mark,
    unkept: event.isUnkept === true,
    typedIn: event.isTypedIn === true,
    pinned: event.isPinned === true,
    cancelled: event.annule,
    done: event.realise,
    group: event.group,
    clash,
    startsHere: placed.startsHere,
    endsHere: placed.endsHere,
    lines,
    tall: height >= tallHeight,
    narrow,
    slim,
    isLine,
    isGround,
    z,
    over: placed.left > 0 && !isLine,
    covered: Math.round(placed.width - room),
    top,
    bottom: heightOf(hours) - top - height,
    left: (placed.left / dayWidth) * 100,
    right: (1 - (placed.left + placed.width) / dayWidth) * 100,
  };
}
