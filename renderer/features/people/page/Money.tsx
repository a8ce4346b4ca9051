import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { LedgerBlock } from '#pages/ledger/LedgerBlock.tsx';
import { NoLines } from '#pages/Lines.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { contextOf } from '#shared/entities/context.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { applicantOf, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { startCreating } from '#stores/place.ts';
import { Button } from '#ui/index.ts';

/**
 * The clients and the ledger of a person. The lines come by the billing cases of their applications and of the clients
 * that are here; the case of an agreement is not in the interface, and is found by its number once.
 */
export function Money({
  of,
  person,
  applications,
}: {
  readonly of: PersonEntity;
  readonly person: PersonView;
  readonly applications: readonly RowView[];
}) {
  const { t } = useTranslation();
  const isThere = contextOf(of) === 'selection';
  const learnerId = person.learner?.id;
  const agreements = useRowsOf('Convention', 'ApprenantId', learnerId === undefined || isThere ? [] : [learnerId]);
  const references = [
    ...new Set([learnerId, person.applicant?.id, ...agreements.map(({ id }) => id)].filter((id) => id !== undefined)),
  ];
  const clientsReceived = useReceived('Client', references);
  const clients = useRowsOf('Client', 'ReferenceId', references);
  const [source] = [
    ...(learnerId === undefined ? [] : [{ entity: learnerOf(of), id: learnerId }]),
    ...(person.applicant ? [{ entity: applicantOf(of), id: person.applicant.id }] : []),
  ];
  return (
    <>
      <Block
        title={t('common.word.clientsToBill')}
        received={clientsReceived}
        isWide
        actions={
          source &&
          !isProvisional(source.id) && (
            <Button
              size="sm"
              icon={<Plus size={14} aria-hidden />}
              onPress={() => startCreating({ what: 'client', source })}
            >
              {t('keys.finance.create')}
            </Button>
          )
        }
      >
        {clients.length === 0 ? (
          <NoLines entity="Client" received={clientsReceived} empty={t('people.money.noClients')} />
        ) : (
          <RowLinks
            entity="Client"
            label={t('common.word.clientsToBill')}
            columns={['NatureClientId', 'Code']}
            rows={clients}
            empty={t('people.money.noClients')}
          />
        )}
        {isThere && <p className="mt-2 text-help text-text-3">{t('people.selection.clients')}</p>}
      </Block>
      <LedgerBlock
        cases={applications.flatMap(({ fields }) => fields.id('AffaireId') ?? [])}
        clients={clients.map(({ id }) => id)}
        note={t('people.money.how')}
      />
    </>
  );
}
