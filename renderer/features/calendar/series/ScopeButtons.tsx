import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useLinked } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { scopesOf } from '#intents/event/series.ts';
import type { Meant, Scope } from '#intents/event/series.ts';
import { Button, useFormat, useShortcut } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';

interface ScopeButtonsProps {
  readonly scopes: readonly Meant<EventView>[];
  readonly keys: Readonly<Partial<Record<Scope, Shortcut | string>>>;
  /** The events that are cancelled are meant, to be restored: the series may have others. */
  readonly areCancelled?: boolean;
  readonly size?: 'md' | 'sm';
  /** The first of them has the focus as it is drawn. */
  readonly takesFocus?: boolean;
  readonly onScope: (meant: Meant<EventView>) => void;
}

/** « Cet événement · les suivants · toute la série »: a button each, with what it counts and its key. */
export const ScopeButtons = ({ scopes, keys, takesFocus = false, ...rest }: ScopeButtonsProps) =>
  scopes.map((meant, at) => (
    <ScopeButton
      key={meant.scope}
      meant={meant}
      shortcut={keys[meant.scope] ?? ''}
      takesFocus={takesFocus && at === 0}
      {...rest}
    />
  ));

function ScopeButton({
  meant,
  shortcut,
  onScope,
  takesFocus = false,
  areCancelled = false,
  ...sizing
}: {
  readonly meant: Meant<EventView>;
  readonly shortcut: Shortcut | string;
} & Pick<ScopeButtonsProps, 'areCancelled' | 'size' | 'takesFocus' | 'onScope'>) {
  const { t } = useTranslation();
  const { scope, events } = meant;
  const [kbd = ''] = typeof shortcut === 'string' ? [shortcut] : shortcut.keys;
  useShortcut(shortcut, () => onScope(meant));
  const words = areCancelled && scope !== 'one' ? `calendar.series.cancelled.${scope}` : `calendar.series.${scope}`;
  return (
    <Button {...sizing} autoFocus={takesFocus} kbd={kbd} onPress={() => onScope(meant)}>
      {t(words, { count: scope === 'following' ? events.length - 1 : events.length })}
    </Button>
  );
}

/** Between which days the series is, or those of it that are cancelled, and that it may have events not here. */
export function SeriesNote({
  events,
  isPartial,
  of,
  areCancelled = false,
}: {
  /** In order of time. */
  readonly events: readonly EventView[];
  readonly isPartial: boolean;
  /** The id of one of them, whose place is said. */
  readonly of?: string;
  readonly areCancelled?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = events.map(({ debut }) => format.day(debut));
  const at = events.findIndex(({ id }) => id === of) + 1;
  return (
    <>
      <p>
        {t(`calendar.series.${areCancelled ? 'cancelled.days' : at > 0 ? 'place' : 'days'}`, {
          at,
          count: events.length,
          from: days[0],
          to: days.at(-1),
        })}
      </p>
      {isPartial && <PartialNote />}
    </>
  );
}

/** That a series may have events that are not here. */
export function PartialNote() {
  const { t } = useTranslation();
  return <p className="mt-1 text-ask">{t('calendar.series.partial')}</p>;
}

/** The series of an event, on screen or not, as an act on it may mean it; `areCancelled`: its restoring. */
export function useScopes(event: EventView, areCancelled = false) {
  const { last } = useDatasetStatus({ entity: 'Planification' });
  const scopes = scopesOf(event, useLinked(event.group), areCancelled);
  return { scopes, events: scopes.at(-1)?.events ?? [], isPartial: last?.complete !== true };
}
