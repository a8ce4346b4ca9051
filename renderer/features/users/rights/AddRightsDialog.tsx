import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampusProgrammes } from '#cache/queries/nameable.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { arrayOf, objectOf, rawJson } from '#shared/json/rawJson.ts';
import { Notice, TextField } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { numbersIn } from './numbers.ts';
import { RightsChoice } from './RightsChoice.tsx';
import { rightsOf } from './tree.ts';

interface AddRightsDialogProps {
  readonly userId: string;
  readonly name: string;
  /** Null: not read. */
  readonly granted: readonly string[] | null;
  readonly onClose: () => void;
  /** The service has them. */
  readonly onDone: () => void;
}

/** More entities that a user may reach; confirmed before it leaves (R4.3). */
export function AddRightsDialog({ userId, name, granted, onClose, onDone }: AddRightsDialogProps) {
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const { tree } = rightsOf(granted ?? [], known);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { send, error } = useSend();
  const { ids: numbers, wrong } = numbersIn(typed);
  const ids = [...new Set([...chosen, ...numbers])].filter((id) => granted?.includes(id) !== true);
  const problem =
    wrong.length > 0
      ? t('users.add.notNumbers', { text: wrong.join(', ') })
      : ids.length === 0
        ? t('users.add.nothing')
        : null;
  const save = async (): Promise<void> => {
    setTried(true);
    if (problem !== null) return;
    const body = objectOf([['ids', arrayOf(ids.map(rawJson))]]);
    const sent = await send(
      { kind: 'entity.act', endpoint: 'User.addAuthorizations', id: userId, body, subject: name },
      t('users.add.about', { name, count: ids.length }),
      onClose,
    );
    if (sent?.kind === 'applied') onDone();
  };
  return (
    <FormDialog
      title={t('users.add.title', { name })}
      action={t('users.add.action')}
      onClose={onClose}
      onSave={() => void save()}
    >
      <div className="flex flex-col gap-4">
        {granted === null && <Notice tone="neutral" title={t('users.rights.unread')} />}
        {tree.length === 0 ? (
          <p className="text-text-3">{t('users.add.noneNamed')}</p>
        ) : (
          <fieldset className="scroll-thin max-h-[46vh]">
            <legend className="mb-1.5 text-help font-medium text-text-2">{t('users.add.which')}</legend>
            <RightsChoice tree={tree} chosen={chosen} onChange={setChosen} />
          </fieldset>
        )}
        <TextField
          label={t('users.add.numbers')}
          description={t('users.add.numbersHelp')}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          error={tried ? problem : null}
        />
        {error && <Notice tone="stop" live title={error} />}
      </div>
    </FormDialog>
  );
}
