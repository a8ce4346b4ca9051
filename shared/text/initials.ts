/**
 * Two letters that abbreviate a name, of its first and last word, or of its only one: « MOREAU Claire » MC, « Campus
 * Lyon » CL, « claire.moreau@… » CM. A letter keeps its marks, in any script; digits and signs are none, so that a name
 * without letters gives ''.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split('@', 1)
    .flatMap((whose) => whose.split(/[\s._]+/u))
    .map((word) => word.match(/\p{L}\p{M}*/gu) ?? [])
    .filter(({ length }) => length > 0);
  const [first = [], ...others] = words;
  const last = others.at(-1);
  return (last ? [first[0], last[0]] : first.slice(0, 2)).join('').toLocaleUpperCase('fr');
}
