import { snapshotOf } from '#cache/overlay/snapshot.ts';
import type { TypedValue, Intent } from '#intents/intent.ts';
import type { Planned, Tools } from '#intents/planned.ts';
import { stepsFor } from '#intents/stepsFor.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { NewStep, Step, StepState } from '#sync/step.ts';

export const rootGuid = 'aaaaaaaa-0000-4000-8000-000000000000';
export const photosGuid = 'bbbbbbbb-0000-4000-8000-000000000000';

const rows: Partial<Record<EntityName, Readonly<Record<string, object>>>> = {
  Planification: {
    '7': {
      Id: 7,
      Nom: 'Entretien DIALLO',
      TypePlanificationId: 2,
      Enseignants: '',
      Debut: '2026-11-20T09:00:00Z',
      Fin: '2026-11-20T10:00:00Z',
      Annule: false,
      Realise: false,
    },
    '88': { Id: 88, Nom: 'Jury', Debut: '2026-07-01T08:00:00.1234567Z', Fin: '2026-07-01T09:00:00Z' },
  },
  Dossier: {
    '5': {
      Id: 5,
      Numero: 'C12-1',
      CandidatId: 40,
      SessionRecrutementId: 60,
      AgentId: 31,
      CreneauLibre: '2026-11-20T14:30:00+01:00',
      Parametres: [{ Id: 0, Code: 'NOTE', Valeur: '12' }],
    },
    '8': {
      Id: 8,
      Numero: 'C13-1',
      CandidatId: 0,
      SessionRecrutementId: 60,
      AgentId: null,
      PourcentageAvancement: null,
    },
  },
  Candidat: { '40': { Id: 40, Nom: 'Diallo', Prenoms: 'Awa' } },
  SessionRecrutement: { '60': { Id: 60, ProgrammeId: 70 } },
  Programme: { '70': { Id: 70, EntiteJuridiqueId: 1 } },
  Agent: {
    '31': { Id: 31, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
    '32': { Id: 32, Nom: 'Morel', Prenoms: 'Zoé', EntiteJuridiqueId: 1 },
    '33': { Id: 33, Nom: 'Ailleurs', Prenoms: 'Jo', EntiteJuridiqueId: 2 },
    '34': { Id: 34, Nom: 'Sans', Prenoms: 'Campus', EntiteJuridiqueId: 0 },
  },
  Instance: { '1': { Id: 1, RootStreamid: rootGuid } },
  Directory: { [photosGuid]: { Streamid: photosGuid, Name: 'Photos', Isdirectory: true } },
};

/** Members by name, as a form asks for them. */
export const wanted = (fields: readonly TypedValue[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ field, value }) => [field, value]));

export interface PlanContext {
  readonly steps?: readonly Step[];
  /** Sets that this workstation never received. */
  readonly absent?: readonly EntityName[];
  readonly rootSetting?: string;
}

export function plan(intent: Intent, given: PlanContext = {}): Planned {
  const of = (entity: EntityName): Readonly<Record<string, object>> =>
    given.absent?.includes(entity) ? {} : (rows[entity] ?? {});
  const text = (row: object): RawJson => rawJson(JSON.stringify(row));
  const snapshot = snapshotOf(
    {
      row: (entity, id) => {
        const row = of(entity)[id];
        return row && text(row);
      },
      isGone: () => false,
      rows: (entity) => Object.entries(of(entity)).map(([id, row]) => [id, text(row)] as const),
      children: (folder) => (folder === 'root' ? Object.keys(of('Directory')) : []),
      rootSetting: given.rootSetting,
    },
    given.steps ?? [],
  );
  return stepsFor(intent, snapshot, tools());
}

function tools(): Tools {
  let last = 0;
  return { uuid: () => `uuid-${(last += 1)}`, schoolZone: 'Europe/Paris' };
}

export function steps(intent: Intent, given: PlanContext = {}): readonly NewStep[] {
  const answer = plan(intent, given);
  if (!answer.ok) throw new Error(`rejected: ${answer.rejection}`);
  return answer.steps;
}

export const kept = (step: NewStep, state: StepState = { kind: 'waiting', notBefore: null, failure: null }): Step => ({
  ...step,
  id: `step-of-${step.target}`,
  seq: 1,
  intentId: 'i',
  state,
  attempts: 0,
  seenBefore: [],
  madeAt: 0,
  sentAt: null,
});
