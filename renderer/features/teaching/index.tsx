import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useQueuedCreation } from '#forms/creation/useCreation.ts';
import { groupsOf } from '#forms/fields/groups.ts';
import type { TitledGroup } from '#forms/fields/groups.ts';
import { MemberGroups } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import { namesOf } from '#i18n/labels/names.ts';
import { mayCreateWith } from '#intents/fields.ts';
import type { ListColumn } from '#lists/column.ts';
import { Age } from '#pages/Block.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { PageTabs } from '#pages/PageTabs.tsx';
import { ReferenceDialog } from '#pages/References.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { isId } from '#shared/entities/idForm.ts';
import { listsForIt, listsOf } from '#shared/ipc/screens.ts';
import type { ListedOn } from '#shared/ipc/screens.ts';
import type { Language } from '#shared/text/languages.ts';
import { chooseChips, isSpan, useFilters } from '#stores/lists.ts';
import { adjust, go, openPage, startCreating, stopCreating, useOpenForm, usePage, usePlaceOn } from '#stores/place.ts';
import { Button, Notice, Screen, Segmented, Select, TextAction, TextField, useFormat, ViewHeader } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { teachingShortcuts } from '#wording/shortcuts.ts';
import { TeachingPage } from './pages/TeachingPage.tsx';
import { CompletenessPill, lackingIn, lackingWords } from './pathLacks.tsx';

/** What is created, by the entity, as the form that is open is named. */
const creatable = { SessionRecrutement: 'admissionPath', AutreLieuFormation: 'otherPlace' } as const;
type Creatable = keyof typeof creatable;

/** Every member that may be given, in the groups of the page. */
export const askedOf = (entity: Creatable, language: Language): readonly TitledGroup[] =>
  groupsOf(entity, language, (field) => mayCreateWith(entity, field));

/** An admission path or another place: created whole, since the service never changes it afterwards (R3.1). */
function CreateForm({ entity }: { readonly entity: Creatable }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { form, error } = useQueuedCreation({
    entity,
    draftKey: `create/${entity}`,
    subjectOf: (typed) => ['Nom', 'Libelle', 'Code'].map((field) => typed[field]).find(Boolean) ?? '',
    onKept: (id) => {
      stopCreating();
      openPage({ entity, id });
      showKept({ text: t(`teaching.created.${entity}`), until: t('forms.leaves'), targets: [id] });
    },
  });
  return (
    <FormScreen
      title={t(`lists.create.${creatable[entity]}`)}
      isNew
      form={form}
      error={error}
      onClose={stopCreating}
      notices={<Notice tone="neutral" title={t(`teaching.neverEdited.${entity}`)} />}
    >
      <MemberGroups entity={entity} row={null} groups={askedOf(entity, language)} form={form} />
    </FormScreen>
  );
}

export function TeachingScreen() {
  const page = usePage('teaching');
  const shown = page?.entity;
  // The way back leads to the list of what was open, wherever it was opened from.
  useEffect(() => {
    if (shown) adjust('teaching', { entity: shown });
  }, [shown]);
  const what = useOpenForm()?.what;
  if (what === 'admissionPath') return <CreateForm entity="SessionRecrutement" />;
  if (what === 'otherPlace') return <CreateForm entity="AutreLieuFormation" />;
  return page ? <TeachingPage key={`${page.entity}/${page.id}`} page={page} /> : <TeachingLists />;
}

type By = 'IdObjet' | 'Type';
interface ChosenValue {
  readonly by: By;
  readonly value: string;
}

/** External references: the service gives those of one entity number, or of one type (R1.1), and no list of all. */
function ReferenceList() {
  const { t } = useTranslation();
  const [by, setBy] = useState<By>('IdObjet');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<ChosenValue | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const value = typed.trim();
  const isForm = by === 'Type' ? /^\S{1,200}$/u.test(value) : isId(value);
  const received = useReceived(
    'ReferenceExterne',
    asked ? [asked.value] : [],
    asked?.by === 'Type' ? 'Type' : undefined,
  );
  const isShown = useMemo(
    () =>
      asked &&
      (({ fields }: RowView): boolean =>
        (asked.by === 'Type' ? fields.text('Type') : fields.id('IdObjet')) === asked.value),
    [asked],
  );
  const ask = (): void => {
    if (isForm) setAsked({ by, value });
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-2.5">
        <Segmented
          label={t('teaching.reference.by')}
          value={by}
          onChange={setBy}
          options={[
            { id: 'IdObjet', label: t('teaching.reference.byObject') },
            { id: 'Type', label: t('common.word.type') },
          ]}
        />
        <div className="w-64">
          <TextField
            label={t(by === 'Type' ? 'common.word.type' : 'teaching.reference.byObject')}
            hideLabel
            placeholder={t(by === 'Type' ? 'teaching.reference.typeForm' : 'teaching.reference.byObject')}
            value={typed}
            onChange={setTyped}
            onSubmit={ask}
            inputMode={by === 'Type' ? 'text' : 'numeric'}
          />
        </div>
        <Button isDisabled={!isForm} onPress={ask}>
          {t('pages.find.action')}
        </Button>
        {asked && (
          <span className="flex min-h-[30px] items-center">
            <TextAction onPress={() => setAsked(null)}>{t('teaching.reference.all')}</TextAction>
          </span>
        )}
        <span className="ml-auto">
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => setIsAdding(true)}>
            {t('pages.references.add')}
          </Button>
        </span>
      </div>
      <EntityRows
        entity="ReferenceExterne"
        note={t('teaching.reference.how')}
        isShown={isShown ?? undefined}
        empty={t(asked ? 'teaching.reference.noMatch' : 'teaching.reference.none')}
        // Until the service has answered, nothing is said of what it has.
        isReading={asked !== null && received.isRunning}
        tools={
          asked && (
            <span className="text-help text-text-3">
              <Age received={received} />
            </span>
          )
        }
      />
      {isAdding && <ReferenceDialog of={null} onClose={() => setIsAdding(false)} />}
    </>
  );
}

const states = ['all', 'onlyComplete', 'onlyIncomplete'] as const;
type State = (typeof states)[number];

const tests: Readonly<Record<State, (row: RowView) => boolean>> = {
  all: () => true,
  onlyComplete: ({ fields }) => lackingIn(fields).length === 0,
  onlyIncomplete: ({ fields }) => lackingIn(fields).length > 0,
};

const pillOf = ({ fields }: RowView): ReactNode => <CompletenessPill path={fields} />;

/** Admission paths, with what each lacks to be complete. */
function PathList() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const [state, setState] = useState<State>('all');
  const completeness = useMemo(
    (): readonly ListColumn<RowView>[] => [
      {
        id: 'completeness',
        label: t('common.word.state'),
        text: ({ fields }) => {
          const lacking = lackingWords(fields, language);
          return lacking === '' ? t('common.word.complete') : t('teaching.path.incomplete', { fields: lacking });
        },
        signWidth: 12,
        cell: pillOf,
      },
    ],
    [t, language],
  );
  return (
    <EntityRows
      entity="SessionRecrutement"
      own={completeness}
      isShown={tests[state]}
      tools={
        <Segmented
          label={t('teaching.path.state')}
          value={state}
          onChange={setState}
          options={states.map((id) => ({ id, label: t(`teaching.path.${id}`) }))}
        />
      }
    />
  );
}

/** The sequences that the enrolments and agreements of this workstation name: the service lists none. */
function SequenceList() {
  const { t } = useTranslation();
  const named = [
    ...useAllRows('InscriptionSequence'),
    ...useAllRows('selection/InscriptionSequence'),
    ...useAllRows('Convention'),
  ];
  const ids = new Set(named.flatMap(({ fields }) => fields.id('SequenceId') ?? []));
  const received = useReceived('Sequence', [...ids]);
  return <EntityRows entity="Sequence" note={t('teaching.sequence.listHow')} isReading={received.isRunning} />;
}

/** Nothing that the service gives names a track: it reads one by its number alone. */
function TrackList() {
  const { t } = useTranslation();
  return <EntityRows entity="Parcours" note={t('teaching.track.listHow')} />;
}

const column = 'EntiteJuridiqueId';
const every = 'every';

/** The people of one campus: a value of that column, like those that the list itself offers to filter by. */
function CampusFilter({ list }: { readonly list: string }) {
  const { t } = useTranslation();
  const campuses = useCampuses();
  const chips = useFilters(({ listChips }) => listChips[list]);
  const chip = chips?.[column];
  const [chosen, ...others] = chip && !isSpan(chip) ? chip : [];
  const campus = others.length === 0 ? campuses.find(({ name }) => name === chosen) : undefined;
  const show = (id: string): void => {
    const name = campuses.find((each) => each.id === id)?.name;
    const { [column]: _before, ...rest } = chips ?? {};
    const next = name === undefined ? rest : { ...rest, [column]: [name] };
    chooseChips(list, next);
  };
  if (campuses.length < 2) return null;
  return (
    <div className="w-48">
      <Select
        label={t('teaching.campus.label')}
        hideLabel
        value={campus?.id ?? (chosen === undefined ? every : null)}
        placeholder={t('teaching.campus.several')}
        onChange={show}
        options={[
          { id: every, label: t('shell.applicationViews.every') },
          ...campuses.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
    </div>
  );
}

type Listed = ListedOn<'teaching'>;

const own: Readonly<Partial<Record<Listed, () => ReactElement>>> = {
  SessionRecrutement: () => <PathList />,
  Sequence: () => <SequenceList />,
  Parcours: () => <TrackList />,
  Enseignant: () => <EntityRows entity="Enseignant" tools={<CampusFilter list="listed.Enseignant" />} />,
  Agent: () => <EntityRows entity="Agent" tools={<CampusFilter list="listed.Agent" />} />,
  ReferenceExterne: () => <ReferenceList />,
};

/** What a list's own form creates; the service creates nothing of the others, and a reference has a dialog. */
const created: Readonly<Partial<Record<Listed, (typeof creatable)[keyof typeof creatable]>>> = creatable;

const parts = listsOf('teaching');

/** The lists of teaching, a tab each; the one that was open stays. */
function TeachingLists() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const part = usePlaceOn('teaching', ({ entity }) => entity);
  const what = created[part];
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.teaching')}>
          {what !== undefined && (
            <CreateButton shortcut={teachingShortcuts.create} onPress={() => void startCreating({ what })}>
              {t(`lists.create.${what}`)}
            </CreateButton>
          )}
        </ViewHeader>
      }
    >
      <PageTabs
        isWhole
        label={t('teaching.tabs')}
        tabs={parts
          .filter((id) => id === part || !listsForIt.includes(id))
          .map((id) => ({
            id,
            label: namesOf(id, language).other,
            content: own[id]?.() ?? <EntityRows entity={id} />,
          }))}
        open={{ id: part, onOpen: (key) => go({ at: 'rows', entity: parts.find((each) => each === key) ?? part }) }}
      />
    </Screen>
  );
}
