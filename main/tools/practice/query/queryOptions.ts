import type { Differences } from '../differences.ts';
import { refuseQuery } from '../serviceError.ts';

const known = ['$filter', '$expand', '$select', '$orderby', '$skiptoken'] as const;
type OptionName = (typeof known)[number];
export type QueryOptions = Readonly<Partial<Record<OptionName, string>>>;

/**
 * Without `?`; a `+` is a plus, a space `%20` (R1.2). Throws for an unsupported option, or ignores it (R5.3).
 * `$skiptoken` only from links (R1.4).
 */
export function queryOptions(
  search: string,
  { unknownOption, pages }: Pick<Differences, 'unknownOption' | 'pages'>,
): QueryOptions {
  const served = known.filter((option) => option !== '$skiptoken' || pages !== 'none');
  const options: Partial<Record<OptionName, string>> = {};
  for (const part of search.split('&').filter((part) => part !== '')) {
    const [name = '', ...value] = part.split('=').map((text) => decoded(text));
    const option = served.find((option) => option === name);
    if (option === undefined && unknownOption === 'ignore') continue;
    if (option === undefined) throw refuseQuery(`l’option ${name} n’est pas servie`);
    if (options[option] !== undefined) throw refuseQuery(`l’option ${name} vient deux fois`);
    options[option] = value.join('=');
  }
  return options;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refuseQuery(`« ${text} » n’est pas encodé en pour-cent`);
  }
}
