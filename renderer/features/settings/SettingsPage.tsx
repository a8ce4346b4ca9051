import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '#stores/help.ts';
import { go } from '#stores/place.ts';
import { listShortcuts, Screen, useShortcut, ViewHeader } from '#ui/index.ts';
import { HelpLink } from '#wording/HelpLink.tsx';

interface SettingsPageProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly lead: string;
  readonly help?: HelpTopic;
  readonly actions: ReactNode;
  /** Another way back, where there are no settings to go back to. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
  readonly children: ReactNode;
}

/** The frame of a page of the settings: Échap and an arrow lead back to the one for IT. */
export function SettingsPage({ title, detail, lead, help, actions, back, children }: SettingsPageProps) {
  const { t } = useTranslation();
  const leave = back?.onPress ?? ((): boolean => go({ at: 'settings', part: 'it' }));
  const content = useRef<HTMLDivElement>(null);
  // Where there is a proxy to type, the first Échap leaves its field, and the next one the page.
  useShortcut(listShortcuts.close, () => {
    const focused = document.activeElement;
    if (back && focused?.matches('input') && content.current?.contains(focused)) content.current.focus();
    else leave();
  });
  return (
    <Screen
      header={
        <ViewHeader
          title={title}
          detail={detail}
          back={{
            label: back?.label ?? t('settings.back'),
            kbd: 'Escape',
            onPress: leave,
          }}
        >
          {actions}
          {help && <HelpLink topic={help} />}
        </ViewHeader>
      }
    >
      <div
        ref={content}
        // Reached by keyboard: it scrolls, and may hold nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-5 -outline-offset-2"
      >
        <div className="max-w-[860px]">
          <p className="mb-4 text-text-2">{lead}</p>
          {children}
        </div>
      </div>
    </Screen>
  );
}
