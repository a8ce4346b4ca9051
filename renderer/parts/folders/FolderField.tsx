import { ArrowLeft, ChevronRight, Folder } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFolder, useFolderPath, useFolderRow, useFolderSearch } from '#cache/queries/hooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { Button, IconButton, LoadingAfter, TextAction, TextField } from '#ui/index.ts';
import { useListState } from '#wording/useListState.ts';
import { FolderPlace } from './FolderPlace.tsx';
import { useReceiveFolder } from './useReceiveFolder.ts';

interface FolderFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: string | null;
  /** What no folder means; without it, one is required. */
  readonly none?: string;
}

/** Among how many results folders are searched: files are left out. */
const searched = 60;

/** One folder of the service, searched by its name among those on this workstation. */
export function FolderField({ label, value, onChange, error, none }: FolderFieldProps) {
  const { t } = useTranslation();
  const folder = useFolderRow(value ?? '');
  const [isSearching, setIsSearching] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const isChosen = folder !== null || (value === null && none !== undefined);
  const choose = (id: string | null): void => {
    flushSync(() => {
      onChange(id);
      setIsSearching(false);
    });
    button.current?.querySelector('button')?.focus();
  };
  if (isSearching || !isChosen) {
    return (
      <FolderSearch
        label={label}
        error={error}
        isRequired={none === undefined}
        takesFocus={isSearching || none === undefined}
        onChoose={choose}
        {...(none !== undefined && { none: { text: none, onPress: () => choose(null) } })}
      />
    );
  }
  return (
    <div ref={button}>
      <p className="mb-1 text-help font-medium text-text-2">{label}</p>
      <div className="flex min-h-[30px] items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="truncate-line block">{folder?.name ?? none}</span>
          {folder && <FolderPlace id={folder.id} />}
        </span>
        <Button size="sm" onPress={() => setIsSearching(true)}>
          {t('common.word.change')}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
    </div>
  );
}

interface FolderSearchProps {
  readonly label: string;
  readonly error: string | null | undefined;
  readonly isRequired: boolean;
  readonly takesFocus: boolean;
  readonly onChoose: (id: string) => void;
  readonly none?: { readonly text: string; readonly onPress: () => void };
}

/** Below a folder without words, in the whole tree with them. → and ← go into a folder and back. */
function FolderSearch({ label, error, isRequired, takesFocus, onChoose, none }: FolderSearchProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState('root');
  const path = useFolderPath(at);
  const names = path.map(({ name }) => name);
  useReceiveFolder(names, isProvisional(at));
  const { isComing } = useListState({ entity: 'Directory', path: names });
  const inside = useFolder(at);
  const { rows } = useFolderSearch(query, at, searched);
  const box = useRef<HTMLDivElement>(null);
  const isQuery = query.trim() !== '';
  const found = (isQuery ? rows.slice(0, searched) : inside).filter(
    ({ id, isFolder }) => isFolder && !isProvisional(id),
  );
  const lines = (): readonly HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[data-choose]') ?? [])];
  /** It was entered before its content was here: the first line takes the focus once that comes. */
  const awaited = useRef<string>(null);
  const goTo = (id: string): void => {
    flushSync(() => {
      setQuery('');
      setAt(id);
    });
    const [first] = lines();
    awaited.current = first ? null : id;
    (first ?? box.current?.querySelector('input'))?.focus();
  };
  useEffect(() => {
    if (awaited.current !== at || (found.length === 0 && isComing)) return;
    awaited.current = null;
    const isInField = document.activeElement === box.current?.querySelector('input');
    if (isInField && !isQuery) box.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
  }, [at, found.length, isQuery, isComing]);
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const here = event.target instanceof HTMLElement ? event.target.dataset['choose'] : undefined;
    const all = lines();
    const place = all.findIndex((line) => line === document.activeElement);
    if (event.key === 'ArrowDown') all[place + 1]?.focus();
    else if (event.key === 'ArrowUp') (all[place - 1] ?? box.current?.querySelector('input'))?.focus();
    else if (event.key === 'ArrowRight' && here !== undefined) goTo(here);
    else if (event.key === 'ArrowLeft' && at !== 'root') goTo(path.at(-2)?.id ?? 'root');
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box}>
      <TextField
        label={label}
        value={query}
        onChange={setQuery}
        placeholder={t('folders.search')}
        onSubmit={() => found[0] && isQuery && onChoose(found[0].id)}
        onDown={() => lines()[0]?.focus()}
        error={error}
        isRequired={isRequired}
        autoComplete="off"
        // The user pressed the button that this field replaces, or opened a dialog that needs it first.
        autoFocus={takesFocus}
      />
      {!isQuery && at !== 'root' && (
        <p className="mt-1 flex min-h-6 items-center gap-2 text-help text-text-3">
          <IconButton
            label={t('keys.directory.up')}
            icon={<ArrowLeft size={14} aria-hidden />}
            onPress={() => goTo(path.at(-2)?.id ?? 'root')}
          />
          <span className="truncate-line">{[t('folders.share'), ...path.map(({ name }) => name)].join(' › ')}</span>
        </p>
      )}
      <ul
        aria-label={t('folders.found', { label })}
        className="scroll-thin mt-1 max-h-52 rounded-button border border-line-soft empty:hidden"
        {...{ onKeyDown: walk }}
      >
        {found.map(({ id, name }) => (
          <li key={id} className="flex items-center">
            <button
              type="button"
              data-choose={id}
              onClick={() => onChoose(id)}
              className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover"
            >
              <Folder size={15} aria-hidden className="shrink-0 text-text-2" />
              <span className="min-w-0 flex-1">
                <span className="truncate-line block leading-4">{name}</span>
                {isQuery && <FolderPlace id={id} />}
              </span>
            </button>
            <IconButton
              label={t('folders.enter', { name })}
              icon={<ChevronRight size={15} aria-hidden />}
              onPress={() => goTo(id)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 &&
        (isComing && !isQuery ? (
          <LoadingAfter>
            <output className="mt-1 block text-help text-text-3">{t('common.loading')}</output>
          </LoadingAfter>
        ) : (
          <p className="mt-1 text-help text-text-3">{t(isQuery ? 'folders.noneFound' : 'folders.noneInside')}</p>
        ))}
      {none && (
        <p className="mt-1">
          <TextAction onPress={none.onPress}>{none.text}</TextAction>
        </p>
      )}
    </div>
  );
}
