import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '#stores/view.ts';
import { listShortcuts, Screen, useShortcut, ViewHeader } from '#ui/index.ts';

interface SettingsPageProps {
  readonly title: string;
  /** A count or date beside the title. */
  readonly detail?: ReactNode;
  /** What the page is for. */
  readonly lead: string;
  /** The buttons of the header. */
  readonly actions: ReactNode;
  /** The page that leads here; the first one by default. */
  readonly parent?: 'health';
  /** For a table: as wide as the window. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page of the settings: Échap and an arrow lead back to the first one. */
export function SettingsPage({ title, detail, lead, actions, parent, isWide = false, children }: SettingsPageProps) {
  const { t } = useTranslation();
  const leave = (): void => useView.setState({ settingsPage: parent ?? null });
  useShortcut(listShortcuts.close, leave);
  return (
    <Screen
      header={
        <ViewHeader
          title={title}
          detail={detail}
          back={{ label: t(parent === 'health' ? 'health.back' : 'settings.back'), kbd: 'Escape', onPress: leave }}
        >
          {actions}
        </ViewHeader>
      }
    >
      <div
        // Reached by keyboard: it scrolls, and may hold nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-5 -outline-offset-2"
      >
        <div className={isWide ? '' : 'max-w-[860px]'}>
          <p className="mb-4 max-w-[860px] text-text-2">{lead}</p>
          {children}
        </div>
      </div>
    </Screen>
  );
}
