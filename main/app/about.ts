import type { AboutPanelOptionsOptions } from 'electron';
import type { Words } from './words.ts';

interface About {
  readonly words: Words;
  readonly version: string;
  /** Of what Carnet runs on, by name. */
  readonly runsOn: Readonly<Record<string, string | undefined>>;
  readonly icon: string;
}

/** The system's own window about a program. On Linux it has no place for credits: they are with the copyright. */
export function aboutPanel({ words, version, runsOn, icon }: About): AboutPanelOptionsOptions {
  const versions = Object.entries(runsOn).flatMap(([name, of]) => (of === undefined ? [] : `${name} ${of}`));
  const credits = [versions.join(' · '), words.aboutCredits].filter((text) => text !== '').join('\n');
  const copyright = '© 2026 Carnet developers';
  return {
    applicationName: 'Carnet',
    applicationVersion: version,
    version: '', // macOS would show the build's number beside it
    copyright: process.platform === 'linux' ? `${copyright}\n${credits}` : copyright,
    credits,
    iconPath: icon,
  };
}
