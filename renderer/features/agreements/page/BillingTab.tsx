import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block, GoneRow } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { showChange, startCreating } from '#stores/place.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { Button, Notice, useFormat, useNow } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';

interface BillingTabProps {
  readonly agreementId: string;
  readonly name: string;
}

export function BillingTab({ agreementId, name }: BillingTabProps) {
  const { t } = useTranslation();
  const received = useReceived('Client', [agreementId]);
  const clients = useRowsOf('Client', 'ReferenceId', [agreementId]);
  return (
    <>
      <Block
        title={t('common.word.clientsToBill')}
        received={received}
        isWide
        actions={
          <Button
            size="sm"
            onPress={() => startCreating({ what: 'client', source: { entity: 'Convention', id: agreementId } })}
          >
            {t('keys.finance.create')}
          </Button>
        }
      >
        <Lines
          entity="Client"
          label={t('common.word.clientsToBill')}
          columns={['Nom', 'NatureClientId', 'Code', 'Douteux']}
          rows={clients}
          received={received}
          empty={t('agreements.page.noClient')}
        />
        <Synchronise agreementId={agreementId} name={name} onDone={received.again} />
      </Block>
      <LedgerBlock clients={clients.map(({ id }) => id)} />
    </>
  );
}

function Synchronise({ agreementId, name, onDone }: BillingTabProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { toDecide, waiting, receipts } = useOutbox();
  const { send, isSending, error } = useSend();
  const isGone = useContext(GoneRow);
  const isThis = ({ endpoint, target }: Step): boolean =>
    endpoint === 'Convention.synchroniseAffaire' && target === agreementId;
  const before = receipts.find((step) => isThis(step) && step.state.kind === 'applied');
  const open = [...toDecide, ...waiting].find(isThis);
  const synchronise = async (): Promise<void> => {
    const isStored = await send(
      { kind: 'act', endpoint: 'Convention.synchroniseAffaire', id: agreementId, subject: name },
      name,
    );
    if (isStored) onDone();
  };
  // A second one beside it may create the billing twice (R5.8).
  if (open)
    return (
      <div className="mt-4">
        <Notice
          tone="wait"
          title={t('agreements.page.synchroniseOpen')}
          actions={
            <Button size="sm" onPress={() => showChange(open.id)}>
              {t('common.sent.see')}
            </Button>
          }
        />
      </div>
    );
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      {before ? (
        <Notice tone="ask" title={t('agreements.page.synchronisedAt', { when: format.moment(endedAt(before), now) })} />
      ) : (
        <p className="max-w-[75ch] text-help text-text-3">{t('agreements.page.synchroniseHow')}</p>
      )}
      {!isGone && (
        <Button size="sm" isBusy={isSending} onPress={() => void synchronise()}>
          {t(before ? 'agreements.page.synchroniseAgain' : 'agreements.page.synchronise')}
        </Button>
      )}
      {error !== null && <p className="text-ask">{error}</p>}
    </div>
  );
}
