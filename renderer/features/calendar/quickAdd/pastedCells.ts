/** A cell of a spreadsheet's row as it is copied: quoted where it has a quote, a tab or a line break. */
const cell = /(?:"(?<quoted>(?:[^"]|"")*)"(?=[\t\r\n]|$)|(?<plain>[^\t\r\n]*))(?<end>\t|\r?\n|\r|$)/gu;
/** An hour with its seconds or a point, as sheets show it. */
const shown = /(?<=^|\d )(\d{1,2})[.:](\d{2})(?::\d{2})?(?= ?[ap]m$|$)/iu;
/** Ends with an hour, perhaps after its day. */
const moment =
  /^(?<day>.*?) ?(?<![\d.:/])(?<hour>\d{1,2}) ?(?:[:.h] ?(?<minute>\d{2})(?::\d{2})?|h)(?<half> ?[ap]m)?$/iu;

/** Of the first row, without quotes; two hours side by side are from and until. `rows`: how many. Null: no cells. */
export function lineOfCells(text: string): { readonly line: string; readonly rows: number } | null {
  if (!text.includes('\t')) return null;
  const rows: string[][] = [[]];
  for (const { groups = {} } of text.matchAll(cell)) {
    const written = groups['quoted']?.replaceAll('""', '"') ?? groups['plain'] ?? '';
    rows.at(-1)?.push(written.replaceAll(/\s+/gu, ' ').trim().replace(shown, '$1:$2'));
    if (groups['end'] !== '\t') rows.push([]);
  }
  const filled = rows.map((row) => row.filter(Boolean)).filter((row) => row.length > 0);
  const [first] = filled;
  return first ? { line: first.reduce(joined), rows: filled.length } : null;
}

function joined(line: string, next: string): string {
  const [from, until] = [moment.exec(line)?.groups, moment.exec(next)?.groups];
  if (!from || !until || minutesOf(until) <= minutesOf(from)) return `${line} ${next}`;
  return until['day'] === '' || from['day']?.endsWith(until['day'] ?? '')
    ? `${line} – ${next.slice(until['day']?.length).trim()}`
    : `${line} ${next}`;
}

const minutesOf = ({ hour, minute = '0', half = '' }: Readonly<Record<string, string>>): number =>
  (Number(hour) + (/p/iu.test(half) && Number(hour) < 12 ? 12 : 0)) * 60 + Number(minute);
