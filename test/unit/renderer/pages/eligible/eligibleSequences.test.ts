import { expect, test } from 'vitest';
import { sequencesIn } from '#pages/eligible/EligibleSequences.tsx';
import { rawJson } from '#shared/json/rawJson.ts';

test('R1.6 each row holds a sequence; one of several enrolments is named once, and a row without one is none', () => {
  const rows = [
    '{"Sequence":{"Id":10112,"Nom":"BTS SIO, alternance","Code":"SIO"}}',
    '{"Sequence":{"Id":10112,"Nom":"BTS SIO, alternance","Code":"SIO"}}',
    '{"Sequence":{"Id":10113,"Nom":"","Code":"GPME"}}',
    '{"Sequence":null}',
    '{"Sequence":{"Id":0}}',
  ].map(rawJson);
  expect(sequencesIn(rows)).toEqual([
    { id: '10112', name: 'BTS SIO, alternance' },
    { id: '10113', name: 'GPME' },
  ]);
});
