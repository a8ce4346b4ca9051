/** The path of Electron's binary if it is installed, else undefined; never starts its download. */
export function electronBinary(): string | undefined;
/** The arguments that Electron needs on this machine, before the app's own folder. */
export function electronSwitches(): string[];
