/** Electron's binary where it already is, else undefined; looking never starts its download. */
export function electronBinary(): string | undefined;
/** What Electron needs to be told on this machine, before the app's own folder. */
export function electronSwitches(): string[];
