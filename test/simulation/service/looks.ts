/** Equal for every look-up: without the marker that distinguishes a creation from its duplicates. */
export const lookOf = (marker: string): string => marker.replace(/\.\d@/u, '@');
