import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import type { Clash } from '../period/useClashes.ts';

/** Why an event has the red triangle: who or what is needed elsewhere, and by which event. */
export function ClashNote({ clash }: { readonly clash: Clash | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!clash) return null;
  const { other, reason, who } = clash;
  const when = other.interview ? format.time(other.debut) : format.timeRange(other.debut, other.fin);
  return (
    <p className="mt-2 flex gap-2 text-stop">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      {t(`calendar.views.clash.${reason}`, { who, name: other.nom || other.typeName, when })}
    </p>
  );
}
