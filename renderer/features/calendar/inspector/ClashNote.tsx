import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Common } from '#shared/clash/clash.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { useFormat } from '#ui/index.ts';

export interface Clash {
  readonly other: ShownEvent;
  readonly reason: Common['reason'];
}

/** Why an event has the red triangle: who is needed elsewhere, and by which event. */
export function ClashNote({ clash }: { readonly clash: Clash | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!clash) return null;
  const { other, reason } = clash;
  const when = other.interview ? format.time(other.debut) : format.timeRange(other.debut, other.fin);
  const words = { name: other.nom || other.typeName, when };
  return (
    <p className="mt-2 flex gap-2 text-stop">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      {reason === 'teacher' ? t('calendar.clash', words) : t(`calendar.views.clash.${reason}`, words)}
    </p>
  );
}
