import type { Dataset, StoredRow } from '#cache/pages/dataset.ts';
import { Fields } from '#cache/pages/fields.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { personEntities } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { foldedText } from '#shared/text/fold.ts';
import { isPhone, phoneDigits } from '#shared/text/phone.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import type { Step } from '#sync/step.ts';
import { lastName } from '../labels.ts';
import { sameElements } from '../memo.ts';
import type { Rows } from '../rows.ts';
import { TextIndex } from './textIndex.ts';
import type { IndexedWords, Matches } from './textIndex.ts';

/**
 * The datasets that are searched for people. Applicants come first: their names are among the words of their
 * applications.
 */
export const peopleKinds = [...personEntities, 'Dossier'] as const satisfies readonly EntityName[];
export type PeopleKind = (typeof peopleKinds)[number];

const nothing: Matches = { ids: [], total: 0 };

/** The words of a row with its pending changes. */
interface Pending extends IndexedWords {
  readonly text: string;
}

interface Part {
  readonly dataset: Dataset | undefined;
  readonly revision: number;
  readonly index: TextIndex;
  readonly isWhole: boolean;
}

/**
 * Applicants, learners and applications by name, number, code and e-mail address, including those that exist only here.
 */
export class PeopleIndex {
  private readonly rows: Rows;
  private readonly parts = new Map<PeopleKind, Part>();
  private pending: {
    readonly steps: readonly (readonly Step[])[];
    readonly words: ReadonlyMap<PeopleKind, ReadonlyMap<string, Pending>>;
  } | null = null;
  /** Applicants parsed again whose applications still have their old names. */
  private readonly renamed = new Set<string>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Parses changed rows until `isOver`; returns false while more are left. */
  catchUp(isOver: () => boolean): boolean {
    for (const kind of peopleKinds) {
      const { memory } = this.rows;
      const dataset = memory.dataset(kind);
      const revision = memory.revisionOf(kind);
      const before = this.parts.get(kind);
      const isRenamed = kind === 'Dossier' && this.renamed.size > 0;
      if (before && before.dataset === dataset && before.revision === revision && before.isWhole && !isRenamed)
        continue;
      const index = before && before.dataset === dataset ? before.index : new TextIndex();
      if (isRenamed) {
        index.forget(this.renamed);
        this.renamed.clear();
      }
      const { changed, isWhole } = index.catchUp(
        dataset?.rows.values() ?? [],
        (row) => this.wordsOf(kind, row.text),
        isOver,
        revision,
      );
      this.parts.set(kind, { dataset, revision, index, isWhole });
      if (kind === 'Candidat') for (const id of changed) this.renamed.add(id);
      if (!isWhole) return false;
    }
    return true;
  }

  /** How many rows of a dataset are known here. */
  count(kind: PeopleKind): number {
    const dataset = this.rows.memory.dataset(kind);
    return (
      (dataset?.rows.size ?? 0) -
      (dataset?.gone ?? 0) +
      [...this.pendingOf(kind).keys()].filter((id) => !dataset?.rows.has(id)).length
    );
  }

  /** The first rows of one dataset: in its own order without a query, else best first. */
  find(kind: PeopleKind, query: string, limit: number): Matches {
    const index = this.parts.get(kind)?.index;
    const terms = searchTerms(query);
    const isAll = terms.length === 0;
    const pending = this.pendingOf(kind);
    const found = !index ? nothing : isAll ? index.first(limit) : index.find(query, limit);
    const ids = found.ids.filter((id) => !this.rows.isGone(kind, id));
    const goneOnes = isAll ? this.rows.memory.dataset(kind)?.gone : found.ids.length - ids.length;
    const total = found.total - (goneOnes ?? 0);
    const { heard } = found;
    if (pending.size === 0) return { ids, total, ...(heard && { heard }) };
    const own = [...pending].filter(([, { text }]) => hasTerms(text, terms)).map(([id]) => id);
    // A changed row stays where it was; rows that exist only here, and rows that match since a change, come first.
    const unchanged = ids.filter((id) => !pending.has(id) || own.includes(id));
    const added = own.filter((id) => !unchanged.includes(id));
    const known = this.rows.memory.dataset(kind)?.rows;
    return {
      ids: [...added, ...unchanged].slice(0, limit),
      total: total - (ids.length - unchanged.length) + added.filter((id) => !isAll || !known?.has(id)).length,
      ...(heard && { heard: heard.difference(new Set(own)) }),
    };
  }

  /** Applications of an applicant, including those that exist only here. */
  applicationsOf(applicantId: string): readonly string[] {
    const unchanged = this.parts.get('Dossier')?.index.ownedBy(applicantId) ?? [];
    const pending = this.pendingOf('Dossier');
    const own = [...pending].filter(([, { owner }]) => owner === applicantId).map(([id]) => id);
    return [
      ...new Set([...unchanged.filter((id) => pending.get(id)?.owner === applicantId || !pending.has(id)), ...own]),
    ];
  }

  private pendingOf(kind: PeopleKind): ReadonlyMap<string, Pending> {
    const steps = peopleKinds.map((each) => this.rows.memory.stepsIn(each));
    if (!this.pending || !sameElements(this.pending.steps, steps)) {
      const words = new Map(peopleKinds.map((each) => [each, this.readPending(each)] as const));
      this.pending = { steps, words };
    }
    return this.pending.words.get(kind) ?? new Map();
  }

  private readPending(kind: PeopleKind): ReadonlyMap<string, Pending> {
    const found = new Map<string, Pending>();
    for (const id of this.rows.pending(kind)) {
      const row = this.rows.current(kind, id);
      if (row === undefined) continue;
      const own = this.wordsOf(kind, row);
      found.set(id, { ...own, text: foldedText(own.words) });
    }
    return found;
  }

  private wordsOf(kind: PeopleKind, text: StoredRow['text']): IndexedWords {
    const row = new Fields(text);
    return kind === 'Dossier' ? this.applicationWords(row) : { words: personWords(kind, row) };
  }

  private applicationWords(application: Fields): IndexedWords {
    const owner = application.id('CandidatId');
    const applicant = owner === null ? undefined : this.rows.current('Candidat', owner);
    const words = applicant === undefined ? [] : personWords('Candidat', new Fields(applicant));
    const phones = application.textsIn('Parametres', 'Valeur').filter(isPhone);
    return {
      words: [
        ...words,
        application.text('Numero'),
        application.text('Nom'),
        application.text('ReferenceCRM'),
        ...phones,
        ...phones.map(phoneDigits),
      ],
      owner,
    };
  }
}

/** Each name once, the one that the list shows first: it sorts the list. */
function personNames(kind: PersonEntity, person: Fields): readonly string[] {
  const others = ['Prenoms', 'Nom', 'NomUsage', 'PrenomUsage', 'NomJeuneFille'].map((field) => person.text(field));
  return [...new Set([lastName(kind, person), ...others])].filter((name) => name !== '');
}

function personWords(kind: PersonEntity, person: Fields): readonly string[] {
  const numbers = new Set([person.text('Numero'), person.text('Code')]);
  return [...personNames(kind, person), ...numbers, person.textWithin('Mail', 'Adresse')].filter((word) => word !== '');
}
