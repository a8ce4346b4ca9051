import { useEffect, useRef } from 'react';

/** What a part of the screen can do and has no key for; the palette finds it by its words. */
export interface ScreenAction {
  /** Unique among all that are offered. */
  readonly id: string;
  readonly text: string;
  readonly run: () => void;
}

type Offer = () => readonly ScreenAction[];

const offers = new Set<Offer>();

/** Offers actions while the component is shown; they are made when the palette asks for them. */
export function useScreenActions(offer: Offer): void {
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => {
    const now: Offer = () => latest.current();
    offers.add(now);
    return () => void offers.delete(now);
  }, []);
}

/** All that is offered on the screen now. */
export const screenActionsNow = (): readonly ScreenAction[] => [...offers].flatMap((offer) => offer());
