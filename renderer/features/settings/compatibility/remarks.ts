import type { TFunction } from 'i18next';
import type { Differences, EndpointReport, MetadataReport } from '#shared/ipc/compatibility.ts';
import type { Format } from '#ui/index.ts';

const kinds = ['missing', 'retyped', 'added'] as const;

/** What differs, a sentence for each kind. */
export const differenceLines = (t: TFunction, differences: Differences | null): readonly string[] =>
  kinds.flatMap((kind) => {
    const fields = differences?.[kind] ?? [];
    return fields.length === 0
      ? []
      : [t(`settings.compatibility.${kind}`, { count: fields.length, fields: fields.join(', ') })];
  });

/** Why a row is not served, and what the service itself said of it. */
export function failureLine(t: TFunction, format: Format, failure: EndpointReport['failure']): string | null {
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
