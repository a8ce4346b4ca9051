/** Folder of a Chromium unpacked for this project alone, with a closing separator. */
export const ownChromium: string;
/** The Chromium to run, or undefined where none is installed. */
export function chromiumPath(): string | undefined;
export const chromiumFlags: string[];
export declare function whyTooOld(version: string): string | null;
