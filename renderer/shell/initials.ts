/** Two letters that stand for a name: « Campus Lyon » CL, « claire.moreau@… » CM. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter(Boolean);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  return (last === undefined ? first.slice(0, 2) : first.charAt(0) + last.charAt(0)).toLocaleUpperCase();
}
