import { fold } from './fold.ts';

/** A text without case, accents and outer or doubled spaces: what a service may hold to be the same (R5.3). */
export const foldedText = (value: unknown): string => fold(String(value)).replaceAll(/\s+/gu, ' ').trim();
