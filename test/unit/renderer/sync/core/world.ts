import { membersOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { advance, initialState } from '#sync/core/index.ts';
import type { Effect, SyncEvent, SyncState } from '#sync/core/index.ts';
import type { Commit } from '#sync/ports.ts';
import type { NewStep, Step } from '#sync/step.ts';
import { unlisted } from './lifeOfAStep.ts';

export const raw = (value: string | number | boolean | null): RawJson => rawOf(value);

export const change = (field: string, base: string | null, mine: string, key?: string): FieldChange => ({
  field,
  base: raw(base),
  mine: raw(mine),
  ...(key !== undefined && { key }),
});

const summary = { key: 'event.changed', subject: 'Cours', values: {} };

export const edit = (id: string, target: string, ...changes: FieldChange[]): NewStep & { readonly id: string } => ({
  id,
  entity: 'Planification',
  target,
  action: 'replace',
  changes,
  body: null,
  base: null,
  provisional: [],
  summary,
});

export const eventBody = (nom: string): RawJson =>
  rawJson(
    `{"Nom":"${nom}","EntiteJuridiqueId":1,"TypePlanificationId":2,"Debut":"2026-11-20T10:00:00+01:00",` +
      `"Fin":"2026-11-20T11:00:00+01:00","Enseignants":"","ReferenceMultiple":null}`,
  );

export const creation = (id: string, target: string, nom = 'Nouveau'): NewStep & { readonly id: string } => ({
  id,
  entity: 'Planification',
  target,
  action: 'create',
  changes: [],
  body: eventBody(nom),
  base: null,
  provisional: [],
  summary: { key: 'event.created', subject: nom, values: {} },
});

export const folder = (
  id: string,
  target: string,
  parent: string,
  parentPath: readonly string[] = [],
): NewStep & { readonly id: string } => ({
  id,
  entity: 'Directory',
  target,
  action: 'create',
  changes: [],
  body: rawJson(`{"Nom":"${id}","Streamid":"${parent}"}`),
  base: null,
  provisional: parent.startsWith('new:') ? [{ field: 'Streamid', id: parent }] : [],
  parentPath: [...parentPath],
  summary: { key: 'folder.created', subject: id, values: {} },
});

/** A core at work: events in, and what came of the last one. */
export class Core {
  state: SyncState;
  now = 1_000_000;
  effects: readonly Effect[] = [];
  commit: Commit | null = null;

  constructor(state: SyncState = initialState()) {
    this.state = state;
  }

  on(event: SyncEvent, passedMs = 1): this {
    this.now += passedMs;
    const outcome = advance(this.state, event, { now: this.now, chance: 0.5 });
    const wrong = unlisted(this.state, event, outcome.state, outcome.commit);
    if (wrong.length > 0) throw new Error(`not in the table of the core's README: ${wrong.join('; ')}`);
    this.state = outcome.state;
    this.effects = outcome.effects;
    this.commit = outcome.commit;
    return this;
  }

  /** The service answered and every dataset of creations is received. */
  online(): this {
    this.on({ kind: 'pinged', failure: null });
    return this.received({ entity: 'Planification' }).received({ entity: 'Directory', path: [] });
  }

  received(
    request: { readonly entity: 'Planification' | 'Directory'; readonly path?: readonly string[] },
    whole = true,
  ): this {
    return this.on({ kind: 'pullEnded', request, connectionNumber: this.state.connectionNumber, failure: null, whole });
  }

  add(...steps: readonly (NewStep & { readonly id: string })[]): this {
    return this.on({ kind: 'added', intentId: `i-${steps[0]?.id ?? ''}`, steps });
  }

  /**
   * The creation's neighbours were looked up in the cache, and what is looked for first at the service is not there.
   */
  prepared(stepId: string, ...seenBefore: string[]): this {
    const look = { at: this.now, there: [], end: { kind: 'absent' } } as const;
    return this.on({ kind: 'prepared', stepId, body: this.step(stepId).body ?? raw(null), seenBefore, look });
  }

  /** The same, where the greatest id of the cache was this one. */
  preparedUpTo(stepId: string, knownUpTo: string): this {
    const look = { at: this.now, there: [], end: { kind: 'absent' } } as const;
    const body = this.step(stepId).body ?? raw(null);
    return this.on({ kind: 'prepared', stepId, body, seenBefore: [], knownUpTo, look });
  }

  verdict(stepId: string, verdict: Extract<SyncEvent, { kind: 'verdict' }>['verdict'], known = false): this {
    const attempt = this.state.inFlight.get(stepId)?.attempt ?? 0;
    return this.on({ kind: 'verdict', stepId, attempt, verdict, known });
  }

  applied(stepId: string, id: string, row: RawJson | null = null): this {
    return this.verdict(stepId, {
      kind: 'applied',
      id,
      row,
      receipt: { outcome: 'verified', changedFields: [], gapMs: null },
    });
  }

  step(id: string): Step {
    const step = this.state.steps.get(id);
    if (!step) throw new Error(`no step ${id}`);
    return step;
  }

  get sent(): readonly string[] {
    return this.effects.flatMap((effect) => (effect.kind === 'send' ? effect.step.id : []));
  }

  kinds(): readonly string[] {
    return this.effects.map((effect) => effect.kind);
  }
}

export const member = (text: RawJson | null, name: string): string | undefined => membersOf(text ?? '{}').get(name);
