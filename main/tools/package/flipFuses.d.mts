/** What is used of electron-builder's AfterPackContext. */
export default function flipCarnetFuses(context: {
  readonly appOutDir: string;
  readonly electronPlatformName: string;
  readonly packager: {
    readonly appInfo: { readonly productFilename: string };
    /** Only of Linux. */
    readonly executableName?: string;
    readonly forceCodeSigning: boolean;
  };
}): Promise<void>;
