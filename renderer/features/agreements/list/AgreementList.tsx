import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { startCreating } from '#stores/creating.ts';
import { Button, Notice, Screen, useShortcut, ViewHeader } from '#ui/index.ts';
import { agreementGroups } from '../fields/groups.ts';
import { agreementShortcuts } from '../shortcuts.ts';
import { Drafts } from './Drafts.tsx';
import { ImportDraft } from './ImportDraft.tsx';
import { useImport } from './useImport.ts';

const columns = ['Code', 'EntrepriseId', 'TypeConventionId', 'EtatConventionId', 'DateFin'];
/** The groups of the page whose members can be added; the others say something only beside it. */
const alsoOf: ReadonlySet<string> = new Set([
  'identity',
  'dates',
  'company',
  'job',
  'pay',
  'costs',
  'validation',
  'ending',
]);
const more = agreementGroups
  .filter(({ id }) => alsoOf.has(id))
  .flatMap(({ fields }) => fields.map(({ field }) => field))
  .filter((field) => field !== 'Nom' && !columns.includes(field));
const create = (): void => startCreating('agreement');

/** Agreements of this workstation, any other by its number, and those that are being prepared. */
export function AgreementList() {
  const { t } = useTranslation();
  const { take, failed, asks, answer } = useImport();
  useShortcut(agreementShortcuts.create, create);
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.agreements')}>
          <ImportDraft take={take} asks={asks} answer={answer} />
          <Button variant="primary" kbd="c" icon={<Plus size={14} aria-hidden />} onPress={create}>
            {t('agreements.list.create')}
          </Button>
        </ViewHeader>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {failed && (
          <div className="px-5 pt-3">
            <Notice tone="ask" live title={t(`agreements.import.failed.${failed}.what`)}>
              {t(`agreements.import.failed.${failed}.todo`)}
            </Notice>
          </div>
        )}
        <Drafts />
        <RememberedRows entity="Convention" columns={columns} more={more} note={t('agreements.list.how')} byNumber />
      </div>
    </Screen>
  );
}
