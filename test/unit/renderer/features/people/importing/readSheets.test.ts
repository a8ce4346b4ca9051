import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSheets } from '#features/people/importing/sheets/readSheets.ts';
import { xlsxOf } from '#lists/xlsx.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const rowsOf = async (bytes: Uint8Array) => {
  const found = await readSheets(bytes);
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
    ['blanks between separators and quotes', utf8('"Nom"; "Prénom"\n "Durand" ;\u00A0"Zoé" \n')],
    ['the end of a text of MS-DOS', utf8('sep=;\rNom;Prénom\r\nDurand;Zoé\r\n\u001A')],
    ['bars', utf8('Nom|Prénom\nDurand|Zoé\n')],
    ['zeros up to the end of a block', utf8(`Nom;Prénom\nDurand;Zoé\n\u001A${'\0'.repeat(90)}`)],
    ['texts of a spreadsheet', utf8('="Nom";\'Prénom\n"=""Durand""";\'Zoé\n')],
  ])('with %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([table]);
  });

  test('whose lines end in any way, also each in another', async () => {
    expect(await rowsOf(utf8('Nom;Prénom\r\nDupont;Jean\nMartin;Zoé\r"Petit";"Luc\r\nLéo"\n\rNoël;Anne\n'))).toEqual([
      [
        ['Nom', 'Prénom'],
        ['Dupont', 'Jean'],
        ['Martin', 'Zoé'],
        ['Petit', 'Luc\nLéo'],
        ['', ''],
        ['Noël', 'Anne'],
      ],
    ]);
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

  test.each([
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('with a title line above, the rows say that there are %s', async (_, by) => {
    const lines = [
      ['Candidats 2026, Paris'],
      ['Nom', 'Montant', 'Remarque'],
      ['Durand', '"1,5"', '"a, b; c|d"'],
      ['Martin', '2', '-'],
    ];
    expect(await rowsOf(utf8(lines.map((line) => line.join(by)).join('\n')))).toEqual([
      [
        by === ',' ? ['Candidats 2026', 'Paris', ''] : ['Candidats 2026, Paris', '', ''],
        ['Nom', 'Montant', 'Remarque'],
        ['Durand', '1,5', 'a, b; c|d'],
        ['Martin', '2', '-'],
      ],
    ]);
  });

  test('with decimal commas in every cell has semicolons', async () => {
    expect(await rowsOf(utf8('A;B;C\n1,5;2,5;3,5\n4,5;5,5;6,5\n'))).toEqual([
      [
        ['A', 'B', 'C'],
        ['1,5', '2,5', '3,5'],
        ['4,5', '5,5', '6,5'],
      ],
    ]);
  });

  test('keeps the zeros and signs that a spreadsheet guards, and the apostrophe of a name', async () => {
    expect(await rowsOf(utf8(`="01000";'0612345679\n"'+33 6";'t Hooft\n'Dupont;l'an\n`))).toEqual([
      [
        ['01000', '0612345679'],
        ['+33 6', "'t Hooft"],
        ['Dupont', "l'an"],
      ],
    ]);
  });

  test('has no value where the spreadsheet has an error, and says so', async () => {
    const errors = ['#N/A', '#VALEUR!', '#NOM?', '#DIV/0!', '#REF!', '#NUL!', '#VALUE!', '#NAME?', '#NOM ?', '####'];
    const found = await readSheets(
      utf8(`Nom;Prénom\n${errors.map((error) => `Durand;${error}`).join('\n')}\n#1;N/A\n`),
    );
    expect(found).toMatchObject({
      sheets: [
        {
          rows: [['Nom', 'Prénom'], ...errors.map(() => ['Durand', '']), ['#1', 'N/A']],
          errors: errors.map((text, at) => ({ row: at + 1, column: 1, text })),
        },
      ],
    });
  });

  test('is read as the user says', async () => {
    const bytes = new Uint8Array([...utf8('Nom;x\nLef'), 0x8a, ...utf8('vre;Zo'), 0x82, 10]);
    expect(await readSheets(bytes, 'cp850')).toMatchObject({
      encoding: 'cp850',
      sheets: [
        {
          rows: [
            ['Nom', 'x'],
            ['Lefèvre', 'Zoé'],
          ],
        },
      ],
    });
  });

  test('R2.12 is composed and has nothing that cannot be seen', async () => {
    expect(await rowsOf(utf8('No\u200Bm;Pre\u0301nom\nDu\u202Erand;Zoe\u0301\n'))).toEqual([table]);
  });

  test('of one column', async () => {
    expect(await rowsOf(utf8('Nom\nDurand\n'))).toEqual([[['Nom'], ['Durand']]]);
  });

  test.each([
    ['nothing but separators', utf8(';;\n;;\n'), { ok: false, reason: 'noLines' }],
    ['a quote that is never closed', utf8('Nom;Prénom\nA;B\nC;"D\nE;F\n'), { ok: false, reason: 'openQuote', row: 3 }],
    [
      'bytes of a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
      { reason: 'notASheet' },
    ],
    ['a PDF', utf8('%PDF-1.7 1 0 obj'), { reason: 'notASheet' }],
    ['a page', utf8('\uFEFF\r\n<!DOCTYPE html><html><body>Connexion</body></html>'), { reason: 'webPage' }],
    ['a table of a page', utf8('<table border="1"><tr><td>Nom</td></tr></table>'), { reason: 'webPage' }],
    [
      'an old page',
      utf8('<?xml version="1.0"?>\n<!-- x -->\n<html xmlns="http://www.w3.org/1999/xhtml">'),
      { reason: 'webPage' },
    ],
    ['a page without its head', utf8('<center><p>Session expirée</p></center>'), { reason: 'webPage' }],
    ['remarks of a page', utf8(`${'<!-- a -->'.repeat(30)}<x>`), { reason: 'webPage' }],
    ['a workbook of Excel 2003', utf8('<?xml version="1.0"?>\n<Workbook>'), { reason: 'notASheet' }],
    ['the answer of a program', utf8('[{"Nom":"Durand","Prénom":"Zoé"},\n{"Nom":"A"}]'), { reason: 'notASheet' }],
    ['a calendar', utf8('BEGIN:VCALENDAR\nVERSION:2.0\n'), { reason: 'notASheet' }],
    ['a quote that another cell closes', utf8('Nom;Rang\nA;1\nC;"D\nE;"F"\n'), { reason: 'openQuote', row: 3 }],
    ['a page of one file', utf8('MIME-Version: 1.0\r\nContent-Type: multipart/related'), { reason: 'webPage' }],
    ['too many rows', utf8('Nom\n' + 'A\n'.repeat(2_001)), { reason: 'tooLarge' }],
  ])('says what is wrong: %s', async (_, bytes, failure) => {
    expect(await readSheets(bytes)).toMatchObject({ ok: false, ...failure });
  });
});

const formats = [
  'dd/mm/yyyy hh:mm',
  '00000',
  '0#" "##" "##" "##" "##',
  '"+33 "0',
  '0000"-"00',
  '0.0',
  'mmm-yy',
  '[$-40C]d mmmm yyyy;@',
  '#,##0.00\\ "€"',
  '@',
  '0.0"',
];
/** The style of a cell with a format of that list, or of one of Excel's own: 9, 14, 20. */
const styleOf = (format: string | number): number =>
  typeof format === 'number' ? [0, 9, 14, 20].indexOf(format) : formats.indexOf(format) + 4;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Parts of a workbook; `sheets`: the XML of the rows of each, by its name; `after`: of what follows the rows. */
function workbook(
  sheets: Readonly<Record<string, string>>,
  { hidden = '', date1904 = false, after = '' } = {},
): Uint8Array {
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
      `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="20"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${main}"><si><t>Zoé</t></si><si><r><t>Jean</t></r><r><t>-Paul</t></r></si></sst>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData>${after}</worksheet>`),
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
    const workbook = await xlsxOf('Candidats', columns, [{ id: '1', nom: 'Durand', code: '01000' }], {
      dayOf: () => '',
      timeOf: () => '',
    });
    expect(await readSheets(workbook)).toMatchObject({
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

  test('texts keep their form, formulas their value', async () => {
    const rows = [
      `<row r="1">${inline('A1', 'Nom')}${inline('B1', 'Tél')}</row>`,
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>612345678</v></c></row>',
      '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" t="str"><f>A1</f><v>0612</v></c></row>',
      '<row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5"><f>A1</f><v>12</v></c></row>',
    ];
    expect(await rowsOf(workbook({ Feuil1: rows.join('') }))).toEqual([
      [
        ['Nom', 'Tél'],
        ['Zoé', '612345678'],
        ['', ''],
        ['Jean-Paul', '0612'],
        ['VRAI', '12'],
      ],
    ]);
  });

  test.each<[format: string | number, value: string, text: string, exact: string]>([
    [0, '1000', '1000', '1000'],
    [0, '12.125', '12,125', '12.125'],
    [0, '0.30000000000000004', '0,3', '0.3'],
    [0, '1.2345678901234E+15', '1234567890123400', '1234567890123400'],
    ['@', '12345678901234', '12345678901234', '12345678901234'],
    ['00000', '1000', '01000', '1000'],
    ['0#" "##" "##" "##" "##', '612345678', '06 12 34 56 78', '612345678'],
    ['"+33 "0', '612345678', '+33 612345678', '612345678'],
    ['0000"-"00', '202611', '2026-11', '202611'],
    [9, '0.15', '15 %', '0.15'],
    ['0.0', '12.125', '12,1', '12.125'],
    ['#,##0.00\\ "€"', '1250.5', '1 250,50 €', '1250.5'],
    // Excel would not open it.
    ['0.0"', '12.125', '12,125', '12.125'],
  ])('a number in the format %s: %s shows %s', async (format, value, text, exact) => {
    const row = `<row r="1"><c r="A1" s="${styleOf(format)}"><v>${value}</v></c></row>`;
    expect(await readSheets(workbook({ Feuil1: row }))).toMatchObject({
      sheets: [{ rows: [[text]], exact: { '0/0': { text, number: exact } } }],
    });
  });

  test.each<[format: string | number, value: string, text: string, exact: string]>([
    [14, '38047', '01/03/2004', '2004-03-01'],
    ['dd/mm/yyyy hh:mm', '46349.354166666664', '23/11/2026 08:30', '2026-11-23 08:30'],
    [20, '0.354166666666667', '8:30', '08:30'],
    ['mmm-yy', '38047', 'mars-04', '2004-03-01'],
    ['[$-40C]d mmmm yyyy;@', '38047', '1 mars 2004', '2004-03-01'],
  ])('a day or an hour in the format %s: %s shows %s', async (format, value, text, exact) => {
    const row = `<row r="1"><c r="A1" s="${styleOf(format)}"><v>${value}</v></c></row>`;
    expect(await readSheets(workbook({ Feuil1: row }))).toMatchObject({
      sheets: [{ rows: [[text]], exact: { '0/0': { text, moment: exact } } }],
    });
  });

  test('of the Macintosh counts its days from 1904', async () => {
    const day = `<c r="A1" s="${styleOf(14)}"><v>36585</v></c>`;
    const row = `<row r="1">${day}<c r="B1" s="${styleOf(20)}"><v>0.354166666666667</v></c></row>`;
    expect(await readSheets(workbook({ Feuil1: row }, { date1904: true }))).toMatchObject({
      sheets: [
        { rows: [['01/03/2004', '8:30']], exact: { '0/0': { moment: '2004-03-01' }, '0/1': { moment: '08:30' } } },
      ],
    });
  });

  test('has no value where a cell is an error or was never calculated, and says so', async () => {
    const rows = [
      `<row r="1">${inline('A1', 'Nom')}${inline('B1', 'Prénom')}</row>`,
      `<row r="2">${inline('A2', 'VVDEUX')}<c r="B2" t="e"><f>A9</f><v>#REF!</v></c></row>`,
      `<row r="3">${inline('A3', 'Durand')}<c r="B3"><f>A1</f></c></row>`,
      `<row r="4">${inline('A4', 'Durand')}<c r="B4"><f t="shared" si="0"/><v></v></c></row>`,
      `<row r="5">${inline('A5', 'Durand')}${inline('B5', '#VALEUR!')}</row>`,
      `<row r="6">${inline('A6', 'Durand')}<c r="B6"/></row>`,
    ];
    expect(await readSheets(workbook({ Feuil1: rows.join('') }))).toMatchObject({
      sheets: [
        {
          rows: [['Nom', 'Prénom'], ['VVDEUX', ''], ...Array.from({ length: 4 }, () => ['Durand', ''])],
          errors: [
            { row: 1, column: 1, text: '#REF!' },
            { row: 2, column: 1, text: '' },
            { row: 3, column: 1, text: '' },
            { row: 4, column: 1, text: '#VALEUR!' },
          ],
        },
      ],
    });
  });

  test('names its hidden rows, and fills its merged cells in the rows that have others', async () => {
    const rows = [
      `<row r="1">${inline('A1', 'Nom')}${inline('B1', 'CP')}</row>`,
      `<row r="2">${inline('A2', 'Durand')}<c r="B2" s="${styleOf('00000')}"><v>1000</v></c></row>`,
      `<row r="3" hidden="1">${inline('A3', 'Martin')}<c r="B3"/></row>`,
      '<row r="4" hidden="1"><c r="A4"/></row>',
      `<row r="5">${inline('A5', 'Petit')}</row>`,
    ];
    const after = '<mergeCells count="1"><mergeCell ref="B2:B1048576"/></mergeCells>';
    expect(await readSheets(workbook({ Feuil1: rows.join('') }, { after }))).toMatchObject({
      sheets: [
        {
          rows: [
            ['Nom', 'CP'],
            ['Durand', '01000'],
            ['Martin', '01000'],
            ['', ''],
            ['Petit', '01000'],
          ],
          exact: { '4/1': { text: '01000', number: '1000' } },
          hidden: [2],
        },
      ],
    });
  });

  test('shows its sheets that have cells and are not hidden', async () => {
    const row = (text: string): string => `<row r="1">${inline('A1', text)}</row>`;
    const found = await readSheets(
      workbook({ Vide: '', Candidats: row('a'), Listes: row('b'), Autre: row('c') }, { hidden: 'Listes' }),
    );
    expect(found.ok && found.sheets.map(({ name }) => name)).toEqual(['Candidats', 'Autre']);
  });

  const first = (column: string): string => `<row r="1">${inline(`${column}1`, 'Nom')}</row>`;
  const last = `<row r="1000000">${inline('A1000000', 'A')}</row>`;
  const whole = workbook({ Feuil1: `<row r="1">${inline('A1', 'Nom')}</row>` });
  test.each([
    ['is cut off', whole.slice(0, whole.length / 2), 'workbook'],
    ['is an archive of something else', zipSync({ 'word/document.xml': strToU8('<x/>') }), 'workbook'],
    ['has a cell in the last rows', workbook({ Feuil1: `${first('A')}${last}` }), 'tooLarge'],
    ['has but a blank there', workbook({ Feuil1: last.replace('>A<', '> <') }), 'noLines'],
    ['has one there beside many columns', workbook({ Feuil1: `${first('Z')}${last}` }), 'tooLarge'],
    ['has no cell', workbook({ Feuil1: '' }), 'noLines'],
    [
      'has sheets that are no XML',
      zipSync({ ...unzipSync(whole), 'xl/workbook.xml': strToU8('<workbook') }),
      'workbook',
    ],
    [
      'is OpenDocument',
      zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
      'workbook',
    ],
    [
      'is of an old Excel',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]),
      'workbook',
    ],
    [
      'has a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(600), ...Buffer.from('EncryptedPackage', 'utf16le')]),
      'workbook',
    ],
    ['unpacks to what fills the memory', workbook({ Feuil1: ' '.repeat(60_000_000) }), 'tooLarge'],
  ])('says what is wrong where it %s', async (_, bytes, reason) => {
    expect(await readSheets(bytes)).toEqual({ ok: false, reason });
  });
});
