import { bucketsTouching } from '#shared/entities/buckets.ts';
import { inOneSpelling } from '#shared/entities/idForm.ts';
import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { typeName } from './labels.ts';
import { Memo, sameElements, sameShallow } from './memo.ts';
import { labelOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import type { EventView } from './views.ts';

export const forEvents = ['Planification', 'TypePlanification', 'Programme', 'EntiteJuridique'] as const;

/** The range of a calendar: instants in epoch ms, `to` excluded. */
export interface Range extends Times {
  readonly campusId: string;
}

export interface Times {
  readonly from: number;
  readonly to: number;
}

interface Latest {
  readonly row: StoredRow | undefined;
  readonly steps: readonly Step[];
  readonly labels: number;
  readonly view: EventView | null;
}

const none: readonly EventView[] = [];
const byBegin = (a: EventView, b: EventView): number => a.debut - b.debut || a.fin - b.fin || (a.id < b.id ? -1 : 1);

export class Events {
  private readonly rows: Rows;
  private readonly ranges = new Memo<readonly EventView[]>();
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
    if (before?.row === row && before?.labels === labels && sameElements(before.steps, steps)) return before.view;
    const made = this.make(id, row, steps);
    const view = before && sameShallow(before.view, made) ? before.view : made;
    this.latest.set(id, { row, steps, labels, view });
    return view;
  }

  /** The members of an event without changes are not kept: the view has what screens show, of tens of thousands. */
  private make(id: string, row: StoredRow | undefined, steps: readonly Step[]): EventView | null {
    const { rows } = this;
    const base = steps.length === 0 ? row && rows.readOnce(row) : rows.readBase('Planification', id);
    const fields = steps.length === 0 ? base : rows.read('Planification', id);
    const debut = fields?.instant('Debut') ?? null;
    const fin = fields?.instant('Fin') ?? null;
    if (!fields || debut === null || fin === null) return null;
    const baseDebut = base?.instant('Debut') ?? null;
    const baseFin = base?.instant('Fin') ?? null;
    const moved = baseDebut !== debut || baseFin !== fin;
    const reference = fields.text('ReferenceExterne').trim();
    const group = fields.id('ReferenceMultiple');
    const gone = rows.isGone('Planification', id);
    return {
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
      programmeName: labelOf(rows, 'Programme', fields.id('ProgrammeId'), fields.id('EntiteJuridiqueId')),
      sequenceId: fields.id('SequenceId'),
      group: group === null ? null : inOneSpelling(group),
      ...(reference !== '' && { reference }),
      annule: fields.flag('Annule') || gone,
      gone,
      realise: fields.flag('Realise'),
    };
  }

  /** Events of a campus that touch the range, by begin, then end. */
  within(range: Range): readonly EventView[] {
    const { campusId, from, to } = range;
    const labels = this.labels();
    const inputs = [...this.rows.shown('Planification'), labels];
    return this.ranges.get(`${campusId}/${from}/${to}`, inputs, () => this.find(range, labels));
  }

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
