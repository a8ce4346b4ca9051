import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { explainTopic } from '#stores/help.ts';
import type { HelpTopic } from '#stores/help.ts';
import { useSession } from '#stores/session.ts';
import { IconButton } from '#ui/index.ts';

/** « ? »: opens the help about the thing next to it. Before a service is open there is no help to open. */
export function HelpLink({ topic }: { readonly topic: HelpTopic }) {
  const { t } = useTranslation();
  const isOpen = useSession((session) => session.open !== null);
  if (!isOpen) return null;
  return (
    <IconButton
      label={t('common.helpAbout', { topic: t(`common.helpTopic.${topic}`) })}
      icon={<CircleQuestionMark size={15} aria-hidden className="text-text-3" />}
      onPress={() => explainTopic(topic)}
    />
  );
}
