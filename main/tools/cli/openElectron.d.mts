/** Whether a window can be shown. */
export function hasDisplay(): boolean;
/** Runs Carnet in Electron; null where it ended with an error before it could show a window. */
export function openElectron(binary: string, args: readonly string[]): Promise<number | null>;
/** The reason in what Electron printed, with what the user can do. */
export function whyElectronEnded(errors: string): string;
