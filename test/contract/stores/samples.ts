import type { PulledRow } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';

type StepSample = Partial<Step> & Pick<Step, 'id' | 'seq'>;

/** A step that waits; a test says what matters to it. */
export const aStep = (given: StepSample): Step => ({
  intentId: 'intent',
  entity: 'Planification',
  target: '1',
  action: 'replace',
  changes: [],
  body: null,
  base: null,
  provisional: [],
  state: { kind: 'waiting', notBefore: null, failure: null },
  attempts: 0,
  seenBefore: [],
  summary: {
    key: 'event.moved',
    subject: 'Jury',
    values: { fromDebut: '2026-11-19T09:00:00+01:00', toDebut: '2026-11-19T10:00:00+01:00' },
  },
  madeAt: 1,
  sentAt: null,
  ...given,
});

/** An applied step. */
export const aReceipt = (given: StepSample & { readonly at?: number }): Step => {
  const { at = 1, ...step } = given;
  const receipt = { outcome: 'verified', changedFields: [], gapMs: 1 } as const;
  return aStep({ ...step, state: { kind: 'applied', at, receipt: { ...receipt, changedFields: [] } } });
};

/** A row as main hands it over. */
export const pulled = (id: string, text: string): PulledRow => ({ id, hash: `hash of ${text}`, text: rawJson(text) });
