import { describe, expect, test } from 'vitest';
import { readCsdl } from '#main/api/probe/csdl.ts';
import { metadataXml } from '#main/practice/metadata.ts';

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
