import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a Chromium is unpacked on a Linux machine whose user may not install packages (see ensureChromium.mjs). */
export const ownChromium = fileURLToPath(new URL('../../../.carnet/chromium/', import.meta.url));
/** The same for a Chromium that never has a window. */
export const ownHeadlessShell = fileURLToPath(new URL('../../../.carnet/headless-shell/', import.meta.url));

/** Where each system installs a Chromium or a browser built from it; CARNET_CHROMIUM names another. */
const places = {
  linux: () => [
    ...each(folders(process.env.PATH), ['chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']),
    ...each(['/usr/bin'], ['chromium', 'chromium-browser', 'google-chrome']),
    `${ownChromium}run`,
  ],
  darwin: () =>
    each(
      ['/Applications', join(process.env.HOME ?? '', 'Applications')],
      ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => join(`${name}.app`, 'Contents', 'MacOS', name)),
    ),
  win32: () =>
    each(
      ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []),
      [join('Google', 'Chrome', 'Application', 'chrome.exe'), join('Microsoft', 'Edge', 'Application', 'msedge.exe')],
    ),
};
const folders = (path = '') => path.split(delimiter).filter(Boolean);
const each = (roots, names) => roots.flatMap((folder) => names.map((name) => join(folder, name)));

export function chromiumPath() {
  return process.env.CARNET_CHROMIUM || places[process.platform]?.().find((path) => existsSync(path));
}

/** The Chromium for tests: one that never has a window, where there is one (see ensureHeadlessShell). */
export function headlessPath() {
  if (process.env.CARNET_CHROMIUM) return process.env.CARNET_CHROMIUM;
  const shell = `${ownHeadlessShell}run`;
  return existsSync(shell) ? shell : chromiumPath();
}

const apt = 'sudo apt-get install chromium';
/** By the platform, on Linux the ID of /etc/os-release. Ubuntu's own package of that name is missing, or empty. */
const installing = {
  debian: apt,
  raspbian: apt,
  linuxmint: apt,
  ubuntu: 'sudo snap install chromium',
  fedora: 'sudo dnf install chromium',
  'opensuse-leap': 'sudo zypper install chromium',
  'opensuse-tumbleweed': 'sudo zypper install chromium',
  arch: 'sudo pacman -S chromium',
  manjaro: 'sudo pacman -S chromium',
  alpine: 'sudo apk add chromium',
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
};

/** What the system calls itself in /etc/os-release: `debian`, `ubuntu`… Elsewhere the platform's name. */
export function systemId(platform = process.platform, release = '/etc/os-release') {
  if (platform !== 'linux' || !existsSync(release)) return platform;
  return /^ID=["']?([\w.-]+)/mu.exec(readFileSync(release, 'utf8'))?.[1] ?? platform;
}

/** How a Chromium is installed here, in words for the user; Carnet itself installs nothing into the system. */
export const howToInstall = (system = systemId()) =>
  Object.hasOwn(installing, system)
    ? `Please install one, for example by: ${installing[system]}.`
    : 'Please install one.';

/** The first with Temporal, which the page takes from its browser. */
const oldestChromium = 144;

/** Why a Chromium of this version cannot show Carnet, in words for the user; null where it can. */
export function whyTooOld(version) {
  if (Number.parseInt(version, 10) >= oldestChromium) return null;
  return (
    `Carnet needs Chromium ${oldestChromium} or newer, and ${chromiumPath() ?? 'the browser here'} is ${version}. Please ` +
    'update it, or name a newer Chromium, Chrome or Edge in the environment variable CARNET_CHROMIUM, then start again. ' +
    'Nothing was changed.'
  );
}

/** One renderer: the address bar's pages and a spare renderer cost as much as the rest of a start. */
const unusedFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Disabled by Playwright too; Chromium reads only the last `--disable-features`, so they are repeated here. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Chromium's sandbox refuses to run as root on Linux, as in containers. */
export const needsNoSandbox = (platform = process.platform, user = process.getuid?.()) =>
  platform === 'linux' && user === 0;

/** Whether Chromium or Electron printed that the system has no user namespaces for it, nor a helper of its own. */
export const isWithoutSandbox = (errors) =>
  /No usable sandbox|[Mm]ove to new namespace|SUID sandbox|setuid_sandbox_host/u.test(errors);

/** `program`: Chromium or Electron. */
export const unsandboxed = (program) =>
  `This system has no user namespaces for ${program}: Carnet’s page runs without its sandbox.`;

export const howToAllowSandbox =
  'Ubuntu 24.04 denies user namespaces to programs without an AppArmor profile. Either give it one (a file in ' +
  '/etc/apparmor.d, as .github/workflows/ci.yml writes for the tests), or let every program have them until the next ' +
  'restart: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0.';

/** Whether it did not start because the display that the environment names does not answer. */
export const isWithoutDisplay = (error) =>
  error instanceof Error && /Missing X server|platform failed to initialize/u.test(error.message);

/** Without first-run pages; no request may leave the machine. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...disabledByPlaywright, ...unusedFeatures].join(',')}`,
];
