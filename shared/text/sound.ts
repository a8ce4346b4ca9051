/** Longer words are compared by their letters only. */
const longest = 40;

/** From the first rule to the last. Other spellings (« sch », « cz », « oo ») have rules where French has none. */
const readings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouylmnr])[dtpsxz]+$/u, ''], // silent at the end: Girault, Bernard, Dubois
  [/(?:ai|ei|a|e)[nm](?![aeiouynm])/gu, 'N'], // one nasal for in, an and en: Romain, Durand
  [/[iy]m(?=[bp])|[iy]n(?![aeiouyn])/gu, 'N'],
  [/(?<=[a-zN]{2})e+$/u, ''], // Juliette, Andrée; after the nasals, which an e would have undone
  [/ch(?=[lr])/gu, 'k'], // Christophe
  [/ph/gu, 'f'],
  [/sch|tch|ch|sh|cz/gu, 'C'],
  [/aul$/u, 'o'], // what Girault and Thibauld are by now
  [/e?au/gu, 'o'],
  [/oeu|eu/gu, 'e'],
  [/ou|oo/gu, 'u'],
  [/ai|ei|ay|ey/gu, 'e'],
  [/y/gu, 'i'],
  [/gn/gu, 'n'],
  [/gu(?=[eiy])/gu, 'G'],
  [/d?j|g(?=[eiy])/gu, 'J'],
  [/c(?=[eiy])/gu, 's'],
  [/qu|q|ck|c/gu, 'k'],
  [/x/gu, 'ks'],
  [/t[sz]|z/gu, 's'],
  [/w/gu, 'v'],
  [/h/gu, ''],
  [/(.)\1+/gu, '$1'],
];

/** Of the names of all lists, which share most of them. */
const sounds = new Map<string, string>();

/** How a folded word sounds in French: « giro », « giraud » and « girault » are the same. */
export function soundOf(word: string): string {
  if (word.length > longest) return word;
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const sound = readings.reduce((read, [letters, by]) => read.replace(letters, by), word).toLowerCase() || word;
  sounds.set(word, sound);
  return sound;
}
