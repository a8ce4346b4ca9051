import type { TFunction } from 'i18next';
import { endpoint, families } from '#shared/endpoints/index.ts';
import type { Family } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type {
  CompatibilityReport,
  Differences,
  EndpointReport,
  MetadataReport,
  Standing,
} from '#shared/ipc/compatibility.ts';
import { standings } from '#shared/ipc/compatibility.ts';
import type { Format } from '#ui/index.ts';

/** The report as a text to send to whoever runs the service. */
export function reportText(
  t: TFunction,
  format: Format,
  { at, report }: { readonly at: number; readonly report: CompatibilityReport },
): string {
  const { baseUrl, metadata, endpoints } = report;
  const lines = [
    `${t('settings.compatibility.title')} ${baseUrl}, ${format.date(at)} ${format.time(at)}`,
    countsOf(report)
      .map(({ standing, count }) => `${count} ${t(`settings.compatibility.count.${standing}`, { count })}`)
      .join(', '),
    '',
    asked(t, metadata.standing, 'GET /$metadata'),
    ...below(metadataLines(t, format, metadata)),
  ];
  for (const { family, rows } of byFamily(endpoints)) {
    lines.push('', t(`settings.compatibility.family.${family}`));
    for (const row of rows)
      lines.push(asked(t, row.standing, row.request, ...notes(t, row)), ...below(rowLines(t, format, row)));
  }
  return `${lines.join('\n')}\n`;
}

const asked = (t: TFunction, standing: Standing, request: string, ...more: readonly string[]): string =>
  [`${t(`settings.compatibility.standing.${standing}`)}: ${request}`, ...more].join(' · ');

/** The status is for whoever runs the service; the screen says it in words. */
const notes = (t: TFunction, { documented, failure }: EndpointReport): readonly string[] => [
  ...(documented ? [] : [t('settings.compatibility.assumed')]),
  ...(failure?.status === undefined ? [] : [`HTTP ${failure.status}`]),
];

const below = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`);

const kinds = ['missing', 'retyped', 'added'] as const;

/** What differs, a sentence for each kind. */
const differenceLines = (t: TFunction, differences: Differences | null): readonly string[] =>
  kinds.flatMap((kind) => {
    const fields = differences?.[kind] ?? [];
    return fields.length === 0
      ? []
      : [t(`settings.compatibility.${kind}`, { count: fields.length, fields: fields.join(', ') })];
  });

/** Why a row is not served, and what the service itself said of it. */
function failureLine(t: TFunction, format: Format, failure: EndpointReport['failure']): string | null {
  if (!failure) return null;
  const why = t(`settings.compatibility.why.${failure.kind}`, { defaultValue: t(`common.failure.${failure.kind}`) });
  return failure.detail ? `${why} ${t('settings.compatibility.said', { words: format.quote(failure.detail) })}` : why;
}

/** Everything there is to say of a row, below its request. */
export const rowLines = (t: TFunction, format: Format, row: EndpointReport): readonly string[] => [
  ...(row.standing === 'untried' ? [t('settings.compatibility.noId')] : []),
  ...[failureLine(t, format, row.failure)].filter((line) => line !== null),
  ...differenceLines(t, row.differences),
];

/** The same of `$metadata`: a line for each resource that is declared otherwise, one for all that are not. */
export function metadataLines(t: TFunction, format: Format, { entities, failure }: MetadataReport): readonly string[] {
  const silent = entities.filter(({ differences }) => differences === null).map(({ entity }) => entity);
  return [
    ...[failureLine(t, format, failure)].filter((line) => line !== null),
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

/** How many stand how, those that are there at all. */
export const countsOf = ({
  endpoints,
}: CompatibilityReport): readonly { readonly standing: Standing; readonly count: number }[] =>
  standings
    .map((standing) => ({ standing, count: endpoints.filter((row) => row.standing === standing).length }))
    .filter(({ count }) => count > 0);

/** Documented, and not served: what Carnet counts on and does not get. */
export const missed = ({ endpoints, metadata }: CompatibilityReport): number =>
  endpoints.filter(({ documented, standing }) => documented && isMissing(standing)).length +
  (isMissing(metadata.standing) ? 1 : 0);

const isMissing = (standing: Standing): boolean => standing === 'refused' || standing === 'absent';

/** Works rows say nothing that a person has to read. */
export const isNotable = ({ standing }: Pick<EndpointReport | MetadataReport, 'standing'>): boolean =>
  standing !== 'works';

/** Rows by family, in the order of the interface; families without any are left out. */
export function byFamily(
  rows: readonly EndpointReport[],
): readonly { readonly family: Family; readonly rows: readonly EndpointReport[] }[] {
  const names = Object.keys(families) as Family[]; // keys forgets the names
  return names
    .map((family) => ({ family, rows: rows.filter((row) => row.endpoint in families[family]) }))
    .filter((part) => part.rows.length > 0);
}

/** Whose ids a person may know, where none was found to ask with. */
export function unknownIds({ endpoints }: CompatibilityReport): readonly EntityName[] {
  const untried = endpoints.filter(({ standing }) => standing === 'untried').map((row) => endpoint(row.endpoint));
  return [...new Set(untried.filter(({ path }) => path.includes('{id}')).map((row) => row.idOfParent ?? row.entity))];
}
