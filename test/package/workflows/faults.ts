import { matchesGlob } from 'node:path';
import { rowsOf } from './shape.ts';
import type { Row, Step, StepsJob, Workflow } from './shape.ts';

/** What a workflow may name. */
export interface Project {
  readonly has: (path: string) => boolean;
  /** Of package.json. */
  readonly scripts: ReadonlySet<string>;
  /** The packages of a release, of every system. */
  readonly packages: readonly { readonly system: string; readonly name: string }[];
}

/** By what GitHub publishes of its images (actions/runner-images): whether Carnet finds a Chromium or Chrome there. */
const machines = new Map([
  ['ubuntu-latest', true],
  ['ubuntu-24.04', true],
  ['ubuntu-24.04-arm', false],
  ['windows-latest', true],
  ['windows-11-arm', true],
  ['macos-latest', true],
]);
const opensBrowser = /\bnpm (?:test|run (?:test:all|test:e2e|test:browser|simulate|chaos|engine))\b/u;

/** What is wrong with a workflow; empty where nothing is. */
export function faultsOf(workflow: Workflow, project: Project): readonly string[] {
  return Object.entries(workflow.jobs).flatMap(([id, job]) =>
    'steps' in job ? jobFaults(job, workflow, project).map((fault) => `${id}: ${fault}`) : [],
  );
}

function jobFaults(job: StepsJob, workflow: Workflow, project: Project): readonly string[] {
  const rows = rowsOf(job);
  return [
    ...rows
      .flatMap((row) => runnersOf(job, row))
      .flatMap((name) => (machines.has(name) ? [] : [`runs on ${name}, which is no machine`])),
    ...rows.flatMap((row) => browserFaults(job, row)),
    ...job.steps.flatMap((step) =>
      rows
        .filter((row) => canRun(step, row, runnersOf(job, row)))
        .flatMap((row) => stepFaults(step, row, runnersOf(job, row), workflow, project)),
    ),
  ];
}

/** A leg that opens the app in a browser has one of its image, or one that an earlier step names. */
function browserFaults(job: StepsJob, row: Row): readonly string[] {
  const runners = runnersOf(job, row);
  const scripts = job.steps.filter((step) => canRun(step, row, runners)).map(({ run = '' }) => inRow(run, row));
  const first = scripts.findIndex((script) => opensBrowser.test(script));
  const isNamed = scripts.slice(0, Math.max(first, 0)).some((script) => /CARNET_CHROMIUM=.*GITHUB_ENV/su.test(script));
  return first < 0 || isNamed
    ? []
    : runners.filter((name) => machines.get(name) === false).map((name) => `opens a browser, and ${name} has none`);
}

const expression = /\$\{\{(.*?)\}\}/gsu;
const literals = (text: string): readonly string[] => [...text.matchAll(/'([^']*)'/gu)].map(([, value]) => value ?? '');

/** A text as it is in one row; what is known only when it runs stays. */
export const inRow = (text: string, row: Row): string =>
  text.replaceAll(/\$\{\{\s*matrix\.(\w+)\s*\}\}/gu, (_, key: string) => String(row[key] ?? ''));

/** The machines that a job can run on; of one that a variable names, the usual one. */
function runnersOf(job: StepsJob, row: Row): readonly string[] {
  const name = inRow(job['runs-on'], row);
  return name.includes('${{') ? literals(name) : [name];
}

const systems = { Linux: 'ubuntu', Windows: 'windows', macOS: 'macos' } as const;

/** Whether a step can run in a row: what its condition says of system and matrix is known. */
function canRun({ if: condition = '' }: Step, row: Row, runners: readonly string[]): boolean {
  const [, name = '', is, value = ''] = condition.match(/^(runner\.os|matrix\.\w+) (==|!=) '([\w.-]+)'$/u) ?? [];
  if (name === '') return true;
  const holds =
    name === 'runner.os'
      ? runners.some((runner) => runner.startsWith(systems[value as keyof typeof systems]))
      : row[name.slice('matrix.'.length)] === value;
  return holds === (is === '==');
}

function stepFaults(
  step: Step,
  row: Row,
  runners: readonly string[],
  workflow: Workflow,
  project: Project,
): readonly string[] {
  const script = inRow(step.run ?? '', row);
  const onWindows = runners.some((runner) => runner.startsWith('windows'));
  return [
    ...(onWindows && step.shell === undefined && /[$|>\n]/u.test(script.trim().replaceAll(expression, ''))
      ? [`« ${script.trim().split('\n')[0]} » does not say in which shell it runs on Windows`]
      : []),
    ...scriptFaults(script, project),
    ...packageFaults(step, row, script, project),
    ...artefactFaults(step, row, workflow),
  ];
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

function scriptFaults(script: string, { has, scripts }: Project): readonly string[] {
  return [
    ...matches(script, /\bnpm (?:run (?:--silent )?)([\w:-]+)/gu)
      .filter((name) => !scripts.has(name))
      .map((name) => `npm run ${name}: no such script`),
    ...matches(script, /\bnode ([\w./-]+\.[cm]?[jt]s)\b/gu)
      .filter((path) => !has(path))
      .map((path) => `node ${path}: no such file`),
    ...matches(script, /\bnpx ([\w@/.-]+)/gu).map((name) => `npx ${name}: a release runs what is installed`),
  ];
}

/** The names and patterns of packages in a list or a script. */
const packagesIn = (text: string): readonly string[] =>
  text.split(/[\s,()"';]+/u).filter((each) => /\.(?:exe|msi|dmg|zip|deb|rpm|AppImage)$/u.test(each));

/** Every pattern that looks for packages finds some; what is uploaded and attested is each of them. */
function packageFaults(
  { uses = '', with: given = {} }: Step,
  row: Row,
  script: string,
  { packages }: Project,
): string[] {
  const here = packages.filter(({ system }) => row['system'] === undefined || row['system'] === system);
  const finds = (pattern: string, { name }: { readonly name: string }): boolean =>
    matchesGlob(name, pattern.split('/').at(-1) ?? '');
  const kept = packagesIn(String(given['path'] ?? given['subject-path'] ?? ''));
  const sought = packagesIn(script).filter((each) => each.includes('*')); // else it is an installed program
  const lost = [
    ...kept.filter((pattern) => !packages.some((each) => finds(pattern, each))),
    ...sought.filter((pattern) => !here.some((each) => finds(pattern, each))),
  ];
  const isWhole = /upload-artifact|attest-build/u.test(uses) && kept.length > 0;
  const left = here.filter((each) => isWhole && !kept.some((pattern) => finds(pattern, each)));
  return [
    ...lost.map((pattern) => `${pattern} finds no package`),
    ...left.map(({ name }) => `${uses.split('@')[0]} leaves out ${name}`),
  ];
}

const isAbout = (step: Step, action: string): boolean => step.uses?.startsWith(`actions/${action}@`) === true;

function artefactFaults(step: Step, row: Row, { jobs }: Workflow): readonly string[] {
  const wanted = step.with?.['name'];
  if (!isAbout(step, 'download-artifact') || wanted === undefined) return [];
  const uploaded = Object.values(jobs).flatMap((job) =>
    'steps' in job
      ? rowsOf(job).flatMap((each) =>
          job.steps
            .filter((one) => isAbout(one, 'upload-artifact'))
            .map((one) => inRow(String(one.with?.['name'] ?? ''), each)),
        )
      : [],
  );
  const name = inRow(String(wanted), row);
  return uploaded.includes(name) ? [] : [`downloads ${name}, which nothing uploads`];
}
