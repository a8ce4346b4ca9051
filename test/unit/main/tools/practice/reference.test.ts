import { describe, expect, it } from 'vitest';
import { readCsdl } from '#main/api/probe/csdl.ts';
import { served } from '#main/tools/practice/operations/routes.ts';
import { publicSetNames } from '#main/tools/practice/sets/setNames.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import { errorOf, parsedRows, withPractice } from './client.ts';

const practice = withPractice();
const path = {
  Nom: 'BTS MCO, rentrée décalée',
  Code: 'MCO-LYO-D',
  Debut: '2026-12-01T08:00:00+01:00',
  Fin: '2027-02-01T08:00:00+01:00',
  ProgrammeId: 1011,
  LibelleExterne: 'BTS MCO',
  PeriodeRentreeId: 27,
};

describe('practice service: SessionRecrutement, reference sets, $metadata', () => {
  it('R3.3 Endpoints.4 answers the creation of an admission path with a collection of one', async () => {
    const created = await practice().post('/SessionRecrutement', path);
    expect(created.status).toBe(201);
    expect(created.rows).toHaveLength(1);
    expect(parsedRows(created)[0]).toMatchObject({
      ...path,
      Payant: false,
      Frais: 0,
      DebutPeriodeRentree: '0001-01-01T00:00:00+00:00',
    });
    expect(created.json['@odata.context']).toMatch(/\$metadata#SessionRecrutement$/u);
    expect((await practice().get('/SessionRecrutement')).rows).toContain(created.rows[0]);
  });

  it.each([
    ['Nom', undefined],
    ['ProgrammeId', 1],
    ['PeriodeRentreeId', 0],
    ['Debut', undefined],
    ['Fin', undefined],
    ['Fin', '2026-11-01T08:00:00+01:00'],
    ['Payant', 'oui'],
  ])('SessionRecrutement.1 refuses an admission path whose %s is %j', async (field, value) => {
    expect(errorOf(await practice().post('/SessionRecrutement', { ...path, [field]: value })).target).toBe(field);
  });

  it('every row answered has the shape that shared/entities reads', async () => {
    for (const name of entityNames.filter((each) =>
      served.some(({ verb, path }) => verb === 'GET' && path === `/GraphV1/${each}`),
    )) {
      const query = name === 'Directory' ? `?$filter=${encodeURIComponent('path eq Partage\\Campus Lille')}` : '';
      const rows = parsedRows(await practice().get(`/${name}${query}`));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(describeEntity(name).schema.safeParse(row).error).toBeUndefined();
    }
  });

  it('Versioning.2 describes every set in $metadata with keys and types', async () => {
    const reply = await practice().get('/$metadata');
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/xml/u);
    expect((await practice().get('/%24metadata')).text).toBe(reply.text);
    for (const name of publicSetNames) {
      expect(reply.text).toContain(`<EntitySet Name="${name}" EntityType="GraphV1.${name}"/>`);
      expect(reply.text).toContain(
        `<EntityType Name="${name}" OpenType="true">\n<Key><PropertyRef Name="${describeEntity(name).idField}"/>`,
      );
    }
    expect(reply.text).toContain('<Property Name="CreneauLibre" Type="Edm.DateTimeOffset"/>');
    expect(reply.text).toContain('<Property Name="Debut" Type="Edm.DateTimeOffset" Nullable="false"/>');
  });

  it('R2.8 convention 5: $metadata says of every field what may be null, and names both variants of an enrolment', async () => {
    const declared = readCsdl((await practice().get('/$metadata')).text);
    const nullable = (set: string, field: string): boolean | undefined => declared?.get(set)?.get(field)?.nullable;
    for (const name of publicSetNames.filter((each) => each !== 'Directory'))
      expect([name, nullable(name, 'Code')]).toEqual([name, true]);
    expect(
      ['MaitreId', 'LanId', 'NbJourPeriodeEssai', 'AvantageAutre'].map((field) => nullable('Convention', field)),
    ).toEqual([true, true, false, false]);
    expect(nullable('Directory', 'stream')).toBe(false);
    for (const flag of ['RelanceApprenant', 'ContentieuxApprenant', 'RelanceReferentFinancier'])
      expect(nullable('InscriptionSequence', flag)).toBe(false);
    expect(declared?.get('BalanceClient')?.get('FactureId')).toEqual({ type: 'Edm.Int64', nullable: true });
    expect(declared?.get('Evaluation')?.get('DateFinalisation')).toEqual({
      type: 'Edm.DateTimeOffset',
      nullable: true,
    });
  });
});
