import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { decideOn } from '#stores/place.ts';
import { isParked } from '#sync/rules/order.ts';
import { Button, Mark, Notice } from '#ui/index.ts';

/**
 * Says that the service no longer has a row, and that a change of it waits for the user's decision, and leads to that;
 * nothing where neither is so.
 */
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
