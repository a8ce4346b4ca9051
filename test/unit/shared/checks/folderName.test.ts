import { describe, expect, test } from 'vitest';
import { folderNameProblem } from '#shared/checks/folderName.ts';

describe('what a Windows share cannot hold', () => {
  test.each([
    ...['CON', 'con', 'nul', 'NUL.', 'PRN', 'aux', 'COM1', 'com9', 'LPT1.txt', 'aux.pdf', 'nul.tar.gz', 'CON .txt'],
    ...['COM¹', 'com².log', 'LPT³', 'CONIN$', 'conout$', 'CLOCK$'],
  ])('« %s » is a device', (name) => {
    expect(folderNameProblem(name)).toBe(name.endsWith('.') ? 'nameHasForbiddenCharacter' : 'nameReserved');
  });

  test.each([...'\\/:*?"<>|\u0007'].map((character) => `a${character}b`).concat('fin.', 'fin ', '..', 'fin. '))(
    '%j has a character that no name holds',
    (name) => expect(folderNameProblem(name)).toBe('nameHasForbiddenCharacter'),
  );

  test.each(['Constance', 'CON (C00012)', 'COM10', 'COM', 'Lpt', 'auxiliaires', 'a.nul', '.aux', 'conin', 'COM⁴'])(
    '« %s » is a name like any other',
    (name) => expect(folderNameProblem(name)).toBeNull(),
  );
});
