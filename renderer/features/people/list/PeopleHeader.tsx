import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import { CreateButton } from '#pages/CreateButton.tsx';
import { contextOf, setOf } from '#shared/entities/context.ts';
import type { Context } from '#shared/entities/context.ts';
import { go, startCreating, usePlaceOn } from '#stores/place.ts';
import { MenuButton, Segmented, useShortcut, ViewHeader } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';

/** The lists of each context; applications of the Selection context are on the page of their applicant. */
const kinds: Readonly<Record<Context, readonly PeopleKind[]>> = {
  plain: ['Candidat', 'Apprenant', 'Dossier'],
  selection: ['selection/Candidat', 'selection/Apprenant'],
};
const show = (entity: PeopleKind): boolean => go({ at: 'rows', entity });
const creations: Readonly<Record<Context, () => boolean>> = {
  plain: () => startCreating({ what: 'application' }),
  selection: () => startCreating({ what: 'selectionPerson' }),
};
const leave = (): boolean => show('Candidat');
const importApplicants = (): boolean => startCreating({ what: 'applicants' });

export function PeopleHeader() {
  const { t } = useTranslation();
  const kind = usePlaceOn('people', ({ entity }) => entity);
  const context = contextOf(kind);
  const isThere = context === 'selection';
  useShortcut(peopleShortcuts.import, importApplicants, { enabled: !isThere });
  useShortcut(peopleShortcuts.back, leave, { enabled: isThere });
  return (
    <ViewHeader
      title={t(isThere ? 'people.selection.title' : 'shell.screen.people')}
      {...(isThere && { back: { label: t('people.selection.leave'), kbd: 'Backspace', onPress: leave } })}
    >
      <Segmented
        label={t('people.list.which')}
        value={kind}
        onChange={show}
        options={kinds[context].map((id) => ({ id, label: t(`people.list.kind.${setOf(id)}`) }))}
      />
      {!isThere && (
        <MenuButton
          label={t('common.word.otherActions')}
          icon={<Ellipsis size={16} aria-hidden />}
          entries={[
            { id: 'import', label: t('keys.people.import'), onAction: importApplicants },
            { id: 'learner', label: t('lists.create.learner'), onAction: () => startCreating({ what: 'learner' }) },
          ]}
        />
      )}
      <CreateButton shortcut={peopleShortcuts.create} onPress={creations[context]}>
        {t(isThere ? 'people.selection.create.new' : 'keys.people.create')}
      </CreateButton>
    </ViewHeader>
  );
}
