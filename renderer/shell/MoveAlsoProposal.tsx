import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { following, leftBehind } from '#intents/interview/leftBehind.ts';
import type { LeftBehind } from '#intents/interview/leftBehind.ts';
import { forgetMoved, useMoved, useSavingMoves } from '#stores/moved.ts';
import { usePlace } from '#stores/place.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import { addToast, Button, IconButton, showToast, useFormat, useShortcut } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { appShortcuts } from './commands.ts';

const ask = (): void => useMoved.setState({ isAsked: true });

/** In ms. Events and interviews this far around a move are searched, so that its civil days are complete. */
const day = 86_400_000;

/**
 * « Le dossier est encore à 10:30 · Déplacer aussi »: after one side of an interview (event or application) was moved,
 * proposes to move the other side (R4.7). Never moves it without asking, unless the user chose « toujours » in the
 * settings.
 */
export function MoveAlso() {
  const campusId = useSession((session) => session.open?.profile.campusId);
  const isAny = useMoved(({ moved }) => moved.length > 0);
  // A decision between versions comes first: it may change the hour that would be followed.
  const isDeciding = usePlace((place) => place.at === 'changes' && (place.deciding ?? null) !== null);
  return isAny && !isDeciding && campusId !== undefined ? <Proposal campusId={campusId} /> : null;
}

function Proposal({ campusId }: { readonly campusId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const isAlways = usePreferences((preferences) => preferences.moveTogether);
  const { moved, intentId, isAsked } = useMoved();
  const isSaving = useSavingMoves(({ count }) => count > 0);
  const moments = moved.flatMap(({ from, to }) => [from, to]);
  const range = { campusId, from: Math.min(...moments) - day, to: Math.max(...moments) + day };
  const left = leftBehind(moved, { events: useEvents(range), interviews: useInterviews(range), dayOf: format.dayOf });
  const [first] = left;

  const follow = async (): Promise<void> => {
    if (!first) return;
    const followed = await act({ kind: 'edit', rows: following(left) }, { submission: { id: intentId, isMore: true } });
    if (!followed) return useMoved.setState({ isAsked: false });
    forgetMoved();
    // Where the user was not asked, what they did is said first (I27).
    (isAlways ? addToast : showToast)(
      t(`shell.together.done.${first.entity}`, { count: left.length, time: format.time(first.to) }),
    );
  };
  // Pressed while the calendar still saves where the keys led, which the screen shows already: once it is saved (I26).
  const followAtOnce = useEffectEvent(() => void follow());
  const isDue = (isAlways || isAsked) && !isSaving && first !== undefined;
  useEffect(() => {
    if (isDue) followAtOnce();
  }, [isDue]);
  useShortcut(appShortcuts.moveAlso, ask, { enabled: first !== undefined && !isAlways });

  if (!first || isAlways) return null;
  return (
    <section
      data-region
      aria-label={t('shell.together.label')}
      className="pointer-events-auto flex min-h-10 items-center gap-3 rounded-box border border-line bg-surface py-1.5 pr-1.5 pl-4 text-body shadow-overlay"
    >
      <output className="min-w-0">{words(left, first)}</output>
      <Button size="sm" kbd="alt+Enter" onPress={ask}>
        {t('shell.together.also')}
      </Button>
      <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={forgetMoved} />
    </section>
  );

  /** For one item, its hour, with the day where that differs too; for several, their count. */
  function words(all: readonly LeftBehind[], { entity, at, to }: LeftBehind): string {
    const when = format.dayOf(at) === format.dayOf(to) ? format.time(at) : format.dayTime(at);
    return t(`shell.together.still.${entity}`, { count: all.length, when });
  }
}
