import { expect, test } from 'vitest';
import { Fields } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { effectsOf, valueAlone } from '#pages/bulk/effects.ts';
import type { SameValue } from '#pages/bulk/effects.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const schoolZone = 'Europe/Paris';
const now = Date.parse('2026-11-23T09:00:00+01:00');
const texts = new Map(
  [
    '{"Id":1,"Nom":"Contrat A","DateDebut":"2026-09-01T00:00:00+02:00","DateFin":"2027-08-31T00:00:00+02:00"}',
    '{"Id":2,"Nom":"Contrat B","DateDebut":"2027-09-01T00:00:00+02:00","DateFin":null,"Poste":"Vente"}',
  ].map((text, at) => [String(at + 1), rawJson(text)]),
);
const rows = [...texts].map(([id, text]): RowView => ({ id, fields: new Fields(text), mark: null, steps: [] }));

const leftOutOf = (field: string, value: string) => {
  const wanted: SameValue = { entity: 'Convention', field, value };
  return effectsOf(rows, wanted, { now, schoolZone }).map(({ leftOut }) => leftOut);
};

test('a row that has the value already is left out, whatever the form in which the service wrote it', () => {
  expect(leftOutOf('Poste', 'Vente')).toEqual([null, 'same']);
  expect(leftOutOf('DateFin', '2027-08-31')).toEqual(['same', null]);
  expect(leftOutOf('Poste', '')).toEqual(['same', null]);
});

test('what a form may not change is left out', () => {
  expect(leftOutOf('EtatConventionId', '2')).toEqual(['notEditable', 'notEditable']);
});

test('R2.9 a custom field is an entry of the application: one that says the same already is left out', () => {
  const application = rawJson('{"Id":3,"Parametres":[{"Code":"SALLE","Valeur":"204"},{"Code":"AVIS","Valeur":null}]}');
  const row: RowView = { id: '3', fields: new Fields(application), mark: null, steps: [] };
  const left = (field: string, value: string) =>
    effectsOf([row], { entity: 'Dossier', field, value }, { now, schoolZone }).map(({ leftOut }) => leftOut);
  expect(left('Parametres.SALLE', '204')).toEqual(['same']);
  expect(left('Parametres.SALLE', '205')).toEqual([null]);
  expect(left('Parametres.AVIS', '')).toEqual(['same']);
  expect(left('Parametres.NOTE', '12')).toEqual([null]);
});

test('R2.9 an application with nearly the same Code is left out, and keeps no other from its value', () => {
  const list = ['SALLE', 'Salle', 'NOTE'].map((code, at) =>
    rawJson(`{"Id":${at},"Parametres":[{"Code":"${code}","Valeur":"204"}]}`),
  );
  const applications = list.map((text, at): RowView => ({
    id: `${at}`,
    fields: new Fields(text),
    mark: null,
    steps: [],
  }));
  const left = (value: string) =>
    effectsOf(applications, { entity: 'Dossier', field: 'Parametres.SALLE', value }, { now, schoolZone }).map(
      ({ leftOut }) => leftOut,
    );
  expect(left('205')).toEqual([null, 'sameCode', null]);
  expect(left('\uD83D')).toEqual(['halfCharacter', 'sameCode', 'halfCharacter']);
});

test('the value alone is what the preview reads; a value that cannot be written is none', () => {
  expect(valueAlone({ entity: 'Convention', field: 'Poste', value: 'Vente' }, schoolZone)?.text('Poste')).toBe('Vente');
  expect(valueAlone({ entity: 'Convention', field: 'DateFin', value: '2027-02-31' }, schoolZone)).toBeNull();
});
