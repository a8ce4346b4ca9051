import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { InputEvent, KeyboardEvent } from 'react';
import { Group, Input, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { typedText } from '#shared/text/typedText.ts';
import { Kbd } from '#ui/index.ts';
import { firstResult, noResult, placeAfter, settled } from './activeResult.ts';
import type { ActiveResult } from './activeResult.ts';
import type { PaletteSection } from './item.ts';
import { optionId, Results } from './Results.tsx';

interface ResultSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sections: readonly PaletteSection[];
  readonly subject: string | null;
  readonly onChoose: (id: string) => void;
}

/**
 * A field and what it finds. The focus stays in the field; the arrows, Début, Fin and the page keys move among the
 * results, and Entrée takes one: the first for what is typed, none after something was deleted.
 */
export function ResultSearch({ query, onQuery, sections, subject, onChoose }: ResultSearchProps) {
  const { t } = useTranslation();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const typedBy = useRef('');
  /** Entrée went down here; it acts when it comes up, so that a held key presses nothing in what opens. */
  const isEntered = useRef(false);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const [kept, setActive] = useState(noResult);
  const active = settled(kept, ids);
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
      <SearchField
        aria-label={t('keys.app.palette')}
        // The palette is opened to type in this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={query}
        onChange={(typed) => change(typedText(typed))}
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
      </SearchField>
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
  /** The results that are drawn. */
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
