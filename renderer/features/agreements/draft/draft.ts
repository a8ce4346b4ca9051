import { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';
import { periodNames } from '../schedule/schedule.ts';

/** Professionals of an agreement, each a record of its own (R4.2). The interface shows no way to create one. */
export const roles = ['MaitreId', 'SignataireId', 'ReferentId', 'MaitreBisId'] as const;
export type Role = (typeof roles)[number];

/** What is usually known when an agreement is made; the page of the agreement has every field. */
export const terms = [
  'DateDebut',
  'DateFin',
  'Poste',
  'Remuneration',
  'EnseignantId',
  'NatureContratId',
  'NbHeureFormation',
  'CoutFormation',
] as const;

const typedSchema = z.record(z.string(), z.string());
/** `id`: the number of the record. `note`: what is known of the person, which is never sent. */
const professionalSchema = z.object({ id: z.string(), note: z.string() });

/**
 * As typed: an empty text is not chosen yet. Progress comes from outbox and receipts; only `outcomes` is copied here.
 */
export const draftSchema = z.object({
  format: z.literal('carnet.agreement.1'),
  id: z.uuid(),
  /** Epoch ms, for display only. */
  madeAt: z.number(),
  /** An agreement that the service has: only further instalments are prepared. Null: the agreement is new. */
  existing: z
    .object({
      id: z.string(),
      /** Empty: none. */
      companyId: z.string(),
      lastNumber: z.number(),
    })
    .nullable(),
  learnerId: z.string(),
  /** NOM Prénom, for display where the learner is not on this workstation; of an existing agreement, its name. */
  learnerName: z.string(),
  /** What its sequence is chosen from: an enrolment of the learner, or one of their files. */
  enrolmentId: z.string(),
  fileId: z.string().default(''),
  typeId: z.string(),
  sequenceId: z.string(),
  terms: typedSchema,
  company: z.object({
    kind: z.enum(['new', 'existing']),
    /** Of a new one: it is made also where nothing of it is filled in. */
    isEmpty: z.boolean().optional(),
    id: z.string(),
    /** Of a new one: the address of its contact, a record of its own. */
    mail: z.string(),
    fields: typedSchema,
  }),
  people: z.object({
    MaitreId: professionalSchema,
    SignataireId: professionalSchema,
    ReferentId: professionalSchema,
    MaitreBisId: professionalSchema,
  }),
  funders: z.array(z.object({ key: z.string(), fields: typedSchema })).readonly(),
  synchronises: z.boolean(),
  plan: z.object({
    total: z.string(),
    count: z.string(),
    first: z.string(),
    every: z.enum(periodNames),
    shares: z.string(),
  }),
  instalments: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        day: z.string(),
        amount: z.string(),
        percent: z.string(),
        /** Its other fields; they count before those of every instalment. */
        fields: typedSchema.optional(),
      }),
    )
    .readonly(),
  everyInstalment: typedSchema.optional(),
  /** What the stages that ended became, by stage: a copy, for when their receipts are no longer on this workstation. */
  outcomes: typedSchema,
  /** The step of the latest attempt, by stage: it is that step's id too once the user has corrected it elsewhere. */
  attempts: typedSchema.optional(),
});
export type AgreementDraft = z.infer<typeof draftSchema>;
export type Funder = AgreementDraft['funders'][number];
export type Instalment = AgreementDraft['instalments'][number];

export const filled = (typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (value.trim() === '' ? [] : [[field, value.trim()]])),
  );

const unnamed = { id: '', note: '' } as const;

export const newDraft = (
  id: string,
  madeAt: number,
  learner: Pick<AgreementDraft, 'learnerId' | 'learnerName'> = { learnerId: '', learnerName: '' },
): AgreementDraft => ({
  format: 'carnet.agreement.1',
  id,
  madeAt,
  existing: null,
  ...learner,
  enrolmentId: '',
  fileId: '',
  typeId: '',
  sequenceId: '',
  terms: {},
  company: { kind: 'new', id: '', mail: '', fields: {} },
  people: { MaitreId: unnamed, SignataireId: unnamed, ReferentId: unnamed, MaitreBisId: unnamed },
  funders: [],
  synchronises: true,
  plan: { total: '', count: '', first: '', every: 'month', shares: '' },
  instalments: [],
  outcomes: {},
});

export const instalmentsDraft = (
  id: string,
  madeAt: number,
  existing: NonNullable<AgreementDraft['existing']>,
  name: string,
): AgreementDraft => ({ ...newDraft(id, madeAt, { learnerId: '', learnerName: name }), existing });

/** Whether the user has typed and chosen nothing yet, or has removed all of it: there is nothing to keep. */
export function holdsNothing(draft: AgreementDraft): boolean {
  const { existing, learnerId, enrolmentId, fileId, typeId, sequenceId, terms, company, people, plan, outcomes } =
    draft;
  const { total, count, first, shares } = plan;
  const chosen = [
    learnerId,
    enrolmentId,
    fileId,
    typeId,
    sequenceId,
    company.id,
    company.mail,
    total,
    count,
    first,
    shares,
  ];
  const everyInstalment = draft.everyInstalment ?? {};
  const funders = draft.funders.map(({ fields }) => fields);
  const typed = [terms, company.fields, outcomes, everyInstalment, ...funders].flatMap(Object.values);
  const named = Object.values(people).flatMap(({ id, note }) => [id, note]);
  return (
    existing === null &&
    draft.instalments.length === 0 &&
    !company.isEmpty &&
    [...chosen, ...typed, ...named].every((text) => text.trim() === '')
  );
}

export const draftPrefix = 'kept/agreement/';
export const draftKey = (id: string): string => `${draftPrefix}${id}`;

/** Null where the text is no draft: nothing is guessed from it. */
export function readDraft(text: string): AgreementDraft | null {
  return draftSchema.safeParse(jsonIn(text)).data ?? null;
}
