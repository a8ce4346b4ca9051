/** Folder of a Chromium unpacked for this project alone, with a closing separator. */
export const ownChromium: string;
export const ownHeadlessShell: string;
/** The Chromium to run, or undefined where none is installed. */
export function chromiumPath(): string | undefined;
/** The Chromium for tests, or undefined where none is installed. */
export function headlessPath(): string | undefined;
export const chromiumFlags: string[];
/** Whether it runs without its sandbox, since it would refuse to start (B16). */
export function needsNoSandbox(platform?: NodeJS.Platform, user?: number): boolean;
/** Whether what it printed says that the system offers it no sandbox. */
export function isWithoutSandbox(errors: string): boolean;
/** That the page runs without its sandbox, in words for the user. */
export function unsandboxed(program: 'Chromium' | 'Electron'): string;
export const howToAllowSandbox: string;
/** The ID of /etc/os-release, elsewhere the platform's name. */
export function systemId(platform?: NodeJS.Platform, release?: string): string;
/** How a Chromium is installed here, in words for the user. */
export function howToInstall(system?: string): string;
/** Whether it did not start because the display that the environment names does not answer. */
export function isWithoutDisplay(error: unknown): boolean;
/** Why a Chromium of this version cannot show Carnet, in words for the user; null where it can. */
export function whyTooOld(version: string): string | null;
