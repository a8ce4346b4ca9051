import { callBridge } from '#gateway/bridge.ts';
import { supportFileSchema } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { supportLines } from '#shared/support/supportLines.ts';
import { redacted } from '#shared/support/words.ts';
import type { HealthFacts, SupportAbout } from '#stores/health.ts';
import { pageTrace } from './trace/pageTrace.ts';

/** The support file as it would be saved now (S16). Where main does not answer, without its part. */
export async function prepareSupport(about: SupportAbout, now: number): Promise<SupportFile> {
  const main = await callBridge('trace.read', {});
  return supportFileSchema.parse({
    format: 'carnet-support',
    formatVersion: 2,
    at: new Date(now).toISOString(),
    health: healthOf(about),
    connection: about.connection.map(({ check, finding, facts }) => ({ check, finding, status: facts.status ?? null })),
    compatibility: about.compatibility && compatibilityOf(about.compatibility),
    trace: supportLines(pageTrace.lines(), main.ok ? main.value.lines : []),
  } satisfies SupportFile);
}

const digits = (version: string | null | undefined): string | null =>
  /^\d{1,6}(?:\.\d{1,6}){0,5}/u.exec(version ?? '')?.[0] ?? null;
const isoOf = (at: number): string => new Date(at).toISOString();
const oneOf = <Word extends string>(words: readonly Word[], given: string | undefined): Word | 'other' =>
  words.find((word) => word === given) ?? 'other';

function healthOf({ facts, checks, changes, policy }: SupportAbout): SupportFile['health'] {
  const { main, storage, schema, lists } = facts;
  return {
    versions: versionsOf(main, schema),
    checks: checks.map(({ id, state }) => ({ check: id, state })),
    storage: { ...storage, free: main?.disk.freeBytes ?? null },
    changes: {
      ...changes,
      journalled: main?.journal?.changes ?? null,
      journalBytes: main?.journal?.bytes ?? null,
    },
    keyStore: main === null ? 'unknown' : main.keyStore.keeping === 'session' ? 'none' : main.keyStore.name,
    clockAheadMs: main?.clock?.aheadMs ?? null,
    lists: lists.map(({ at, ...list }) => Object.assign({}, list, { at: at === null ? null : isoOf(at) })),
    incidents: (main?.incidents ?? []).map(({ kind, at, version, cause }) => ({
      kind,
      at: isoOf(at),
      version: digits(version),
      cause: cause === null ? null : redacted(cause),
    })),
    policy,
  };
}

const compatibilityOf = ({
  metadata,
  endpoints,
}: NonNullable<SupportAbout['compatibility']>): SupportFile['compatibility'] => ({
  metadata: metadata.standing,
  endpoints: endpoints.map(({ endpoint, standing, failure, differences }) => ({
    endpoint,
    standing,
    status: failure?.status ?? null,
    missing: differences?.missing.length ?? 0,
    retyped: differences?.retyped.length ?? 0,
    added: differences?.added.length ?? 0,
  })),
});

function versionsOf(main: HealthFacts['main'], schema: number): SupportFile['health']['versions'] {
  const versions = main?.versions;
  return {
    carnet: digits(versions?.carnet),
    electron: digits(versions?.electron),
    chromium: digits(versions?.chromium),
    node: digits(versions?.node),
    platform: oneOf(['linux', 'darwin', 'win32'], versions?.platform),
    system: digits(versions?.system),
    arch: oneOf(['x64', 'arm64', 'ia32'], versions?.arch),
    schema,
  };
}
