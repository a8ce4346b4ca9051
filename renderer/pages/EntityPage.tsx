import { Mail, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useLoaded } from '#cache/queries/hooks.ts';
import { useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import type { FieldLine } from '#forms/fields/FieldList.tsx';
import { useGroups } from '#forms/fields/groups.ts';
import { technicalId, useIsNumberOnly, withoutTechnical } from '#forms/fields/technical.ts';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import { namesOf } from '#i18n/labels/names.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { mailAddress } from '#shared/ipc/outside.ts';
import { pageScreens } from '#shared/ipc/pageScreens.ts';
import { startCorrecting, stopCorrecting, useIsCorrecting } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { isKeptEntity } from '#sync/rules/kept.ts';
import { Button, Loading, Mark, Screen, Switch, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useReach } from '#wording/useReach.ts';
import { Block, GoneRow } from './Block.tsx';
import { everyField } from './everyField.ts';
import { useHistoryTab } from './History.tsx';
import { KeepOffline } from './KeepOffline.tsx';
import { MissingRow } from './MissingRow.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageTabs } from './PageTabs.tsx';
import type { PageTab } from './PageTabs.tsx';
import { ParkedNotice } from './ParkedNotice.tsx';
import { useReferencesTab } from './References.tsx';
import { useReceivedRow } from './useReceived.ts';
import type { Received } from './useReceived.ts';
import { useRowName } from './useRowName.ts';

interface EntityPageProps {
  readonly page: Page;
  readonly tabs?: readonly PageTab[];
  /** Who is reached there and how, beside its own members. */
  readonly contact?: readonly FieldLine[];
  readonly actions?: ReactNode;
  /** Of an entity that the service does not give by its own id: how the page received it. */
  readonly received?: Received;
  /** In place of the usual form: corrects what the service refused to create. */
  readonly Correction?: ComponentType<{ readonly row: RowView; readonly onClose: () => void }>;
}

const noTabs: readonly PageTab[] = [];
const noLines: readonly FieldLine[] = [];
const isContact = ({ id }: { readonly id: string }): boolean => id === 'contact';
const readers = ['one', 'list'] as const;

/** Of any entity: contact, groups of members, tabs, external references, changes made here. */
export function EntityPage({
  page,
  tabs = noTabs,
  contact = noLines,
  actions,
  received: otherwise,
  Correction,
}: EntityPageProps) {
  const { entity, id } = page;
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName();
  const row = useRow(entity, id);
  const mail = useMailOf(row);
  const reach = useReach();
  const [isWhole, setIsWhole] = useState(false);
  const isCorrecting = useIsCorrecting();
  const references = useReferencesTab(entity, id);
  const byItself = useReceivedRow(entity, id);
  const received = otherwise ?? byItself;
  // What the service neither reads nor lists has no age.
  const isRead = otherwise !== undefined || readers.some((kind) => endpointFor(entity, kind) !== undefined);
  const history = useHistoryTab([{ entity, target: id }]);
  const isLoading = useLoaded(entity) === 'loading';
  const marks = fieldMarks(row?.steps ?? []);
  const isNumberOnly = useIsNumberOnly(entity);
  const groups = useGroups(entity);
  const inGroups = new Set(groups.flatMap(({ fields }) => fields.map(({ field }) => field)));
  // What no group names is shown all the same: a page has every member of its entity.
  const rest = { id: technicalId, title: '', fields: everyField(entity).filter(({ field }) => !inGroups.has(field)) };
  const { groups: usual, technical } = withoutTechnical(
    [...groups, rest],
    ({ field }) => row !== null && !(field === 'MailId' && mail !== null) && isNumberOnly(row.fields, field),
  );
  const listed = { entity, marks, known: { MailId: mail }, isWhole };
  const kind = namesOf(entity, format.language).one;
  // The service changes none of these, but has none of it yet: what it refused to create is corrected here (R3.5).
  const isCorrectable =
    endpointFor(entity, 'replace') === undefined &&
    (row?.steps.some((step) => step.action === 'create' && step.target === id && step.state.kind === 'refused') ??
      false);
  const isInForm = row && isCorrectable && isCorrecting;
  const close = (): void => stopCorrecting(page);
  if (isInForm && !Correction)
    return (
      <EntityForm
        entity={entity}
        row={row}
        groups={groups}
        title={t('pages.correct', { name: nameOf(row) })}
        name={nameOf(row)}
        onClose={close}
      />
    );
  return (
    <Screen
      header={
        <PageHeader of={t(`shell.screen.${pageScreens[entity]}`)}>
          {row && isKeptEntity(entity) && <KeepOffline entity={entity} id={id} />}
          {row && !row.gone && actions}
          {mail !== null && (
            <Button icon={<Mail size={14} aria-hidden />} onPress={() => reach(mail, mailAddress(mail))}>
              {t('common.word.write')}
            </Button>
          )}
          {isCorrectable && (
            <Button variant="primary" icon={<Pencil size={14} aria-hidden />} onPress={() => startCorrecting(page)}>
              {t('common.word.fix')}
            </Button>
          )}
        </PageHeader>
      }
    >
      {isInForm && Correction && <Correction row={row} onClose={close} />}
      {row ? (
        <div className="scroll-thin min-h-0 flex-1 px-5 py-4">
          <h1 className="selectable flex items-center gap-2 text-subject font-bold">
            <span className={row.gone ? 'truncate-line line-through' : 'truncate-line'}>{nameOf(row)}</span>
            {row.mark && <Mark state={row.mark} />}
          </h1>
          <p className="selectable mb-3 text-text-2">
            {[kind, row.fields.text('Code') || row.fields.text('Numero')].filter(Boolean).join(' ')}
          </p>
          <ParkedNotice row={row} />
          <GoneRow value={row.gone === true}>
            <PageTabs
              isOfPage
              tabs={[
                {
                  id: 'sheet',
                  label: t('pages.sheet'),
                  content: (
                    <div className="grid grid-cols-2 gap-x-10 max-[899.98px]:grid-cols-1 min-[1900px]:grid-cols-3 [&>section:first-child]:border-t-0 min-[900px]:[&>section:nth-child(-n+2)]:border-t-0 min-[1900px]:[&>section:nth-child(3)]:border-t-0">
                      {[...usual.filter(isContact), ...usual.filter((group) => !isContact(group))].map(
                        (group, place) => (
                          <Block
                            key={group.id}
                            title={group.title}
                            // They are parts of one row, with one age.
                            {...(isRead && place === 0 && { received })}
                            isWide={usual.length === 1}
                          >
                            <FieldList
                              {...listed}
                              row={row.fields}
                              fields={group.fields}
                              {...(isContact(group) && { above: contact })}
                            />
                          </Block>
                        ),
                      )}
                      <div className="col-span-full border-t border-line pt-3">
                        <Switch isOn={isWhole} onChange={setIsWhole}>
                          {t('pages.emptyToo')}
                        </Switch>
                      </div>
                    </div>
                  ),
                },
                ...tabs,
                ...(technical.length > 0
                  ? [
                      {
                        id: technicalId,
                        label: t('forms.technical'),
                        isMore: true as const,
                        content: (
                          <Block title={t('forms.technical')}>
                            <FieldList {...listed} row={row.fields} fields={technical} />
                          </Block>
                        ),
                      },
                    ]
                  : []),
                references,
                ...history,
              ]}
            />
          </GoneRow>
        </div>
      ) : isLoading || received.isRunning ? (
        <Loading />
      ) : (
        <MissingRow page={page}>{received.failure && <FailureText kind={received.failure} />}</MissingRow>
      )}
    </Screen>
  );
}
