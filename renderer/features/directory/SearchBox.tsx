import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { typedText } from '#shared/text/typedText.ts';
import { classes, Kbd } from '#ui/index.ts';
import { setQuery } from './openFolders.ts';

interface SearchBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** An inspector is open beside: there is less space. */
  readonly tight: boolean;
  /** ↓: to the first result. */
  readonly onDown: () => void;
}

/** Searches the whole tree on this workstation; Échap ends the search. */
export function SearchBox({ ref, query, tight, onDown }: SearchBoxProps) {
  const { t } = useTranslation();
  return (
    <SearchField
      aria-label={t('directory.search.label')}
      value={query}
      onChange={(typed) => setQuery(typedText(typed))}
      className={classes(
        'flex h-[30px] items-center gap-2 rounded-button border border-control px-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        tight ? 'w-36' : 'w-60',
      )}
    >
      <Search size={14} aria-hidden className="shrink-0 text-text-3" />
      <Input
        ref={ref}
        placeholder={t('directory.search.placeholder')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onDown();
          else if (event.key !== 'Escape' || query !== '') return;
          else event.currentTarget.blur();
          event.preventDefault();
        }}
        className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden"
      />
      {query === '' && <Kbd keys="/" />}
    </SearchField>
  );
}
