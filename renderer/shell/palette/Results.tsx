import { Calendar, Clock, FileText, Folder, Hash, UserRound, Zap } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Kbd } from '#ui/index.ts';
import type { PaletteGroup, PaletteItem, PaletteSection } from './item.ts';

const icons: Readonly<Record<PaletteGroup, LucideIcon>> = {
  recent: Clock,
  action: Zap,
  person: UserRound,
  application: FileText,
  page: FileText,
  event: Calendar,
  folder: Folder,
  number: Hash,
};

interface ResultsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Of the list; those of its options begin with it. */
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  /** What the actions act on; null where nothing is selected. */
  readonly subject: string | null;
  readonly activeId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The id of an option in the page: without blanks, since it is referred to. */
export const optionId = (list: string, id: string): string => `${list}-${encodeURIComponent(id)}`;

/**
 * The results by group. A key draws only the results that it brings, and the two between which the arrows go: an option
 * of React Aria takes about a millisecond, and each key draws all of them two or three times.
 */
export function Results({ ref, id, sections, subject, activeId, onChoose }: ResultsProps) {
  const { t } = useTranslation();
  return (
    // The keys are the field's, which keeps the focus; a list of HTML would take it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('panels.palette.found')}
      className="p-1.5 outline-none"
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-result]') : null;
        if (chosen?.dataset['result'] !== undefined) onChoose(chosen.dataset['result']);
      }}
    >
      {sections.map(({ group, items }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="truncate-line px-2.5 pt-2 pb-1 text-mark font-medium text-text-3"
          >
            {t(`panels.palette.group.${group}`)}
            {group === 'action' && subject !== null && ` · ${subject}`}
          </div>
          {items.map((item) => (
            <Result key={item.id} {...shownOf(item)} list={id} isActive={item.id === activeId} />
          ))}
        </div>
      ))}
      {sections.length === 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="option" aria-selected={false} className="contents">
          <EmptyState message={t('panels.palette.nothing')} />
        </div>
      )}
    </div>
  );
}

type Shown = Pick<PaletteItem, 'id' | 'group' | 'text' | 'detail' | 'keys'>;

/** Without `run`, which is another function at each key. */
const shownOf = ({ id, group, text, detail, keys }: PaletteItem): Shown => ({
  id,
  group,
  text,
  ...(detail !== undefined && { detail }),
  ...(keys && { keys }),
});

interface ResultProps extends Shown {
  readonly list: string;
  readonly isActive: boolean;
}

const Result = memo(function Result({ list, id, group, text, detail, keys, isActive }: ResultProps) {
  const Icon = icons[group];
  return (
    <div
      id={optionId(list, id)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      data-result={id}
      {...(isActive && { 'data-focused': true })}
      className="flex min-h-9 items-center gap-2.5 rounded-button px-2.5 text-body hover:bg-hover data-focused:bg-selected"
    >
      <Icon size={15} aria-hidden className="shrink-0 text-text-3" />
      <span className={`truncate-line ${detail ? 'shrink-0 max-w-[60%]' : ''}`}>{text}</span>
      {detail && <span className="truncate-line min-w-0 flex-1 text-help text-text-3">{detail}</span>}
      <span className="ml-auto flex shrink-0 gap-1">
        {keys?.map((each) => (
          <Kbd key={each} keys={each} />
        ))}
      </span>
    </div>
  );
});
