/** Folder of a Chromium unpacked for this project alone, with a closing separator. */
export const ownChromium: string;
/** The Chromium to run, or undefined where none is installed. */
export function chromiumPath(): string | undefined;
export const chromiumFlags: string[];
/** Why a Chromium of this version cannot show Carnet, in words for the user; null where it can. */
export function whyTooOld(version: string): string | null;
