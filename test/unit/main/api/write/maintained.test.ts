import { describe, expect, test } from 'vitest';
import { Maintained } from '#main/api/write/maintained.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { entity, eventRow, json, serve } from '../faultServer.ts';

interface Service {
  /** What it makes of the body of the n-th write, beside keeping it. */
  readonly does: (row: Record<string, unknown>, write: number) => Record<string, unknown>;
  readonly metadata?: string;
}

/** A service that keeps one event and changes some of its members by itself. */
async function serviceWith({ does, metadata }: Service) {
  let row = JSON.parse(eventRow(1, ',"Version":1,"modifiedAt":"2026-11-19T09:00:00+01:00"')) as Record<string, unknown>;
  let writes = 0;
  const { client, server } = await serve((asked, response) => {
    if (asked.path === '/$metadata')
      return metadata === undefined ? json(response, '{}', 404) : void response.writeHead(200).end(metadata);
    if (asked.verb === 'PUT') {
      writes += 1;
      row = does(JSON.parse(asked.body) as Record<string, unknown>, writes);
    }
    return json(response, entity('Planification', JSON.stringify(row)));
  });
  const rename = (field: string, base: string, mine: string): Promise<Verdict> =>
    client.replace({
      entity: 'Planification',
      id: '1',
      changes: [{ field, base: rawJson(base), mine: rawJson(mine) }],
      base: null,
    });
  return { rename, metadataReads: () => server.asked.filter(({ path }) => path === '/$metadata').length };
}

const changed = (verdict: Verdict): unknown => (verdict.kind === 'applied' ? verdict.receipt.changedFields : verdict);
const touched = (row: Record<string, unknown>, write: number) => ({
  ...row,
  Version: write + 1,
  modifiedAt: `2026-11-20T09:00:0${write}+01:00`,
});

describe('R3.8 what a service maintains by itself', () => {
  const metadata =
    '<Schema><EntityType Name="Planification"><Property Name="Nom" Type="Edm.String"/><Property Name="Version" Type="Edm.Int64"/><Property Name="modifiedAt" Type="Edm.DateTimeOffset"/></EntityType><Annotations Target="S.Planification/modifiedAt"><Annotation Term="Core.Computed"/></Annotations><Annotations Target="S.Planification/Version"><Annotation Term="Core.Computed"/></Annotations></Schema>';

  test('members that it declares as computed say nothing; $metadata is read once, and only where it is needed', async () => {
    const { rename, metadataReads } = await serviceWith({ does: touched, metadata });
    expect(await rename('Nom', '"Entretien"', '"Jury"')).toMatchObject({
      receipt: { outcome: 'verified', changedFields: [] },
    });
    expect(changed(await rename('Nom', '"Jury"', '"Jury 2"'))).toEqual([]);
    expect(metadataReads()).toBe(1);
    const quiet = await serviceWith({ does: (row) => row, metadata });
    expect(changed(await quiet.rename('Nom', '"Entretien"', '"Jury"'))).toEqual([]);
    expect(quiet.metadataReads()).toBe(0);
  });

  test('members that change at every write say nothing from the second one on', async () => {
    const { rename } = await serviceWith({ does: touched });
    expect(changed(await rename('Nom', '"Entretien"', '"A"'))).toEqual(['Version', 'modifiedAt']);
    expect(changed(await rename('Nom', '"A"', '"B"'))).toEqual([]);
  });

  test('a member that it changes now and then is said each time', async () => {
    const { rename } = await serviceWith({
      does: (row, write) => ({ ...touched(row, write), ...(write === 3 && { Annule: true }) }),
    });
    await rename('Nom', '"Entretien"', '"A"');
    await rename('Nom', '"A"', '"B"');
    expect(changed(await rename('Nom', '"B"', '"C"'))).toEqual(['Annule']);
  });

  test('a change that was asked for and ignored is said, also of a computed member, however often', async () => {
    const { rename } = await serviceWith({ does: (row) => ({ ...row, Nom: 'Entretien' }), metadata });
    for (let times = 0; times < 3; times += 1)
      expect(await rename('Nom', '"Entretien"', '"Jury"')).toMatchObject({
        receipt: { outcome: 'changed', changedFields: ['Nom'] },
      });
    const versions = await serviceWith({ does: touched, metadata });
    expect(changed(await versions.rename('Version', '1', '7'))).toEqual(['Version']);
  });

  test('a member that was edited once is never one of them', () => {
    const maintained = new Maintained();
    maintained.note('Dossier', ['Nom'], ['Code']);
    expect(maintained.has('Dossier', 'Code')).toBe(false);
    maintained.note('Dossier', ['Nom'], ['Code']);
    expect([maintained.has('Dossier', 'Code'), maintained.has('Convention', 'Code')]).toEqual([true, false]);
    maintained.note('Dossier', ['Code'], []);
    maintained.note('Dossier', ['Nom'], ['Code']);
    expect(maintained.has('Dossier', 'Code')).toBe(false);
  });
});
