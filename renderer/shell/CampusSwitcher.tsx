import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import { switchCampus } from '#session/opening.ts';
import { useOpenCampuses } from '#stores/policy.ts';
import { useSession } from '#stores/session.ts';
import { Initials, OpeningDialog, later, showToast } from '#ui/index.ts';

/** A start draws no menu. */
const CampusMenu = later(async () => (await import('./CampusMenu.tsx')).CampusMenu, OpeningDialog);

/** Chooses the campus whose calendar and interviews are shown. */
export function CampusSwitcher() {
  const { t } = useTranslation();
  const profile = useSession((session) => session.open?.profile);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (): void => setOpen(true);
  const every = useCampuses();
  const campuses = useOpenCampuses(every, profile?.practice ?? false);
  if (!profile) return null;
  // A campus that the policy fixes is known by its number until the service has named it.
  const campusName = every.find(({ id }) => id === profile.campusId)?.name ?? profile.campusName;

  const choose = async (id: string): Promise<void> => {
    const campus = campuses.find((each) => each.id === id);
    const failure = campus ? await switchCampus(campus) : null;
    if (failure) showToast(t('shell.campusNotChanged', { reason: t(`common.failure.${failure}`) }));
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={CampusMenu.fetch}
        onPress={open}
        // React Aria keeps from the page what a button hears.
        onKeyDown={(event) => (event.key === 'ArrowDown' ? open() : event.continuePropagation())}
        className="mb-1.5 flex h-11 [@media(max-height:860px)]:mb-1 [@media(max-height:860px)]:h-10 shrink-0 items-center gap-2.5 rounded-button px-1.5 text-left data-hovered:bg-hover max-[1099.98px]:justify-center"
      >
        <Initials name={campusName} isNumbered className="size-7 rounded-button bg-accent-soft text-mark text-accent" />
        <span className="min-w-0 flex-1 max-[1099.98px]:sr-only">
          <span className="block truncate-line leading-[17px] font-bold">{campusName || t('shell.noCampus')}</span>
          <span className="block truncate-line text-mark leading-[14px] text-text-3">{profile.name}</span>
        </span>
        <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-3 max-[1099.98px]:hidden" />
      </Button>
      {isOpen && (
        <CampusMenu.Component
          trigger={button}
          campuses={campuses}
          current={profile.campusId}
          onChoose={(id) => void choose(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
