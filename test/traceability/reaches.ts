import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { endpointNameSchema } from '#shared/ipc/write.ts';
import type { Sent } from '../interface/requests/sent.ts';
import { builtApp } from '../interface/requests/verdict.ts';

/** A request as a spec sees it pass, and as the recorder of the run writes it down. */
type Request = Pick<Sent, 'method' | 'path'>;

/** The read by which Carnet finds out whether the service answers (S11): the work of no screen. */
const ping = "Adresse eq 'ping@carnet.invalid'";

/**
 * Whether a request calls this endpoint. Of two endpoints with one address, the options decide; an applicant and a
 * learner are written by the same request (R3.1), so there the spec does.
 */
export function isCallOf(name: EndpointName, { method, path }: Request): boolean {
  const { verb, path: own, bodyOnGet, filterOn = [], filterRequired, select } = endpoint(name);
  const { pathname, searchParams } = new URL(path, 'http://service');
  const isThere = new RegExp(`/GraphV1${own.replace('{id}', String.raw`[1-9]\d*`)}$`, 'u').test(pathname);
  if (!isThere || !(method === verb || (bodyOnGet && method === 'POST'))) return false;
  const filter = searchParams.get('$filter') ?? '';
  if (filterRequired && !filterOn.some((field) => filter.startsWith(`${field} eq `))) return false;
  return filter !== ping && searchParams.has('$select') === (select !== undefined);
}

const specFolder = fileURLToPath(new URL('../e2e', import.meta.url));
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gmu;

/** The endpoints that the text of a spec reaches, by `reaches(desk, ['…'], …)`. */
const reachesIn = (text: string): readonly string[] =>
  [...text.replaceAll(comments, '').matchAll(/\breaches\(\s*desk,\s*\[(?<names>[^\]]*)\]/gu)].flatMap(({ groups }) =>
    [...(groups?.['names'] ?? '').matchAll(/'([^']+)'/gu)].flatMap(([, name]) => name ?? []),
  );

/** The specs that reach an endpoint, below test/e2e. */
export type SpecsOf = ReadonlyMap<EndpointName, readonly string[]>;

export function specsByEndpoint(): SpecsOf {
  const texts = readdirSync(specFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts'))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => [file, reachesIn(readFileSync(`${specFolder}/${file}`, 'utf8'))] as const);
  return new Map(
    endpointNames.map((name) => [name, texts.flatMap(([file, names]) => (names.includes(name) ? [file] : []))]),
  );
}

/** The type of the annotation by which a test says which request a screen made. */
export const reachedType = 'reached';
const reachedSchema = z.object({ endpoint: endpointNameSchema, method: z.string(), path: z.string() });
export type Reached = z.infer<typeof reachedSchema>;

const annotationSchema = z.object({ type: z.string(), description: z.string().optional() });
const testsSchema = z.object({
  file: z.string(),
  tests: z.array(z.object({ annotations: z.array(annotationSchema) })),
});
interface Suite {
  readonly specs: readonly z.infer<typeof testsSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(testsSchema), suites: z.array(suiteSchema).optional() }),
);
/** What is read of Playwright's own report. */
export const reportSchema = z.object({ suites: z.array(suiteSchema) });
export type Report = z.infer<typeof reportSchema>;

/**
 * What the report of a run shows of the table: every endpoint must have been reached on a screen by each spec that the
 * table names, by a request that left the built app. A spec that did not run is not looked at.
 */
export function verdictOnScreens(
  report: Report,
  sent: readonly Sent[],
  table: SpecsOf,
): { readonly good: boolean; readonly lines: readonly string[] } {
  const tests = report.suites.flatMap(testsOf);
  const ran = new Set(tests.map(({ file }) => file));
  const reached = tests.flatMap(({ file, tests: each }) =>
    each
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === reachedType)
      .map(({ description }) => ({ file, call: reachedSchema.parse(JSON.parse(description ?? '')) })),
  );
  const left = new Set(
    sent
      .filter(({ agent, program }) => agent === 'Carnet' && builtApp.test(program))
      .map(({ test, method, path }) => [test.split(' > ')[0], method, path].join(' ')),
  );
  const problemsOf = (name: EndpointName, file: string): readonly string[] => {
    const calls = reached.flatMap((one) => (one.file === file && one.call.endpoint === name ? [one.call] : []));
    if (calls.length === 0) return [`${name}: test/statements.md names ${file}, which did not reach it on a screen`];
    const isRecorded = calls.some((call) => left.has([file, call.method, call.path].join(' ')));
    return isRecorded ? [] : [`${name}: ${file} saw its request, and the recorder of the built app did not`];
  };
  const looked = [...table].map(([name, specs]) => ({ name, specs, run: specs.filter((file) => ran.has(file)) }));
  const problems = looked.flatMap(({ name, specs, run }) =>
    specs.length === 0
      ? [`${name}: no spec reaches it on a screen (reaches, test/e2e/fixtures)`]
      : run.flatMap((file) => problemsOf(name, file)),
  );
  const asked = looked.filter(({ run }) => run.length > 0);
  return {
    good: problems.length === 0 && asked.length > 0,
    lines: [
      ...problems,
      `${asked.length} of ${table.size} endpoints in specs that ran, ${problems.length} not reached`,
    ],
  };
}

const testsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(testsOf)];
