import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, useFormat } from '#ui/index.ts';
import { useFindLearners } from './useFindLearners.ts';

/** The service gives a learner who is asked for, and no list of them: what was found once stays here. */
export function LearnerSearch({ query }: { readonly query: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, find } = useFindLearners();
  const offline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const asked = query.trim();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-1.5 text-help text-text-3">
      <span>{t('people.list.learners')}</span>
      {asked !== '' && (
        <Button size="sm" isDisabled={offline || search.kind === 'asking'} onPress={() => void find(asked)}>
          {t('people.list.findInService')}
        </Button>
      )}
      <output>
        {asked !== '' && offline && t('people.list.findOnline')}
        {search.kind === 'asking' && t('people.list.asking')}
        {search.kind === 'found' &&
          t(search.count > 0 || search.isWhole ? 'people.list.foundInService' : 'people.list.foundInPart', {
            count: search.count,
            text: format.quote(search.query),
          })}
        {search.kind === 'failed' && t(`common.failure.${search.failure}`)}
      </output>
    </div>
  );
}
