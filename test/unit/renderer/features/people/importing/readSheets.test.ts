import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSheets } from '#features/people/importing/reading/readSheets.ts';
import { decode } from '#forms/incoming/decode.ts';
import { xlsxOf } from '#lists/xlsx.ts';

const read = (bytes: Uint8Array) => readSheets(bytes, (given) => decode(given).text);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const rowsOf = async (bytes: Uint8Array) => {
  const found = await read(bytes);
  return found.ok ? found.sheets.map(({ rows }) => rows) : found;
};

const table = [
  ['Nom', 'Prénom'],
  ['Durand', 'Zoé'],
];

describe('a text of cells', () => {
  test.each([
    ['semicolons', utf8('Nom;Prénom\nDurand;Zoé\n')],
    ['commas', utf8('Nom,Prénom\r\nDurand,Zoé')],
    ['tabs', utf8('Nom\tPrénom\nDurand\tZoé\n')],
    ['a byte order mark', utf8('\uFEFFNom;Prénom\nDurand;Zoé')],
    ['UTF-16', utf16('Nom\tPrénom\r\nDurand\tZoé\r\n')],
    ['Windows-1252', latin('Nom;Prénom\nDurand;Zoé\n')],
    ['the line that names the separator', utf8('sep=;\nNom;Prénom\nDurand;Zoé\n')],
    ['quotes', utf8('"Nom";"Prénom"\n"Durand";"Zoé"\n')],
    ['blanks around cells and a hard space', utf8(' Nom ;Prénom\u00A0\nDurand;  Zoé\n')],
    ['empty rows and columns at the end', utf8('Nom;Prénom;;\nDurand;Zoé;;\n;;;\n\n')],
    ['old line ends', utf8('Nom;Prénom\rDurand;Zoé\r')],
  ])('with %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([table]);
  });

  test('keeps separators, quotes and line breaks within quotes, and empty rows in their place', async () => {
    expect(await rowsOf(utf8('Nom;Remarque\n"Durand; fils";"dit ""Zo"",\nle grand"\n;\nMartin;\n'))).toEqual([
      [
        ['Nom', 'Remarque'],
        ['Durand; fils', 'dit "Zo",\nle grand'],
        ['', ''],
        ['Martin', ''],
      ],
    ]);
  });

  test('R2.12 is composed and has nothing that cannot be seen', async () => {
    expect(await rowsOf(utf8('No\u200Bm;Pre\u0301nom\nDu\u202Erand;Zoe\u0301\n'))).toEqual([table]);
  });

  test('of one column', async () => {
    expect(await rowsOf(utf8('Nom\nDurand\n'))).toEqual([[['Nom'], ['Durand']]]);
  });

  test.each([
    ['nothing but separators', utf8(';;\n;;\n'), { ok: false, reason: 'noCells' }],
    ['a quote that is never closed', utf8('Nom;Prénom\nA;B\nC;"D\nE;F\n'), { ok: false, reason: 'openQuote', row: 3 }],
    [
      'bytes of a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
      { reason: 'notASheet' },
    ],
    ['a PDF', utf8('%PDF-1.7 1 0 obj'), { reason: 'notASheet' }],
    ['too many rows', utf8('Nom\n' + 'A\n'.repeat(2_001)), { reason: 'tooManyRows' }],
  ])('says what is wrong: %s', async (_, bytes, failure) => {
    expect(await read(bytes)).toMatchObject({ ok: false, ...failure });
  });
});

/** Parts of a workbook; `sheets`: the XML of the rows of each, by its name. */
function workbook(sheets: Readonly<Record<string, string>>, { hidden = '', date1904 = false } = {}): Uint8Array {
  const names = Object.keys(sheets);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync({
    '[Content_Types].xml': strToU8(`<Types xmlns="${packages}/content-types"/>`),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${names
        .map(
          (name, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"${name === hidden ? ' state="hidden"' : ''}/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships">${names
        .map((_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join(
          '',
        )}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/><Relationship Id="t" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${main}"><si><t>Zoé</t></si><si><r><t>Jean</t></r><r><t>-Paul</t></r></si></sst>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
      ]),
    ),
  });
}

const inline = (ref: string, text: string): string => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a workbook', () => {
  test('that Carnet wrote itself', async () => {
    const columns = [
      { id: 'nom', label: 'Nom', text: ({ nom }: { nom: string }) => nom },
      { id: 'code', label: 'Code', text: ({ code }: { code: string }) => code },
    ];
    const steps = xlsxOf('Candidats', columns, [{ id: '1', nom: 'Durand', code: '01000' }], {
      dayOf: () => '',
      timeOf: () => '',
    });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(await read(step.value)).toEqual({
      ok: true,
      sheets: [
        {
          name: 'Candidats',
          rows: [
            ['Nom', 'Code'],
            ['Durand', '01000'],
          ],
        },
      ],
    });
  });

  test('dates are days and hours of the wall, numbers keep their digits, texts their form, formulas their value', async () => {
    const rows = [
      `<row r="1">${inline('A1', 'Nom')}${inline('B1', 'Né le')}${inline('C1', 'Entretien')}${inline('D1', 'Tél')}</row>`,
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="1"><v>38047</v></c><c r="C2" s="2"><v>46349.354166666664</v></c><c r="D2"><v>612345678</v></c></row>',
      '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4" s="3"><v>0.354166666666667</v></c><c r="D4" t="str"><f>A1</f><v>0612</v></c></row>',
      '<row r="5"><c r="A5" t="b"><v>1</v></c><c r="C5"><v>1.2</v></c><c r="D5"><v>1.2345678901234E+15</v></c></row>',
      '<row r="6"><c r="D6"><v>1.125</v></c></row>',
    ];
    expect(await rowsOf(workbook({ Feuil1: rows.join('') }))).toEqual([
      [
        ['Nom', 'Né le', 'Entretien', 'Tél'],
        ['Zoé', '2004-03-01', '2026-11-23 08:30', '612345678'],
        ['', '', '', ''],
        ['Jean-Paul', '', '08:30', '0612'],
        ['true', '', '1.2', '1234567890123400'],
        ['', '', '', '1.1250'],
      ],
    ]);
  });

  test('of the Macintosh counts its days from 1904', async () => {
    const row = `<row r="1">${inline('A1', 'Né le')}<c r="B1" s="1"><v>36585</v></c></row>`;
    expect(await rowsOf(workbook({ Feuil1: row }, { date1904: true }))).toEqual([[['Né le', '2004-03-01']]]);
  });

  test('shows its sheets that have cells and are not hidden', async () => {
    const row = (text: string): string => `<row r="1">${inline('A1', text)}</row>`;
    const found = await read(
      workbook({ Vide: '', Candidats: row('a'), Listes: row('b'), Autre: row('c') }, { hidden: 'Listes' }),
    );
    expect(found.ok && found.sheets.map(({ name }) => name)).toEqual(['Candidats', 'Autre']);
  });

  const whole = workbook({ Feuil1: `<row r="1">${inline('A1', 'Nom')}</row>` });
  test.each([
    ['is cut off', whole.slice(0, whole.length / 2), 'damaged'],
    ['is an archive of something else', zipSync({ 'a.txt': strToU8('x') }), 'damaged'],
    ['has no cell', workbook({ Feuil1: '' }), 'noCells'],
    [
      'has sheets that are no XML',
      zipSync({ ...unzipSync(whole), 'xl/workbook.xml': strToU8('<workbook') }),
      'damaged',
    ],
    [
      'is OpenDocument',
      zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
      'otherWorkbook',
    ],
    [
      'is of an old Excel',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]),
      'otherWorkbook',
    ],
    [
      'has a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(600), ...Buffer.from('EncryptedPackage', 'utf16le')]),
      'locked',
    ],
    ['unpacks to what fills the memory', workbook({ Feuil1: ' '.repeat(70 * 1024 * 1024) }), 'damaged'],
  ])('says what is wrong where it %s', async (_, bytes, reason) => {
    expect(await read(bytes)).toEqual({ ok: false, reason });
  });
});
