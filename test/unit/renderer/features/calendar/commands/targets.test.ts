import { expect, test } from 'vitest';
import { nameOf, namesOf } from '#features/calendar/act/names.ts';
import { words } from '#i18n/index.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { eventView } from '../fixtures.ts';

test('a message about events goes on after the name of one, also where a table was pasted as its name', async () => {
  await startWords('fr');
  const pasted = 'DIALLO Aminata 14:00 '.repeat(50);
  const long = eventView('1', 19, ['10:00', '10:30'], `${pasted}A`);
  const other = eventView('2', 19, ['11:00', '11:30'], `${pasted}B`);
  expect(nameOf(long)).toBe(`${pasted.slice(0, 120)}…`);
  expect(namesOf([long], words.t)).toBe(nameOf(long));
  expect(namesOf([long, long], words.t)).toBe(
    words.t('calendar.doing.toast.ofOneName', { name: nameOf(long), count: 2 }),
  );
  expect(namesOf([long, other], words.t), 'two names that begin alike').toBe(
    `${nameOf(long)} ${words.t('common.word.andOthers', { count: 1 })}`,
  );
});
