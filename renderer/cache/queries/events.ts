import { bucketsTouching } from '#shared/entities/buckets.ts';
import { inOneSpelling } from '#shared/entities/idForm.ts';
import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import type { Dataset, StoredRow } from '../pages/dataset.ts';
import { firstNot } from './firstNot.ts';
import { typeName } from './labels.ts';
import { Memo, sameElements } from './memo.ts';
import { labelOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import type { EventView } from './views.ts';

/** The datasets from which an event is made. */
export const forEvents = ['Planification', 'TypePlanification', 'Programme', 'EntiteJuridique'] as const;

/** The range of a calendar: instants in epoch ms, `to` excluded. */
export interface Range extends Times {
  readonly campusId: string;
}

export interface Times {
  readonly from: number;
  readonly to: number;
}

interface NamedView {
  readonly programmeId: string | null;
  readonly view: EventView | null;
}

interface Latest extends NamedView {
  readonly row: StoredRow | undefined;
  readonly steps: readonly Step[];
  readonly labels: number;
}

const none: readonly EventView[] = [];
const byBegin = (a: EventView, b: EventView): number => a.debut - b.debut || a.fin - b.fin || (a.id < b.id ? -1 : 1);

interface EventsOfRange {
  readonly dataset: Dataset | undefined;
  readonly revision: number;
  readonly labels: number;
  readonly shown: Map<string, EventView>;
  readonly steps: readonly Step[];
  readonly pending: ReadonlySet<string>;
  readonly events: readonly EventView[];
}

export class Events {
  private readonly rows: Rows;
  /** Of several campuses. */
  private readonly ranges = new Memo<readonly EventView[]>();
  private readonly found = new Map<string, EventsOfRange>();
  /** The inputs of each view, compared by identity: showing a week again costs next to nothing. */
  private readonly latest = new Map<string, Latest>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Null when it is not in the cache, or its time cannot be read. */
  one(id: string): EventView | null {
    return this.viewOf(id, this.labels());
  }

  private viewOf(id: string, labels: number): EventView | null {
    const { memory } = this.rows;
    const row = memory.dataset('Planification')?.rows.get(id);
    const steps = memory.stepsOf('Planification', id);
    const before = this.latest.get(id);
    const isSame = before?.row === row && sameElements(before?.steps ?? [], steps);
    if (before && isSame && before.labels === labels) return before.view;
    const { programmeId, view } = before && isSame ? this.named(before) : this.make(id, row, steps);
    this.latest.set(id, { row, steps, labels, programmeId, view }); // spread, it would take twice the memory
    return view;
  }

  /** The same with the names of now: only changed rows are parsed again. */
  private named({ view, programmeId }: NamedView): NamedView {
    if (!view) return { view, programmeId };
    const type = typeName(this.rows, view.typeId || null);
    const programmeName = labelOf(this.rows, 'Programme', programmeId, view.campusId || null);
    const isSame = type === view.typeName && programmeName === view.programmeName;
    return { view: isSame ? view : { ...view, typeName: type, programmeName }, programmeId };
  }

  /** The members of an event without changes are not kept: the view has what screens show, of tens of thousands. */
  private make(id: string, row: StoredRow | undefined, steps: readonly Step[]): NamedView {
    const { rows } = this;
    const base = steps.length === 0 ? row && rows.readOnce(row) : rows.readBase('Planification', id);
    const fields = steps.length === 0 ? base : rows.read('Planification', id);
    const debut = fields?.instant('Debut') ?? null;
    const fin = fields?.instant('Fin') ?? null;
    if (!fields || debut === null || fin === null) return { view: null, programmeId: null };
    const programmeId = fields.id('ProgrammeId');
    const baseDebut = base?.instant('Debut') ?? null;
    const baseFin = base?.instant('Fin') ?? null;
    const moved = baseDebut !== debut || baseFin !== fin;
    const reference = fields.text('ReferenceExterne').trim();
    const group = fields.id('ReferenceMultiple');
    const gone = rows.isGone('Planification', id);
    const view: EventView = {
      id,
      row: fields.whole,
      mark: mostUrgentMark(steps),
      steps,
      nom: fields.text('Nom'),
      campusId: fields.id('EntiteJuridiqueId') ?? '',
      typeId: fields.id('TypePlanificationId') ?? '',
      typeName: typeName(rows, fields.id('TypePlanificationId')),
      debut,
      fin,
      baseDebut: moved ? baseDebut : null,
      baseFin: moved ? baseFin : null,
      enseignants: fields.text('Enseignants'),
      programmeName: labelOf(rows, 'Programme', programmeId, fields.id('EntiteJuridiqueId')),
      sequenceId: fields.id('SequenceId'),
      group: group === null ? null : inOneSpelling(group),
      ...(reference !== '' && { reference }),
      annule: fields.flag('Annule') || gone,
      gone,
      realise: fields.flag('Realise'),
    };
    return { view, programmeId };
  }

  /** Events of a campus that touch the range, by begin, then end. */
  within(range: Range): readonly EventView[] {
    const { campusId, from, to } = range;
    const { memory } = this.rows;
    const key = `${campusId}/${from}/${to}`;
    const labels = this.labels();
    const dataset = memory.dataset('Planification');
    const revision = memory.revisionOf('Planification');
    const steps = memory.stepsIn('Planification');
    const before = this.found.get(key);
    const isSame = before !== undefined && before.dataset === dataset && before.labels === labels;
    const changed = isSame ? memory.changedSince('Planification', before.revision) : null;
    if (isSame && before.steps === steps && changed?.size === 0) return before.events;
    const pending = this.rows.pending('Planification');
    const events =
      isSame && changed
        ? this.edited(before, range, labels, before.pending.union(pending).union(this.near(changed, before, range)))
        : this.find(range, labels);
    // Of an edit, `edited` has changed what was shown before: months have thousands of events.
    const shown = (changed && before?.shown) ?? new Map(events.map((event) => [event.id, event]));
    this.found.set(key, { dataset, revision, labels, shown, steps, pending, events });
    return events;
  }

  /** Of rows that changed, those that are shown, or may lie in the range now: no other is parsed. */
  private near(
    changed: ReadonlySet<string>,
    { shown }: EventsOfRange,
    { campusId, from, to }: Range,
  ): ReadonlySet<string> {
    if (changed.size === 0) return changed;
    const buckets = new Set(bucketsTouching(campusId, from, to));
    const rows = this.rows.memory.dataset('Planification')?.rows;
    return new Set([...changed].filter((id) => shown.has(id) || buckets.has(rows?.get(id)?.bucket ?? '')));
  }

  /** Only rows that changed, or have or had a pending change, are put in their place. */
  private edited(
    { events, shown }: Pick<EventsOfRange, 'events' | 'shown'>,
    range: Range,
    labels: number,
    touched: ReadonlySet<string>,
  ): readonly EventView[] {
    const changed = [...touched].flatMap((id) => {
      const view = this.viewOf(id, labels);
      const now = view && isWithin(view, range) ? view : undefined;
      return shown.get(id) === now ? [] : { id, now };
    });
    if (changed.length === 0) return events;
    const gone = new Set(changed.map(({ id }) => id));
    const edited = events.filter(({ id }) => !gone.has(id));
    for (const { id, now } of changed) {
      if (now) {
        shown.set(id, now);
        edited.splice(
          firstNot(edited, (each) => byBegin(each, now) < 0),
          0,
          now,
        );
      } else shown.delete(id);
    }
    return edited;
  }

  /** Rises with every change of the datasets that name types and programmes. */
  private labels(): number {
    const { memory } = this.rows;
    return (
      memory.revisionOf('TypePlanification') + memory.revisionOf('Programme') + memory.revisionOf('EntiteJuridique')
    );
  }

  ofCampuses(campusIds: readonly string[], { from, to }: Times): readonly EventView[] {
    const [only, second] = campusIds;
    if (only === undefined) return none;
    if (second === undefined) return this.within({ campusId: only, from, to });
    const lists = campusIds.map((campusId) => this.within({ campusId, from, to }));
    return this.ranges.get(`${campusIds.join(' ')}/${from}/${to}`, lists, () => lists.flat().sort(byBegin));
  }

  /** The events of one ReferenceMultiple, of any campus and time, without those that are gone, by begin. */
  linked(group: string): readonly EventView[] {
    const { rows } = this;
    const labels = this.labels();
    return this.ranges.get(`linked/${group}`, [...rows.shown('Planification'), labels], () => {
      // A search in the text avoids parsing rows that cannot match.
      const written = new RegExp(`${RegExp.escape(JSON.stringify(group).slice(1, -1))}|${String.raw`\\u`}`, 'iu');
      return [...rows.ids('Planification')]
        .filter((id) => written.test(rows.current('Planification', id) ?? ''))
        .flatMap((id) => this.viewOf(id, labels) ?? [])
        .filter((event) => event.group === group && !event.gone)
        .sort(byBegin);
    });
  }

  private find(range: Range, labels: number): readonly EventView[] {
    const { campusId, from, to } = range;
    return this.candidates(campusId, from, to)
      .map((id) => this.viewOf(id, labels))
      .filter((event) => event !== null)
      .filter((event) => isWithin(event, range))
      .sort(byBegin);
  }

  /** Pages group events by the service's week; a pending change may have moved one in from any other. */
  private candidates(campusId: string, from: number, to: number): string[] {
    const dataset = this.rows.memory.dataset('Planification');
    const ids = new Set(this.rows.pending('Planification'));
    for (const bucket of bucketsTouching(campusId, from, to)) {
      for (const row of dataset?.inBucket(bucket) ?? []) ids.add(row.id);
    }
    return [...ids];
  }
}

const isWithin = (event: EventView, { campusId, from, to }: Range): boolean =>
  event.campusId === campusId && event.debut < to && (event.fin > from || event.debut >= from);
