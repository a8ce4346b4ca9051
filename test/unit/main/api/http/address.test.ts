import { describe, expect, test } from 'vitest';
import { normaliseAddress } from '#main/api/http/address.ts';
import { FailureError } from '#shared/failures/failure.ts';

const kindOf = (typed: string): string => {
  try {
    return normaliseAddress(typed);
  } catch (error) {
    if (error instanceof FailureError) return error.failure.kind;
    throw error;
  }
};

describe('normaliseAddress', () => {
  test.each([
    ['ecole.example', 'https://ecole.example'],
    ['  https://ecole.example/  ', 'https://ecole.example'],
    ['https://ecole.example/GraphV1', 'https://ecole.example'],
    ['https://ecole.example/gestion/GraphV1/', 'https://ecole.example/gestion'],
    ['ecole.example:8443/gestion', 'https://ecole.example:8443/gestion'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['http://[::1]', 'http://[::1]'],
    ['[::1]:4000', 'https://[::1]:4000'],
    ['https:/ecole.example', 'https://ecole.example'],
    ['https:ecole.example', 'https://ecole.example'],
    ['https//ecole.example', 'https://ecole.example'],
    ['https:///ecole.example', 'https://ecole.example'],
    ['HTTPS:\\\\ecole.example\\', 'https://ecole.example'],
    ['https://https://ecole.example', 'https://ecole.example'],
    ['//ecole.example/gestion', 'https://ecole.example/gestion'],
    ['"https://ecole.example"', 'https://ecole.example'],
    ['« https://ecole.example/gestion ».', 'https://ecole.example/gestion'],
    ['<https://ecole.example>', 'https://ecole.example'],
    ['(ecole.example),', 'https://ecole.example'],
    ['\uFEFFhttps://ecole.example\u200B\u00A0', 'https://ecole.example'],
    ['https://ecole.example/GraphV1/Planification', 'https://ecole.example'],
    ['https://ecole.example/gestion/graphv1/Planification(12)?$filter=Id eq 1', 'https://ecole.example/gestion'],
    ['https://ecole.example/GraphV1/$metadata#Mail', 'https://ecole.example'],
    ['https://ecole.example/GraphV10/x', 'https://ecole.example/GraphV10/x'],
    ['https://ÉCOLE.example', 'https://xn--cole-9oa.example'],
    ['httpserveur.ecole.example', 'https://httpserveur.ecole.example'],
  ])('%s is %s', (typed, expected) => expect(kindOf(typed)).toBe(expected));

  test.each([
    'http://ecole.example',
    'http://127.0.0.1.ecole.example',
    'http://192.168.1.4',
    'http://localhost.ecole.example',
  ])('S10 plain http to another machine is refused: %s', (typed) => expect(kindOf(typed)).toBe('insecureAddress'));

  test.each(
    ['', '   ', 'une école', 'https://', 'ftp://ecole.example', 'file:///etc/passwd', 'javascript://x'].concat([
      'https://ecole .example',
      'https://ecole.example /gestion',
      'https://"ecole".example',
      'https://ecole.example/a"b',
      'https://ecole..example',
      'https://ecole.example:99999',
      'https',
      'https://https/ecole.example',
      'elise@ecole.example',
      'mailto:elise@ecole.example',
      'htps://ecole.example',
    ]),
  )('rejects a text that is not an address: %s', (typed) => expect(kindOf(typed)).toBe('badAddress'));

  test.each(['https://elise:secret@ecole.example', 'https://ecole.example/?password=x', 'https://ecole.example/#x'])(
    'R1.7 rejects credentials, a query and a fragment in an address: %s',
    (typed) => expect(kindOf(typed)).toBe('badAddress'),
  );
});
