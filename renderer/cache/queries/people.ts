import { setOf } from '#shared/entities/context.ts';
import { sibling } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { applicantOf, isLearner, learnerOf } from '#shared/entities/people.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import { isPhone } from '#shared/text/phone.ts';
import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import type { Fields } from '../pages/fields.ts';
import { AllRows } from './allRows.ts';
import { mailOf, personName } from './labels.ts';
import { madeOf } from './made.ts';
import { Memo } from './memo.ts';
import { campusOf, forLabels, labelOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import { PeopleIndex, peopleKinds } from './search/peopleIndex.ts';
import type { PeopleKind } from './search/peopleIndex.ts';
import type { Matches } from './search/textIndex.ts';
import type { PersonRowView, SyncMark } from './views.ts';

export interface RowView {
  readonly id: string;
  /** `whole`: its text with the changes that wait, what a change of it begins from (I12). */
  readonly fields: Fields;
  readonly mark: SyncMark | null;
  readonly steps: readonly Step[];
  /** The service no longer has it (R3.1b): shown, not offered for changes. */
  readonly gone?: true;
}

/** One person, in either of the two datasets (R3.1). */
export interface PersonView {
  readonly applicant: RowView | null;
  readonly learner: RowView | null;
  readonly applications: readonly PersonRowView[];
}

const noApplications: readonly PersonRowView[] = [];

export const forPeople = [...peopleKinds, 'selection/Dossier', 'Mail', ...forLabels, 'EtatCandidature'] as const;

export class People {
  private readonly rows: Rows;
  private readonly index: PeopleIndex;
  private readonly memo = new Memo<PersonRowView>();
  private readonly views = new Memo<RowView>();
  private readonly persons = new Memo<PersonView>();
  private readonly lists = new Map<PeopleKind, AllRows<PersonRowView>>();
  private readonly rowLists = new Map<EntityName, AllRows<RowView>>();

  constructor(rows: Rows) {
    this.rows = rows;
    this.index = new PeopleIndex(rows);
  }

  readWords(): void {
    this.index.catchUp();
    this.index.readNames();
  }

  /** The first rows of one dataset: by name without a query, else best first. */
  find(kind: PeopleKind, query: string, limit: number): Matches {
    this.index.catchUp();
    return this.index.find(kind, query, limit);
  }

  all(kind: PeopleKind): readonly PersonRowView[] {
    this.index.catchUp();
    const list =
      this.lists.get(kind) ??
      new AllRows<PersonRowView>({
        rows: this.rows,
        entity: kind,
        needs: forPeople,
        one: (id) => this.line(kind, id),
      });
    this.lists.set(kind, list);
    return list.read();
  }

  /** Every row of a dataset, those that exist only here included, in no order. */
  allRows(entity: EntityName): readonly RowView[] {
    const list =
      this.rowLists.get(entity) ??
      new AllRows<RowView>({ rows: this.rows, entity, needs: [entity], one: (id) => this.row(entity, id) });
    this.rowLists.set(entity, list);
    return list.read();
  }

  lines(kind: PeopleKind | ApplicationEntity, ids: readonly string[]): readonly PersonRowView[] {
    return ids.flatMap((id) => this.line(kind, id) ?? []);
  }

  /** One id in both datasets is one person only where both refer to one Individu (R1.5, R3.1, R5.4). */
  person(entity: PersonEntity, id: string): PersonView {
    this.index.catchUp();
    const own = this.row(entity, id);
    const other = this.row(isLearner(entity) ? applicantOf(entity) : learnerOf(entity), id);
    const individual = own?.fields.id('IndividuId') ?? null;
    const same = individual !== null && individual === other?.fields.id('IndividuId') ? other : null;
    const [applicant, learner] = isLearner(entity) ? [same, own] : [own, same];
    const applications = applicant || !isLearner(entity) ? this.applicationsOf(entity, id) : noApplications;
    return this.persons.get(`${entity}/${id}`, [applicant, learner, ...applications], () => ({
      applicant,
      learner,
      applications,
    }));
  }

  /** Null when it is not in the cache. */
  row(entity: EntityName, id: string): RowView | null {
    const fields = this.rows.read(entity, id);
    if (!fields) return null;
    const steps = this.rows.steps(entity, id);
    const gone = this.rows.isGone(entity, id);
    return this.views.get(`${entity}/${id}`, [fields, gone, ...steps], () => ({
      id,
      fields,
      mark: mostUrgentMark(steps),
      steps,
      ...(gone && { gone: true as const }),
    }));
  }

  rowsOf(entity: EntityName, field: string, id: string): readonly RowView[] {
    return mentioning(this.rows, entity, field, id).flatMap((each) => this.row(entity, each) ?? []);
  }

  private applicationsOf(person: PersonEntity, id: string): readonly PersonRowView[] {
    const entity = sibling(person, 'Dossier');
    const isPlain = entity === 'Dossier';
    return this.lines(
      entity,
      isPlain ? this.index.ownedBy(entity, id) : mentioning(this.rows, entity, 'CandidatId', id),
    );
  }

  private line(kind: PeopleKind | ApplicationEntity, id: string): PersonRowView | null {
    const row = this.row(kind, id);
    if (!row || row.gone) return null;
    const { fields, mark, steps } = row;
    const isApplication = setOf(kind) === 'Dossier';
    const bearer = isApplication ? sibling(kind, 'Candidat') : kind;
    const applicant = isApplication ? this.rows.read(bearer, fields.id('CandidatId')) : fields;
    const applications = kind === 'Candidat' ? this.index.ownedBy('Dossier', id) : [];
    const application = isApplication ? fields : this.newest(applications);
    const mail = mailOf(this.rows, applicant);
    const admissionPathId = application?.id('SessionRecrutementId') ?? null;
    const admissionPathName = labelOf(this.rows, 'SessionRecrutement', admissionPathId);
    const stateName = this.rows.called('EtatCandidature', application?.id('EtatCandidatureId') ?? null);
    const own = isApplication ? [fields] : applications.flatMap((each) => this.rows.read('Dossier', each) ?? []);
    const campuses = own.flatMap(
      (each) => campusOf(this.rows, 'SessionRecrutement', each.id('SessionRecrutementId')) ?? [],
    );
    return this.memo.get(
      `${kind}/${id}`,
      [row, applicant, mail, admissionPathName, stateName, ...own, ...campuses],
      () => ({
        kind,
        id,
        row: fields.whole,
        name: applicant ? personName(bearer, applicant) : fields.text('Nom'),
        number: fields.text('Numero') || fields.text('Code'),
        mail,
        admissionPathName,
        stateName,
        applications: applications.length,
        campusIds: [...new Set(campuses)],
        phones: phonesOf(own),
        mark,
        steps,
      }),
    );
  }

  /** The application that was begun last; one that exists only here is newer than all. */
  private newest(ids: readonly string[]): Fields | undefined {
    const begun = (application: Fields): number => application.instant('DateDebut') ?? Number.MAX_SAFE_INTEGER;
    const applications = ids.flatMap((id) => this.rows.read('Dossier', id) ?? []);
    return applications.toSorted((a, b) => begun(b) - begun(a))[0];
  }
}

/** Ids of the rows that refer to one: a search in the text avoids parsing rows that cannot match. */
const mentioning = madeOf(
  (rows, entity: EntityName, _field: string, _id: string) => rows.shown(entity),
  (rows, entity, field, id) => {
    const mention = new RegExp(`"${field}"\\s*:\\s*"?${id}\\b`, 'u');
    return [...rows.ids(entity)].filter((each) => mention.test(rows.current(entity, each) ?? ''));
  },
);

/** Schools store them in custom fields. */
function phonesOf(applications: readonly Fields[]): string {
  const phones = applications.flatMap((each) => each.textsIn('Parametres', 'Valeur').filter(isPhone));
  return [...new Set(phones.map((phone) => phone.trim()))].join(', ');
}
