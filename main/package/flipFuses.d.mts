import type { AfterPackContext } from 'electron-builder';

export default function flipCarnetFuses(
  context: Pick<AfterPackContext, 'appOutDir' | 'electronPlatformName' | 'packager'>,
): Promise<void>;
