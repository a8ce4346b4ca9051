/** A line of a table of Markdown. */
export const line = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;

/** The titles of a table, and the line below them. */
export const head = (titles: readonly string[]): readonly string[] => [
  line(...titles),
  line(...titles.map(() => '---')),
];
