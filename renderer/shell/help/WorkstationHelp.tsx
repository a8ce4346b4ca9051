import { useTranslation } from 'react-i18next';
import { helpTopics, useHelp } from '#stores/help.ts';
import { HelpEntry } from './HelpEntry.tsx';

/** What Carnet does on this workstation, by topic. The one asked about is marked. */
export function WorkstationHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.topic);
  return (
    <dl>
      {helpTopics.map((topic) => (
        <HelpEntry
          key={topic}
          isAsked={topic === asked}
          name={t(`help.topic.${topic}.name`)}
          means={t(`help.topic.${topic}.means`)}
          todo={t(`help.topic.${topic}.todo`)}
        />
      ))}
    </dl>
  );
}
