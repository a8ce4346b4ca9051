import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import { hasWholeList } from '#shared/endpoints/index.ts';
import { setOf } from '#shared/entities/context.ts';
import { isLearner } from '#shared/entities/people.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { EmptyState, LoadingAfter, Skeleton, TextAction, useFormat } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';

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
  const loaded = useLoaded(kind) === 'ready';
  const { last } = useDatasetStatus({ entity: kind });
  // Before the first request to the service, absence is unknown: its lists may still be downloaded.
  const isComing = useSyncStatus(
    ({ pulls, connection }) =>
      pulls[requestKey({ entity: kind })] !== undefined || (hasWholeList(kind) && connection.kind === 'unknown'),
  );
  if (!loaded || (last === null && isComing)) {
    return (
      <LoadingAfter>
        <Skeleton label={t('common.loading')} />
      </LoadingAfter>
    );
  }
  // A person missing from a truncated list may be at the service (I18).
  const inPart = last && !last.complete ? ` ${cutWords(last)}.` : '';
  if (query.trim() !== '') {
    return (
      <EmptyState
        message={t(`people.list.noMatch.${setOf(kind)}`, { text: format.quote(query.trim()) }) + inPart}
        action={<TextAction onPress={onClear}>{t('people.list.clear')}</TextAction>}
      />
    );
  }
  if (isLearner(kind)) return <EmptyState message={t('people.list.noLearners')} />;
  if (last === null) {
    return (
      <EmptyState
        message={t(`people.list.never.${setOf(kind)}`)}
        action={
          <TextAction onPress={() => void commands.refresh({ entity: kind })}>{t('people.list.receive')}</TextAction>
        }
      />
    );
  }
  return <EmptyState message={t(`people.list.none.${setOf(kind)}`) + inPart} />;
}
