import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closePage, go, startCreating, useOpenForm, usePage, usePlace } from '#stores/place.ts';
import { Button, Screen, Segmented, useShortcut, ViewHeader } from '#ui/index.ts';
import { financeShortcuts } from '#wording/shortcuts.ts';
import { CaseList } from './balances/CaseList.tsx';
import { CasePage } from './balances/CasePage.tsx';
import { ClientList } from './clients/ClientList.tsx';
import { NewClient } from './form/NewClient.tsx';
import { InstalmentList } from './lines/InstalmentList.tsx';
import { LineList } from './lines/LineList.tsx';
import { ClientPage } from './page/ClientPage.tsx';

const parts = ['clients', 'balances', 'lines', 'instalments'] as const;
type Part = (typeof parts)[number];

/** Billing: clients, balances, their lines and instalments, as far as this workstation knows them. */
export function FinanceScreen() {
  const page = usePage('finance');
  const creation = useOpenForm();
  const billingCase = usePlace((place) => (place.at === 'case' ? place.id : null));
  /** Stays while a page or a billing case is open in place of its list. */
  const [part, setPart] = useState<Part>('clients');
  if (page) return <ClientPage key={page.id} page={page} />;
  if (creation?.what === 'client') {
    const { source = null } = creation;
    return <NewClient key={`${source?.entity}/${source?.id}`} source={source} />;
  }
  if (billingCase !== null) return <CasePage key={billingCase} id={billingCase} onClose={closePage} />;
  return <Lists part={part} onPart={setPart} />;
}

function Lists({ part, onPart }: { readonly part: Part; readonly onPart: (part: Part) => void }) {
  const { t } = useTranslation();
  const create = (): void => void startCreating({ what: 'client' });
  useShortcut(financeShortcuts.create, create);
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.finance')}>
          <Segmented
            label={t('finance.parts')}
            value={part}
            onChange={onPart}
            options={parts.map((id) => ({ id, label: t(`finance.part.${id}`) }))}
          />
          <Button variant="primary" kbd="c" icon={<Plus size={15} aria-hidden />} onPress={create}>
            {t('keys.finance.create')}
          </Button>
        </ViewHeader>
      }
    >
      {part === 'clients' && <ClientList />}
      {part === 'balances' && <CaseList onOpen={(id) => go({ at: 'case', id })} />}
      {part === 'lines' && <LineList />}
      {part === 'instalments' && <InstalmentList />}
    </Screen>
  );
}
