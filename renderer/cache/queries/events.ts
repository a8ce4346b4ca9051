import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import { bucketsTouching } from '../pages/buckets.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { typeName } from './labels.ts';
import { Memo } from './memo.ts';
import { labelsOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import type { EventView } from './views.ts';

/** The range of a calendar: instants in epoch ms, `to` excluded. */
export interface Range {
  readonly campusId: string;
  readonly from: number;
  readonly to: number;
}

interface Latest {
  readonly row: StoredRow | undefined;
  readonly steps: readonly Step[];
  readonly labels: number;
  readonly view: EventView | null;
}

/** Calendar events as a screen shows them. */
export class Events {
  private readonly rows: Rows;
  private readonly memo = new Memo<EventView | null>();
  private readonly ranges = new Memo<readonly EventView[]>();
  /** The inputs of each view, compared by identity: showing a week again costs next to nothing. */
  private readonly latest = new Map<string, Latest>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Null when it is not in the cache, or its time cannot be read. */
  one(id: string): EventView | null {
    const { memory } = this.rows;
    const row = memory.dataset('Planification')?.rows.get(id);
    const steps = memory.stepsOf('Planification', id);
    const labels =
      memory.revisionOf('TypePlanification') + memory.revisionOf('Programme') + memory.revisionOf('EntiteJuridique');
    const before = this.latest.get(id);
    if (before && before.row === row && before.steps === steps && before.labels === labels) return before.view;
    const view = this.make(id);
    this.latest.set(id, { row, steps, labels, view });
    return view;
  }

  private make(id: string): EventView | null {
    const { rows } = this;
    const current = rows.current('Planification', id);
    const fields = rows.read('Planification', id);
    if (!fields) return null;
    const steps = rows.steps('Planification', id);
    const type = typeName(rows, fields.id('TypePlanificationId'));
    const programmeName = labelsOf(rows).of('Programme', fields.id('ProgrammeId'), fields.id('EntiteJuridiqueId'));
    const base = rows.readBase('Planification', id);
    return this.memo.get(id, [current, base, type, programmeName, ...steps], () => {
      const debut = fields.instant('Debut');
      const fin = fields.instant('Fin');
      if (debut === null || fin === null) return null;
      const baseDebut = base?.instant('Debut') ?? null;
      const baseFin = base?.instant('Fin') ?? null;
      const moved = baseDebut !== debut || baseFin !== fin;
      return {
        id,
        mark: mostUrgentMark(steps),
        steps,
        nom: fields.text('Nom'),
        campusId: fields.id('EntiteJuridiqueId') ?? '',
        typeId: fields.id('TypePlanificationId') ?? '',
        typeName: type,
        debut,
        fin,
        baseDebut: moved ? baseDebut : null,
        baseFin: moved ? baseFin : null,
        enseignants: fields.text('Enseignants'),
        programmeName,
        group: fields.id('ReferenceMultiple'),
        annule: fields.flag('Annule'),
        realise: fields.flag('Realise'),
      };
    });
  }

  /** Events of a campus that touch the range, by begin, then end. */
  within(range: Range): readonly EventView[] {
    const { campusId, from, to } = range;
    return this.ranges.get(`${campusId}/${from}/${to}`, [this.rows.memory.revision()], () => this.find(range));
  }

  private find({ campusId, from, to }: Range): readonly EventView[] {
    const found = this.candidates(campusId, from, to).map((id) => this.one(id));
    return found
      .filter((event) => event !== null)
      .filter((event) => event.campusId === campusId && event.debut < to && (event.fin > from || event.debut >= from))
      .sort((a, b) => a.debut - b.debut || a.fin - b.fin || (a.id < b.id ? -1 : 1));
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
