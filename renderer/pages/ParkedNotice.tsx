import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useView } from '#stores/view.ts';
import { Button, Mark, Notice } from '#ui/index.ts';

/** Says that a change of a row waits for the user's decision, and leads to it; nothing where none does. */
export function ParkedNotice({ row: { mark, steps } }: { readonly row: RowView }) {
  const { t } = useTranslation();
  const parked = steps.find(
    ({ state }) => state.kind === 'conflict' || state.kind === 'refused' || (state.kind === 'doubt' && state.asked),
  );
  if (!parked) return null;
  return (
    <div className="mb-3">
      <Notice
        tone={parked.state.kind === 'doubt' ? 'ask' : 'stop'}
        icon={mark && <Mark state={mark} label="" />}
        title={t('pages.parked')}
        actions={
          <Button size="sm" onPress={() => useView.setState({ screen: 'changes', deciding: parked.id })}>
            {t('pages.decide')}
          </Button>
        }
      />
    </div>
  );
}
