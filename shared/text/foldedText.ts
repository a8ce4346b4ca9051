import { fold } from './fold.ts';

/** A text without case, accents and outer or double spaces: the service may treat such texts as equal (R5.3). */
export const foldedText = (value: unknown): string => fold(String(value)).replaceAll(/\s+/gu, ' ').trim();
