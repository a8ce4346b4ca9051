import { describe, expect, test } from 'vitest';
import { readCsdl } from '#main/api/probe/csdl.ts';
import { metadataXml } from '#main/tools/practice/metadata.ts';

const schema = (inside: string): string =>
  `<?xml version="1.0"?><edmx:Edmx Version="4.0" xmlns:edmx="x"><edmx:DataServices><Schema Namespace="Ecole.V1" xmlns="y">${inside}</Schema></edmx:DataServices></edmx:Edmx>`;
const fieldsOf = (xml: string, name: string) => [...(readCsdl(xml)?.get(name) ?? [])];

describe('R5.5 $metadata', () => {
  test('declares the fields of a set, with those of its base types', () => {
    const xml = schema(`
      <EntityType Name="Individu" Abstract="true"><Key><PropertyRef Name="Id"/></Key><Property Name="Id" Type="Edm.Int64" Nullable="false"/></EntityType>
      <EntityType Name='Eleve' BaseType='Ecole.V1.Individu'>
        <Property Name="Nom" Type="Edm.String"><Annotation Term="x"/></Property>
        <NavigationProperty Name="Mail" Type="Ecole.V1.Mail"/>
      </EntityType>
      <ComplexType Name="Parametre"><Property Name="Code" Type="Edm.String"/></ComplexType>
      <!-- <EntityType Name="Eleve"/> -->
      <EntityContainer Name="C"><EntitySet Name="Apprenant" EntityType="Ecole.V1.Eleve"/></EntityContainer>`);
    const fields = [
      ['Nom', { type: 'Edm.String', nullable: true }],
      ['Id', { type: 'Edm.Int64', nullable: false }],
    ];
    expect(fieldsOf(xml, 'Apprenant')).toEqual(fields);
    expect(fieldsOf(xml, 'Eleve')).toEqual(fields);
    expect(readCsdl(xml)?.has('Parametre')).toBe(false);
  });

  test('computed members are annotated in their place, or from outside; a set is open where its type is', () => {
    const xml = schema(`
      <EntityType Name="Base" OpenType="true"/>
      <EntityType Name="A" BaseType="S.Base">
        <Property Name="Version" Type="Edm.Int64"><Annotation Term="Org.OData.Core.V1.Computed" Bool="true"/></Property>
        <Property Name="Nom" Type="Edm.String"><Annotation Term="Core.Description" String="Computed"/></Property>
        <Property Name="Prenom" Type="Edm.String"/>
        <Annotation Term="Core.Computed"/>
        <Property Name="Code" Type="Edm.String"><Annotation Term="Core.Computed" Bool="false"/></Property>
      </EntityType>
      <EntityType Name="B"><Property Name="modifiedAt" Type="Edm.DateTimeOffset"/></EntityType>
      <EntityContainer Name="C"><EntitySet Name="As" EntityType="S.A"/><EntitySet Name="Bs" EntityType="S.B"/></EntityContainer>
      <Annotations Target="Ecole.V1.B/modifiedAt"><Annotation Term="Core.Computed" Bool="true"/></Annotations>
      <Annotations Target="Ecole.V1.B/absent"><Annotation Term="Core.Computed"/></Annotations>`);
    const declared = readCsdl(xml);
    const computed = (name: string) =>
      [...(declared?.get(name) ?? [])].flatMap(([field, { computed: is }]) => (is ? [field] : []));
    expect([computed('As'), computed('Bs')]).toEqual([['Version'], ['modifiedAt']]);
    expect(['As', 'Bs', 'A', 'None'].map((name) => declared?.isOpen(name))).toEqual([true, false, true, false]);
  });

  test('ends for types that are each other’s base', () => {
    const xml = schema(
      '<EntityType Name="A" BaseType="S.B"/><EntityType Name="B" BaseType="S.A"><Property Name="X" Type="Edm.Guid"/></EntityType>',
    );
    expect(fieldsOf(xml, 'A')).toEqual([['X', { type: 'Edm.Guid', nullable: true }]]);
  });

  test.each(['', '{"@odata.context":"x"}', '<html><body>Connexion</body></html>'])('rejects %j', (text) => {
    expect(readCsdl(text)).toBeUndefined();
  });

  test('comments are left out in one pass: many that are opened and never closed end as fast', () => {
    const xml = schema('<!-- a --><EntityType Name="A"><Property Name="X" Type="Edm.Guid"/></EntityType><!-- b -->');
    expect(fieldsOf(xml, 'A')).toEqual([['X', { type: 'Edm.Guid', nullable: true }]]);
    expect(readCsdl('<!--'.repeat(1 << 20))).toBeUndefined();
  });

  test('reads the practice service’s', () => {
    expect(readCsdl(metadataXml())?.get('Planification')?.get('Debut')?.type).toBe('Edm.DateTimeOffset');
  });
});
