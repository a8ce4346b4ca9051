import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, useShortcut } from '#ui/index.ts';
import { peopleShortcuts } from '../shortcuts.ts';
import { togetherParts } from './together.ts';
import type { TogetherPart } from './together.ts';

const keys = {
  decision: { shortcut: peopleShortcuts.decideAll, kbd: 'shift+d' },
  state: { shortcut: peopleShortcuts.stateOfAll, kbd: 's' },
  agent: { shortcut: peopleShortcuts.agentOfAll, kbd: 'g' },
} as const;

/** Several applications are chosen: what the user does applies to all of them. */
export function TogetherBar({
  count,
  onDecide,
  onPart,
  onClose,
}: {
  readonly count: number;
  /** One after the other. */
  readonly onDecide: () => void;
  readonly onPart: (part: TogetherPart) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  useShortcut(peopleShortcuts.decide, onDecide);
  useShortcut(keys.decision.shortcut, () => onPart('decision'));
  useShortcut(keys.state.shortcut, () => onPart('state'));
  useShortcut(keys.agent.shortcut, () => onPart('agent'));
  return (
    <output className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-5 py-1.5 text-body">
      <span className="mr-auto min-w-0">
        <strong className="font-medium">{t('people.together.count', { count })}</strong>{' '}
        <span className="text-text-2">{t('people.together.hint', { count })}</span>
      </span>
      <Button size="sm" kbd="d" onPress={onDecide}>
        {t('people.together.oneByOne')}
      </Button>
      {togetherParts.map((part) => (
        <Button key={part} size="sm" kbd={keys[part].kbd} onPress={() => onPart(part)}>
          {t(`people.together.part.${part}`)}
        </Button>
      ))}
      <IconButton
        label={t('people.together.close')}
        kbd="Escape"
        icon={<X size={14} aria-hidden />}
        onPress={onClose}
      />
    </output>
  );
}
