import { create } from 'zustand';
import { ungoverned } from '#shared/policy/settings.ts';
import type { Governed } from '#shared/policy/settings.ts';

/** What the school fixes on this workstation, for the page to show: main enforces it (S14). */
export const usePolicy = create<Governed>(() => ungoverned);
