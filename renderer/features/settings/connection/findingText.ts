import type { TFunction } from 'i18next';
import { stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisResult, DiagnosisState } from '#shared/ipc/diagnosis.ts';
import type { Format } from '#ui/index.ts';

export const stateOf = ({ finding }: DiagnosisResult): DiagnosisState => stateOfFinding[finding];

/** What a check found, in a sentence. */
export function foundText(t: TFunction, format: Format, { finding, facts }: DiagnosisResult): string {
  const { from, until, here, ms, apartMs, list, issuer, after, ...plain } = facts;
  const moment = (at: number): string => `${format.date(at)} ${format.time(at)}`;
  const values = {
    ...plain,
    ...(from !== undefined && { from: moment(from) }),
    ...(until !== undefined && { until: format.date(until) }),
    ...(here !== undefined && { here: moment(here) }),
    ...(ms !== undefined && { ms: format.number(ms) }),
    ...(apartMs !== undefined && { apart: format.duration(apartMs) }),
    ...(list && { list: list.join(', ') }),
    ...(issuer !== undefined && { issuer: format.quote(issuer) }),
    ...(after && { check: t(`connection.check.${after}`) }),
  };
  const leadsElsewhere = finding === 'portalPage' && facts.host !== undefined;
  const found = t(`connection.found.${leadsElsewhere ? 'portalPageAt' : finding}`, values);
  return facts.ignored === undefined ? found : `${found} ${t('connection.ignoredVariable', values)}`;
}

/**
 * What to do about it; null where nothing is to be done. `isNew`: the service is not added yet, and neither settings
 * nor a status bar are there.
 */
export function adviceText(t: TFunction, { finding }: DiagnosisResult, isNew: boolean): string | null {
  const usual = t(`connection.advice.${finding}`, { defaultValue: '' });
  const todo = isNew ? t(`connection.adviceNew.${finding}`, { defaultValue: usual }) : usual;
  return todo === '' ? null : t('connection.todo', { todo });
}

/** The whole as a text for who helps: the address and the issuer are in it, no password and no data of a person. */
export function diagnosisText(
  t: TFunction,
  format: Format,
  {
    version,
    at,
    results,
    isNew,
  }: {
    readonly version: string;
    readonly at: number;
    readonly results: readonly DiagnosisResult[];
    readonly isNew: boolean;
  },
): string {
  const lines = results.flatMap((result) => {
    const advice = adviceText(t, result, isNew);
    const parts = [
      t(`connection.check.${result.check}`),
      t(`connection.state.${stateOf(result)}`),
      foundText(t, format, result),
      // For who helps; the screen says it in words.
      ...(result.facts.status === undefined ? [] : [`HTTP ${result.facts.status}`]),
    ];
    return [parts.join(' · '), ...(advice === null ? [] : [`    ${advice}`])];
  });
  return [`${t('connection.title')}, Carnet ${version}, ${format.date(at)} ${format.time(at)}`, '', ...lines, ''].join(
    '\n',
  );
}
