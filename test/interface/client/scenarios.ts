import type { EndpointName } from '#shared/endpoints/index.ts';
import { agreements } from './agreements.ts';
import { calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { finance } from './finance.ts';
import { folders } from './folders.ts';
import { people, selection } from './people.ts';
import type { Replacing, Scenario, Scenarios } from './scenario.ts';
import { teaching } from './teaching.ts';
import { users } from './users.ts';

/** By the name of the file that holds them. */
export const families = {
  agreements,
  calendar,
  companies,
  files,
  finance,
  folders,
  people,
  selection,
  teaching,
  users,
} as const;

/** One for every endpoint of the interface: without one, this does not compile. */
const scenarios: Scenarios<EndpointName> = {
  ...agreements,
  ...calendar,
  ...companies,
  ...files,
  ...finance,
  ...folders,
  ...people,
  ...selection,
  ...teaching,
  ...users,
};

/** The file of an endpoint's scenario, below test/. */
export function fileOf(name: EndpointName): string | undefined {
  const family = Object.entries(families).find(([, rows]) => name in rows)?.[0];
  // Those of the Selection context are the same scenarios, with its own people (R1.5).
  return family && `interface/client/${family === 'selection' ? 'people' : family}.ts`;
}

// each is run with the answers of its own endpoint only
export const scenarioOf = (name: EndpointName): Scenario | Replacing => scenarios[name] as Scenario | Replacing;
