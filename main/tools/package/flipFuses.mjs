import { join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';

/**
 * S2: electron-builder calls it before signing; its own options cannot require that every fuse of the binary is set.
 */
export default async function flipCarnetFuses({ appOutDir, electronPlatformName, packager }) {
  // One half of a universal macOS build: it is called again for the whole, and halves may differ only in their
  // programs.
  if (appOutDir.endsWith('-temp')) return;
  const { productFilename } = packager.appInfo;
  const binary = {
    darwin: `${productFilename}.app/Contents/MacOS/${productFilename}`,
    win32: `${productFilename}.exe`,
  }[electronPlatformName];
  await flipFuses(join(appOutDir, binary ?? packager.executableName), {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // The changed binary needs a new signature to start on Apple's processors. A release gets its publisher's next.
    resetAdHocDarwinSignature: process.platform === 'darwin' && !packager.forceCodeSigning,
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableCookieEncryption]: true,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    [FuseV1Options.WasmTrapHandlers]: true,
  });
}
