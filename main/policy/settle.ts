import type { Log } from '#main/diagnostics/log.ts';
import { isPolicyName, policyFacts, policyNames, policySchema } from '#shared/policy/settings.ts';
import type { Governed, PolicyProblem, PolicySource } from '#shared/policy/settings.ts';

/** What one source of a policy says. `damaged` and `notProtected`: it is there, and cannot be used. */
export type SourceSettings =
  | { readonly source: PolicySource; readonly settings: Readonly<Record<string, unknown>> }
  | { readonly source: PolicySource; readonly fault: 'damaged' | 'notProtected' };

const mostProblems = 100;

/** The first source that has a setting wins, also with a wrong one, which is said and closed (S14). */
export function settlePolicy(sources: readonly SourceSettings[]): Governed {
  const problems: PolicyProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const said of sources) {
    const { source } = said;
    if ('fault' in said) {
      problems.push({ source, fault: said.fault, setting: null, isClosed: true });
      continue;
    }
    for (const [name, value] of Object.entries(said.settings)) {
      if (Object.hasOwn(values, name)) continue;
      const { known, unknown } = entriesOf(name, value);
      for (const entry of unknown) {
        problems.push({ source, fault: 'unknownEntry', setting: name, entry: cut(entry), isClosed: false });
      }
      const { fault, closed, use } = judge(name, known);
      if (fault) problems.push({ source, fault, setting: cut(name), isClosed: closed });
      if (use !== undefined) values[name] = use;
    }
  }
  if (sources.some((said) => 'fault' in said)) {
    for (const name of policyNames) {
      const { closed, isClosedWithSource } = policyFacts[name];
      if (isClosedWithSource) values[name] ??= closed;
    }
  }
  return { values: policySchema.parse(values), problems: problems.slice(0, mostProblems) };
}

const cut = (text: string): string => text.slice(0, 60);

/** Of a list its entries, each once, and those that it cannot hold; anything else as it is. */
function entriesOf(name: string, value: unknown): { readonly known: unknown; readonly unknown: readonly string[] } {
  const entries = isPolicyName(name) ? policyFacts[name].entries : undefined;
  if (!entries || !Array.isArray(value)) return { known: value, unknown: [] };
  const given = new Set(
    (value as unknown[]).map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry))),
  );
  return {
    known: entries.filter((entry) => given.has(entry)),
    unknown: [...given].filter((entry) => !entries.includes(entry)),
  };
}

/** `use` undefined: not set. */
function judge(name: string, value: unknown) {
  if (!isPolicyName(name)) return { fault: 'unknown' as const, closed: false, use: undefined };
  const read = policySchema.shape[name].safeParse(value);
  if (read.success && isUsable(read.data)) return { fault: null, closed: false, use: read.data };
  const { closed } = policyFacts[name];
  return { fault: 'wrong' as const, closed: closed !== undefined, use: closed };
}

/** An address may look like one and still name no place: « https://ecole.300.300.300 ». */
const isUsable = (value: unknown): boolean =>
  typeof value !== 'string' || !value.includes('://') || URL.canParse(value);

/** Logs what is wrong with a policy (S14). A name that is no setting is free text, and not written (S7). */
export function notePolicy({ problems }: Governed, log: Pick<Log, 'note'>): void {
  for (const { source, fault, setting, isClosed } of problems) {
    const named = setting === null ? 'all' : isPolicyName(setting) ? setting : 'other';
    log.note('policy.problem', { source, fault, setting: named, isClosed });
  }
}
