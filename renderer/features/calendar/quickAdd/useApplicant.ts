import { useState } from 'react';
import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import { usePreferences } from '#stores/preferences.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { unplacedWords, withWords } from '../form/unplaced.ts';
import { useAwaited } from '../form/useAwaited.ts';
import type { Awaited } from '../form/useAwaited.ts';
import { useMeant } from '../form/useMeant.ts';
import type { Meant } from '../form/useMeant.ts';
import type { QuickEvent } from './useQuickEvent.ts';

/** The application whose interview a phrase makes (R4.7), as far as it is known. */
export interface Applicant extends Pick<Meant, 'people' | 'choices' | 'isLooking'> {
  /** The one that the phrase means, also where the user leaves it. */
  readonly likely: ApplicationView | null;
  /** Gets the hour, of a series that of the first event; null: none does. */
  readonly application: ApplicationView | null;
  /** The user said so. */
  readonly isChosen: boolean;
  /** Of these applications the user wants none; null where they did not say so. */
  readonly alone: string | null;
  /** The applicant has an interview already. */
  readonly awaited: Awaited | null;
  /** It can go to the place of the phrase in place of a second one; never for a series. */
  readonly canMove: boolean;
  /** It does. */
  readonly moves: EventView | null;
  /** Words of the phrase for which the interview that moves has no place; null for none. */
  readonly words: {
    readonly text: string;
    /** They are added to its name; null: nothing is written until the user has said whether. */
    readonly isKept: boolean | null;
  } | null;
  readonly keepWords: (isKept: boolean) => void;
  /** What the interview that moves is called afterwards; null: its name stays. */
  readonly renamed: string | null;
  /** Nothing is made until the user has said which. */
  readonly isOpen: boolean;
  /** An application, or null for the event alone. */
  readonly choose: (id: string | null) => void;
  readonly titled: (title: string) => string;
}

export function useApplicant(campusId: string, { type, title, series }: QuickEvent): Applicant {
  const isBoth = usePreferences((preferences) => preferences.isActingOnBoth);
  const meant = useMeant(title, type !== null && hueOf(type.name) === 'interview');
  const { people, choices, key, sure, isLooking } = meant;
  const [chosen, setChosen] = useState<{ readonly of: string; readonly id: string | null } | null>(null);
  const [worded, setWorded] = useState<{ readonly of: string; readonly isKept: boolean } | null>(null);
  const [someone, someoneElse] = people;
  const said = chosen?.of === key ? chosen : null;
  const picked = choices.find((each) => each.id === said?.id) ?? null;
  const nameOnly = someone && !someoneElse ? { id: '', numero: '', applicantName: someone.name, creneau: null } : null;
  const awaited = useAwaited(campusId, picked ?? (nameOnly && choices[0] ? choices[0] : nameOnly));
  const canMove = awaited !== null && awaited.by !== 'unclear' && series === null && choices.length > 0;
  const usual = isBoth && (awaited === null || canMove) ? sure : null;
  const application = said ? picked : usual;
  const moves = canMove && application && awaited ? awaited.event : null;
  const moved = people.find(({ applications }) => applications.some(({ id }) => id === application?.id));
  const unplaced = moves && moved ? unplacedWords(title, moved.name, moves, moved.said) : '';
  const isKept = worded?.of === unplaced ? worded.isKept : null;
  return {
    people,
    choices,
    likely: picked ?? sure,
    application,
    isChosen: said !== null,
    alone: said && !picked ? key : null,
    awaited,
    canMove,
    moves,
    words: unplaced === '' ? null : { text: unplaced, isKept },
    keepWords: (next) => setWorded({ of: unplaced, isKept: next }),
    renamed: moves && unplaced !== '' && isKept ? withWords(moves, unplaced) : null,
    isLooking,
    isOpen: isBoth && (isLooking || (said === null && sure === null && choices.length > 0)),
    choose: (next) => setChosen({ of: key, id: next }),
    titled: (text) => meant.titled(text, application),
  };
}
