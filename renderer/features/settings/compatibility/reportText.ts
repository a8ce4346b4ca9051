import type { TFunction } from 'i18next';
import type { CompatibilityReport, EndpointReport, Standing } from '#shared/ipc/compatibility.ts';
import type { Format } from '#ui/index.ts';
import { metadataLines, rowLines } from './remarks.ts';
import { byFamily, countsOf } from './summary.ts';

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
