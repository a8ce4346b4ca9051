import type { Commit } from '#sync/ports.ts';
import type { Bugs } from './mutant.ts';

/** Mistakes in what is stored, and when. */
export const diskBugs: Bugs = {
  'says saved before it is on the disk': {
    breach: /^I[15]:/u,
    outbox: (inner, machine) => ({
      load: () => inner.load(),
      commit: async (commit) => void machine.after(50, () => void inner.commit(commit).catch(() => undefined)),
    }),
  },
  'says saved though the disk refused': {
    breach: /^I[125]:/u,
    outbox: (inner) => ({ load: () => inner.load(), commit: (commit) => inner.commit(commit).catch(() => undefined) }),
  },
  'loses receipts': {
    breach: /^I2:/u,
    outbox: (inner) => ({
      load: () => inner.load(),
      commit: ({ putReceipts: _lost, ...commit }) => inner.commit(commit),
    }),
  },
  'acknowledges in two commits': {
    breach: /^I6:/u,
    outbox: (inner) => ({
      load: () => inner.load(),
      commit: async ({ putReceipts, ...commit }: Commit) => {
        if (putReceipts) await inner.commit({ putReceipts });
        await inner.commit(commit);
      },
    }),
  },
  'takes the change away and acknowledges later': {
    breach: /^I[126]:/u,
    outbox: (inner) => ({
      load: () => inner.load(),
      commit: async ({ removeSteps, ...commit }: Commit) => {
        if (removeSteps) await inner.commit({ removeSteps });
        await inner.commit(commit);
      },
    }),
  },
  'forgets doubts at a start': {
    breach: /^I(?:2|9|22):/u,
    outbox: (inner) => ({
      commit: (commit) => inner.commit(commit),
      load: async () => {
        const read = await inner.load();
        return {
          ...read,
          steps: read.steps.filter((step) => step.state.kind !== 'doubt' && step.state.kind !== 'sending'),
        };
      },
    }),
  },
  'reads the outbox in the order of the wall clock': {
    breach: /^I(?:8|21):/u,
    outbox: (inner) => ({
      commit: (commit) => inner.commit(commit),
      load: async () => {
        const read = await inner.load();
        const ordered = read.steps.toSorted((a, b) => a.madeAt - b.madeAt);
        return { ...read, steps: ordered.map((step, at) => Object.assign({}, step, { seq: at + 1 })) };
      },
    }),
  },
  'writes nothing to the journal after a start': {
    breach: /^I2:/u,
    journal: (inner) => ({
      read: () => inner.read(),
      append: async () => undefined,
      retract: (mark) => inner.retract(mark),
      rewrite: (whole) => inner.rewrite(whole),
    }),
  },
  'drops the receipts of a journal that is rewritten': {
    breach: /^I6:/u,
    journal: (inner) => {
      let rewrittenAt = 0;
      return {
        append: (entry) => inner.append(entry),
        retract: (revision) => inner.retract(revision),
        rewrite: (whole) => {
          rewrittenAt = whole.number;
          return inner.rewrite(whole);
        },
        read: async () => {
          const view = await inner.read();
          return view && { ...view, receipts: view.receipts.filter(({ number }) => number > rewrittenAt) };
        },
      };
    },
  },
  'repairs a journal without the receipts of the database': {
    breach: /^I6:/u,
    journal: (inner) => ({
      read: () => inner.read(),
      append: (entry) => inner.append(entry),
      retract: (revision) => inner.retract(revision),
      rewrite: (whole) => inner.rewrite({ ...whole, receipts: [] }),
    }),
  },
  'forgets in the journal what was taken away': {
    breach: /^I(?:2|3|4):/u,
    journal: (inner) => ({
      read: () => inner.read(),
      append: (entry) => inner.append({ ...entry, remove: [] }),
      retract: (mark) => inner.retract(mark),
      rewrite: (whole) => inner.rewrite(whole),
    }),
  },
  'leaves in the journal what the disk refused': {
    breach: /^I2:/u,
    journal: (inner) => ({
      read: () => inner.read(),
      append: (entry) => inner.append(entry),
      retract: async () => undefined,
      rewrite: (whole) => inner.rewrite(whole),
    }),
  },
  'takes a journal without its end for the whole of it': {
    breach: /^I(?:2|3|4|8):/u,
    journal: (inner) => ({
      append: (entry) => inner.append(entry),
      retract: (mark) => inner.retract(mark),
      rewrite: (whole) => inner.rewrite(whole),
      read: async () => {
        const view = await inner.read();
        return view?.isTorn ? { ...view, number: view.number + 1, isTorn: false } : view;
      },
    }),
  },
  'dates a pull by its end': {
    breach: /^I17:/u,
    cache: (inner) => ({ ...inner, absorb: (request, rows) => inner.absorb(request, rows, inner.acknowledgements()) }),
  },
  'lets a pull undo what is pending': {
    breach: /^I(?:2|17):/u,
    cache: (inner, profile) => ({
      ...inner,
      absorb: async (request, rows, begunAt) => {
        await inner.absorb(request, rows, begunAt);
        const overwritten = profile.steps.filter(
          (step) => step.state.kind === 'waiting' && rows.some(({ id }) => id === step.target),
        );
        if (overwritten.length > 0) await profile.commit({ removeSteps: overwritten.map(({ id }) => id) });
      },
    }),
  },
  'takes away what a pull does not name': {
    breach: /^I18:/u,
    cache: (inner, profile) => ({
      ...inner,
      absorb: async (request, rows, begunAt) => {
        await inner.absorb(request, rows, begunAt);
        const { disk } = profile;
        const named = new Set(rows.map(({ id }) => id));
        const snapshot = (): ReturnType<typeof disk.snapshot> => {
          const shown = disk.snapshot();
          return {
            ...shown,
            base: (entity, id) => (entity !== request.entity || named.has(id) ? shown.base(entity, id) : undefined),
          };
        };
        profile.disk = { ...disk, snapshot };
      },
    }),
  },
  'keeps the first version of a row': {
    breach: /^I23:/u,
    cache: (inner, profile) => ({
      ...inner,
      absorb: (request, rows, begunAt) =>
        inner.absorb(
          request,
          rows.filter(({ id }) => profile.disk.snapshot().base(request.entity, id) === undefined),
          begunAt,
        ),
    }),
  },
  'opens the outbox of the first user of this workstation': {
    breach: /^I19:/u,
    profileOf: () => 'anna',
  },
};
