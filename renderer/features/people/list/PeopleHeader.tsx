import { Ellipsis, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import { startCreating } from '#stores/creating.ts';
import { useView } from '#stores/view.ts';
import { Button, MenuButton, Segmented, useFormat, useShortcut, ViewHeader } from '#ui/index.ts';
import { peopleShortcuts } from '../shortcuts.ts';

const kinds = ['Candidat', 'Apprenant', 'Dossier'] as const satisfies readonly PeopleKind[];

const create = (): void => startCreating('application');
const importApplicants = (): void => startCreating('applicants');

/** Above each list of people: which list, how many, and what can be created. `count` is absent while it is unknown. */
export function PeopleHeader({ count }: { readonly count?: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const kind = useView((view) => view.peopleKind);
  useShortcut(peopleShortcuts.create, create);
  useShortcut(peopleShortcuts.import, importApplicants);
  return (
    <ViewHeader
      title={t('shell.screen.people')}
      {...(count !== undefined && { detail: t(`people.list.count.${kind}`, { count, number: format.number(count) }) })}
    >
      <Segmented
        label={t('people.list.which')}
        value={kind}
        onChange={(peopleKind) => useView.setState({ peopleKind })}
        options={kinds.map((id) => ({ id, label: t(`people.list.kind.${id}`) }))}
      />
      <MenuButton
        label={t('people.list.menu')}
        icon={<Ellipsis size={16} aria-hidden />}
        entries={[
          {
            id: 'import',
            label: t('importing.menu'),
            kbd: 'i',
            onAction: importApplicants,
          },
          { id: 'learner', label: t('people.learner.button'), onAction: () => startCreating('learner') },
          {
            id: 'selection',
            label: t('people.selection.open'),
            onAction: () => useView.setState({ peopleContext: 'selection' }),
          },
        ]}
      />
      <Button variant="primary" kbd="c" icon={<Plus size={14} aria-hidden />} onPress={create}>
        {t('people.list.create')}
      </Button>
    </ViewHeader>
  );
}
