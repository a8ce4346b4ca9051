/** The Chromium to drive, or undefined where none is installed. */
export function chromiumPath(): string | undefined;
export const chromiumFlags: string[];
