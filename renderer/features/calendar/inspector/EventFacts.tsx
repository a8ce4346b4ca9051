import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { Facts, Mark, TextAction, useFormat } from '#ui/index.ts';
import { capital } from '../appearance/capital.ts';
import { hueOf } from '../appearance/hue.ts';
import { ClashNote } from './ClashNote.tsx';
import type { Clash } from './ClashNote.tsx';

interface EventFactsProps {
  readonly event: EventView;
  readonly campusName: string;
  /** Others of its group on screen, in time order. */
  readonly linked: readonly EventView[];
  readonly clash: Clash | undefined;
  readonly onSelect: (id: string) => void;
}

/** What an event is. */
export function EventFacts({ event, campusName, linked, clash, onSelect }: EventFactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = (of: { readonly debut: number; readonly fin: number }): string => format.dayRange(of.debut, of.fin);
  return (
    <>
      <p className="flex items-center gap-2 text-text-2">
        <span className="size-2.5 rounded-[3px] bg-(--bar)" data-hue={hueOf(event.typeName)} aria-hidden />
        {event.typeName}
      </p>
      <h2 className={`selectable mt-1.5 text-view font-bold ${event.annule ? 'line-through' : ''}`}>
        {event.nom || event.typeName}
      </h2>
      {event.programmeName !== '' && <p className="selectable text-text-2">{event.programmeName}</p>}
      {event.gone && <p className="text-stop">{t('calendar.goneLong')}</p>}
      <ClashNote clash={clash} />
      <div className="mt-3">
        <Facts
          items={[
            {
              label: t('calendar.when'),
              value: (
                <>
                  <span className="block font-medium">{capital(when(event))}</span>
                  {event.baseDebut !== null && event.baseFin !== null && (
                    <span className="block text-help text-text-3">
                      {t('calendar.base', { when: baseText(event.baseDebut, event.baseFin) })}
                    </span>
                  )}
                </>
              ),
            },
            { label: t('calendar.duration'), value: format.duration(event.fin - event.debut) },
            { label: t('calendar.teachers'), value: given(event.enseignants) },
            { label: t('calendar.campus'), value: given(campusName) },
            { label: t('calendar.programme'), value: given(event.programmeName) },
            {
              label: t('calendar.group'),
              value:
                event.group === null ? (
                  <span className="text-text-3">{t('calendar.noLinked')}</span>
                ) : linked.length === 0 ? (
                  t('calendar.linkedElsewhere')
                ) : (
                  <>
                    <span className="block text-help text-text-3">{t('calendar.linkedHere')}</span>
                    {linked.map((each) => (
                      <span key={each.id} className="mt-1 block">
                        <span className="flex items-center gap-1.5">
                          <TextAction onPress={() => onSelect(each.id)}>{each.nom || each.typeName}</TextAction>
                          {each.mark && <Mark state={each.mark} />}
                        </span>
                        <span className="block text-help text-text-3">{capital(when(each))}</span>
                      </span>
                    ))}
                  </>
                ),
            },
          ]}
        />
      </div>
    </>
  );

  function baseText(debut: number, fin: number): string {
    const sameDay = format.dayOf(debut) === format.dayOf(event.debut);
    return sameDay ? format.timeRange(debut, fin) : when({ debut, fin });
  }
  function given(text: string) {
    return text === '' ? <span className="text-text-3">{t('calendar.none')}</span> : text;
  }
}
