import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Candidate } from '#shared/ipc/write.ts';
import { classes, Kbd, Section, useShortcut } from '#ui/index.ts';
import { decisionShortcuts } from '#wording/shortcuts.ts';
import { useChanges } from './useChanges.ts';

interface ChoiceButtonProps {
  readonly title: string;
  /** The key that chooses it too; none where it is another answer's. */
  readonly shortcut?: keyof typeof decisionShortcuts;
  readonly expanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function ChoiceButton({ title, shortcut, expanded, onPress, children }: ChoiceButtonProps) {
  const own = shortcut && decisionShortcuts[shortcut];
  const [kbd] = own?.keys ?? [];
  useShortcut(own ?? [], onPress);
  return (
    <button
      type="button"
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onClick={onPress}
      className={classes(
        'block w-full rounded-box border px-3 py-2.5 text-left',
        expanded ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className="font-medium text-text">{title}</span>
        {kbd !== undefined && <Kbd keys={kbd} />}
      </span>
      <span className="block text-help text-text-2">{children}</span>
    </button>
  );
}

export function Answers({ children }: { readonly children: ReactNode }) {
  const { t } = useChanges().wording;
  return (
    <Section title={t('changes.doubt.choose')}>
      <div className="flex flex-col gap-2">{children}</div>
    </Section>
  );
}

export interface Chosen {
  readonly id: string | null;
  /** Chosen by its key: Entrée then confirms it. */
  readonly byKey: boolean;
  readonly choose: (id: string) => void;
  /** One press chooses the first possible candidate, the next press the one after it. */
  readonly chooseNext: () => void;
}

export function useChosen(candidates: readonly Candidate[]): Chosen {
  const [{ id, byKey }, setChosen] = useState<Pick<Chosen, 'id' | 'byKey'>>({ id: null, byKey: false });
  return {
    id,
    byKey,
    choose: (next) => setChosen({ id: next, byKey: false }),
    chooseNext: () => {
      const at = candidates.findIndex((candidate) => candidate.id === id);
      const next = candidates[(at + 1) % candidates.length];
      if (next) setChosen({ id: next.id, byKey: true });
    },
  };
}
