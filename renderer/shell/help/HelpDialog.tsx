import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTabs } from '#pages/PageTabs.tsx';
import { failureKinds } from '#shared/failures/failure.ts';
import { closeHelp, helpTabs, helpTopics, openHelp, useHelp } from '#stores/help.ts';
import type { HelpTab } from '#stores/help.ts';
import { go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { startTour } from '#stores/tour.ts';
import { Button, Dialog } from '#ui/index.ts';
import { ShortcutSheet } from '../shortcutSheet/ShortcutSheet.tsx';
import { HelpEntry } from './HelpEntry.tsx';
import { SignsHelp } from './SignsHelp.tsx';

/** Every failure that a screen can show: what is safe, and what the user can do. The one asked about is marked. */
function FailuresHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.failure);
  return (
    <dl>
      {failureKinds.map((kind) => (
        <HelpEntry
          key={kind}
          isAsked={kind === asked}
          name={t(`common.failure.${kind}`)}
          text={t(`help.failure.${kind}`)}
        />
      ))}
    </dl>
  );
}

/** What Carnet does on this workstation, by topic. The one asked about is marked. */
function WorkstationHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.topic);
  return (
    <dl>
      {helpTopics.map((topic) => (
        <HelpEntry
          key={topic}
          isAsked={topic === asked}
          name={t(`common.helpTopic.${topic}`)}
          text={t(`help.topic.${topic}`)}
        />
      ))}
    </dl>
  );
}

const contents: Readonly<Record<HelpTab, ReactNode>> = {
  signs: <SignsHelp />,
  failures: <FailuresHelp />,
  workstation: <WorkstationHelp />,
  keys: <ShortcutSheet />,
};

/** « ? »: what every mark means, what to do after every failure, this workstation, and the keys. Needs no network. */
export function HelpDialog() {
  const { t } = useTranslation();
  const tab = useHelp((help) => help.tab);
  const isOpen = useSession((session) => session.open !== null);
  return (
    <Dialog
      title={t('shell.help')}
      width="lg"
      isOpen={tab !== null}
      onOpenChange={closeHelp}
      footer={
        <>
          <Button
            onPress={() => {
              closeHelp();
              startTour();
            }}
          >
            {t('help.tour')}
          </Button>
          {tab === 'failures' && isOpen && (
            <Button
              variant="primary"
              onPress={() => {
                closeHelp();
                go({ at: 'settings', part: 'connection' });
              }}
            >
              {t('common.testConnection')}
            </Button>
          )}
        </>
      }
    >
      <PageTabs
        label={t('shell.help')}
        tabs={helpTabs.map((id) => ({ id, label: t(`help.tab.${id}`), content: contents[id] }))}
        open={{ id: tab ?? 'signs', onOpen: (id) => openHelp(helpTabs.find((each) => each === id) ?? 'signs') }}
      />
    </Dialog>
  );
}
