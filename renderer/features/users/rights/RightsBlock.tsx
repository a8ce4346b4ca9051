import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import { useCampusProgrammes } from '#cache/queries/programmes.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { Block } from '#pages/Block.tsx';
import { useHistoryOf } from '#pages/History.tsx';
import { useReceivedList } from '#pages/useReceived.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { objectOf, rawJson } from '#shared/json/rawJson.ts';
import { useCommit } from '#stores/commit.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, Mark, Notice, Section } from '#ui/index.ts';
import { sentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useSend } from '#wording/useSend.ts';
import { useWording } from '#wording/useWording.ts';
import { AddRightsDialog, useSendRights } from './AddRightsDialog.tsx';
import type { RightsDialogProps } from './AddRightsDialog.tsx';
import { differenceOf, nameOfRight, rightsOf } from './rights.ts';
import type { Difference } from './rights.ts';
import { RightsTree } from './RightsTree.tsx';

/** The user's rights and the two actions that change them; only a template removes rights (document: Users). */
export function RightsBlock({ userId, name }: { readonly userId: string; readonly name: string }) {
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const { ids, at, isReading, failure, read } = useAuthorizations(userId);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const [dialog, setDialog] = useState<'add' | 'template' | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const isNew = isProvisional(userId);
  const compare = async (): Promise<void> => {
    const after = await read();
    setDifference(ids === null || after === null ? null : differenceOf(ids, after));
  };
  const dialogs = { userId, name, granted: ids, onClose: () => setDialog(null), onDone: () => void compare() };
  return (
    <Block
      title={t('users.rights.title')}
      isWide
      {...(isNew ? {} : { received: { at, isRunning: isReading, failure, cut: null, again: () => void read() } })}
      actions={
        !isNew && (
          <>
            <Button size="sm" onPress={() => setDialog('add')}>
              {t('users.rights.add')}
            </Button>
            <Button size="sm" onPress={() => setDialog('template')}>
              {t('users.rights.applyTemplate')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <WaitingRights userId={userId} name={name} onDone={() => void compare()} />
        {difference && <RightsChange difference={difference} />}
        {isNew ? (
          <p className="text-text-2">{t('users.rights.notYet')}</p>
        ) : ids === null ? (
          !isReading && <p className="text-text-2">{t(isOnline ? 'users.rights.unread' : 'users.rights.online')}</p>
        ) : (
          <RightsTree rights={rightsOf(ids, known)} />
        )}
        <p className="text-help text-text-3">{t('users.rights.how')}</p>
      </div>
      {dialog === 'add' && <AddRightsDialog {...dialogs} />}
      {dialog === 'template' && <TemplateDialog {...dialogs} />}
    </Block>
  );
}

/** What a change of rights did: read before and after, because the service's answer may be only a part (R5.8). */
function RightsChange({ difference: { added, removed, kept } }: { readonly difference: Difference }) {
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const nameOf = (id: string): string => {
    const name = nameOfRight(id, known);
    return name === null ? t('users.rights.unnamed', { id }) : `${name} (${t('common.numbered', { id })})`;
  };
  const isSame = added.length + removed.length === 0;
  return (
    <Notice tone={isSame ? 'neutral' : 'svc'} live title={t(isSame ? 'users.change.same' : 'users.change.title')}>
      <ul aria-label={t('users.change.title')} className="flex flex-col gap-0.5">
        {added.map((id) => (
          <li key={id} className="flex items-center gap-2">
            <Plus size={14} aria-hidden className="shrink-0" />
            {t('users.change.added', { name: nameOf(id) })}
          </li>
        ))}
        {removed.map((id) => (
          <li key={id} className="flex items-center gap-2">
            <Minus size={14} aria-hidden className="shrink-0" />
            {t('users.change.removed', { name: nameOf(id) })}
          </li>
        ))}
      </ul>
      {/* Where there was none before, none could be kept. */}
      {kept.length + removed.length > 0 && <p>{t('users.change.kept', { count: kept.length })}</p>}
    </Notice>
  );
}

interface WaitingRightsProps {
  readonly userId: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Changes of rights that are stored and wait for the user to send them (R3.0). */
function WaitingRights({ userId, name, onDone }: WaitingRightsProps) {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const steps = useHistoryOf([{ entity: 'User', target: userId }]);
  const { send, isSending, error } = useSend();
  const waiting = steps.filter(
    ({ action, attended, state }) => action === 'act' && attended && state.kind === 'waiting',
  );
  const leave = async (stepId: string): Promise<void> => {
    const sent = await send({ stepId }, name);
    if (sent?.kind === 'applied') onDone();
  };
  return waiting.map((step) => (
    <Notice
      key={step.id}
      tone="wait"
      icon={<Mark state="waiting" label="" />}
      title={sentence(step, wording)}
      actions={
        <Button size="sm" isDisabled={isSending} onPress={() => void leave(step.id)}>
          {t('common.word.send')}
        </Button>
      }
    >
      {error ?? t('users.rights.waiting')}
    </Notice>
  ));
}

interface ReadRights {
  readonly ids: readonly string[];
  readonly at: number;
}

/** The rights of a user, read when they are shown: they belong to no dataset, so none of them is stored here. */
function useAuthorizations(userId: string) {
  const [known, setKnown] = useState<ReadRights | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const { commit, isCommitting } = useCommit(
    async (commands): Promise<readonly string[] | null> => {
      const outcome = await commands.call('User.authorizations', { id: userId });
      if (outcome.kind !== 'answered') {
        setFailure(outcome.failure.kind);
        return null;
      }
      setFailure(null);
      setKnown({ ids: outcome.answer.ids, at: Date.now() });
      return outcome.answer.ids;
    },
    () => null,
  );
  const read = async (): Promise<readonly string[] | null> => (await commit()) ?? null;
  useEffect(() => {
    if (isOnline && !isProvisional(userId)) void commit();
  }, [commit, isOnline, userId]);
  return { ids: known?.ids ?? null, at: known?.at ?? null, isReading: isCommitting, failure, read };
}

/** The rights of a template in place of a user's own; confirmed before it leaves (R4.3). */
function TemplateDialog(props: RightsDialogProps) {
  const { name, granted, onClose } = props;
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const { isRunning } = useReceivedList('Template');
  const templates = useAllRows('Template');
  const [id, setId] = useState('');
  const { sendRights, error } = useSendRights(props);
  const template = templates.find((row) => row.id === id)?.fields.text('Nom') ?? t('common.numbered', { id });
  const form = useForm({
    problems: () => ({
      template: isId(id) ? null : t(id === '' ? 'users.template.missing' : 'common.word.digitsOnly'),
    }),
    onSave: () =>
      sendRights(
        'User.applyTemplate',
        objectOf([['templateId', rawJson(id)]]),
        t('users.template.about', { name, template }),
      ),
  });
  return (
    <FormDialog
      form={form}
      title={t('users.template.title', { name })}
      action={t('users.template.action')}
      error={error}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {/* A service that does not list its templates applies them by their number all the same (R3.4). */}
        {(templates.length > 0 || !isRunning) && (
          <ChoiceOrNumber
            label={t('users.template.which')}
            isRequired
            placeholder={t('users.template.choose')}
            value={id}
            onChange={(chosen) => setId(chosen.trim())}
            error={form.errorOf('template')}
            options={templates.map((row) => ({ id: row.id, label: row.fields.text('Nom') || row.id }))}
            help={[t('forms.number'), templates.length === 0 && t('users.template.notListed')]
              .filter(Boolean)
              .join('. ')}
          />
        )}
        <p className="text-text-2">{t('users.template.effect')}</p>
      </div>
      <Section title={t('users.template.before')}>
        {granted === null ? (
          <p className="text-text-3">{t('users.rights.unread')}</p>
        ) : (
          <div className="scroll-thin max-h-[34vh]">
            <RightsTree rights={rightsOf(granted, known)} />
          </div>
        )}
      </Section>
    </FormDialog>
  );
}
