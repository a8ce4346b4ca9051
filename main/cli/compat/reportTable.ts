import type { CompatibilityReport, Differences, EndpointReport } from '#shared/ipc/compatibility.ts';

/** The report for people: one line for each request, what differs below it, and a last line that counts. */
export function reportTable({ baseUrl, metadata, endpoints, compatible }: CompatibilityReport): string {
  const width = Math.max(...endpoints.map(({ request }) => request.length));
  const line = (request: string, standing: string, more: string): string =>
    `${request.padEnd(width)}  ${standing.padEnd(8)} ${more}`.trimEnd();
  const lines = [
    baseUrl,
    line('GET /$metadata', metadata.standing, metadata.failure?.detail ?? ''),
    ...metadata.entities.flatMap(({ entity, differences }) => [
      `    ${entity}${differences ? '' : ': not declared'}`,
      ...differenceLines(differences).map((text) => `    ${text}`),
    ]),
    ...endpoints.flatMap((report) => [
      line(report.request, report.standing, remark(report)),
      ...differenceLines(report.differences),
    ]),
    `${counts(endpoints)}. ${compatible ? 'Nothing documented is refused or absent.' : 'Something documented is refused or absent.'}`,
  ];
  return `${lines.join('\n')}\n`;
}

function remark({ documented, rows, standing, failure }: EndpointReport): string {
  const reason = failure ? `${failure.status ?? failure.kind}${failure.detail ? ` ${failure.detail}` : ''}` : '';
  const seen = standing === 'works' || standing === 'differs' ? `${rows} rows` : '';
  return [documented ? '' : '(assumed)', seen, reason].filter((text) => text !== '').join(' ');
}

const differenceLines = (differences: Differences | null): readonly string[] =>
  Object.entries(differences ?? {}).flatMap(([kind, fields]: [string, readonly string[]]) =>
    fields.length === 0 ? [] : [`    ${kind}: ${fields.join(', ')}`],
  );

function counts(endpoints: readonly EndpointReport[]): string {
  const found = Map.groupBy(endpoints, ({ standing }) => standing);
  return [...found].map(([standing, reports]) => `${reports.length} ${standing}`).join(', ');
}
