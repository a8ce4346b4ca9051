import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLink, parseLink } from '#shared/ipc/link.ts';

const folder = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('S13 a link names one thing of a kind that Carnet shows', () => {
  expect(parseLink('carnet://event/12')).toEqual({ kind: 'event', id: '12' });
  expect(parseLink('carnet://file/9223372036854775807')).toEqual({ kind: 'file', id: '9223372036854775807' });
  expect(parseLink('carnet://person/7/')).toEqual({ kind: 'person', id: '7' });
  expect(parseLink(`carnet://folder/${folder.toUpperCase()}`)).toEqual({ kind: 'folder', id: folder });
  expect(parseLink('carnet://selection/7'), 'R1.5').toEqual({ kind: 'selection', id: '7' });
  expect(parseLink('carnet://agreement/8001')).toEqual({ kind: 'agreement', id: '8001' });
});

test('S13 whatever is spelled otherwise leads nowhere', () => {
  const wrong = [
    'carnet://event',
    'carnet://event/',
    'carnet://event/0',
    'carnet://event/012',
    'carnet://event/-1',
    'carnet://event/1e3',
    'carnet://event/new:1',
    'carnet://event/12?annule=true',
    'carnet://event/12#x',
    'carnet://event/12/delete',
    'carnet://event/12//',
    'carnet://event/../file/12',
    'carnet://event/%31%32',
    'carnet://user@event/12',
    'carnet://event:80/12',
    'carnet:event/12',
    'CARNET://EVENT/12',
    'carnet://Event/12',
    `carnet://event/${folder}`,
    'carnet://folder/12',
    'carnet://folder/root',
    'carnet://settings/1',
    'carnet://outbox/1',
    'carnet://event/12 --service=x',
    ' carnet://event/12',
    'carnet://event/12\n',
    'carnet://event/1234567890123456789012',
    'https://event/12',
    'app://carnet/index.html',
    '',
  ];
  expect(wrong.filter((text) => parseLink(text) !== null)).toEqual([]);
});

test('S13 any text either is one of the four ways or leads nowhere', () => {
  const near = fc
    .tuple(
      fc.constantFrom('carnet://', 'carnet:', 'CARNET://', ''),
      fc.constantFrom('event', 'file', 'person', 'folder', 'x'),
      fc.string(),
    )
    .map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), (text) => {
      const link = parseLink(text);
      if (link === null) return;
      expect(isLink(text)).toBe(true);
      expect(text.replace(/\/$/u, '').toLowerCase()).toBe(`carnet://${link.kind}/${link.id}`);
    }),
  );
});
