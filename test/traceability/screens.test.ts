import { describe, expect, test } from 'vitest';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { documentedRows } from '../interface/inventory.ts';
import { isCallOf, specsByEndpoint } from './reaches.ts';
import { offline, screenTables } from './screenTables.ts';

describe('the table of screens', () => {
  test('has every row of the document, and every endpoint a spec that reaches it', () => {
    expect(endpointNames.filter((name) => !endpoint(name).assumed)).toHaveLength(documentedRows.length);
    expect(screenTables().filter((each) => each.startsWith('| `'))).toHaveLength(endpointNames.length);
    const specs = specsByEndpoint();
    expect(endpointNames.filter((name) => specs.get(name)?.length === 0)).toEqual([]);
  });

  test('R3.0 what happens offline follows from the endpoint', () => {
    expect(offline('Planification.create')).toBe('queued; leaves by itself');
    expect(offline('Convention.create')).toBe('kept; leaves when the user sends it');
    expect(offline('Convention.replace')).toBe('queued; leaves by itself, EtatConventionId when the user sends it');
    expect(offline('Dossier.list')).toBe('shown; received by itself when the service is opened');
    expect(offline('ReferenceExterne.list')).toBe('shown as last received');
    expect(offline('Parcours.one')).toMatch(/^shown as last received; kept offline/u);
    expect(offline('InscriptionSequence.list')).toBe('shown as last received; kept offline with what the user chooses');
    expect(offline('InscriptionSequence.eligible')).toBe('needs the service');
    expect(offline('User.authorizations')).toBe('needs the service');
  });
});

describe('a request calls an endpoint', () => {
  const at = (path: string, method = 'GET') => ({ method, path: `/GraphV1${path}` });
  const eligible =
    "/InscriptionSequence?$filter=startswith(Sequence%2FTypeSequence%2FCode%2C%20'A')&$expand=Sequence&$select=Sequence";

  test.each([
    ['Dossier.list', at('/Dossier')],
    ['Dossier.one', at('/Dossier/12')],
    ['Dossier.replace', at('/Dossier/12', 'POST')],
    ['Mail.list', at("/Mail?$filter=Adresse%20eq%20'a@b.fr'")],
    ['Directory.list', at('/Directory?$filter=path%20eq%20Partage')],
    ['InscriptionSequence.list', at('/InscriptionSequence?$filter=ApprenantId%20eq%204')],
    ['InscriptionSequence.eligible', at(eligible)],
    ['InscriptionSequence.eligible', at(eligible, 'POST')],
    ['InscriptionSequence.eligible', at('/InscriptionSequence?$expand=Sequence&$select=Sequence')],
  ] as const)('%s: $path', (name, request) => {
    expect(isCallOf(name, request)).toBe(true);
  });

  test.each([
    ['another verb', 'Dossier.one', at('/Dossier/12', 'POST')],
    ['the list for one of it', 'Dossier.one', at('/Dossier')],
    ['what is below it', 'Apprenant.one', at('/Apprenant/4/Client')],
    ['the Selection context (R1.5)', 'Candidat.list', at('/selection/Candidat')],
    ['the ping of the connection (S11)', 'Mail.list', at("/Mail?$filter=Adresse%20eq%20'ping%40carnet.invalid'")],
    ['another filter', 'ReferenceExterne.list', at("/ReferenceExterne?$filter=Reference%20eq%20'A'")],
    ['the eligible ones for a learner’s', 'InscriptionSequence.list', at(eligible)],
  ] as const)('but not %s', (_, name, request) => {
    expect(isCallOf(name, request)).toBe(false);
  });
});
