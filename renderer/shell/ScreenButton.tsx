import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Button, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { screenOf } from '#shared/ipc/place.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { returnToScreen, usePlace } from '#stores/place.ts';
import { classes, Tip } from '#ui/index.ts';
import { factsOf } from './screens.tsx';

interface ScreenButtonProps {
  readonly screen: Screen;
  /** Shown beside its name, above 0. */
  readonly count?: number;
}

/** Opens a screen; the one that is open is marked. */
export const ScreenButton = memo(function ScreenButton({ screen, count = 0 }: ScreenButtonProps) {
  const { t } = useTranslation();
  const isCurrent = usePlace((place) => screenOf(place) === screen);
  return (
    <SideButton
      label={t(`shell.screen.${screen}`)}
      icon={factsOf(screen).icon}
      isCurrent={isCurrent}
      tour={screen}
      onPress={() => returnToScreen(screen)}
    >
      {count > 0 && (
        <>
          <span aria-hidden className="ml-auto text-help font-normal text-text-3 max-[1099.98px]:hidden">
            {count}
          </span>
          <span className="sr-only">{t(`shell.navCount.${screen}`, { count })}</span>
        </>
      )}
    </SideButton>
  );
});

interface SideButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly isCurrent?: boolean;
  /** For a button that unfolds what follows it: whether it is unfolded; its icon then points down. */
  readonly isExpanded?: boolean;
  /** The id of what it unfolds. */
  readonly controls?: string;
  /** Where the tour speaks of it. */
  readonly tour?: string;
  readonly children?: ReactNode;
}

/** A line of the side bar; in the narrow bar its icon, with its name as tooltip. */
export function SideButton({
  label,
  icon: Icon,
  onPress,
  isCurrent = false,
  isExpanded,
  controls,
  tour,
  children,
}: SideButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Button
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
        {...(tour === undefined ? {} : { 'data-tour': tour })}
        {...(controls === undefined ? {} : { 'aria-controls': controls })}
        onPress={onPress}
        className={classes(
          // Its ring lies over the line below, whose ground would cover it.
          'flex h-8 shrink-0 items-center gap-2.5 rounded-button px-2 focus-visible:z-1 [@media(max-height:860px)]:h-7 font-medium text-text-2 max-[1099.98px]:justify-center max-[1099.98px]:px-0',
          isCurrent ? 'bg-selected text-text' : 'data-hovered:bg-hover',
        )}
      >
        <Icon
          size={16}
          aria-hidden
          className={classes('shrink-0', isCurrent && 'text-accent', isExpanded === true && 'rotate-90')}
          strokeWidth={1.75}
        />
        <span className="truncate-line max-[1099.98px]:sr-only">{label}</span>
        {children}
      </Button>
      <Tip placement="right" className="min-[1100px]:hidden">
        {label}
      </Tip>
    </TooltipTrigger>
  );
}
