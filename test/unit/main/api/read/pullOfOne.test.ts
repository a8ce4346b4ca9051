import { expect, test } from 'vitest';
import type { EntityName } from '#shared/entities/index.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { onPractice } from '../practiceClient.ts';

const { client, asked } = onPractice();

async function rowsOf(
  entity: EntityName,
  of: string,
  by?: string,
): Promise<{ readonly rows: readonly PulledRow[]; readonly complete: boolean }> {
  const rows: PulledRow[] = [];
  const pulling = client().pull({ entity, of, by }, new Map());
  for (;;) {
    const next = await pulling.next();
    if (next.done) return { rows, complete: next.value.complete };
    rows.push(...next.value.rows);
  }
}

test.each<[EntityName, string, string]>([
  ['Apprenant', '3002', 'GET /GraphV1/Apprenant/3002'],
  ['Candidat', '2001', 'GET /GraphV1/Candidat/2001'],
  ['InscriptionSequence', '3002', 'GET /GraphV1/InscriptionSequence?$filter=ApprenantId%20eq%203002'],
  ['InscriptionCours', '3002', 'GET /GraphV1/InscriptionCours?$filter=ApprenantId%20eq%203002'],
  ['ApprenantEvaluation', '1', 'GET /GraphV1/InscriptionCours/1/ApprenantEvaluation'],
  ['Convention', '8001', 'GET /GraphV1/Convention/8001'],
  [
    'EcheanceApprentissageConvention',
    '8001',
    'GET /GraphV1/EcheanceApprentissageConvention?$filter=ConventionId%20eq%208001',
  ],
  ['Client', '8001', 'GET /GraphV1/Client?$filter=ReferenceId%20eq%208001'],
  ['BalanceClient', '1', 'GET /GraphV1/BalanceClient?$filter=AffaireId%20eq%201&$orderby=Date%20desc'],
])('R1.1 what belongs to one entity is asked for as the document shows: %s of %s', async (entity, of, line) => {
  const { complete } = await rowsOf(entity, of);
  expect(asked().at(-1)?.line).toBe(line);
  expect(complete).toBe(true);
});

test('R5.3 returns the rows of one learner, with the hash by which the next pull skips them', async () => {
  const { rows } = await rowsOf('InscriptionSequence', '3002');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ text, hash }) => text.includes('"ApprenantId":3002') && hash !== '')).toBe(true);
  const known = new Map(rows.map(({ id, hash }) => [hash, id]));
  const again = await client().pull({ entity: 'InscriptionSequence', of: '3002' }, known).next();
  expect(again.value).toMatchObject({ received: rows.length, complete: true, unreadable: [] });
});

test('R3.4 a learner who does not exist is gone, not an empty list', async () => {
  await expect(rowsOf('Apprenant', '999999')).rejects.toMatchObject({ failure: { kind: 'gone' } });
});

test('R1.1 a ReferenceExterne is asked for by its Type too, as a text in quotes', async () => {
  const { rows, complete } = await rowsOf('ReferenceExterne', 'SCOLARITE.APPRENANT', 'Type');
  expect(asked().at(-1)?.line).toBe('GET /GraphV1/ReferenceExterne?$filter=Type%20eq%20%27SCOLARITE.APPRENANT%27');
  expect(complete).toBe(true);
  expect(rows.length).toBeGreaterThan(1);
  await expect(rowsOf('ReferenceExterne', 'x', 'Reference')).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
  await expect(rowsOf('ReferenceExterne', 'x')).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
});

test('R2.1 a track comes with its periods: it is never replaced', async () => {
  const { rows } = await rowsOf('Parcours', '1011');
  expect(asked().at(-1)?.line).toBe('GET /GraphV1/Parcours/1011?$expand=ParcoursPeriodes');
  expect(rows[0]?.text).toContain('"LibellePeriode"');
});

test('does not request a set without a filter by one id', async () => {
  await expect(rowsOf('SessionRecrutement', '1')).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
});
