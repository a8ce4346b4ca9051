import { useLayoutEffect, useState } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { openScreen } from '#stores/place.ts';
import { leaveTour, screenOfTopic, useTour, useTourTopics } from '#stores/tour.ts';
import type { TourTopic } from '#stores/tour.ts';
import './tour.css';
import { Button } from '#ui/index.ts';

/** Not modal: the user may act in between, Échap leaves it. A folded place is explained beside the side bar. */
export function TourCard() {
  const topic = useTour((tour) => tour.topic);
  return topic && <Topic key={topic} topic={topic} />;
}

const placeOf = (topic: TourTopic): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tour="${topic}"]`) ?? document.querySelector('nav');

function Topic({ topic }: { readonly topic: TourTopic }) {
  const { t } = useTranslation();
  const topics = useTourTopics();
  const at = topics.indexOf(topic);
  const before = topics[at - 1];
  const after = topics[at + 1];
  const [place] = useState(() => ({ current: placeOf(topic) }));
  useLayoutEffect(() => {
    const screen = screenOfTopic[topic];
    if (screen !== undefined) openScreen(screen);
    const element = place.current;
    element?.setAttribute('data-tour-here', '');
    return () => element?.removeAttribute('data-tour-here');
  }, [topic, place]);
  return (
    <Popover
      triggerRef={place}
      isOpen
      isNonModal
      onOpenChange={(isOpen) => {
        if (!isOpen) leaveTour();
      }}
      shouldCloseOnInteractOutside={() => false}
      placement={screenOfTopic[topic] === undefined ? 'bottom' : 'right top'}
      offset={12}
      className="w-[min(340px,calc(100vw-24px))] rounded-hero border border-accent bg-surface shadow-overlay"
    >
      <Dialog className="px-4 pt-3 pb-3 outline-none">
        <p className="text-help text-text-3">{t('tour.at', { at: at + 1, count: topics.length })}</p>
        <Heading slot="title" className="mb-1 font-bold">
          {t(`tour.topic.${topic}.title`)}
        </Heading>
        <p className="mb-3 text-text-2">{t(`tour.topic.${topic}.text`)}</p>
        <div className="flex items-center gap-2">
          <Button size="sm" variant="quiet" onPress={leaveTour}>
            {t('tour.leave')}
          </Button>
          <span className="flex-1" />
          {before && (
            <Button size="sm" onPress={() => useTour.setState({ topic: before })}>
              {t('tour.before')}
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            // The user goes through the tour by this button.
            autoFocus
            onPress={() => (after ? useTour.setState({ topic: after }) : leaveTour())}
          >
            {t(after ? 'tour.next' : 'common.word.finish')}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
