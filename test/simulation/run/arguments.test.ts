import { expect, test } from 'vitest';
import { ArgumentError, simulationArguments, usualOps } from './arguments.ts';

test('without switches: a thousand histories from the first seed', () => {
  expect(simulationArguments([])).toEqual({
    seeds: 1000,
    ops: usualOps,
    from: 1,
    planted: false,
    json: false,
    fleet: null,
  });
});

test('every switch has an effect', () => {
  const given = ['--seeds', '20000', '--ops', '8', '--from', '5', '--planted', '--json', '--fleet', '200'];
  expect(simulationArguments(given)).toEqual({ seeds: 20_000, ops: 8, from: 5, planted: true, json: true, fleet: 200 });
  expect(simulationArguments(['--help'])).toBe('help');
});

test.each([['--seeds', '0'], ['--ops', 'many'], ['--from', '-1'], ['--what'], ['loose']])(
  'invalid arguments are refused: %s %s',
  (...given) => {
    expect(() => simulationArguments(given)).toThrow(ArgumentError);
  },
);
