import type { TFunction } from 'i18next';
import type {
  CompatibilityReport,
  Differences,
  EndpointReport,
  MetadataReport,
  Standing,
} from '#shared/ipc/compatibility.ts';
import { standings } from '#shared/ipc/compatibility.ts';
import type { Format } from '#ui/index.ts';
import type { ShownCheck } from '../CheckLine.tsx';

const stateOf = { works: 'ok', differs: 'warning', refused: 'failed', absent: 'failed', untried: 'untried' } as const;

/** What does not answer as the document says; what could not be tried is one line. */
export function serviceChecks(
  t: TFunction,
  format: Format,
  { metadata, endpoints }: CompatibilityReport,
): readonly ShownCheck[] {
  const check = (
    id: string,
    title: string,
    { standing, failure }: Pick<EndpointReport, 'standing' | 'failure'>,
    found: readonly string[],
  ): ShownCheck => ({
    id,
    state: stateOf[standing],
    word: t(`settings.compatibility.standing.${standing}`),
    title,
    found: [...(failure ? [failureText(t, format, failure)] : []), ...found],
    advice: null,
    status: failure?.status,
  });
  const untried = endpoints.filter(({ standing }) => standing === 'untried').map(({ request }) => request);
  return [
    check('$metadata', 'GET /$metadata', metadata, metadataLines(t, metadata)),
    ...endpoints
      .filter(({ standing }) => standing !== 'untried')
      .map((row) => {
        const title = row.documented ? row.request : `${row.request} · ${t('settings.compatibility.assumed')}`;
        return check(row.endpoint, title, row, differenceLines(t, row.differences));
      }),
    ...(untried.length > 0
      ? [
          check('untried', t('settings.compatibility.noId'), { standing: 'untried', failure: null }, [
            untried.join(', '),
          ]),
        ]
      : []),
  ].filter(({ state }) => state !== 'ok');
}

/** What stands above them: the counts by result, and whether changes of others are protected by versions (R5.9). */
export const summaryLines = (
  t: TFunction,
  format: Format,
  { endpoints, tags }: CompatibilityReport,
): readonly string[] => [
  standings
    .map((standing) => ({ standing, count: endpoints.filter((row) => row.standing === standing).length }))
    .filter(({ count }) => count > 0)
    .map(({ standing, count }) =>
      t('lists.chip', { column: t(`settings.compatibility.standing.${standing}`), values: format.number(count) }),
    )
    .join(', '),
  t(`settings.compatibility.tags.${tags}`),
];

const kinds = ['missing', 'retyped', 'added'] as const;

const differenceLines = (t: TFunction, differences: Differences | null): readonly string[] =>
  kinds.flatMap((kind) => {
    const fields = differences?.[kind] ?? [];
    return fields.length === 0
      ? []
      : [t(`settings.compatibility.${kind}`, { count: fields.length, fields: fields.join(', ') })];
  });

function failureText(t: TFunction, format: Format, { kind, detail }: NonNullable<EndpointReport['failure']>): string {
  const why = t(`settings.compatibility.why.${kind}`, { defaultValue: t(`common.failure.${kind}`) });
  return detail ? `${why} ${t('settings.compatibility.said', { words: format.quote(detail) })}` : why;
}

/** Of `$metadata`: a line for each resource that is declared differently, one for all that are missing. */
function metadataLines(t: TFunction, { entities }: MetadataReport): readonly string[] {
  const silent = entities.filter(({ differences }) => differences === null).map(({ entity }) => entity);
  return [
    ...(silent.length > 0
      ? [t('settings.compatibility.notDeclared', { count: silent.length, entities: silent.join(', ') })]
      : []),
    ...entities.flatMap(({ entity, differences }) =>
      differences
        ? [t('settings.compatibility.declared', { entity, what: differenceLines(t, differences).join(' ') })]
        : [],
    ),
  ];
}

/** Documented and not served: what Carnet relies on and does not get. */
export const missed = ({ endpoints, metadata }: CompatibilityReport): number =>
  [metadata, ...endpoints.filter(({ documented }) => documented)].filter(({ standing }) => isMissing(standing)).length;

const isMissing = (standing: Standing): boolean => standing === 'refused' || standing === 'absent';
