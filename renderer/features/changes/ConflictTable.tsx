import { namesOf } from '#i18n/labels/names.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { classes, Kbd, useFormat, useNow } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import { willBeSent } from './choices.ts';
import type { Choices, Row, Values } from './choices.ts';
import { columns, ConflictRow } from './ConflictLine.tsx';
import { textOf, stepLines } from './values.ts';

interface ConflictTableProps {
  readonly step: Step;
  readonly readAt: number;
  readonly rows: readonly Row[];
  readonly choices: Choices;
  readonly typing: ReadonlySet<string>;
  readonly current: string;
  readonly wording: Wording;
  readonly onFocusRow: (unit: string) => void;
  readonly onPick: (unit: string, side: 'mine' | 'theirs') => void;
  readonly onTyped: (unit: string, values: readonly RawJson[] | null) => void;
}

/** Field, original, mine, the service's, what will be sent; every column dated. No author: the service names none. */
export function ConflictTable({ step, readAt, rows, choices, typing, current, wording, ...on }: ConflictTableProps) {
  const { t } = wording;
  const format = useFormat();
  const now = useNow();
  const entity = namesOf(step.entity, wording.language).one;
  const made = format.moment(step.madeAt, now);
  const tell = (row: Row, values: Values): readonly string[] => stepLines(step, row, values, wording);
  return (
    <section aria-label={entity}>
      <h3 className="mb-2 flex items-baseline gap-2.5">
        <span className="font-medium text-text">{entity}</span>
        <span className="selectable truncate-line text-text-2">{context(step, wording)}</span>
      </h3>
      <div className={classes(columns, 'items-end border-b border-line text-help text-text-2')}>
        <Heading title={t('changes.decide.field')} />
        <Heading title={t('changes.decide.base')} date={t('changes.decide.baseAt', { time: made })} />
        <Heading title={t('changes.decide.mine')} date={t('changes.decide.mineAt', { time: made })} kbd="1" />
        <Heading
          title={t('changes.decide.theirs')}
          date={t('changes.decide.theirsAt', { time: format.moment(readAt, now) })}
          kbd="2"
        />
        <div className="self-stretch bg-sunken px-3 pt-2 pb-1.5">
          <div className="flex h-full flex-col justify-end font-medium text-text">{t('changes.decide.sent')}</div>
        </div>
      </div>
      {rows.map((row) => (
        <ConflictRow
          key={row.unit}
          step={step}
          row={row}
          picked={choices.get(row.unit)}
          sent={willBeSent(row, choices.get(row.unit))}
          isTyping={typing.has(row.unit)}
          isCurrent={row.unit === current}
          tell={(values) => tell(row, values)}
          wording={wording}
          onFocus={() => on.onFocusRow(row.unit)}
          onPick={(side) => on.onPick(row.unit, side)}
          onTyped={(values) => on.onTyped(row.unit, values)}
        />
      ))}
    </section>
  );
}

/** Fields that say what kind of event this is and where, or which application: the heading above shows them already. */
function context(step: Step, wording: Wording): string {
  const members = membersOf(step.state.kind === 'conflict' ? step.state.row : '{}');
  const named = (field: string): string => {
    const id = textOf(members.get(field) ?? null);
    return id === '' ? '' : (wording.nameOf(field, id) ?? '');
  };
  const parts = [named('TypePlanificationId'), named('EntiteJuridiqueId'), textOf(members.get('Numero') ?? null)];
  return parts.filter(Boolean).join(', ');
}

function Heading({ title, date, kbd }: { readonly title: string; readonly date?: string; readonly kbd?: string }) {
  return (
    <div className="pt-2 pb-1.5">
      <div className="flex items-center gap-1.5 font-medium text-text">
        {title}
        {kbd && <Kbd keys={kbd} />}
      </div>
      {date !== undefined && <div>{date}</div>}
    </div>
  );
}
