import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampusProgrammes } from '#cache/queries/programmes.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { arrayOf, objectOf, rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { Checkbox, Notice, TextField } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { numbersIn, rightsOf } from './rights.ts';
import { iconOf, RightsNodes } from './RightsTree.tsx';

export interface RightsDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly granted: readonly string[] | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type RightsChange = 'User.addAuthorizations' | 'User.applyTemplate';

/** Sends a change of rights from its dialog, which closes once it is stored. */
export function useSendRights({ userId, name, onClose, onDone }: RightsDialogProps) {
  const { send, error } = useSend();
  const sendRights = async (endpoint: RightsChange, body: RawJson, about: string) => {
    const sent = await send({ kind: 'act', endpoint, id: userId, body, subject: name }, about, onClose);
    if (sent?.kind === 'applied') onDone();
    return sent;
  };
  return { sendRights, error };
}

/** More entities that a user may reach; confirmed before it leaves (R4.3). */
export function AddRightsDialog(props: RightsDialogProps) {
  const { name, granted, onClose } = props;
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const { tree } = rightsOf(granted ?? [], known);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const { sendRights, error } = useSendRights(props);
  const { ids: numbers, wrong } = numbersIn(typed);
  const ids = [...new Set([...chosen, ...numbers])].filter((id) => granted?.includes(id) !== true);
  const problem =
    wrong.length > 0
      ? t('users.add.notNumbers', { text: wrong.join(', ') })
      : ids.length === 0
        ? t('users.add.nothing')
        : null;
  const form = useForm({
    problems: () => ({ numbers: problem }),
    onSave: () =>
      sendRights(
        'User.addAuthorizations',
        objectOf([['ids', arrayOf(ids.map(rawJson))]]),
        t('users.add.about', { name, count: ids.length }),
      ),
  });
  return (
    <FormDialog
      form={form}
      title={t('users.add.title', { name })}
      action={t('common.word.add')}
      error={error}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {granted === null && <Notice tone="neutral" title={t('users.rights.unread')} />}
        {tree.length === 0 ? (
          <p className="text-text-3">{t('users.add.noneNamed')}</p>
        ) : (
          <fieldset className="scroll-thin max-h-[46vh]">
            <legend className="mb-1.5 text-help font-medium text-text-2">{t('users.add.which')}</legend>
            <RightsNodes
              nodes={tree}
              render={({ id, ...node }) =>
                node.isGranted ? (
                  <span className="flex min-h-6 items-center gap-2 text-text-3">
                    {iconOf(node)}
                    {node.name}
                    <span className="text-help">{t('users.add.already')}</span>
                  </span>
                ) : (
                  <Checkbox
                    isSelected={chosen.has(id)}
                    onChange={() => setChosen(chosen.symmetricDifference(new Set([id])))}
                  >
                    {node.name}{' '}
                    <span className="text-help text-text-3">
                      {t(node.isAmbiguous ? 'users.rights.ambiguous' : 'common.numbered', { id })}
                    </span>
                  </Checkbox>
                )
              }
            />
          </fieldset>
        )}
        <TextField
          label={t('users.add.numbers')}
          hasEntries
          description={t('users.add.numbersHelp')}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          error={form.errorOf('numbers')}
        />
      </div>
    </FormDialog>
  );
}
