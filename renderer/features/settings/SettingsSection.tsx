import type { ReactNode } from 'react';
import type { HelpTopic } from '#stores/help.ts';
import { HelpLink } from '#wording/HelpLink.tsx';

/** The parts of the settings, in order; the words of each in the side list are settings.nav.<id>. */
export const ownIds = ['service', 'look', 'screens', 'time', 'notice', 'fields', 'damaged', 'it', 'about'] as const;
export const itIds = ['connection', 'options', 'policy', 'health', 'labels', 'records', 'data', 'gap'] as const;
export type SectionId = (typeof ownIds | typeof itIds)[number];
export const isItPart = (part: string): boolean => part === 'it' || itIds.some((id) => id === part);

export function SettingsSection({
  id,
  title,
  help,
  children,
}: {
  readonly id: SectionId;
  readonly title: string;
  readonly help?: HelpTopic;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} data-section={id} className="border-b border-line py-6 first:pt-0 last:border-0">
      <div className="mb-3 flex items-center gap-1">
        <h2 tabIndex={-1} className="w-fit text-panel font-bold text-text">
          {title}
        </h2>
        {help && <HelpLink topic={help} />}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function SettingLine({
  label,
  help,
  children,
}: {
  readonly label: string;
  readonly help?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[150px_minmax(0,1fr)] items-start gap-x-3 max-[699.98px]:grid-cols-1">
      <span className="pt-[5px] text-text-2">{label}</span>
      <div className="min-w-0">
        {children}
        {help && <p className="mt-1 text-help text-text-3">{help}</p>}
      </div>
    </div>
  );
}
