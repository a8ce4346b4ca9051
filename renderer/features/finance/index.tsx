import { useTranslation } from 'react-i18next';
import { EntityPage } from '#pages/EntityPage.tsx';
import { everyField } from '#pages/everyField.ts';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { usePage } from '#stores/view.ts';
import { Screen, ViewHeader } from '#ui/index.ts';

const columns = ['Code', 'NatureClientId', 'ReferenceId', 'Douteux'];
const fields = everyField('Client', columns);

/** Billing clients known on this workstation: the service lists them by what they stand for only. */
export function FinanceScreen() {
  const { t } = useTranslation();
  const page = usePage('finance');
  if (page) return <EntityPage key={page.id} page={page} groups={[{ id: 'all', title: t('pages.sheet'), fields }]} />;
  return (
    <Screen header={<ViewHeader title={t('shell.screen.finance')} />}>
      <RememberedRows entity="Client" columns={columns} note={t('finance.note')} />
    </Screen>
  );
}
