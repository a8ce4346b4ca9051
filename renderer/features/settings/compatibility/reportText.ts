import type { TFunction } from 'i18next';
import type {
  CompatibilityReport,
  Differences,
  EndpointReport,
  MetadataReport,
  Standing,
  VersionsReport,
} from '#shared/ipc/compatibility.ts';
import { standings } from '#shared/ipc/compatibility.ts';
import type { Format } from '#ui/index.ts';

/** The report as a text to send to the operator of the service. */
export function reportText(
  t: TFunction,
  format: Format,
  { at, report }: { readonly at: number; readonly report: CompatibilityReport },
): string {
  const { baseUrl, metadata, endpoints, traits, versions } = report;
  const lines = [
    `${t('settings.nav.compatibility')} ${baseUrl}, ${format.dateTime(at)}`,
    countsOf(report)
      .map(({ standing, count }) => resultLine(t, standing, String(count)))
      .join(', '),
    ...traits.map((trait) => t(`settings.compatibility.trait.${trait}`)),
    '',
    resultLine(t, metadata.standing, 'GET /$metadata'),
    ...below(metadataLines(t, format, metadata)),
    '',
    t('settings.compatibility.versions.title'),
    ...below(versionsLines(t, versions)),
    '',
  ];
  for (const row of endpoints)
    lines.push(resultLine(t, row.standing, row.request, ...notes(t, row)), ...below(rowLines(t, format, row)));
  return `${lines.join('\n')}\n`;
}

/** What something came to: « Répond: GET /Dossier », « Répond: 12 ». */
const resultLine = (t: TFunction, standing: Standing, request: string, ...more: readonly string[]): string =>
  [`${t(`settings.compatibility.standing.${standing}`)}: ${request}`, ...more].join(' · ');

/** The status is for the operator of the service; the screen says it in words. */
const notes = (t: TFunction, { documented, failure }: EndpointReport): readonly string[] => [
  ...(documented ? [] : [t('settings.compatibility.assumed')]),
  ...(failure?.status === undefined ? [] : [`HTTP ${failure.status}`]),
];

const below = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`);

const kinds = ['missing', 'retyped', 'added'] as const;

/** The differences, a sentence for each kind. */
const differenceLines = (t: TFunction, differences: Differences | null): readonly string[] =>
  kinds.flatMap((kind) => {
    const fields = differences?.[kind] ?? [];
    return fields.length === 0
      ? []
      : [t(`settings.compatibility.${kind}`, { count: fields.length, fields: fields.join(', ') })];
  });

/** Why an endpoint is not served, with the service's own words. */
function failureLine(t: TFunction, format: Format, failure: EndpointReport['failure']): string | null {
  if (!failure) return null;
  const why = t(`settings.compatibility.why.${failure.kind}`, { defaultValue: t(`common.failure.${failure.kind}`) });
  return failure.detail ? `${why} ${t('settings.compatibility.said', { words: format.quote(failure.detail) })}` : why;
}

/** All remarks on an endpoint, below its request. */
export const rowLines = (t: TFunction, format: Format, row: EndpointReport): readonly string[] => [
  ...(row.standing === 'untried' ? [t('settings.compatibility.noId')] : []),
  ...[failureLine(t, format, row.failure)].filter((line) => line !== null),
  ...differenceLines(t, row.differences),
];

/** The same for `$metadata`: a line for each resource that is declared differently, one for all that are missing. */
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

/**
 * Whether changes of others are protected by the service's versions, and what updates were seen to do (R5.9, R3.1b).
 */
export const versionsLines = (t: TFunction, { tags, ifMatch, upserts }: VersionsReport): readonly string[] => [
  t(`settings.compatibility.versions.tags.${tags}`),
  t(`settings.compatibility.versions.ifMatch.${ifMatch}`),
  t(`settings.compatibility.versions.${upserts ? 'upserts' : 'noUpserts'}`),
];

/** The counts by result, without zeros. */
export const countsOf = ({
  endpoints,
}: CompatibilityReport): readonly { readonly standing: Standing; readonly count: number }[] =>
  standings
    .map((standing) => ({ standing, count: endpoints.filter((row) => row.standing === standing).length }))
    .filter(({ count }) => count > 0);

/** Documented and not served: what Carnet relies on and does not get. */
export const missed = ({ endpoints, metadata }: CompatibilityReport): number =>
  endpoints.filter(({ documented, standing }) => documented && isMissing(standing)).length +
  (isMissing(metadata.standing) ? 1 : 0);

const isMissing = (standing: Standing): boolean => standing === 'refused' || standing === 'absent';

/** Endpoints that work and have no remark. */
export const isNotable = ({ standing }: Pick<EndpointReport | MetadataReport, 'standing'>): boolean =>
  standing !== 'works';
