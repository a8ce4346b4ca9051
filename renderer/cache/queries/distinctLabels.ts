/** One row of a list: its name, and what may tell it from others of that name, the most telling first. */
export interface Nameable {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly string[];
}

/**
 * The shortest labels, by id, in which two different rows never look the same: the name alone where it is the only one, else
 * with the first parts that differ, and its number where nothing else does.
 */
export function distinctLabels(rows: readonly Nameable[]): ReadonlyMap<string, string> {
  const labels = new Map(rows.map(({ id, name }) => [id, name]));
  const alike = (): readonly (readonly Nameable[])[] =>
    [...Map.groupBy(rows, ({ id }) => key(labels.get(id))).values()].filter(({ length }) => length > 1);
  const most = Math.max(0, ...rows.map(({ parts }) => parts.length));
  for (let at = 0; at < most; at += 1) {
    for (const group of alike()) {
      if (new Set(group.map(({ parts }) => key(parts[at]))).size === 1) continue;
      for (const { id, parts } of group) {
        const part = parts[at] ?? '';
        const label = labels.get(id) ?? '';
        if (part !== '' && !key(label).includes(key(part))) labels.set(id, `${label} · ${part}`);
      }
    }
  }
  for (const group of alike()) for (const { id } of group) labels.set(id, `${labels.get(id) ?? ''} · n°\u00A0${id}`);
  return labels;
}

/** As the eye compares. */
const key = (text = ''): string => text.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('fr');
