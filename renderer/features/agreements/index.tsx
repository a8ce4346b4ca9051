import { useTranslation } from 'react-i18next';
import { EntityPage } from '#pages/EntityPage.tsx';
import { everyField } from '#pages/everyField.ts';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { usePage } from '#stores/view.ts';
import { Screen, ViewHeader } from '#ui/index.ts';

const columns = ['Code', 'ApprenantId', 'EntrepriseId', 'TypeConventionId', 'EtatConventionId', 'DateDebut', 'DateFin'];
const fields = everyField('Convention', columns);

/** Agreements known on this workstation: the service reads one by its number and lists none (R3.4). */
export function AgreementsScreen() {
  const { t } = useTranslation();
  const page = usePage('agreements');
  if (page) return <EntityPage key={page.id} page={page} groups={[{ id: 'all', title: t('pages.sheet'), fields }]} />;
  return (
    <Screen header={<ViewHeader title={t('shell.screen.agreements')} />}>
      <RememberedRows entity="Convention" columns={columns} note={t('agreements.note')} byNumber />
    </Screen>
  );
}
