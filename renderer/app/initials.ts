/** Two letters that stand for a name: « Campus Lyon » CL, « claire.moreau@… » CM. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0]?.[0], words.at(-1)?.[0]] : [...(words[0] ?? '').slice(0, 2)];
  return letters.join('').toLocaleUpperCase();
}
