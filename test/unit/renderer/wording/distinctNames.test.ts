import { expect, test } from 'vitest';
import { distinctNames } from '#wording/distinctNames.ts';

test('applications of one name have their numbers, however it is written; others have the name alone', () => {
  const names = distinctNames([
    { id: '1', applicantName: 'DIALLO Aminata', numero: 'C00040-1' },
    { id: '2', applicantName: 'DIALLO Aminàta', numero: 'C00041-1' },
    { id: '3', applicantName: 'PETIT Zoé', numero: 'C00042-1' },
    { id: 'new:4', applicantName: 'DIALLO Aminata', numero: '' },
  ]);
  expect([...names.values()]).toEqual([
    'DIALLO Aminata · C00040-1',
    'DIALLO Aminàta · C00041-1',
    'PETIT Zoé',
    'DIALLO Aminata',
  ]);
});
