import type { Language } from '#shared/text/languages.ts';
import type { Step } from '#sync/step.ts';

export interface Wording {
  readonly language: Language;
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly knows: (key: string) => boolean;
  /** Epoch ms → 14:30. */
  readonly time: (at: number) => string;
  /** Epoch ms → 14:30:05. */
  readonly clock: (at: number) => string;
  /** Epoch ms → jeu. 19 nov. */
  readonly day: (at: number) => string;
  /** Epoch ms → jeu. 19 nov., 14:30. */
  readonly dayTime: (at: number) => string;
  /** Epoch ms → 19/11/2026. */
  readonly date: (at: number) => string;
  /** The label of what a reference field points at; undefined when this workstation has none. */
  readonly nameOf: (field: string, id: string) => string | undefined;
  /** What a reference field may point at, as far as this workstation knows. */
  readonly optionsFor: (field: string) => readonly { readonly id: string; readonly label: string }[];
  /** Whether the user has sent this change, which has not left yet. */
  readonly isSent: (step: Pick<Step, 'id' | 'intentId'>) => boolean;
}
