import { useLayoutEffect, useState } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { openScreen } from '#stores/place.ts';
import { leaveTour, screenOfStop, useTour, useTourStops } from '#stores/tour.ts';
import type { TourStop } from '#stores/tour.ts';
import './tour.css';
import { Button } from '#ui/index.ts';

/**
 * The tour: one card beside what it speaks of. It is not modal: the user may act in between, and Échap leaves it.
 * A stop whose place is folded away is explained beside the side bar.
 */
export function TourCard() {
  const stop = useTour((tour) => tour.stop);
  return stop && <Stop key={stop} stop={stop} />;
}

const placeOf = (stop: TourStop): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tour="${stop}"]`) ?? document.querySelector('nav');

function Stop({ stop }: { readonly stop: TourStop }) {
  const { t } = useTranslation();
  const stops = useTourStops();
  const at = stops.indexOf(stop);
  const before = stops[at - 1];
  const after = stops[at + 1];
  const [place] = useState(() => ({ current: placeOf(stop) }));
  useLayoutEffect(() => {
    const screen = screenOfStop[stop];
    if (screen !== undefined) openScreen(screen);
    const element = place.current;
    element?.setAttribute('data-tour-here', '');
    return () => element?.removeAttribute('data-tour-here');
  }, [stop, place]);
  return (
    <Popover
      triggerRef={place}
      isOpen
      isNonModal
      onOpenChange={(isOpen) => {
        if (!isOpen) leaveTour();
      }}
      shouldCloseOnInteractOutside={() => false}
      placement={screenOfStop[stop] === undefined ? 'bottom' : 'right top'}
      offset={12}
      className="w-[min(340px,calc(100vw-24px))] rounded-hero border border-accent bg-surface shadow-overlay"
    >
      <Dialog className="px-4 pt-3 pb-3 outline-none">
        <p className="text-help text-text-3">{t('tour.at', { at: at + 1, count: stops.length })}</p>
        <Heading slot="title" className="mb-1 font-bold">
          {t(`tour.stop.${stop}.title`)}
        </Heading>
        <p className="mb-3 text-text-2">{t(`tour.stop.${stop}.text`)}</p>
        <div className="flex items-center gap-2">
          <Button size="sm" variant="quiet" onPress={leaveTour}>
            {t('tour.leave')}
          </Button>
          <span className="flex-1" />
          {before && (
            <Button size="sm" onPress={() => useTour.setState({ stop: before })}>
              {t('tour.before')}
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            // The user goes through the tour by this button.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onPress={() => (after ? useTour.setState({ stop: after }) : leaveTour())}
          >
            {t(after ? 'tour.next' : 'common.word.finish')}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
