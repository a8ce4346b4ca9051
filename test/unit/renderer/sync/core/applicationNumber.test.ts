import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { NewStep } from '#sync/step.ts';
import { Core } from './world.ts';

// R4.7 an application is created, then its number is written on the event of its interview.

const application: NewStep & { readonly id: string } = {
  id: 'a',
  entity: 'Dossier',
  target: 'new:a',
  action: 'create',
  changes: [],
  body: rawJson('{"CandidatId":40,"SessionRecrutementId":60,"EtatCandidatureId":51}'),
  base: null,
  provisional: [],
  summary: { key: 'entity.created', subject: 'DUPONT Jean', values: {} },
};
const linked: NewStep & { readonly id: string } = {
  id: 'l',
  entity: 'Planification',
  target: '7',
  action: 'replace',
  changes: [{ field: 'ReferenceExterne', base: rawJson('""'), mine: rawJson('"new:a"') }],
  body: null,
  base: rawJson('{"Id":7,"ReferenceExterne":""}'),
  provisional: [{ field: 'ReferenceExterne', id: 'new:a' }],
  summary: { key: 'event.changed', subject: 'Entretien', values: {} },
};

test.each([
  ['the number, once the service has given it', '{"Id":41,"Numero":"C000041-1"}', '"C000041-1"'],
  ['nothing, where the service gives none: an id is no number', '{"Id":41}', '""'],
])('R4.7 I7 the event waits for its application, and gets %s', (_what, row, number) => {
  const core = new Core().online().add(application, linked).prepared('a');
  expect(core.step('l').state.kind).toBe('waiting');
  core.applied('a', '41', rawJson(row));
  expect(core.step('l').changes[0]?.mine).toBe(number);
  expect(core.step('l').provisional).toEqual([]);
});
