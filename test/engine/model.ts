import { servedSets } from '#main/tools/practice/sets/index.ts';
import { kindRule } from '#main/tools/practice/sets/memberKinds.ts';
import type { MemberKind } from '#main/tools/practice/sets/memberKinds.ts';
import { keyOf } from '#main/tools/practice/sets/setNames.ts';
import type { SetName } from '#main/tools/practice/sets/setNames.ts';

/** What an interview day needs: its own sets, and the reference data that their rows name. */
export const engineSets = [
  'Planification',
  'Dossier',
  'Candidat',
  'Apprenant',
  'Mail',
  'Directory',
  'Instance',
  'EntiteJuridique',
  'TypePlanification',
  'SessionRecrutement',
  'EtatCandidature',
  'Programme',
  'Agent',
  'Enseignant',
  'TypeConvention',
  'EtatConvention',
  'NatureClient',
  'OrganismeFinanceur',
  'Template',
] as const satisfies readonly SetName[];

const types: Readonly<Record<string, string>> = {
  'Edm.Int64': 'Int64',
  'Edm.Decimal': 'Decimal',
  'Edm.String': 'String',
  'Edm.Boolean': 'Boolean',
  'Edm.DateTimeOffset': 'Timestamp',
  'Collection(GraphV1.Parametre)': 'many Parametre',
};

/**
 * The sets as a model of CAP, in its language CDL: members by the types of the interface, and beside them the moment of
 * the last change, which CAP maintains. `tags`: that moment is the tag of a row's version, without which CAP changes no
 * row (428).
 */
export function engineModel({ tags }: { readonly tags: boolean }): string {
  const version = `modifiedAt : Timestamp @cds.on.insert: $now @cds.on.update: $now${tags ? ' @odata.etag' : ''};`;
  const entities = engineSets.map((set) =>
    [`entity ${set} {`, ...membersOf(set), ...ownMembers(set), version, '}'].join('\n  '),
  );
  return [
    "@path: '/GraphV1' service GraphV1 {",
    '@open type Parametre { Id : Int64; Code : String; Valeur : String; }',
    ...entities,
    '}',
  ].join('\n');
}

function membersOf(set: SetName): readonly string[] {
  const { members, navigations = {} } = servedSets[set];
  return [
    ...Object.entries(members).map(([name, kind]) => {
      const type = types[kindRule(kind).edm];
      return name === keyOf(set) ? `key ${name} : ${type};` : `${name} : ${type}${blank(kind)};`;
    }),
    ...Object.entries(navigations)
      .filter(([, { to, many }]) => !many && engineSets.some((name) => name === to))
      .map(([name, { by, to }]) => `${name} : Association to ${to} on ${name}.Id = ${by};`),
  ];
}

/** What CAP stores for a member that was not sent. */
function blank(kind: MemberKind): string {
  const { blank, edm, nullable } = kindRule(kind);
  if (nullable || edm === 'Edm.DateTimeOffset' || edm.startsWith('Collection')) return '';
  return ` default ${blank.replaceAll('"', "'")}`;
}

/** The path that a folder's content is asked by (`addresses.mjs`). */
const ownMembers = (set: SetName): readonly string[] => (set === 'Directory' ? ['Parent : String;'] : []);
