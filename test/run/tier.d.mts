export declare const isWhole: boolean;

type Suite = 'simulation' | 'planted' | 'deployments' | 'fuzz' | 'properties' | 'roughChanges' | 'chaos';
export declare const sizes: Readonly<
  Record<Suite, { readonly what: string; readonly first: number; readonly whole: number; readonly variable?: string }>
>;
export declare function sizeOf(suite: Suite): number;
