import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fields } from '#cache/pages/fields.ts';
import { entities, entityNames } from '#shared/entities/index.ts';
import { digitsIn, inRowsForm, numberIn } from '#shared/entities/numbers.ts';
import { membersOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import { likenessTo } from '#shared/merge/likeness.ts';
import { mergeReplace } from '#shared/merge/merge.ts';
import { decimalText, sameValue } from '#shared/merge/sameValue.ts';

const { EcheanceApprentissageConvention: instalment, Convention: agreement, Candidat: applicant } = entities;

describe('R5.4 numbers as text', () => {
  test.each([
    ['4900.5', '4900.5'],
    ['"4900.5000"', '4900.5000'],
    ['"12345678901234567890"', '12345678901234567890'],
    ['"-0.10"', '-0.10'],
    ['4.9005e3', '4900.5'],
    ['"49005E-1"', '4900.5'],
    ['12e-4', '0.0012'],
    ['5E2', '500'],
  ])('%s has the digits %s', (raw, digits) => expect(digitsIn(rawJson(raw))).toBe(digits));

  test.each(['null', '""', '"12,5"', '"1 250"', '"neuf"', '" 7"', '"0x10"', '"NaN"', 'true', '{}', '[1]'])(
    '%s is no number',
    (raw) => {
      expect(digitsIn(rawJson(raw))).toBeNull();
      expect(numberIn(JSON.parse(raw))).toBeNull();
    },
  );

  test('every form of a number has digits of the same value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), (number) => {
        for (const raw of [rawOf(number), rawOf(String(number))]) expect(Number(digitsIn(raw))).toBe(number + 0);
        const digits = digitsIn(rawOf(number)) ?? '';
        expect(digits).not.toMatch(/e/iu);
        expect(decimalText(digits)).toBe(decimalText(rawOf(number)));
      }),
    );
  });

  test('the numbers of an entity are those of its schema, and no member that is a text', () => {
    expect(instalment.numeric.get('Montant')).toBe('decimal');
    expect(instalment.numeric.get('Numero')).toBe('integer');
    expect(instalment.numeric.get('ConventionId')).toBe('integer');
    expect(instalment.numeric.has('NumeroFacture')).toBe(false);
    expect(agreement.numeric.has('NbJourConges')).toBe(false);
    expect(entities.Planification.numeric.has('ReferenceMultiple')).toBe(false);
    for (const name of entityNames) {
      for (const field of entities[name].references) expect(entities[name].numeric.get(field), field).toBe('integer');
      for (const field of entities[name].instants) expect(entities[name].numeric.has(field), field).toBe(false);
    }
  });

  test('I13 a number and the same number as text are equal, and digits of a text member are text', () => {
    const same = (field: string, a: string, b: string): boolean => sameValue(instalment, field, rawJson(a), rawJson(b));
    expect(same('Montant', '"4900.5000"', '4900.5')).toBe(true);
    expect(same('Montant', '"4900.5000"', '"4900.50"')).toBe(true);
    expect(same('Montant', '"4900.5001"', '4900.5')).toBe(false);
    expect(same('Numero', '"1"', '1')).toBe(true);
    expect(same('ConventionId', '"4611686018427387905"', '4611686018427387905')).toBe(true);
    expect(same('Montant', '"abc"', '0')).toBe(false);
    expect(same('NumeroFacture', '"01"', '"1"')).toBe(false);
  });

  test('R2.3 a change is written in the row’s own form, and what was not edited as it came', () => {
    const row = rawJson(
      '{"Id":"7","ConventionId":"12","Numero":2,"Montant":"4900.5000","Pourcentage":null,"Compte":"706"}',
    );
    const change = (field: string, base: string, mine: string) => ({ field, base: rawJson(base), mine: rawJson(mine) });
    const merged = mergeReplace(instalment, row, [
      change('Montant', '4900.5', '5000.10'),
      change('Numero', '"2"', '"3"'),
      change('Pourcentage', 'null', '40'),
      change('EntrepriseId', 'null', '9'),
      change('Compte', '"706"', '"707"'),
    ]);
    expect(merged).toEqual({
      kind: 'write',
      body: '{"Id":"7","ConventionId":"12","Numero":3,"Montant":"5000.10","Pourcentage":"40","Compte":"707","EntrepriseId":"9"}',
    });
  });

  test('R2.3 a row of plain numbers gets plain numbers, one without any what was wanted', () => {
    const form = (row: string, field: string, mine: string): string =>
      inRowsForm(instalment, () => membersOf(row), field, rawJson(mine));
    expect(form('{"Montant":1}', 'Pourcentage', '"2.50"')).toBe('2.50');
    expect(form('{}', 'Montant', '2.50')).toBe('2.50');
    expect(form('{"Montant":"1"}', 'Montant', 'null')).toBe('null');
    expect(form('{"ConventionId":"1"}', 'EntrepriseId', '"new:1"')).toBe('"new:1"');
    expect(form('{"ConventionId":"1"}', 'Numero', '4')).toBe('4'); // a small integer is a number beside ids as text
  });

  test('R3.6 a creation is found again where the service writes its numbers as text', () => {
    const body = rawJson('{"ConventionId":12,"Numero":1,"Montant":4900.5,"Pourcentage":0}');
    const likeness = likenessTo(instalment, body, ['ConventionId', 'Numero', 'Montant', 'Pourcentage']);
    const row = '{"Id":"1","ConventionId":"12","Numero":"1","Montant":"4900.5000","Pourcentage":"0.0000"}';
    expect(likeness(rawJson(row))).toBe('same');
    expect(likeness(rawJson(row.replace('4900.5000', '4900.5001')))).toBe('other');
  });

  test('a row says its numbers, and what stands in place of one', () => {
    const fields = new Fields(
      rawJson('{"Montant":"4900.5000","Numero":"1","Pourcentage":"12,5 %","Compte":"","RefPaiementId":""}'),
    );
    expect([fields.number('Montant'), fields.digits('Montant')]).toEqual([4900.5, '4900.5000']);
    expect(fields.number('Numero')).toBe(1);
    expect([fields.number('Pourcentage'), fields.notANumber('Pourcentage')]).toEqual([null, '"12,5 %"']);
    expect([fields.notANumber('Montant'), fields.notANumber('Absent'), fields.notANumber('RefPaiementId')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(applicant.numeric.get('Id')).toBe('integer');
  });
});
