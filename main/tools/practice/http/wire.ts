import { digitsIn } from '#shared/entities/numbers.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { Differences } from '../differences.ts';
import { servedSets } from '../sets/index.ts';
import type { MemberKind } from '../sets/memberKinds.ts';
import type { SetName } from '../sets/setNames.ts';
import type { Members } from '../store/row.ts';

const instant = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?[+-]\d\d:\d\d"/gu;
const minutes = 60_000;

/** Members that one variant of InscriptionSequence lacks (R2.8); another member always follows them. */
const flagsOfOthers: Readonly<Record<Differences['enrolmentFlags'], RegExp>> = {
  learner: /"RelanceReferentFinancier":(?:true|false),/gu,
  referent: /"RelanceApprenant":(?:true|false),"ContentieuxApprenant":(?:true|false),/gu,
};
/** Members of only one variant of Sequence; as above. */
const sequenceSurvey = /"SurveyEntrepriseId":\d+,/gu;

const decimalKinds: ReadonlySet<MemberKind> = new Set(['number', 'decimal', 'nullableDecimal']);
const integerKinds: ReadonlySet<MemberKind> = new Set(['integer', 'nullableInteger', 'reference']);
/** Matches a number among the members of those kinds: its name, its digits and those after the point. */
function numbersOf(kinds: ReadonlySet<MemberKind>): RegExp {
  const names = Object.values(servedSets).flatMap(({ members }) =>
    Object.entries(members).flatMap(([name, kind]) => (kinds.has(kind) ? [name] : [])),
  );
  return new RegExp(`"(${[...new Set(names)].join('|')})":(-?\\d+)(?:\\.(\\d+))?(?=[,}])`, 'gu');
}
const decimal = numbersOf(decimalKinds);
const anyNumber = numbersOf(decimalKinds.union(integerKinds));

/** Writes an answer where deployments differ in the form of values, not in the values (R5.4). */
export function onTheWire(text: string, differences: Differences): string {
  const { dates, decimals, numbers } = differences;
  const varied = inVariants(text, differences);
  const dated =
    dates === 'school'
      ? varied
      : varied.replaceAll(instant, (whole, _wall, fraction?: string) => elsewhere(whole, fraction ?? '', dates));
  const scaled =
    decimals === 'sent'
      ? dated
      : dated.replaceAll(
          decimal,
          (_, name: string, integer: string, fraction = '') => `"${name}":${integer}.${fraction.padEnd(4, '0')}`,
        );
  if (numbers === 'number') return scaled;
  return scaled.replaceAll(anyNumber, (whole: string, name: string) => `"${name}":"${whole.slice(name.length + 3)}"`);
}

/** The members of a body as they are stored: a service that writes its numbers as text takes them as text too. */
export function offTheWire(set: SetName, body: Members, { numbers }: Differences): Members {
  if (numbers === 'number') return body;
  // An applicant's endpoint takes a learner too (R3.1).
  const members = { ...(set === 'Candidat' && servedSets.Apprenant.members), ...servedSets[set].members };
  return new Map(
    [...body].map(([name, raw]) => {
      const kind = members[name];
      const isNumber = kind !== undefined && (decimalKinds.has(kind) || integerKinds.has(kind));
      const digits = isNumber ? digitsIn(raw) : null;
      return [name, digits === null ? raw : rawJson(digits)];
    }),
  );
}

function inVariants(text: string, { enrolmentFlags, sequenceSurvey: survey }: Differences): string {
  const flagged = text.replaceAll(flagsOfOthers[enrolmentFlags], '');
  return survey === 'yes' ? flagged : flagged.replaceAll(sequenceSurvey, '');
}

/** In UTC, or at minus five hours. The minimum date does not change: nothing comes before it. */
function elsewhere(quoted: string, fraction: string, dates: 'z' | 'offset'): string {
  const parts = instantParts(quoted.slice(1, -1));
  if (!parts || quoted.startsWith('"0001-01-01')) return quoted;
  const shift = dates === 'z' ? 0 : -5 * 60 * minutes;
  const wallTime = new Date(Math.floor(parts.epochMilliseconds / 1000) * 1000 + shift).toISOString().slice(0, 19);
  return `"${wallTime}${fraction}${dates === 'z' ? 'Z' : '-05:00'}"`;
}
