import { Calendar, Clock, FileText, Folder, Hash, Search, UserRound, Zap } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { InputEvent, KeyboardEvent, Ref } from 'react';
import { Group, Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { longestLine, typedText } from '#shared/text/typedText.ts';
import { EmptyState, Kbd } from '#ui/index.ts';
import { firstResult, noResult, placeAfter, settled } from './activeResult.ts';
import type { ActiveResult } from './activeResult.ts';
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
const optionId = (list: string, id: string): string => `${list}-${encodeURIComponent(id)}`;

/** A key draws only new results and the two between which arrows go: React Aria takes a millisecond for each option. */
function Results({ ref, id, sections, subject, activeId, onChoose }: ResultsProps) {
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
            className="truncate-line px-2.5 pt-2 pb-1 text-help font-medium text-text-3"
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

type ResultTexts = Pick<PaletteItem, 'id' | 'group' | 'text' | 'detail' | 'keys'>;

/** Without `run`, which is another function at each key. */
const shownOf = ({ id, group, text, detail, keys }: PaletteItem): ResultTexts => ({
  id,
  group,
  text,
  ...(detail !== undefined && { detail }),
  ...(keys && { keys }),
});

interface ResultProps extends ResultTexts {
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

interface ResultSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sections: readonly PaletteSection[];
  readonly subject: string | null;
  /** Several acts may be meant: the user takes one of them. */
  readonly isChoice: boolean;
  readonly onChoose: (id: string) => void;
}

/**
 * The focus stays in the field; arrows, Début, Fin, page keys move; Entrée takes the first for what is typed, none
 * after a deletion or of several acts.
 */
export function ResultSearch({ query, onQuery, sections, subject, isChoice, onChoose }: ResultSearchProps) {
  const { t } = useTranslation();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const typedBy = useRef('');
  /** Entrée went down here; it acts when it comes up, so that a held key presses nothing in what opens. */
  const isEntered = useRef(false);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const [kept, setActive] = useState(noResult);
  const active = isChoice && kept.said === 'later' ? noResult : settled(kept, ids);
  if (active !== kept) setActive(active);

  /** Known without asking the page, which would lay out everything for each key. */
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (active.id === null || active.place === 0) {
      if (isScrolled.current) scroller.current?.scrollTo({ top: 0 });
    } else document.getElementById(optionId(listId, active.id))?.scrollIntoView({ block: 'nearest' });
  }, [active.id, active.place, listId]);

  const change = (next: string): void => {
    const isForward = /^insert(?:Text|CompositionText|FromComposition)$/u.test(typedBy.current);
    typedBy.current = '';
    setActive(isForward ? firstResult : noResult);
    onQuery(next);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Enter') isEntered.current = true;
    if (key === 'ArrowLeft' || key === 'ArrowRight') setActive({ ...active, said: 'not' });
    // Maj Début and Maj Fin select what is typed.
    if (event.shiftKey && active.id === null) return;
    const place = placeAfter(key, active, ids.length, pageOf(scroller.current, list.current));
    const id = place === null ? undefined : ids[place];
    if (place === null || id === undefined) return;
    event.preventDefault();
    setActive({ id, place, wantsFirst: false, said: 'now' });
  };
  const keyUp = ({ key }: KeyboardEvent): void => {
    if (key !== 'Enter' || !isEntered.current) return;
    isEntered.current = false;
    if (active.id !== null) onChoose(active.id);
  };
  return (
    <>
      <TextField
        type="search"
        aria-label={t('keys.app.palette')}
        autoFocus
        value={query}
        onChange={(typed) => change(typedText(typed))}
        maxLength={longestLine}
        className="flex h-12 shrink-0 items-center gap-2.5 border-b border-line px-4"
      >
        <Search size={16} aria-hidden className="shrink-0 text-text-3" />
        <NamingInput
          listId={listId}
          active={active}
          ids={ids}
          onInputType={(type) => {
            typedBy.current = type;
          }}
          onKeyDown={keyDown}
          onKeyUp={keyUp}
        />
        <Kbd keys="Escape" />
      </TextField>
      {/* Can be scrolled with the pointer too; the arrows move in the list from the field. */}
      <Group
        ref={scroller}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
        aria-label={t('panels.palette.found')}
        tabIndex={0}
        className="scroll-thin min-h-0 flex-1 outline-offset-[-2px]"
      >
        <Results
          ref={list}
          id={listId}
          sections={sections}
          subject={subject}
          activeId={active.id}
          onChoose={onChoose}
        />
      </Group>
    </>
  );
}

/** As many results as are seen at once. */
function pageOf(scroller: HTMLElement | null, list: HTMLElement | null): number {
  const option = list?.querySelector<HTMLElement>('[data-result]');
  return scroller && option ? Math.max(1, Math.floor(scroller.clientHeight / option.offsetHeight) - 1) : 1;
}

/** A screen reader says the typed letter, and then the result that it makes active. Milliseconds. */
const afterLetter = 500;

interface NamingInputProps {
  readonly listId: string;
  readonly active: ActiveResult;
  readonly ids: readonly string[];
  readonly onInputType: (type: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

/** The field, which names the active result. */
function NamingInput({ listId, active, ids, onInputType, onKeyDown, onKeyUp }: NamingInputProps) {
  const { t } = useTranslation();
  const { id, said } = active;
  const [saidLater, setSaidLater] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaidLater(id), said === 'later' ? afterLetter : 0);
    return () => clearTimeout(timer);
  }, [id, said]);
  const named = { later: saidLater, now: id, not: null }[said];
  return (
    <Input
      placeholder={t('shell.search.placeholder')}
      aria-controls={listId}
      aria-autocomplete="list"
      {...(named !== null && ids.includes(named) && { 'aria-activedescendant': optionId(listId, named) })}
      enterKeyHint="go"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      onInput={({ nativeEvent }: InputEvent) => onInputType(nativeEvent.inputType)}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      className="h-full min-w-0 flex-1 bg-transparent text-panel outline-none [&::-webkit-search-cancel-button]:hidden"
    />
  );
}
