import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startClient, useCreating } from '#stores/creating.ts';
import { usePage } from '#stores/view.ts';
import { Button, Screen, Segmented, useShortcut, ViewHeader } from '#ui/index.ts';
import { CaseList } from './balances/CaseList.tsx';
import { CasePage } from './balances/CasePage.tsx';
import { ClientList } from './clients/ClientList.tsx';
import { NewClient } from './form/NewClient.tsx';
import { InstalmentList } from './lines/InstalmentList.tsx';
import { LineList } from './lines/LineList.tsx';
import { ClientPage } from './page/ClientPage.tsx';
import { financeShortcuts } from './shortcuts.ts';

const parts = ['clients', 'balances', 'lines', 'instalments'] as const;

/** Billing: clients, balances, their lines and instalments, as far as this workstation knows them. */
export function FinanceScreen() {
  const page = usePage('finance');
  const { what, source } = useCreating();
  if (page) return <ClientPage key={page.id} page={page} />;
  if (what === 'client') return <NewClient key={`${source?.entity}/${source?.id}`} source={source} />;
  return <Lists />;
}

function Lists() {
  const { t } = useTranslation();
  const [part, setPart] = useState<(typeof parts)[number]>('clients');
  const [openCase, setOpenCase] = useState<string | null>(null);
  const create = (): void => startClient(null);
  useShortcut(financeShortcuts.create, create, { enabled: openCase === null });
  if (openCase !== null) return <CasePage id={openCase} onClose={() => setOpenCase(null)} />;
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.finance')}>
          <Segmented
            label={t('finance.parts')}
            value={part}
            onChange={setPart}
            options={parts.map((id) => ({ id, label: t(`finance.part.${id}`) }))}
          />
          <Button variant="primary" kbd="c" icon={<Plus size={15} aria-hidden />} onPress={create}>
            {t('finance.new')}
          </Button>
        </ViewHeader>
      }
    >
      {part === 'clients' && <ClientList />}
      {part === 'balances' && <CaseList onOpen={setOpenCase} />}
      {part === 'lines' && <LineList onOpenCase={setOpenCase} />}
      {part === 'instalments' && <InstalmentList />}
    </Screen>
  );
}
