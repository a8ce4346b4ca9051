import { useTranslation } from 'react-i18next';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import { Button, useFormat, useShortcut } from '#ui/index.ts';
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
  const said = { count, number: useFormat().number(count) };
  useShortcut(peopleShortcuts.decide, onDecide);
  useShortcut(keys.decision.shortcut, () => onPart('decision'));
  useShortcut(keys.state.shortcut, () => onPart('state'));
  useShortcut(keys.agent.shortcut, () => onPart('agent'));
  return (
    <ChosenBar count={t('people.together.count', said)} hint={t('people.together.hint', said)} onClose={onClose}>
      <Button size="sm" kbd="d" onPress={onDecide}>
        {t('people.together.oneByOne')}
      </Button>
      {togetherParts.map((part) => (
        <Button key={part} size="sm" kbd={keys[part].kbd} onPress={() => onPart(part)}>
          {t(`people.together.part.${part}`)}
        </Button>
      ))}
    </ChosenBar>
  );
}
