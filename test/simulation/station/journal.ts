import type { JournalView, JournalWhole } from '#shared/ipc/journal.ts';
import type { Journal } from '#sync/ports.ts';

type JournalStep = JournalView['steps'][number];

/** What can befall a journal: its file goes, its end goes, or something in it cannot be read. */
export type JournalDamage = 'gone' | 'cutOff' | 'unsure';

/** The second copy of an outbox, as main stores it: outside the database, in a file that fails in its own ways. */
export class JournalModel implements Journal {
  /** It was damaged since it was rewritten. */
  isHurt = false;
  /** The next entry, or the next rewrite, is refused. */
  refuses = false;
  #lineage = '';
  /** The steps after each of the last entries; the first of them is number `#first`. */
  #entries: (readonly JournalStep[])[] = [];
  #first = 0;
  /** A history has fewer than a rewrite keeps. */
  #receipts: JournalView['receipts'] = [];
  #isSure = true;
  #isTorn = false;

  befall(damage: JournalDamage): void {
    if (damage === 'cutOff' && this.#entries.length < 2) return;
    this.isHurt = true;
    this.#receipts = damage === 'cutOff' ? this.#receipts.filter(({ number }) => number < this.#last) : [];
    if (damage === 'gone') this.#entries = [];
    else if (damage === 'cutOff') this.#isTorn = this.#entries.pop() !== undefined;
    else {
      this.#isSure = false;
      this.#entries = this.#entries.map((steps) => steps.slice(1));
    }
  }

  async read(): Promise<JournalView | null> {
    const steps = this.#entries.at(-1);
    if (!steps) return null;
    return {
      lineage: this.#lineage,
      number: this.#last,
      isSure: this.#isSure,
      isTorn: this.#isTorn,
      steps: [...steps],
      receipts: [...this.#receipts],
    };
  }

  async append({ lineage, number, put, remove, receipts }: Parameters<Journal['append']>[0]): Promise<void> {
    this.#mayRefuse();
    if (lineage !== this.#lineage || number !== this.#last + 1) throw new Error('not the next entry of this journal');
    const steps = new Map((this.#entries.at(-1) ?? []).map((held) => [held.id, held]));
    for (const { id, text } of put) steps.set(id, { id, number, text });
    for (const id of remove) steps.delete(id);
    this.#entries.push([...steps.values()]);
    this.#receipts = [...this.#receipts, ...receipts.map((receipt) => ({ ...receipt, number }))];
    if (this.#entries.length <= 2) return;
    this.#entries.shift();
    this.#first += 1;
  }

  async retract({ lineage, number }: Parameters<Journal['retract']>[0]): Promise<void> {
    if (lineage !== this.#lineage) throw new Error('another journal');
    if (number === this.#last + 1) return;
    if (number !== this.#last || this.#entries.length < 2) throw new Error('not the last entry of this journal');
    this.#entries.pop();
    this.#receipts = this.#receipts.filter((receipt) => receipt.number < number);
  }

  async rewrite({ lineage, number, steps, receipts = [] }: JournalWhole): Promise<void> {
    this.#mayRefuse();
    this.isHurt = false;
    const before = this.#lineage === lineage ? this.#receipts.filter((receipt) => receipt.number <= number) : [];
    this.#receipts = [...before, ...receipts];
    this.#lineage = lineage;
    this.#first = number;
    this.#entries = [steps];
    this.#isSure = true;
    this.#isTorn = false;
  }

  #mayRefuse(): void {
    const { refuses } = this;
    this.refuses = false;
    if (refuses) throw new Error('the journal refuses');
  }

  get #last(): number {
    return this.#first + this.#entries.length - 1;
  }
}
