/** What a spreadsheet writes where a formula has no value, in its language; `###` where a column was too narrow. */
export const isErrorValue = (text: string): boolean =>
  /^(?:#(?:[\p{Lu}/0]+\s?[!?]|N\/[ADV]|#{2,})|Err\s?:5\d\d)$/u.test(text);

/** Where a program that splits at commas, tabs or line ends begins a cell that it runs as a formula (CSV injection). */
const inner = /([,\t\r\n])(?=['"]*[=+\-@])/gu;
const innerGuarded = /([,\t\r\n])'(?=['"]*[=+\-@])/gu;
const runs = /^(?:['"]*[=+\-@]|[\t\r])/u;
/** The apostrophe by which spreadsheets know a text, unless it is the one of « 't Hooft ». */
const apostrophe = /^'(?![a-z]{1,2}[ -])/u;

/** A text as a cell of a CSV file that no program runs. */
export function cellOfText(text: string): string {
  const isGuarded = runs.test(text) || apostrophe.test(text) || isErrorValue(text);
  return `${isGuarded ? "'" : ''}${text.replace(inner, "$1'")}`;
}

/** The text of such a cell, or of one as other programs write it: '0612, ="01000". */
export function textOfCell(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/u.exec(cell) ?? [];
  return text === undefined ? cell.replace(apostrophe, '').replace(innerGuarded, '$1') : text.replaceAll('""', '"');
}
