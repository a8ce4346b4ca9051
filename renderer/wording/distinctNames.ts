import type { ApplicationView } from '#cache/queries/views.ts';
import { fold } from '#shared/text/fold.ts';

type Named = Pick<ApplicationView, 'id' | 'numero' | 'applicantName'>;

/** Whose applications they are, by id: with its number where several of them bear one name. */
export function distinctNames(applications: readonly Named[]): ReadonlyMap<string, string> {
  const bearers = Map.groupBy(applications, ({ applicantName }) => fold(applicantName));
  return new Map(
    applications.map(({ id, numero, applicantName }) => {
      const isAlone = bearers.get(fold(applicantName))?.length === 1;
      return [id, [applicantName, !isAlone && numero].filter(Boolean).join(' · ')];
    }),
  );
}
