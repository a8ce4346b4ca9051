import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/index.ts';
import type { ShownEvent } from '../look/shown.ts';

/** Why an event carries the red triangle: who is wanted elsewhere, and by what. */
export function ClashNote({ clash, agent = false }: { readonly clash: ShownEvent | undefined; readonly agent?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!clash) return null;
  const when = clash.interview ? format.time(clash.debut) : format.timeRange(clash.debut, clash.fin);
  const words = { name: clash.nom || clash.typeName, when };
  return (
    <p className="mt-2 flex gap-2 text-stop">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      {agent || clash.interview ? t('calendar.views.clash.agent', words) : t('calendar.clash', words)}
    </p>
  );
}
