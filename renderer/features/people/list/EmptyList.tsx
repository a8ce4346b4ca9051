import { useTranslation } from 'react-i18next';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import { hasWholeList } from '#shared/endpoints/index.ts';
import { isLearner } from '#shared/entities/people.ts';
import { useCommands } from '#stores/session.ts';
import { EmptyState, Loading, TextAction, useFormat } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import { useListState } from '#wording/useListState.ts';

interface NobodyProps {
  readonly kind: PeopleKind;
  readonly query: string;
  readonly onClear: () => void;
}

/** Why the list is empty: still being read, never downloaded, or no match. */
export function EmptyList({ kind, query, onClear }: NobodyProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const commands = useCommands();
  const cutWords = useCutWords();
  const { isComing, last } = useListState({ entity: kind }, hasWholeList(kind));
  if (isComing) return <Loading />;
  // A person missing from a truncated list may be at the service (I18).
  const inPart = last && !last.complete ? ` ${cutWords(last)}.` : '';
  if (query.trim() !== '') {
    return (
      <EmptyState
        message={t('people.list.noMatch', { text: format.quote(query.trim()) }) + inPart}
        action={<TextAction onPress={onClear}>{t('common.word.clearTheSearch')}</TextAction>}
      />
    );
  }
  if (isLearner(kind)) return <EmptyState message={t('people.list.noLearners')} />;
  if (last === null) {
    return (
      <EmptyState
        message={t('pages.rows.never')}
        action={
          <TextAction onPress={() => void commands.refresh({ entity: kind })}>{t('common.word.receive')}</TextAction>
        }
      />
    );
  }
  return <EmptyState message={t('pages.rows.noneListed') + inPart} />;
}
