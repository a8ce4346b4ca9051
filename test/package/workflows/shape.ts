import { z } from 'zod';
import { ofElectronBuilder } from '../borrowed.ts';

// What the checks read of a workflow.

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional();
const step = z.object({
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: values,
  env: values,
  shell: z.enum(['bash', 'pwsh']).optional(),
});

const row = z.record(z.string(), z.union([z.string(), z.boolean()]));
const job = z.union([
  z.object({
    strategy: z
      .object({
        matrix: z.union([z.strictObject({ include: z.array(row).min(1) }), z.record(z.string(), z.array(z.string()))]),
      })
      .optional(),
    'runs-on': z.string(),
    steps: z.array(step).min(1),
  }),
  z.object({ uses: z.string() }),
]);

const workflow = z.object({ jobs: z.record(z.string(), job) });

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
