/** The extension of a file as people call its kind: PDF; empty where there is none that says something. */
export function kindOf(name: string): string {
  const extension = /[^.]\.(?<extension>[\p{L}\p{N}]{1,5})$/u.exec(name)?.groups?.['extension'] ?? '';
  return extension.toLocaleUpperCase('fr');
}

/** Whether the folders above an entry begin with those of a path. */
export const isBelow = (place: readonly string[], path: readonly string[]): boolean =>
  path.every((name, at) => place[at] === name);
