import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { Button, Checkbox } from '#ui/index.ts';
import { Part } from '../Part.tsx';
import { isOpen, outcomeOf } from '../stages.ts';
import { partOf } from './partProps.ts';

/** The billing structure, and the client that the service made with it, found by ReferenceId (R2.7). */
export const BillingPart = partOf(['synchronises'], function BillingPart({ draft, put, flow }) {
  const { t } = useTranslation();
  const isEditable = isOpen(flow.stages, 'synchronise');
  const isDone = outcomeOf(flow.stages, 'synchronise') !== null;
  return (
    <Part title={t('shell.screen.finance')} note={t('agreements.draft.billingHow')} sent={null}>
      {isEditable ? (
        <Checkbox isSelected={draft.synchronises} onChange={(synchronises) => put({ synchronises })}>
          {t('agreements.page.synchronise')}
        </Checkbox>
      ) : (
        <p>{t('agreements.page.synchronise')}</p>
      )}
      {isDone && flow.agreementId !== null && <Clients agreementId={flow.agreementId} />}
    </Part>
  );
});

function Clients({ agreementId }: { readonly agreementId: string }) {
  const { t } = useTranslation();
  const received = useReceived('Client', [agreementId]);
  const clients = useRowsOf('Client', 'ReferenceId', [agreementId]);
  return (
    <div className="mt-3">
      <h3 className="mb-1 font-medium">{t('agreements.draft.clientSearch')}</h3>
      <Lines
        entity="Client"
        label={t('agreements.draft.clientSearch')}
        columns={['Nom', 'NatureClientId', 'Code']}
        rows={clients}
        received={received}
        empty={t('agreements.draft.noClient')}
      />
      {clients.length === 0 && !received.isRunning && (
        <div className="mt-2">
          <Button size="sm" onPress={received.again}>
            {t('keys.decision.look')}
          </Button>
        </div>
      )}
    </div>
  );
}
