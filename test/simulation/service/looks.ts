/** Alike for every look-up: without what tells a creation from its twins. */
export const lookOf = (marker: string): string => marker.replace(/\.\d@/u, '@');
