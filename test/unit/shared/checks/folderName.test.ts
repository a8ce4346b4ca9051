import { describe, expect, test } from 'vitest';
import { folderNameProblem } from '#shared/checks/folderName.ts';

describe('what a Windows share cannot hold', () => {
  test.each(
    'CON con nul PRN aux COM1 com9 LPT1.txt aux.pdf nul.tar.gz COM¹ com².log LPT³ CONIN$ conout$ CLOCK$'
      .split(' ')
      .concat('CON .txt'),
  )('« %s » is a device', (name) => expect(folderNameProblem(name)).toBe('nameReserved'));

  test.each(['a\\b', 'a/b', 'a:b', 'a*', '?', '"a"', '<a', 'a>', 'a|b', 'a\u0007b', 'fin.', 'fin ', '..', 'nul.'])(
    '%j has a character that no name holds',
    (name) => expect(folderNameProblem(name)).toBe('nameHasForbiddenCharacter'),
  );

  test.each(['Constance', 'CON (C00012)', 'COM10', 'COM', 'Lpt', 'auxiliaires', 'a.nul', '.aux', 'conin', 'COM⁴'])(
    '« %s » is a name like any other',
    (name) => expect(folderNameProblem(name)).toBeNull(),
  );
});
