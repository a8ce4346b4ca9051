import { expect, test } from 'vitest';
import { channels } from '#shared/ipc/channels.ts';
import { mailAddress, telAddress } from '#shared/ipc/outside.ts';

const { args } = channels['app.openExternal'];
const passes = (address: string): boolean => args.safeParse({ address }).success;

test('S5 a number as people write it is dialled, and nothing but digits leaves', () => {
  expect(['06 12 48 90 31', '06.12.48.90.31', '+33 (0)6 12-48-90-31', '(06) 12489031'].map(telAddress)).toEqual([
    'tel:0612489031',
    'tel:0612489031',
    'tel:+33612489031',
    'tel:0612489031',
  ]);
  expect(['', '12', 'poste 12', '06#31', '*31*06', '0612;ext=1', '06,,1'].map(telAddress)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('S5 one plain address is written to: no second one, no subject, nothing encoded', () => {
  expect(mailAddress(' ines.bensaid+a@exemple.co.uk ')).toBe('mailto:ines.bensaid+a@exemple.co.uk');
  const hostile = [
    'a@b.fr,c@d.fr',
    'a@b.fr?bcc=c@d.fr',
    'a@b.fr;c@d.fr',
    'a%2Cb@c.fr',
    'a@b',
    '"a b"@c.fr',
    'a@b.fr\n',
    'é@b.fr',
    '<a@b.fr>',
  ];
  // A line end around an address is spaces; within what the page may hand over it is refused.
  expect(hostile.filter((each) => each !== 'a@b.fr\n').map(mailAddress)).toEqual(
    Array.from({ length: hostile.length - 1 }, () => null),
  );
  expect(hostile.map((each) => passes(`mailto:${each}`))).toEqual(hostile.map(() => false));
});

test('S5 S6 the channel takes those two kinds and no other address', () => {
  const others = [
    'https://example.org/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'sms:0612',
    'TEL:0612',
    'tel:0612 ',
    ' tel:0612',
    'tel:',
    'mailto:',
    'tel:0612\nfile:///x',
    '',
  ];
  expect(others.map(passes)).toEqual(others.map(() => false));
  expect(passes('tel:+33612489031') && passes('mailto:a@b.fr')).toBe(true);
});
