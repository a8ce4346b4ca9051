// The side bar shows the types before the calendar is loaded.
import '#timeGrid/appearance/hue.css';
import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { everyType, isolatedType, isTypeShown, toggledType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { later, menuPointOf, OpeningDialog, TextAction, useFetched } from '#ui/index.ts';
import type { MenuPoint } from '#ui/index.ts';

/** A start draws no menu. */
const ContextMenu = later(async () => (await import('#ui/Menu.tsx')).ContextMenu, OpeningDialog);

interface ToggledType {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
}

/** A press hides or shows one, Alt and a press shows it alone; arrows go between. */
export function TypeToggles({ types }: { readonly types: readonly ToggledType[] }) {
  const { t } = useTranslation();
  useFetched(ContextMenu);
  const choice = useCalendarTypes();
  const [menu, setMenu] = useState<{ readonly type: ToggledType; readonly at: MenuPoint } | null>(null);
  const isEvery = choice.hiddenTypes.length === 0 && choice.onlyType === null;
  const toggle = (id: string): void =>
    useCalendarTypes.setState((now) =>
      toggledType(
        now,
        id,
        types.map((type) => type.id),
      ),
    );
  const isolate = (id: string): void => useCalendarTypes.setState((now) => isolatedType(now, id));
  const showAll = (): void => useCalendarTypes.setState(everyType);
  return (
    <section aria-label={t('shell.types.label')}>
      <header className="mb-1 flex min-h-5 items-center gap-2 text-help font-medium text-text-2">
        <span className="flex-1">{t('common.word.types')}</span>
        {!isEvery && <TextAction onPress={showAll}>{t('shell.types.all')}</TextAction>}
      </header>
      <Toolbar orientation="vertical" aria-label={t('shell.types.hint')} className="flex flex-col">
        {types.map((type) => {
          const isShown = isTypeShown(choice, type.id);
          return (
            <button
              key={type.id}
              type="button"
              aria-pressed={isShown}
              title={t('shell.types.hint')}
              onClick={(event: MouseEvent) => (event.altKey ? isolate(type.id) : toggle(type.id))}
              onKeyDown={(event: KeyboardEvent) => {
                if (!event.altKey || (event.key !== 'Enter' && event.key !== ' ')) return;
                event.preventDefault();
                event.stopPropagation();
                if (!event.repeat) isolate(type.id);
              }}
              onContextMenu={(event) => {
                event.preventDefault();
                setMenu({ type, at: menuPointOf(event) });
              }}
              className="-mx-1 flex min-h-[26px] items-center gap-2 rounded-chip [@media(max-height:860px)]:min-h-6 px-1 text-left text-body hover:bg-hover"
            >
              <span
                aria-hidden
                data-hue={hueOf(type.name)}
                className={`size-3 shrink-0 rounded-[3px] border border-(--bar) ${isShown ? 'bg-(--bar)' : ''}`}
              />
              <span className={`truncate-line min-w-0 flex-1 ${isShown ? '' : 'text-text-3 line-through'}`}>
                {type.name}
              </span>
              {type.count !== undefined && <span className="text-text-3">{type.count}</span>}
            </button>
          );
        })}
      </Toolbar>
      {menu && (
        <ContextMenu.Component
          at={menu.at}
          title={menu.type.name}
          onClose={() => setMenu(null)}
          entries={[
            {
              id: 'toggle',
              label: t(isTypeShown(choice, menu.type.id) ? 'shell.types.hide' : 'shell.types.show'),
              kbd: 'Enter',
              onAction: () => toggle(menu.type.id),
            },
            {
              id: 'only',
              label: t(choice.onlyType === menu.type.id ? 'shell.types.back' : 'shell.types.only'),
              kbd: 'alt+Enter',
              onAction: () => isolate(menu.type.id),
            },
            { id: 'all', label: t('shell.types.all'), isDisabled: isEvery, onAction: showAll },
          ]}
        />
      )}
    </section>
  );
}
