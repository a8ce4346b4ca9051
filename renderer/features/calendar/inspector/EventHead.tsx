import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Hue } from '#timeGrid/appearance/hue.ts';
import { classes, useFormat } from '#ui/index.ts';
import type { Clash } from '../period/useClashes.ts';

interface EventHeadProps {
  readonly type: string;
  readonly hue: Hue;
  readonly name: string;
  readonly isCancelled?: boolean;
  readonly programme: string;
  readonly isGone?: boolean;
  readonly clash: Clash | undefined;
}

/** What a panel of the calendar begins with: of what type it is, its name, and what is wrong with it. */
export function EventHead({ type, hue, name, isCancelled, programme, isGone, clash }: EventHeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="flex items-center gap-2 text-text-2">
        <span className="size-2.5 rounded-[3px] bg-(--bar)" data-hue={hue} aria-hidden />
        {type}
      </p>
      <h2 className={classes('selectable mt-1.5 text-view font-bold', isCancelled && 'line-through')}>{name}</h2>
      {programme !== '' && <p className="selectable text-text-2">{programme}</p>}
      {isGone && <p className="text-stop">{t('pages.gone')}</p>}
      {clash && <ClashNote clash={clash} />}
    </>
  );
}

/** Why an event has the red triangle: who or what is needed elsewhere, and by which event. */
function ClashNote({ clash: { other, reason, who } }: { readonly clash: Clash }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = other.isMoment ? format.time(other.debut) : format.timeRange(other.debut, other.fin);
  return (
    <p className="mt-2 flex gap-2 text-stop">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      {t(`calendar.views.clash.${reason}`, { who, name: other.nom || other.typeName, when })}
    </p>
  );
}
