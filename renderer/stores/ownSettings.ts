import { create } from 'zustand';
import type { OwnSettings } from '#shared/policy/settings.ts';
import { usePolicy } from './policy.ts';

export const useOwnSettings = create<OwnSettings>(() => ({}));

/** Whether the policy decides it: then the user's choice has no effect, and is not offered. */
export const useIsFixed = (name: keyof OwnSettings): boolean => usePolicy(({ values }) => values[name] !== undefined);
