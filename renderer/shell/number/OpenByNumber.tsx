import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { useCommands } from '#stores/session.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { Button, Dialog, Notice, Select, TextField, useFormat } from '#ui/index.ts';
import { numberedKinds, openNumbered, openRow } from './openByNumber.ts';
import type { NumberedKind, NumberEnd } from './openByNumber.ts';

interface OpenByNumberProps {
  /** A request from elsewhere: with a number, the search starts at once. */
  readonly kind: NumberedKind;
  readonly typed: string;
  readonly onClose: () => void;
}

/** Opens a thing known only by its number, or says why it cannot. */
export function OpenByNumber({ kind: first, typed: given, onClose }: OpenByNumberProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const commands = useCommands();
  const [kind, setKind] = useState<NumberedKind>(first);
  const [typed, setTyped] = useState(given);
  const [end, setEnd] = useState<NumberEnd | 'searching' | null>(null);
  const request = useRef(0);
  const ports = { ...commands, dayOf: format.dayOf };

  const open = async (): Promise<void> => {
    const turn = (request.current += 1);
    setEnd('searching');
    const next = await openNumbered(kind, typed, ports);
    // Another number was requested meanwhile.
    if (request.current !== turn) return;
    if (next.kind === 'opened') onClose();
    else setEnd(next);
  };
  useEffect(() => {
    if (given !== '') void open();
    return () => void (request.current += 1);
    // A request from elsewhere is searched once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const put =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      request.current += 1;
      setEnd(null);
      set(value);
    };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void open();
  };
  const said = end === null || end === 'searching' || end.kind === 'opened' ? null : end;
  return (
    <Dialog
      title={t('shell.number.title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" kbd="Enter" isDisabled={end === 'searching'} onPress={() => void open()}>
            {t(end === 'searching' ? 'shell.number.searching' : 'shell.number.open')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className="grid grid-cols-[1fr_150px] items-start gap-3">
        <Select
          label={t('shell.number.kind')}
          value={kind}
          onChange={(id) => put(setKind)(numberedKinds.find((each) => each === id) ?? kind)}
          options={numberedKinds.map((id) => ({ id, label: namesOf(id, format.language).one }))}
        />
        {/* The focus goes to the field that the dialog was opened for. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField label={t('shell.number.number')} autoFocus value={typed} onChange={put(setTyped)} maxLength={40} />
      </form>
      <p className="mt-2 text-help text-text-3">{t('shell.number.hint')}</p>
      <div aria-live="polite" className="mt-3">
        {said?.kind === 'several' && (
          <Several kind={kind} rows={said.rows} onOpen={(row) => void openRow(kind, row, ports).then(onClose)} />
        )}
        {said && said.kind !== 'several' && (
          <Notice tone={said.kind === 'unreachable' || said.kind === 'notServed' ? 'wait' : 'ask'}>
            {t(`shell.number.end.${said.kind}`, {
              what: namesOf(kind, format.language).one.toLocaleLowerCase(format.language),
              number: typed.trim(),
              ...(said.kind === 'anotherKind' && {
                other: namesOf(said.entity, format.language).one.toLocaleLowerCase(format.language),
              }),
            })}
            {said.kind === 'unreachable' && ` ${t(`common.failure.${said.failure}`)}`}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** The id of one thing can be the displayed number of another: the user chooses. */
function Several({
  kind,
  rows,
  onOpen,
}: {
  readonly kind: NumberedKind;
  readonly rows: readonly FoundByNumber[];
  readonly onOpen: (row: FoundByNumber) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mb-2 font-medium">{t('shell.number.several')}</p>
      <ul className="flex flex-col gap-1.5">
        {rows.map((found) => (
          <li key={found.id}>
            <Button onPress={() => onOpen(found)}>
              {[textOf(found, 'Nom', 'Prenoms'), textOf(found, ...describeEntity(kind).numbers), `n°\u00A0${found.id}`]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The texts of these members in a row. */
function textOf({ row }: FoundByNumber, ...members: readonly string[]): string {
  const values = membersOf(row);
  return members
    .flatMap((member) => (values.get(member)?.startsWith('"') ? String(parseRaw(values.get(member) ?? '""')) : []))
    .filter(Boolean)
    .join(' ');
}
