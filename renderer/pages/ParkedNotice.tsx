import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { decideOn } from '#stores/place.ts';
import { isParked } from '#sync/rules/order.ts';
import { Button, Mark, Notice } from '#ui/index.ts';

/** That the service lacks a row, or a change waits for a decision, with the way there. */
export function ParkedNotice({ row: { mark, steps, gone } }: { readonly row: RowView }) {
  const { t } = useTranslation();
  const parked = steps.find(isParked);
  if (!parked && !gone) return null;
  return (
    <div className="mb-3 flex flex-col gap-2">
      {gone && <Notice tone="stop" title={t('pages.gone')} />}
      {parked && (
        <Notice
          tone={parked.state.kind === 'doubt' ? 'ask' : 'stop'}
          icon={mark && <Mark state={mark} label="" />}
          title={t('pages.parked')}
          actions={
            <Button size="sm" onPress={() => decideOn(parked.id)}>
              {t('common.word.decide')}
            </Button>
          }
        />
      )}
    </div>
  );
}
