import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import { leaveTour, startTour, useTourStops } from '#stores/tour.ts';
import { Button } from '#ui/index.ts';

/** Offered on the first screen until the user takes it or leaves it. */
export function TourOffer() {
  const { t } = useTranslation();
  const isOffered = usePreferences((preferences) => preferences.isTourOffered);
  const { length: count } = useTourStops();
  if (!isOffered) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-box bg-accent-soft px-3 py-2">
      <p className="min-w-40 flex-1">{t('tour.offer', { count })}</p>
      <Button size="sm" variant="primary" onPress={startTour}>
        {t('tour.start')}
      </Button>
      <Button size="sm" variant="quiet" onPress={leaveTour}>
        {t('tour.refuse')}
      </Button>
    </div>
  );
}
