import { useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#cache/queries/labels.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { contextOf } from '#shared/entities/context.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openPage } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, TextAction, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { useFindPeople } from './useFindPeople.ts';
import type { FoundPeople } from './useFindPeople.ts';

const wordsOf = {
  plain: { found: 'pages.find.found', part: 'pages.find.part' },
  selection: { found: 'pages.find.selection.found', part: 'pages.find.selection.part' },
} as const;

interface FindAtServiceProps {
  readonly kind: PersonEntity;
  /** What is typed; another text is another question: the caller gives it as the key. */
  readonly query: string;
  readonly onFound: (found: FoundPeople) => void;
  /** Looks it up as the button does: Entrée in the field where it is typed. */
  readonly lookUp?: Ref<() => void>;
}

/** The service looks up a learner and does not list them: people found once stay here. */
export function FindAtService({ kind, query, onFound, lookUp }: FindAtServiceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, find, stop } = useFindPeople(kind);
  const offline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const requested = query.trim();
  const words = wordsOf[contextOf(kind)];
  const isOff = requested === '' || offline || search.kind === 'asking';
  useImperativeHandle(lookUp, () => () => {
    if (!isOff) void find(requested);
  });
  const isFound = search.kind === 'found' && search.people.length > 0;
  const others = search.kind === 'found' ? search.people.filter(({ entity }) => entity !== kind) : [];
  useEffect(() => {
    if (search.kind === 'found' && search.people.some(({ entity }) => entity === kind)) onFound(search);
  }, [search, kind, onFound]);
  return (
    <>
      {requested !== '' && (
        <Button size="sm" isDisabled={isOff} onPress={() => void find(requested)}>
          {t('pages.find.action')}
        </Button>
      )}
      <output>
        {requested !== '' && offline && t('pages.byNumber.online')}
        {search.kind === 'oneWord' && t('pages.find.oneWord')}
        {search.kind === 'found' &&
          t(isFound || search.isWhole ? words.found : words.part, {
            count: search.people.length,
            text: format.quote(search.query),
          })}
        {search.kind === 'failed' && <FailureText kind={search.failure} />}
      </output>
      {others.map((page) => (
        <OtherPerson key={`${page.entity} ${page.id}`} page={page} />
      ))}
      {search.kind === 'asking' && <SlowAnswer onStop={stop} />}
    </>
  );
}

function OtherPerson({ page }: { readonly page: Page<PersonEntity> }) {
  const { language } = useFormat();
  const row = useRow(page.entity, page.id);
  if (!row) return null;
  return (
    <TextAction onPress={() => openPage(page)}>
      {[namesOf(page.entity, language).one, personName(page.entity, row.fields)].join(' · ')}
    </TextAction>
  );
}
