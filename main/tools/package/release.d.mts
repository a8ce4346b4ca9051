interface Package {
  readonly system: string;
  readonly name: string;
  readonly largest: number;
  readonly updatedBy: 'itself' | 'IT';
}

export const packages: readonly Package[];
export function packagesOf(system: string, version: string): readonly Omit<Package, 'updatedBy'>[];
export function whyNotSigned(system: string, env: Readonly<Record<string, string | undefined>>): string | null;
export function ordersFor(
  system: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly (readonly string[])[];
