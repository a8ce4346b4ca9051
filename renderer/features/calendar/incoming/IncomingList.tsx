import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseAll, RowBox } from '#lists/RowBox.tsx';
import { EmptyState, GridRow, LongRows, Pill, RowGrid, useFormat, useRows, useShortcut } from '#ui/index.ts';
import type { Format, Tone } from '#ui/index.ts';
import { tableShortcuts } from '#wording/shortcuts.ts';
import type { Fate, FateKind, IncomingLine } from './match.ts';

interface IncomingListProps {
  readonly lines: readonly IncomingLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Whether something would become of it. */
export const isChoosable = ({ fate }: IncomingLine): boolean => fate.kind === 'new' || fate.kind === 'changed';

/** The events of a file, each with its box where something would become of it. Espace chooses, Ctrl A all or none. */
export function IncomingList({ lines, chosen, onChoose }: IncomingListProps) {
  const { t } = useTranslation();
  const [focused, setFocused] = useState<string | null>(null);
  const ids = useMemo(() => lines.map(({ id }) => id), [lines]);
  const free = useMemo(() => lines.filter(isChoosable).map(({ id }) => id), [lines]);
  const areAllChosen = free.length > 0 && free.every((id) => chosen.has(id));
  const toggle = (id: string): void => {
    if (!free.includes(id)) return;
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const toggleAll = (): void => onChoose(areAllChosen ? chosen.difference(new Set(free)) : chosen.union(new Set(free)));
  const keys = useRows({ ids, selected: focused, onSelect: setFocused, onOpen: toggle });
  const { focused: row } = keys;
  useShortcut(tableShortcuts.choose, () => row !== null && toggle(row), { enabled: row !== null });
  useShortcut(tableShortcuts.chooseAll, toggleAll, { enabled: row !== null });
  if (lines.length === 0) return <EmptyState message={t('calendar.incoming.none')} isInset />;
  return (
    <div
      {...keys.list}
      className="scroll-thin h-[30vh] min-h-[180px] overflow-y-auto rounded-box border border-line px-2"
    >
      <RowGrid
        label={t('calendar.incoming.list')}
        isSticky
        isMulti
        minWidth={500}
        count={lines.length}
        columns={[
          {
            id: 'box',
            label:
              free.length > 0 ? (
                <ChooseAll isChosen={areAllChosen} onChoose={toggleAll} />
              ) : (
                <span className="sr-only">{t('calendar.incoming.box')}</span>
              ),
            width: '32px',
          },
          { id: 'when', label: t('calendar.incoming.when'), width: '130px' },
          { id: 'what', label: t('calendar.event') },
          { id: 'fate', label: t('calendar.incoming.becomes'), width: '42%' },
        ]}
      >
        <LongRows ids={ids} kept={keys.reachable ?? null}>
          {(at) => {
            const line = lines[at];
            if (!line) return null;
            const { id } = line;
            return (
              <GridRow
                id={id}
                at={at}
                isSelected={chosen.has(id)}
                isReachable={id === keys.reachable}
                onSelect={toggle}
                className="h-[54px]"
              >
                {isChoosable(line) ? (
                  <RowBox isChosen={chosen.has(id)} onChoose={() => toggle(id)} onPress={noDrag} onReach={noDrag} />
                ) : (
                  <td aria-hidden />
                )}
                <Cells line={line} />
              </GridRow>
            );
          }}
        </LongRows>
      </RowGrid>
    </div>
  );
}

/** So much of a line of the file is quoted. */
export const mostQuoted = 80;

/** The boxes of a table can be drawn over; here a click is enough. */
const noDrag = (): void => undefined;

const tones: Readonly<Record<FateKind, Tone>> = { new: 'accent', changed: 'ask', same: 'neutral', left: 'stop' };

function Cells({ line: { event, title, debut, teachers, fate } }: { readonly line: IncomingLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const detail = useFateText()(fate);
  return (
    <>
      <td className="leading-[18px] tabular-nums">
        {debut !== null && (
          <TwoLines
            first={`${format.weekdayShort(debut)} ${format.date(debut)}`}
            second={event && hoursOf(event, format, t('calendar.incoming.wholeDay'))}
          />
        )}
      </td>
      <td className="leading-[18px]">
        <TwoLines
          first={<strong className="font-medium">{title || t('common.unnamed')}</strong>}
          second={[event && event.series !== null && t('calendar.incoming.ofSeries'), teachers]
            .filter(Boolean)
            .join(' · ')}
        />
      </td>
      <td title={detail} className="leading-[18px]">
        {
          <span className="flex items-start gap-2">
            <Pill tone={tones[fate.kind]}>{t(`calendar.incoming.fate.${fate.kind}`)}</Pill>
            <span className="line-clamp-2 min-w-0 text-help text-text-2">{detail}</span>
          </span>
        }
      </td>
    </>
  );
}

function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <>
      <span className="truncate-line block">{first}</span>
      <span className="truncate-line block text-help text-text-3">{second}</span>
    </>
  );
}

function hoursOf({ isDay, debut, fin }: NonNullable<IncomingLine['event']>, format: Format, wholeDay: string): string {
  if (!isDay) return format.timeRange(debut, fin);
  const last = format.startOfDay(format.dayOf(fin - 1));
  return last === debut ? wholeDay : `→ ${format.day(last)}`;
}

/** Why nothing becomes of an event, or what would be changed. */
function useFateText(): (fate: Fate) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (fate) => {
    if (fate.kind === 'left') {
      const { reason } = fate;
      if (typeof reason === 'string') return t(`calendar.incoming.left.${reason}`);
      const text = 'text' in reason ? format.quote(reason.text.slice(0, mostQuoted)) : '';
      return t(`calendar.incoming.refused.${reason.reason}`, { text });
    }
    if (fate.kind === 'new' && fate.caution) return t(`calendar.incoming.caution.${fate.caution}`);
    if (fate.kind !== 'changed') return '';
    const view = fate.known;
    const { Debut, Fin, Nom, Annule } = fate.differences;
    return [
      typeof Debut === 'number' &&
        typeof Fin === 'number' &&
        `${format.dayRange(view.debut, view.fin)} → ${format.dayRange(Debut, Fin)}`,
      Nom !== undefined && t('calendar.incoming.change.nom', { before: view.nom || view.typeName, after: Nom }),
      Annule !== undefined && t(`calendar.incoming.change.${Annule === 'true' ? 'cancelled' : 'restored'}`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
