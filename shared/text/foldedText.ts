/** A text without case, accents and outer or doubled spaces: what a service may hold to be the same (R5.3). */
export const foldedText = (value: unknown): string =>
  String(value).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
