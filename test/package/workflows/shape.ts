import { z } from 'zod';
import { ofElectronBuilder } from '../borrowed.ts';

// What GitHub reads of a workflow, as far as ours use it: an unknown word is a fault, as it is there.

const name = z.string().min(1);
const permissions = z.partialRecord(
  z.enum(['contents', 'id-token', 'attestations', 'actions', 'packages', 'pull-requests']),
  z.enum(['read', 'write', 'none']),
);
const values = z.record(name, z.union([z.string(), z.number(), z.boolean()]));
const needs = z.union([name.transform((one) => [one]), z.array(name)]).optional();

const step = z
  .strictObject({
    name: name.optional(),
    id: name.optional(),
    if: name.optional(),
    uses: name.optional(),
    run: name.optional(),
    with: values.optional(),
    env: values.optional(),
    shell: z.enum(['bash', 'pwsh']).optional(),
    'working-directory': name.optional(),
    'timeout-minutes': z.number().positive().optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined), 'a step either uses an action or runs')
  .refine(({ uses, shell }) => uses === undefined || shell === undefined, 'an action has no shell');

const row = z.record(name, z.union([z.string(), z.boolean()]));

const job = z.union([
  z.strictObject({ name: name.optional(), needs, if: name.optional(), uses: name, with: values.optional() }),
  z.strictObject({
    name: name.optional(),
    needs,
    if: name.optional(),
    strategy: z
      .strictObject({
        'fail-fast': z.boolean(),
        matrix: z.union([z.strictObject({ include: z.array(row).min(1) }), z.record(name, z.array(z.string()).min(1))]),
      })
      .optional(),
    'runs-on': name,
    'timeout-minutes': z.number().positive(),
    environment: name.optional(),
    permissions: permissions.optional(),
    env: values.optional(),
    steps: z.array(step).min(1),
  }),
]);

const workflow = z.strictObject({
  name,
  on: z.strictObject({
    push: z.strictObject({ branches: z.array(name).optional(), tags: z.array(name).optional() }).optional(),
    pull_request: z.null().optional(),
    workflow_call: z.null().optional(),
    workflow_dispatch: z.null().optional(),
    schedule: z.array(z.strictObject({ cron: name })).optional(),
  }),
  permissions,
  concurrency: z.strictObject({ group: name, 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(z.string().regex(/^[a-z][\w-]*$/u), job),
});

export type Workflow = z.infer<typeof workflow>;
export type Job = z.infer<typeof job>;
export type StepsJob = Extract<Job, { steps: unknown }>;
export type Step = z.infer<typeof step>;
export type Row = z.infer<typeof row>;

const parser = ofElectronBuilder('js-yaml') as { load(text: string): unknown }; // it has no types here

/** Throws where the text is no workflow. */
export const readWorkflow = (text: string): Workflow => workflow.parse(parser.load(text));
export const readYaml = (text: string): unknown => parser.load(text);

/** The jobs that a job becomes: one for each row of its matrix. */
export function rowsOf(job: Job): readonly Row[] {
  const matrix = 'strategy' in job ? job.strategy?.matrix : undefined;
  if (matrix === undefined) return [{}];
  if (isListed(matrix)) return matrix.include;
  let rows: readonly Row[] = [{}];
  for (const [key, options] of Object.entries(matrix))
    rows = rows.flatMap((each) => options.map((option) => Object.assign({ [key]: option }, each)));
  return rows;
}

type Matrix = NonNullable<StepsJob['strategy']>['matrix'];
const isListed = (matrix: Matrix): matrix is { include: Row[] } => typeof matrix['include']?.[0] === 'object';
