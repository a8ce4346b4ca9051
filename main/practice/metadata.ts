import { describeEntity, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { servedSets } from './sets/index.ts';
import { kindRule } from './sets/memberKinds.ts';

/** The service's `$metadata`: CSDL 4.0, written from the sets. Types are open: rows may hold members it does not name. */
export function metadataXml(): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">',
    '<edmx:DataServices>',
    '<Schema Namespace="GraphV1" xmlns="http://docs.oasis-open.org/odata/ns/edm">',
    ...entityNames.map(entityType),
    '<ComplexType Name="Parametre" OpenType="true">',
    property('Id', 'Edm.Int64', false),
    property('Code', 'Edm.String', false),
    property('Valeur', 'Edm.String', false),
    '</ComplexType>',
    '<EntityContainer Name="Container">',
    ...entityNames.map((name) => `<EntitySet Name="${name}" EntityType="GraphV1.${name}"/>`),
    '</EntityContainer>',
    '</Schema>',
    '</edmx:DataServices>',
    '</edmx:Edmx>',
    '',
  ].join('\n');
}

function entityType(name: EntityName): string {
  const { members, navigations = {} } = servedSets[name];
  return [
    `<EntityType Name="${name}" OpenType="true">`,
    `<Key><PropertyRef Name="${describeEntity(name).idField}"/></Key>`,
    ...Object.entries(members).map(([member, kind]) => {
      const { edm, blank } = kindRule(kind);
      return property(member, edm, blank === 'null');
    }),
    ...Object.entries(navigations).map(([member, { to }]) => `<NavigationProperty Name="${member}" Type="GraphV1.${to}"/>`),
    '</EntityType>',
  ].join('\n');
}

const property = (name: string, type: string, nullable: boolean): string =>
  `<Property Name="${name}" Type="${type}"${nullable ? '' : ' Nullable="false"'}/>`;
