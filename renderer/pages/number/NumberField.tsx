import { useTranslation } from 'react-i18next';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { openPage } from '#stores/place.ts';
import { Button, TextField } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { useOpenByNumber } from './useOpenByNumber.ts';

/** Opens the page of a row by its number in the service, or says why it cannot. */
export function NumberField({ entity }: { readonly entity: PagedEntity }) {
  const { t } = useTranslation();
  const search = useOpenByNumber(entity, '', ({ id }) => openPage({ entity, id }));
  const { typed, isSearching, end } = search;
  const open = (): void => (typed.trim() === '' || isSearching ? undefined : void search.open());
  return (
    <div className="flex max-w-[440px] flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="w-40">
          <TextField
            label={t('pages.number.label')}
            hideLabel
            placeholder={t('pages.number.label')}
            value={typed}
            onChange={search.setTyped}
            onSubmit={open}
            maxLength={40}
          />
        </div>
        <Button isDisabled={typed.trim() === ''} isBusy={isSearching} onPress={open}>
          {t(isSearching ? 'pages.number.searching' : 'common.word.open')}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {end && (
          <NumberAnswer entity={entity} typed={typed} end={end} onChoose={(found) => void search.choose(found)} />
        )}
      </div>
      {isSearching && <SlowAnswer onStop={search.stop} />}
    </div>
  );
}
