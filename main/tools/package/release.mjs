/**
 * What a release has, and how it is signed; a test compares main/tools/package/README.md. `largest`: in MB; larger, or
 * less than a tenth, is wrong.
 */
export const packages = [
  { system: 'windows', name: 'Carnet-<version>-setup.exe', largest: 300, updatedBy: 'itself' },
  { system: 'windows', name: 'Carnet-<version>-win-x64.msi', largest: 200, updatedBy: 'IT' },
  { system: 'macos', name: 'Carnet-<version>-mac-universal.dmg', largest: 350, updatedBy: 'itself' },
  { system: 'macos', name: 'Carnet-<version>-mac-universal.zip', largest: 350, updatedBy: 'itself' },
  { system: 'linux', name: 'Carnet-<version>-linux-amd64.deb', largest: 160, updatedBy: 'itself' },
  { system: 'linux', name: 'Carnet-<version>-linux-arm64.deb', largest: 160, updatedBy: 'itself' },
  { system: 'linux', name: 'Carnet-<version>-linux-x86_64.rpm', largest: 160, updatedBy: 'itself' },
  { system: 'linux', name: 'Carnet-<version>-linux-aarch64.rpm', largest: 160, updatedBy: 'itself' },
];

export const packagesOf = (system, version) =>
  packages.flatMap(({ system: of, name, largest }) =>
    of === system ? { system, name: name.replace('<version>', version), largest } : [],
  );

/**
 * E13: one of these ways, of which every variable is set. `options` are electron-builder's. Windows: a certificate
 * file, no longer issued; Azure's Trusted Signing; or a key in a token, its certificate in the store of the machine
 * that builds (WINDOWS_RUNNER).
 */
const signings = {
  linux: [{ needs: ['LINUX_SIGNING_KEY'] }],
  macos: [{ needs: ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'] }],
  windows: [
    { needs: ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'] },
    {
      needs: [
        'AZURE_TENANT_ID',
        'AZURE_CLIENT_ID',
        'AZURE_CLIENT_SECRET',
        'AZURE_SIGN_ENDPOINT',
        'AZURE_SIGN_ACCOUNT',
        'AZURE_SIGN_PROFILE',
        'AZURE_SIGN_PUBLISHER',
      ],
      options: {
        'win.azureSignOptions.endpoint': 'AZURE_SIGN_ENDPOINT',
        'win.azureSignOptions.codeSigningAccountName': 'AZURE_SIGN_ACCOUNT',
        'win.azureSignOptions.certificateProfileName': 'AZURE_SIGN_PROFILE',
        'win.azureSignOptions.publisherName': 'AZURE_SIGN_PUBLISHER',
      },
    },
    {
      needs: ['WIN_CERTIFICATE_SHA1'],
      options: { 'win.signtoolOptions.certificateSha1': 'WIN_CERTIFICATE_SHA1' },
    },
  ],
};

/** What a way to sign lacks in an environment. */
const lacks = ({ needs }, env) => needs.filter((name) => !env[name]);

/** Null: it can be signed. One whole way is enough; else names what the begun ones lack, or every way. */
export function whyNotSigned(system, env) {
  const options = signings[system];
  if (options === undefined) return `No such system: ${system}. One of ${Object.keys(signings).join(', ')}.`;
  const missing = options.map((way) => lacks(way, env));
  if (missing.some((names) => names.length === 0)) return null;
  const begun = missing.filter((names, at) => names.length < options[at].needs.length);
  const named = (begun.length > 0 ? begun : missing).map((names) => names.join(', '));
  return `A release is signed, or it does not exist. Not set: ${named.join('; or ')}`;
}

const configurations = {
  linux: ['electron-builder.yml'],
  macos: ['electron-builder.yml'],
  windows: ['main/tools/package/setup.yml', 'main/tools/package/msi.yml'],
};

/** The command lines of electron-builder that make a system's packages, signed as the environment can. */
export function ordersFor(system, env) {
  const way = signings[system].find((each) => lacks(each, env).length === 0);
  const signing = Object.entries(way?.options ?? {}).map(([option, name]) => `-c.${option}=${env[name]}`);
  const feed = env.UPDATE_FEED ? ['-c.publish.provider=generic', `-c.publish.url=${env.UPDATE_FEED}`] : [];
  const same = ['--publish', 'never', '-c.forceCodeSigning=true', ...signing, ...feed];
  return configurations[system].map((file) => ['--config', file].concat(same));
}
