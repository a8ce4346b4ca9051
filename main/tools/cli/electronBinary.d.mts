/** The path of Electron's binary if it is installed, whole and of the right version, else undefined. */
export function electronBinary(folder?: string): string | undefined;
/** The arguments that Electron needs on this machine, before the app's own folder. */
export function electronSwitches(): string[];
