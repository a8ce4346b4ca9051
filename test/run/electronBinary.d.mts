/** Electron's binary where it already is, else undefined; looking never starts its download. */
export function electronBinary(): string | undefined;
