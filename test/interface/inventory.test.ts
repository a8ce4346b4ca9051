import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { families as endpointFamilies } from '#shared/endpoints/families.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, endpointNames } from '#shared/endpoints/index.ts';
import { families, fileOf } from './client/scenarios.ts';
import type { DocumentedRow } from './inventory.ts';
import { documentedRows } from './inventory.ts';

const titleOf = ({ verb, path, about }: Pick<DocumentedRow, 'verb' | 'path' | 'about'>): string =>
  `${verb} ${path} ${about}`;

/** The endpoints that correspond to a documented row. */
const rowsOf = (row: DocumentedRow): readonly EndpointName[] =>
  endpointNames.filter((name) => {
    const { verb, path, entity, bodyOnGet } = endpoint(name);
    return (
      titleOf({ verb, path: asDocumented(path), about: entity }) === titleOf(row) &&
      sorted(bodyOnGet).join() === sorted(row.bodyWith).join()
    );
  });

const asDocumented = (path: `/${string}`): `/${string}` => `/${path.slice(1).replaceAll('{id}', '<id>')}`;
const sorted = (names: readonly string[] = []): readonly string[] => [...names].sort();

describe('the inventory of the document', () => {
  test('was read: it has many rows, and none twice', () => {
    const titles = documentedRows.map((row) => `${titleOf(row)} ${String(row.bodyWith)}`);
    expect(documentedRows.length).toBeGreaterThanOrEqual(51);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(documentedRows.map((row) => [titleOf(row), row] as const))(
    '%s has one endpoint, with its options',
    (_, row) => {
      const [name, ...more] = rowsOf(row);
      expect(name).toBeDefined();
      expect(more).toEqual([]);
      if (name === undefined) return;
      const found = endpoint(name);
      expect(found.assumed).toBeUndefined();
      expect({
        filter: sorted(found.filterOn),
        startsWith: sorted(found.startsWithOn),
        expand: sorted(found.expand),
        select: sorted(found.select),
        orderBy: sorted(found.orderBy),
        needs: sorted(found.required),
      }).toEqual({
        filter: sorted(row.filter),
        startsWith: sorted(row.startsWith),
        expand: sorted(row.expand),
        select: sorted(row.select),
        orderBy: sorted(row.orderBy),
        needs: sorted(row.needs),
      });
    },
  );

  test('R3.4 an endpoint is documented, or marked as assumed', () => {
    const documented = new Set(documentedRows.flatMap(rowsOf));
    expect(endpointNames.filter((name) => !documented.has(name) && !endpoint(name).assumed)).toEqual([]);
    expect(endpointNames.filter((name) => documented.has(name) && endpoint(name).assumed)).toEqual([]);
    expect(endpointNames.filter((name) => endpoint(name).assumed && endpoint(name).verb !== 'GET')).toEqual([]);
  });
});

describe('the endpoints of the interface', () => {
  const readings = readFileSync(fileURLToPath(new URL('../../shared/rules/readings.md', import.meta.url)), 'utf8');

  test('each is called through main by a scenario of its own', () => {
    expect(endpointNames.filter((name) => fileOf(name) === undefined)).toEqual([]);
    const driven = Object.values(families).flatMap((rows) => Object.keys(rows));
    expect(driven.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(endpointNames.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('each cites a reading that exists', () => {
    const uncited = endpointNames.filter((name) => endpoint(name).readings.length === 0);
    const unknown = endpointNames.flatMap((name) =>
      endpoint(name).readings.filter((reading) => !readings.includes(`- ${reading} `)),
    );
    expect({ uncited, unknown }).toEqual({ uncited: [], unknown: [] });
  });

  test('R3.6 each creation, and nothing else, defines how its doubt is settled, by a list that exists', () => {
    for (const name of endpointNames) {
      const { kind, doubt, required = [] } = endpoint(name);
      expect([name, doubt !== undefined]).toEqual([name, kind === 'create']);
      if (doubt?.settledBy !== 'lookUp') continue;
      const list = endpointNames.find((known) => known === doubt.list);
      expect([name, list && endpoint(list).kind]).toEqual([name, 'list']);
      const listed = list && endpoint(list);
      expect([name, listed?.entity]).toEqual([name, endpoint(name).entity]);
      // The values to look for must be in the body: where the endpoint does not require them, the rule does.
      const sure = new Set([...required, ...(doubt.needs ?? [])]);
      if (listed?.filterRequired && name !== 'Directory.create') {
        expect([name, doubt.fields.some((field) => sure.has(field) && listed.filterOn?.includes(field))]).toEqual([
          name,
          true,
        ]);
      }
    }
  });

  test('R2.1 what can be replaced can be read first, by a documented or an assumed endpoint', () => {
    const replaced = endpointNames.filter((name) => endpoint(name).kind === 'replace');
    expect(replaced.map((name) => [name, endpointFor(endpoint(name).entity, 'one')])).toEqual([
      ['Planification.replace', 'Planification.one'],
      ['Dossier.replace', 'Dossier.one'],
      ['Candidat.replace', 'Candidat.one'],
      ['Apprenant.replace', 'Apprenant.one'],
      ['selection/Candidat.replace', 'selection/Candidat.one'],
      ['selection/Apprenant.replace', 'selection/Apprenant.one'],
      ['selection/Dossier.replace', 'selection/Dossier.one'],
      ['Convention.replace', 'Convention.one'],
    ]);
  });

  test('R4.3 an irreversible endpoint asks the user', () => {
    expect(endpointNames.filter((name) => endpoint(name).confirm)).toEqual([
      'Candidat.replace',
      'Apprenant.replace',
      'selection/Candidat.replace',
      'selection/Apprenant.replace',
      'Convention.replace',
      'Convention.synchroniseAffaire',
      'User.create',
      'User.addAuthorizations',
      'User.applyTemplate',
    ]);
    expect(endpoint('Convention.replace').confirm?.[0]?.toCode).toEqual({ of: 'EtatConvention', code: 'SAISIE' });
  });

  test('R1.5 the Selection context is a prefix with its own required members', () => {
    expect(endpoint('selection/Candidat.create').path).toBe('/selection/Candidat');
    expect(endpoint('Candidat.create').path).toBe('/Candidat');
    expect(endpointNames.filter((name) => name.startsWith('selection/'))).toEqual(
      [...Object.keys(endpointFamilies.people), ...endpointNames.filter((name) => name.startsWith('Dossier.'))].map(
        (name) => `selection/${name}`,
      ),
    );
    expect(endpoint('Candidat.create').required).toEqual(['Nom', 'Login', 'Prenoms', 'MailId']);
    expect([...(endpoint('selection/Candidat.create').required ?? [])].sort()).toEqual([
      'Login',
      'MailId',
      'NomUsage',
      'Numero',
      'Prenoms',
    ]);
    const below = endpoint('selection/Apprenant.createClient');
    expect(below.required).toEqual(endpoint('Apprenant.createClient').required);
    expect([below.entity, below.idOfParent]).toEqual(['Client', 'selection/Apprenant']);
    expect(endpoint('selection/Candidat.replace').unitedWith).toBe('selection/Apprenant');
  });

  test('a path has the id of its entity or of its parent exactly where there is one', () => {
    for (const name of endpointNames) {
      const { kind, path, idOfParent } = endpoint(name);
      const wants =
        idOfParent !== undefined || kind === 'one' || kind === 'replace' || kind === 'ids' || kind === 'action';
      expect([name, path.split('{id}').length - 1]).toEqual([name, wants ? 1 : 0]);
    }
  });
});
