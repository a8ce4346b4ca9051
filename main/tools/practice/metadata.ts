import { servedSets } from './sets/index.ts';
import { kindRule } from './sets/memberKinds.ts';
import { keyOf, publicSetNames } from './sets/setNames.ts';
import type { SetName } from './sets/setNames.ts';

/** CSDL 4.0, from the sets. Types are open: rows may have members that it does not name. */
export function metadataXml(): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">',
    '<edmx:DataServices>',
    '<Schema Namespace="GraphV1" xmlns="http://docs.oasis-open.org/odata/ns/edm">',
    ...publicSetNames.map(entityType),
    '<ComplexType Name="Parametre" OpenType="true">',
    property('Id', 'Edm.Int64', false),
    property('Code', 'Edm.String', false),
    property('Valeur', 'Edm.String', false),
    '</ComplexType>',
    '<EntityContainer Name="Container">',
    ...publicSetNames.map((name) => `<EntitySet Name="${name}" EntityType="GraphV1.${name}"/>`),
    '</EntityContainer>',
    '</Schema>',
    '</edmx:DataServices>',
    '</edmx:Edmx>',
    '',
  ].join('\n');
}

function entityType(name: SetName): string {
  const { members, navigations = {} } = servedSets[name];
  return [
    `<EntityType Name="${name}" OpenType="true">`,
    `<Key><PropertyRef Name="${keyOf(name)}"/></Key>`,
    ...Object.entries(members).map(([member, kind]) => {
      const { edm, nullable } = kindRule(kind);
      return property(member, edm, nullable);
    }),
    ...Object.entries(navigations).map(
      ([member, { to, many }]) =>
        `<NavigationProperty Name="${member}" Type="${many ? `Collection(GraphV1.${to})` : `GraphV1.${to}`}"/>`,
    ),
    '</EntityType>',
  ].join('\n');
}

const property = (name: string, type: string, nullable: boolean): string =>
  `<Property Name="${name}" Type="${type}"${nullable ? '' : ' Nullable="false"'}/>`;
