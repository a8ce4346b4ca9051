import type { Receipt } from '#shared/ipc/write.ts';
import { waitsForUser } from '#sync/rules/attended.ts';
import { isParked } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import { filled, roles } from './draft.ts';
import type { AgreementDraft } from './draft.ts';

export type StageKind =
  | 'agreement'
  | 'terms'
  | 'mail'
  | 'company'
  | 'attach'
  | 'people'
  | 'funder'
  | 'synchronise'
  | 'instalment';

/** Stages whose step leaves only when the user sends that very attempt (R3.0). */
export const attendedKinds: ReadonlySet<StageKind> = new Set(['agreement', 'company', 'funder', 'synchronise']);

/** One write of the creation of an agreement, in the order of the service's document. */
export interface Stage {
  /** Unique in the draft: the steps of the outbox that carry it out bear it in their intent's id. */
  readonly key: string;
  readonly kind: StageKind;
  /** Of a funder or instalment: its key in the draft. */
  readonly item?: string;
}

const one = (kind: StageKind): Stage => ({ key: kind, kind });
const each = (kind: StageKind, items: readonly { readonly key: string }[]): readonly Stage[] =>
  items.map(({ key }) => ({ key: `${kind}.${key}`, kind, item: key }));

/**
 * What was not filled in can be done later on the agreement's page; what was sent stays. `wasSent`: on its way or done.
 */
export function stagesOf(draft: AgreementDraft, wasSent: (kind: StageKind) => boolean = () => false): readonly Stage[] {
  const { people, funders, synchronises, instalments } = draft;
  if (draft.existing) return each('instalment', instalments);
  return [
    one('agreement'),
    ...companyStages(draft, wasSent),
    ...(roles.some((role) => people[role].id !== '') ? [one('people')] : []),
    ...each('funder', funders),
    ...(synchronises ? [one('synchronise')] : []),
    ...each('instalment', instalments),
  ];
}

/**
 * One without any field is none unless asked for: the service could not remove it. The terms go with it, else by
 * themselves.
 */
function companyStages(
  { company: { kind, mail, fields, isEmpty = false }, terms }: AgreementDraft,
  wasSent: (kind: StageKind) => boolean,
): readonly Stage[] {
  const isNew = kind === 'new';
  const hasMail = isNew && mail.trim() !== '';
  const hasCompany = !isNew || hasMail || hasText(fields) || isEmpty || wasSent('company');
  const areTermsAlone = wasSent('terms') || (!hasCompany && hasText(terms));
  return [
    ...(areTermsAlone ? [one('terms')] : []),
    ...(hasMail ? [one('mail')] : []),
    ...(hasCompany && isNew ? [one('company')] : []),
    ...(hasCompany ? [one('attach')] : []),
  ];
}

const hasText = (typed: Readonly<Record<string, string>>): boolean => Object.keys(filled(typed)).length > 0;

const attemptsOf = (draft: Pick<AgreementDraft, 'id'>, stage: Pick<Stage, 'key'>): string =>
  `${draft.id}/${stage.key}/`;
/** The intent's id of a new attempt. It names its stage, so that a restart finds the attempt again (I3). */
export const attemptId = (draft: Pick<AgreementDraft, 'id'>, stage: Pick<Stage, 'key'>, uuid: string): string =>
  `${attemptsOf(draft, stage)}${uuid}`;

export type StageState =
  /**
   * `id`: created or changed; `receipt`: while it is here; `isCorrected`: elsewhere, after a refusal, and unlike the
   * draft.
   */
  | { readonly kind: 'done'; readonly id: string; readonly receipt: Receipt | null; readonly isCorrected?: true }
  /** It is in the outbox: waiting, being sent, or its lost answer is being looked up. */
  | { readonly kind: 'underway'; readonly step: Step }
  /** The user decides about it in the changes: a lost answer, a conflict, a refusal. */
  | { readonly kind: 'asks'; readonly step: Step }
  /** An attempt was given up by the user; `mayHaveArrived`: its outcome is unknown. */
  | { readonly kind: 'givenUp'; readonly mayHaveArrived: boolean }
  /** It leaves now: the outbox does not have it yet. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'toDo' };

export interface StageView extends Stage {
  readonly state: StageState;
}

/** `there`: the row has the stage's values; a pending step that has them; or null. */
export type SeenInRow = (stage: Stage) => 'there' | Step | null;

/**
 * From outbox, receipts and the agreement's row: nothing that a crash loses. An edit merged into an earlier step does
 * not name its stage: `seenInRow` finds it.
 */
export function statesOf(
  draft: AgreementDraft,
  steps: readonly Step[],
  seenInRow: SeenInRow = () => null,
): readonly StageView[] {
  const wasSent = (kind: StageKind): boolean => !isUnsent({ state: stateOf(draft, one(kind), steps, null) });
  return stagesOf(draft, wasSent).map((stage) =>
    Object.assign({}, stage, { state: stateOf(draft, stage, steps, seenInRow(stage)) }),
  );
}

function stateOf(draft: AgreementDraft, stage: Stage, steps: readonly Step[], seen: ReturnType<SeenInRow>): StageState {
  // A correction on the page of what was refused has the intent of its form (R3.5).
  const isNamed = ({ intentId }: Step): boolean => intentId.startsWith(attemptsOf(draft, stage));
  const attempts = steps.filter((step) => isNamed(step) || step.id === draft.attempts?.[stage.key]);
  const applied = attempts.find(({ state }) => state.kind === 'applied');
  const outcome = applied?.target ?? draft.outcomes[stage.key];
  const receipt = applied?.state.kind === 'applied' ? applied.state.receipt : null;
  const isCorrected = applied && !isNamed(applied) && { isCorrected: true as const };
  if (outcome !== undefined) return { kind: 'done', id: outcome, receipt, ...isCorrected };
  if (seen === 'there') return { kind: 'done', id: draft.outcomes['agreement'] ?? '', receipt };
  const open = attempts.find(({ state }) => state.kind !== 'dropped') ?? seen;
  if (open) return { kind: isParked(open) ? 'asks' : 'underway', step: open };
  const dropped = attempts.flatMap(({ state }) => (state.kind === 'dropped' ? state.mayHaveArrived : []));
  return dropped.length > 0 ? { kind: 'givenUp', mayHaveArrived: dropped.includes(true) } : { kind: 'toDo' };
}

/** The stage whose turn it is: the first that is not done. Each outcome is known before the next stage begins. */
export const nextStage = (stages: readonly StageView[]): StageView | null =>
  stages.find(({ state }) => state.kind !== 'done') ?? null;

/** What leaves at once: the instalments that are still open, one after the other; of other stages, one. */
export function batchOf(stages: readonly StageView[]): readonly StageView[] {
  const next = nextStage(stages);
  if (next?.kind !== 'instalment') return next ? [next] : [];
  const open = stages.filter(isUnsent);
  return open.includes(next) ? open : [next];
}

/**
 * Each stage leaves once, when the one before is done; the first failure ends it (R3.0). `sent`: keys since the press.
 */
export function onward(stages: readonly StageView[], sent: ReadonlySet<string>): 'send' | 'wait' | 'end' {
  const next = nextStage(stages);
  if (!next || next.state.kind === 'asks') return 'end';
  if (next.state.kind !== 'underway' && !sent.has(next.key)) return 'send';
  // What was stored a moment ago is read from the outbox a moment later.
  if (next.state.kind !== 'underway') return next.state.kind === 'toDo' ? 'wait' : 'end';
  // What waits by itself goes by itself; what waits for the user was sent, or is now.
  if (!waitsForUser(next.state.step)) return 'wait';
  return sent.has(next.key) ? 'end' : 'send';
}

/**
 * With those that leave now: nothing typed would reach them (R3.0), and what is stored waits for the user no longer.
 */
export const withLeaving = (stages: readonly StageView[], leaving: ReadonlySet<string>): readonly StageView[] =>
  stages.map((stage): StageView =>
    leaving.has(stage.key) && (isUnsent(stage) || waitsForPress(stage))
      ? { ...stage, state: { kind: 'leaving' } }
      : stage,
  );
const waitsForPress = ({ state }: StageView): boolean => state.kind === 'underway' && waitsForUser(state.step);

export const isUnsent = ({ state }: Pick<StageView, 'state'>): boolean =>
  state.kind === 'toDo' || state.kind === 'givenUp';

/** What a stage became; null until it is done. */
export const outcomeOf = (stages: readonly StageView[], kind: StageKind): string | null => {
  const state = stages.find((stage) => stage.kind === kind)?.state;
  return state?.kind === 'done' ? state.id : null;
};

/** Whether what a stage sends can still be edited: no attempt is leaving, underway, parked or done. */
export const isOpen = (stages: readonly StageView[], kind: StageKind, item?: string): boolean =>
  stages.every((stage) => stage.kind !== kind || (item !== undefined && stage.item !== item) || isUnsent(stage));

/** The attempts that the draft does not name yet; null when there is none. */
export function newAttempts(
  { attempts = {} }: AgreementDraft,
  stages: readonly StageView[],
): Readonly<Record<string, string>> | null {
  const found = stages.flatMap(({ key, state }) =>
    (state.kind === 'asks' || state.kind === 'underway') && attempts[key] !== state.step.id
      ? [[key, state.step.id] as const]
      : [],
  );
  return found.length === 0 ? null : { ...attempts, ...Object.fromEntries(found) };
}

/** The outcomes that the draft does not hold yet; null when there is none. */
export function newOutcomes(
  { outcomes }: AgreementDraft,
  stages: readonly StageView[],
): Readonly<Record<string, string>> | null {
  const found = stages.flatMap(({ key, state }) =>
    state.kind === 'done' && outcomes[key] !== state.id ? [[key, state.id] as const] : [],
  );
  return found.length === 0 ? null : { ...outcomes, ...Object.fromEntries(found) };
}
