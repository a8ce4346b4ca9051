import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { Age } from '#pages/Block.tsx';
import { go, openPage } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, Loading, useFormat } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import type { Account } from './accounts.ts';
import { useAccountColumns, useAccounts } from './useAccountColumns.tsx';

/** Who pays, by the lines on this workstation: what is owed most first; the lines of the whole school on request. */
export function PayerList() {
  const { t } = useTranslation();
  const payers = useAccounts('client');
  const columns = usePayerColumns();
  const clients = useRowsById(
    'Client',
    useMemo(() => payers?.map(({ id }) => id) ?? [], [payers]),
  );
  const open = (id: string): void => {
    // The service reads no client by its number: one that is not here has no page.
    const [billingCase] = payers?.find((payer) => payer.id === id)?.others ?? [];
    if (clients.some((client) => client.id === id)) openPage({ entity: 'Client', id });
    else if (billingCase !== undefined) go({ at: 'case', id: billingCase });
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ReceiveAll />
      {payers === null ? (
        <Loading />
      ) : (
        <DataTable
          id="payers"
          label={t('finance.payer.label')}
          rows={payers}
          columns={columns}
          usualSort={owedFirst}
          onOpen={open}
          empty={t('finance.payer.none')}
        />
      )}
    </div>
  );
}
const owedFirst = { column: 'balance', direction: 'descending' } as const;

const request = { entity: 'BalanceClient' } as const;

/** The whole list may be long: it comes when the user asks for it, and until they stop it. */
function ReceiveAll() {
  const { t } = useTranslation();
  const format = useFormat();
  const commands = useCommands();
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const pull = useSyncStatus(({ pulls }) => pulls[requestKey(request)]);
  const failure = useSyncStatus(({ pullFailures }) => pullFailures[requestKey(request)] ?? null);
  const { last } = useDatasetStatus(request);
  const receive = (): void => void commands.refresh(request);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <Button isDisabled={isOffline || pull !== undefined} onPress={receive}>
        {t('finance.payer.receive')}
      </Button>
      {pull ? (
        <>
          <SlowAnswer onStop={() => commands.cancelRefresh(request)} isEnded />
          {pull.received > 0 && (
            <span className="text-help text-text-2 tabular-nums">
              {t('finance.payer.received', { count: pull.received, number: format.number(pull.received) })}
            </span>
          )}
        </>
      ) : (
        <span className="text-help text-text-3">
          {last === null && failure === null ? (
            t('finance.payer.never')
          ) : (
            <Age
              received={{
                at: last?.at ?? null,
                isRunning: false,
                failure,
                cut: last?.complete === false ? last : null,
                again: receive,
              }}
            />
          )}
        </span>
      )}
      <p className="max-w-[80ch] text-help text-text-3">{t('finance.payer.note')}</p>
    </div>
  );
}

function usePayerColumns(): readonly ListColumn<Account>[] {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const columns = useAccountColumns();
  return useMemo(() => {
    const numbered = (id: string): string => t('common.numbered', { id });
    return [
      {
        id: 'payer',
        label: t('finance.payer.one'),
        text: ({ id }) => (id === '' ? t('finance.payer.nobody') : (nameOf('ClientId', id) ?? numbered(id))),
      },
      { id: 'cases', label: t('finance.payer.cases'), text: ({ others }) => others.map(numbered).join(', ') },
      ...columns,
    ];
  }, [t, nameOf, columns]);
}
