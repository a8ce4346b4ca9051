import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampusProgrammes } from '#cache/queries/nameable.ts';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { useReceivedList } from '#pages/useReceived.ts';
import { objectOf, rawJson } from '#shared/json/rawJson.ts';
import { Notice, Section, Select, TextField } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { RightsTree } from './RightsTree.tsx';
import { rightsOf } from './tree.ts';

interface TemplateDialogProps {
  readonly userId: string;
  readonly name: string;
  /** Null: not read. */
  readonly granted: readonly string[] | null;
  readonly onClose: () => void;
  /** The service has replaced the rights. */
  readonly onDone: () => void;
}

const byNumber = 'number';

/** The rights of a template in place of a user's own; confirmed before it leaves (R4.3). */
export function TemplateDialog({ userId, name, granted, onClose, onDone }: TemplateDialogProps) {
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const { isRunning } = useReceivedList('Template');
  const templates = useAllRows('Template');
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const { send, error } = useSend();
  // A service that does not list its templates applies them by their number all the same (R3.4).
  const isByNumber = chosen === byNumber || (templates.length === 0 && !isRunning);
  const id = isByNumber ? number.trim() : (chosen ?? '');
  const isId = /^[1-9]\d{0,18}$/u.test(id);
  const template = templates.find((row) => row.id === id)?.fields.text('Nom') ?? t('users.rights.number', { id });
  const problem = tried && !isId ? t('users.template.missing') : null;
  const save = async (): Promise<void> => {
    setTried(true);
    if (!isId) return;
    const sent = await send(
      {
        kind: 'entity.act',
        endpoint: 'User.applyTemplate',
        id: userId,
        body: objectOf([['templateId', rawJson(id)]]),
        subject: name,
      },
      t('users.template.about', { name, template }),
      onClose,
    );
    if (sent?.kind === 'applied') onDone();
  };
  return (
    <FormDialog
      title={t('users.template.title', { name })}
      action={t('users.template.action')}
      onClose={onClose}
      onSave={() => void save()}
    >
      <div className="flex flex-col gap-3">
        {templates.length > 0 && (
          <Select
            label={t('users.template.which')}
            isRequired
            placeholder={t('users.template.choose')}
            value={chosen}
            onChange={setChosen}
            error={isByNumber ? null : problem}
            options={[
              ...templates.map((row) => ({ id: row.id, label: row.fields.text('Nom') || row.id })),
              { id: byNumber, label: t('users.template.other') },
            ]}
          />
        )}
        {isByNumber && (
          <TextField
            label={t('users.template.number')}
            isRequired
            description={templates.length === 0 ? t('users.template.notListed') : undefined}
            value={number}
            onChange={setNumber}
            inputMode="numeric"
            autoComplete="off"
            error={problem}
          />
        )}
        <p className="text-text-2">{t('users.template.effect')}</p>
        {error && <Notice tone="stop" live title={error} />}
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
