import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpointNames } from '#shared/endpoints/index.ts';
import { fileOf } from './client/scenarios.ts';

const testFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * The file of an endpoint's scenario, then the tests of main and of the interface that name the endpoint; below test/.
 */
export function rowTests(): ReadonlyMap<EndpointName, readonly string[]> {
  const texts = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:interface|unit\/main)\/.*\.test\.ts$/u.test(file))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => [file, readFileSync(`${testFolder}/${file}`, 'utf8')] as const);
  return new Map(
    endpointNames.map((name) => {
      const naming = texts.flatMap(([file, text]) => (text.includes(`'${name}'`) ? [file] : []));
      return [name, [fileOf(name) ?? [], naming].flat()];
    }),
  );
}
