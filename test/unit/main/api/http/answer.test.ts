import { describe, expect, test } from 'vitest';
import { checkContext, comesBackIn, detailOf, statusFailure } from '#main/api/http/answer.ts';

const head = (status: number, headers: Record<string, string> = {}) => ({
  status,
  header: (name: string): string | undefined => headers[name],
});
const kindOf = (status: number): string => statusFailure(head(status), '', 0).kind;

describe('R3.5 what a status means', () => {
  test.each([
    [401, 'password'],
    [403, 'forbidden'],
    [404, 'gone'],
    [408, 'busy'],
    [425, 'busy'],
    [429, 'busy'],
    [400, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [500, 'serviceError'],
    [503, 'serviceError'],
    [504, 'timeout'],
    [302, 'foreignAnswer'],
    [407, 'foreignAnswer'],
    [511, 'foreignAnswer'],
  ])('%i is %s', (status, kind) => expect(kindOf(status)).toBe(kind));

  test.each([
    ['7', 7000],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
    ['Friday, 20-Nov-26 10:00:30 GMT', 30_000],
    ['1.5', 1500],
    ['999999999', 86_400_000],
  ])('Retry-After %s', (value, ms) => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    expect(statusFailure(head(429, { 'retry-after': value }), '', now).retryAfterMs).toBe(ms);
  });

  test.each(['bientôt', '', '0', '0.01', '-1', '-120', '+7', '1e3', 'Fri, 20 Nov 2020 10:00:30 GMT'])(
    'a Retry-After of « %s » names no time ahead',
    (value) => {
      const now = Date.parse('2026-11-20T10:00:00Z');
      for (const [status, kind] of [
        [429, 'busy'],
        [408, 'busy'],
        [425, 'busy'],
        [500, 'serviceError'],
        [503, 'serviceError'],
      ] as const) {
        const headers = { 'retry-after': value, date: 'Fri, 20 Nov 2026 10:00:00 GMT' };
        expect(statusFailure(head(status, headers), '', now)).toEqual({ kind, status });
        expect(comesBackIn(head(status, headers), now)).toBe(kind === 'busy' ? null : undefined);
      }
    },
  );
});

describe('R5.2 what is said of single members', () => {
  const of = (text: string): unknown => statusFailure(head(400), text, 0).fields;
  test.each([
    [
      '{"error":{"code":"","message":"Non valide.","details":[{"code":"D","message":"Obligatoire","target":"Nom"},{"message":"Obligatoire","target":"in/Fin"}]}}',
      [
        ['Nom', 'Obligatoire'],
        ['Fin', 'Obligatoire'],
      ],
    ],
    ['{"error":{"message":"Trop long","target":"\\"Code\\""}}', [['Code', 'Trop long']]],
    [
      '{"Message":"Non","ModelState":{"e.Nom":["Nom est requis.","Trop court."]}}',
      [['Nom', 'Nom est requis. Trop court.']],
    ],
    ['{"title":"Validation","errors":{"Uai":["Uai est requis."]}}', [['Uai', 'Uai est requis.']]],
    [
      '{"error":{"message":"Non","details":[{"message":"X","target":"/Dossier(3)/Parametres"}]}}',
      [['Parametres', 'X']],
    ],
    ['{"Nom":["Trop long"]}', [['Nom', 'Trop long']]],
    [
      '{"Code":["Déjà pris"],"Nom":["Trop long","Vide"]}',
      [
        ['Code', 'Déjà pris'],
        ['Nom', 'Trop long Vide'],
      ],
    ],
    ['{"Nom":"Trop long"}', [['Nom', 'Trop long']]],
    ['{"Message":"{\\"Nom\\":[\\"Trop long\\"]}"}', [['Nom', 'Trop long']]],
    ['{"error":{"code":"","message":" {\\"ModelState\\":{\\"e.Nom\\":[\\"Trop long\\"]}}"}}', [['Nom', 'Trop long']]],
    ['"{\\"Nom\\":[\\"d&#39;abord\\"]}"', [['Nom', "d'abord"]]],
    [
      '{"error":{"message":"[{\\"target\\":\\"Fin\\",\\"message\\":\\"Avant le début\\"}]"}}',
      [['Fin', 'Avant le début']],
    ],
    ['{"Nom":["Trop long"],"Code":[]}', [['Nom', 'Trop long']]],
    [
      '{"error":{"message":"{\\"Nom\\":[\\"Trop long\\"],\\"Code\\":\\"Vide\\"}"}}',
      [
        ['Nom', 'Trop long'],
        ['Code', 'Vide'],
      ],
    ],
    ['{"odata.error":{"message":{"lang":"fr","value":"Trop long"},"target":"Nom"}}', [['Nom', 'Trop long']]],
    ['{"errors":[{"field":"Nom","message":"Trop long"}]}', [['Nom', 'Trop long']]],
    ['[{"PropertyName":"Nom","ErrorMessage":"Trop long"}]', [['Nom', 'Trop long']]],
  ])('%s', (text, fields) => {
    expect(of(text)).toEqual(fields.map(([field, message]) => ({ field, message })));
  });
  test.each([
    'Non',
    '<p>target</p>',
    '{"error":{"message":"Non","target":""}}',
    '{"errors":["x"]}',
    '{"error":{"details":7}}',
  ])('none in %s', (text) => expect(of(text)).toBeUndefined());
});

describe('R5.2 the service’s message', () => {
  test.each([
    ['{"error":{"code":"E1","message":"La date de fin précède le début."}}', 'La date de fin précède le début.'],
    ['{"error":{"code":"E1","message":{"lang":"fr","value":"Non."}}}', 'Non.'],
    ['{"Message":"Accès refusé"}', 'Accès refusé'],
    ['{"title":"Bad Request","status":400}', 'Bad Request'],
    [
      '{"Message":"An error has occurred.","ExceptionMessage":"Fin manque","ExceptionType":"X","StackTrace":"at Y"}',
      'An error has occurred. Fin manque',
    ],
    [
      '{"Message":"Requête incorrecte.","ModelState":{"e.Nom":["Nom est requis."],"e.Fin":["Fin est requise."]}}',
      'Requête incorrecte. Nom est requis. Fin est requise.',
    ],
    ['{"title":"Validation","errors":{"Nom":["Nom est requis."]},"traceId":"0f"}', 'Validation Nom est requis.'],
    [
      '{"error":{"code":"","message":"Non.","details":[{"code":"D","message":"Uai","target":"Uai"}],"innererror":{"message":"Non.","stacktrace":"at Y"}}}',
      'Non. Uai',
    ],
    ['{"error":{"code":"E2","message":""},"errors":"Non"}', 'E2 Non'],
    ['"Texte"', 'Texte'],
    ['{"Nom":["Trop long"]}', 'Trop long'],
    ['{"Message":"{\\"Nom\\":[\\"Trop long\\"]}"}', 'Trop long'],
    ['"{\\"Message\\":\\"Fin manque\\"}"', 'Fin manque'],
    ['{"Message":"{pas du JSON"}', '{pas du JSON'],
    ['{"odata.error":{"code":"","message":{"lang":"fr-FR","value":"Refusé"}}}', 'Refusé'],
    ['{"Nom":["Trop long"],"Code":[]}', 'Trop long'],
    ['{"@odata.context":"$metadata","value":["Trop long"]}', 'Trop long'],
    ['{"errors":[{"propertyName":"Nom","errorMessage":"Trop long"}]}', 'Trop long'],
    ['{"Message":"Erreur d&#39;ex&eacute;cution &amp; suite"}', "Erreur d'exécution & suite"],
    ['Erreur d&amp;#39;ex&amp;eacute;cution &amp;amp; suite', "Erreur d'exécution & suite"],
    ['<title>Erreur d&#39;ex&#xE9;cution</title>', "Erreur d'exécution"],
    ['<p>R&amp;D &lt;b&gt;</p>', 'R&D <b>'],
    ['{"Message":"?a=1&copy=2&amp"}', '?a=1&copy=2&amp'],
    ['Mail\r\n  invalide', 'Mail invalide'],
    ['<html><head><title> Erreur 500 </title></head><body>x</body></html>', 'Erreur 500'],
    ['<p>Service<script>alert(1)</script> arrêté</p>', 'Service arrêté'],
    ['', ''],
  ])('%s', (text, expected) => expect(detailOf(text)).toBe(expected));

  test('is cut at 500 characters', () => expect(detailOf('x'.repeat(5000))).toHaveLength(500));
});

describe('R3.7 and R5.1 the context', () => {
  test.each([
    'http://interne.local/GraphV1/$metadata#Planification',
    '$metadata#Planification/$entity',
    '../$metadata#Collection(Modele.Planification)',
    'https://x/GraphV1/$metadata',
    'https://ecole.example/GraphV1/%24metadata#Planification',
  ])('%s is one of this service', (context) => expect(() => checkContext(context, 'Planification')).not.toThrow());

  test.each([undefined, null, 4, '', 'https://portail.example/login'])('rejects %s', (context) =>
    expect(() => checkContext(context, 'Planification')).toThrow('foreignAnswer'),
  );

  test('I16 rejects the context of another set', () =>
    expect(() => checkContext('$metadata#Dossier/$entity', 'Planification')).toThrow('unreadable'));
});

test('B2 of a web page only the beginning is read, however long it is', () => {
  const page = '<'.repeat(1 << 22);
  expect(detailOf(page)).toBe(detailOf(page.slice(0, 4096)));
  expect(detailOf(`  <html><title>Maintenance</title>${'<script>'.repeat(1 << 18)}`)).toBe('Maintenance');
});
