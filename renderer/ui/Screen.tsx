import { ArrowLeft, X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { listShortcuts } from './focus/useRows.ts';
import { ShortcutScope, useShortcut } from './shortcuts/index.tsx';

/** Limits the content, and that of the header, to 1364 px; the line below the header is as wide as the window. */
const narrow = '[&>:last-child]:max-w-[1364px] [&>:not(:last-child)_header]:pr-[max(20px,calc(100%-1344px))]';

export function Screen({
  header,
  inspector,
  overlaid = false,
  isNarrow = false,
  children,
}: {
  readonly header: ReactNode;
  readonly inspector?: ReactNode;
  /** Over the content, at the edge of `data-overlay`, until `data-beside` gives room; else beside it from 1180 px. */
  readonly overlaid?: boolean;
  /** Leaves room for the inspector at the edge of a window of 1920 px, where nothing then moves as it opens. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="relative flex h-full min-h-0 min-w-0 bg-surface [anchor-scope:--content]">
      <section className={classes('flex min-w-0 flex-1 flex-col', isNarrow && narrow)}>
        {header}
        <div
          className="relative flex min-h-0 min-w-0 flex-1 [anchor-name:--content]"
          data-overlay={overlaid ? 'right' : undefined}
        >
          {children}
          {overlaid && inspector}
        </div>
      </section>
      {!overlaid && inspector}
    </div>
  );
}

interface ViewHeaderProps {
  readonly title: ReactNode;
  /** A count or date beside the title, in a narrow header below it. */
  readonly detail?: ReactNode;
  readonly leading?: ReactNode;
  /** Before the title: the way back. `kbd` only shows the key; the caller binds it. */
  readonly back?: { readonly label: string; readonly kbd?: string; readonly onPress: () => void };
  readonly children?: ReactNode;
}

export function ViewHeader({ title, detail, leading, back, children }: ViewHeaderProps) {
  return (
    <div className="@container shrink-0">
      {/* In a low window it is one line, which scrolls sideways: nothing but the content scrolls down. */}
      <header className="flex min-h-[52px] items-center gap-2.5 border-b border-line px-5 max-[799.98px]:flex-wrap max-[799.98px]:gap-y-1 max-[799.98px]:py-2 max-[479.98px]:px-3 low:min-h-0 low:flex-nowrap! low:overflow-x-auto low:px-3! low:py-1! low:[scrollbar-width:none]">
        {back && <IconButton {...back} icon={<ArrowLeft size={16} aria-hidden />} />}
        {leading}
        <div className="flex min-w-0 flex-1 items-center gap-x-2.5 py-0.5 @max-[900px]:flex-col @max-[900px]:items-start low:max-w-[180px] low:flex-none low:py-0">
          <h1
            {...(typeof title === 'string' ? { title } : {})}
            className={classes(
              // A heading of words takes two lines; one of several parts cuts them itself.
              typeof title === 'string' ? 'line-clamp-2 min-w-0 wrap-anywhere low:line-clamp-1' : 'truncate-line',
              'max-w-full shrink text-view font-bold @max-[900px]:leading-[22px]',
            )}
          >
            {title}
          </h1>
          {detail !== undefined && (
            <div
              {...(typeof detail === 'string' ? { title: detail } : {})}
              // Three lines before a word is cut.
              className="line-clamp-3 min-w-0 text-body leading-[15px] text-text-3 @min-[900.02px]:flex-1 @max-[900px]:line-clamp-2 @max-[900px]:text-help @max-[900px]:leading-[14px]"
            >
              {detail}
            </div>
          )}
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-2.5 max-[799.98px]:ml-0 max-[799.98px]:w-full max-[799.98px]:flex-wrap max-[479.98px]:gap-1.5 low:w-auto! low:flex-nowrap!">
          {children}
        </div>
      </header>
    </div>
  );
}

interface InspectorProps {
  /** What kind of thing it shows: « Événement », « Dossier ». */
  readonly label: ReactNode;
  /** Beside the label: a state or a number. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Beside the list from 1180 px, else over it below the header (WCAG 2.4.11), or as `overlaid` says. Échap closes it.
 */
export function Inspector(props: InspectorProps) {
  return (
    <ShortcutScope>
      <InspectorPanel {...props} />
    </ShortcutScope>
  );
}

function InspectorPanel({ label, badge, actions, onClose, footer, children }: InspectorProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  // The first Échap leaves a field, whose text is saved; the next one closes.
  useShortcut(listShortcuts.close, () => {
    const focused = document.activeElement;
    if (focused?.matches('input, textarea') && panel.current?.contains(focused)) panel.current.focus();
    else onClose();
  });
  return (
    <aside
      ref={panel}
      data-region
      data-panel
      tabIndex={-1}
      aria-label={typeof label === 'string' ? label : t('common.inspector')}
      className="inspector-width flex shrink-0 flex-col border-l border-line bg-surface max-[1179.98px]:absolute max-[1179.98px]:inset-y-0 max-[1179.98px]:supports-[top:anchor(--a_top)]:top-[anchor(--content_top,0px)] max-[1179.98px]:right-0 low:top-0 max-[1179.98px]:z-20 max-[1179.98px]:shadow-overlay"
    >
      <header className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line pr-3 pl-5 text-help text-text-3">
        <span className="truncate-line">{label}</span>
        {badge}
        <div className="ml-auto flex items-center gap-0.5">
          {actions}
          <IconButton label={t('common.close')} kbd="Escape" icon={<X size={16} aria-hidden />} onPress={onClose} />
        </div>
      </header>
      <div data-panel-content className="scroll-thin min-h-0 flex-1 px-5 py-4">
        {children}
      </div>
      {footer && (
        // A button that would be wider than the panel takes a second line instead.
        <footer className="flex min-h-[54px] shrink-0 flex-wrap items-center gap-2 border-t border-line px-5 py-3 [&>button]:h-auto [&>button]:min-h-[30px] [&>button]:max-w-full [&>button]:whitespace-normal">
          {footer}
        </footer>
      )}
    </aside>
  );
}

export function Section({
  title,
  aside,
  children,
}: {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-4 border-t border-line pt-4 first:mt-0 first:border-0 first:pt-0">
      {(title ?? aside) !== undefined && (
        <div className="mb-2 flex items-center justify-between gap-2">
          <h3 className="text-help font-medium text-text-2">{title}</h3>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

interface FactsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Outside an inspector: room for longer labels. */
  readonly isWide?: boolean;
}

export function Facts({ items, isWide = false }: FactsProps) {
  return (
    <dl
      className={classes(
        'grid gap-x-2 gap-y-2 text-body',
        isWide ? 'grid-cols-[200px_minmax(0,1fr)]' : 'grid-cols-[88px_1fr]',
      )}
    >
      {items.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-3">{label}</dt>
          <dd className="selectable min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
