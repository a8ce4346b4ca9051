import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses, useDatasetStatus } from '#cache/queries/hooks.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { FileFailed } from '#forms/incoming/FileFailed.tsx';
import { isId } from '#shared/entities/idForm.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { DateInput, Notice, Progress, Segmented, Select, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import type { EventType } from '../form/EventFields.tsx';
import type { ContentFailure } from './file/content.ts';
import { mostEvents } from './file/events.ts';
import { IncomingList, isChoosable, mostQuoted } from './IncomingList.tsx';
import type { FateKind, IncomingLine } from './match.ts';
import { takeInIntent } from './takeIn.ts';
import { mostBytes, useIncoming } from './useIncoming.ts';
import type { Days, Incoming, Preview } from './useIncoming.ts';

export interface IncomingDialogProps {
  readonly file: File;
  readonly campusId: string;
  readonly campusName: string;
  readonly types: readonly EventType[];
  /** Another file. */
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/**
 * What a file of events would become, and what the user takes of it: campus and type are chosen once, and all that is
 * taken is one change. Nothing is stored before.
 */
export function IncomingDialog({ file, ...props }: IncomingDialogProps) {
  const { incoming, ...period } = useIncoming(file);
  return incoming.kind === 'read' ? (
    <Choosing {...props} {...period} preview={incoming.preview} fileName={file.name} />
  ) : (
    <Reading incoming={incoming} fileName={file.name} onChoose={props.onChoose} onClose={props.onClose} />
  );
}

interface ReadingProps extends Pick<IncomingDialogProps, 'onChoose' | 'onClose'> {
  readonly incoming: Exclude<Incoming, { readonly kind: 'read' }>;
  readonly fileName: string;
}

function Reading({ incoming, fileName, onChoose, onClose }: ReadingProps) {
  const { t } = useTranslation();
  const isReading = incoming.kind === 'reading';
  const form = useForm({ onSave: onChoose });
  return (
    <FormDialog
      form={form}
      title={t('calendar.incoming.title')}
      action={t('calendar.incoming.another')}
      onClose={onClose}
    >
      {isReading ? (
        <div className="flex flex-col gap-2 text-text-2">
          <p>{t('calendar.incoming.reading', { name: fileName })}</p>
          <Progress label={t('calendar.incoming.reading', { name: fileName })} value={incoming.done * 100} />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="break-words text-text-2">{fileName}</p>
          {incoming.kind === 'unread' ? (
            <FileFailed reason={incoming.failure} most={mostBytes} />
          ) : (
            <ContentFailed failure={incoming.failure} />
          )}
        </div>
      )}
    </FormDialog>
  );
}

function ContentFailed({ failure }: { readonly failure: ContentFailure }) {
  const { t } = useTranslation();
  const format = useFormat();
  const said = 'text' in failure ? { text: format.quote(failure.text.slice(0, mostQuoted)) } : {};
  return (
    <Notice tone="ask" live title={t(`calendar.incoming.failed.${failure.kind}.what`, { ...failure, ...said })}>
      {t(`calendar.incoming.failed.${failure.kind}.todo`)}
    </Notice>
  );
}

interface ChoosingProps extends Omit<IncomingDialogProps, 'file'> {
  readonly preview: Preview;
  readonly fileName: string;
  readonly days: Days;
  readonly setDays: (days: Days) => void;
  readonly isChanging: boolean;
}

const fates: readonly FateKind[] = ['new', 'changed', 'same', 'left'];

function Choosing({
  preview,
  fileName,
  campusId,
  campusName,
  types,
  days,
  setDays,
  isChanging,
  onClose,
}: ChoosingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const campuses = useCampuses();
  const { lines } = preview;
  const [campus, setCampus] = useState(campusId);
  const [typeId, setTypeId] = useState(() => typeOf(lines, types));
  const [isTypeAsked] = useState(typeId === '');
  const [shown, setShown] = useState<FateKind | 'all'>('all');
  const [choice, setChoice] = useState(() => ({ of: lines, chosen: newOnes(lines) }));
  // Other days hold other events.
  const chosen = choice.of === lines ? choice.chosen : newOnes(lines);
  const taken = lines.filter(({ id }) => chosen.has(id));
  const created = taken.filter(({ fate }) => fate.kind === 'new').length;
  const edited = taken.length - created;
  const counts = useMemo(() => Map.groupBy(lines, ({ fate }) => fate.kind), [lines]);
  const visible = useMemo(
    () => (shown === 'all' ? lines : lines.filter(({ fate }) => fate.kind === shown)),
    [lines, shown],
  );
  const isTypeMissing = created > 0 && !isId(typeId);
  const save = async (): Promise<boolean> => {
    const typeName = types.find(({ id }) => id === typeId)?.name ?? t('timeGrid.newEvent');
    const intent = takeInIntent(taken, lines, { campusId: campus, typeId, typeName });
    if (!intent) return false;
    const done = [
      created > 0 && t('calendar.incoming.created', { count: created, number: format.number(created) }),
      edited > 0 && t('calendar.incoming.edited', { count: edited, number: format.number(edited) }),
    ]
      .filter(Boolean)
      .join(' ');
    const kept = await act(intent, { done });
    if (kept) onClose();
    return kept !== null;
  };
  const form = useForm({
    problems: () => ({
      type: isTypeMissing ? t('calendar.form.typeMissing') : null,
      taken: taken.length === 0 ? t('calendar.incoming.nothing') : null,
    }),
    isHeld: isChanging,
    onSave: save,
  });
  return (
    <FormDialog
      form={form}
      title={t('calendar.incoming.titleOf', { name: fileName })}
      action={t('calendar.incoming.action', { count: taken.length, number: format.number(taken.length) })}
      width="lg"
      onClose={onClose}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] items-start gap-3">
        <Select
          label={t('calendar.incoming.campus')}
          value={campus}
          onChange={setCampus}
          options={
            campuses.length > 0
              ? campuses.map(({ id, name }) => ({ id, label: name }))
              : [{ id: campusId, label: campusName }]
          }
        />
        <ChoiceOrNumber
          label={t('calendar.incoming.type')}
          value={typeId}
          onChange={setTypeId}
          options={types.map(({ id, name }) => ({ id, label: name }))}
          isWhole={types.length > 0}
          placeholder={t('calendar.form.chooseType')}
          error={form.errorOf('type')}
          isRequired
          autoFocus={isTypeAsked}
        />
        <DateInput
          label={t('common.word.fromDay')}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
          mayBeEmpty
        />
        <DateInput
          label={t('common.word.toDay')}
          value={days.to}
          onChange={(to) => setDays({ ...days, to })}
          mayBeEmpty
        />
      </div>
      <p className="mt-1.5 text-help text-text-3">{t('calendar.incoming.how', { zone: format.zone })}</p>
      <Limits preview={preview} />
      <div className="scroll-thin -mx-1 my-2 overflow-x-auto p-1">
        <Segmented
          label={t('calendar.incoming.shown')}
          value={shown}
          onChange={setShown}
          options={[
            { id: 'all', label: t('calendar.incoming.all', { number: format.number(lines.length) }) },
            ...fates.map((id) => ({
              id,
              label: t(`calendar.incoming.some.${id}`, { number: format.number(counts.get(id)?.length ?? 0) }),
            })),
          ]}
        />
      </div>
      <IncomingList lines={visible} chosen={chosen} onChoose={(next) => setChoice({ of: lines, chosen: next })} />
      <div className="mt-2 min-h-5 text-help" aria-live="polite">
        {form.isSaving || isChanging ? (
          <Progress label={t(form.isSaving ? 'calendar.incoming.saving' : 'calendar.incoming.changing')} />
        ) : !lines.some(isChoosable) ? (
          <p className="text-text-2">{t('calendar.incoming.allKnown')}</p>
        ) : (
          <p className="text-stop">{form.errorOf('taken')}</p>
        )}
      </div>
    </FormDialog>
  );
}

const newOnes = (lines: readonly IncomingLine[]): ReadonlySet<string> =>
  new Set(lines.filter(({ fate }) => fate.kind === 'new').map(({ id }) => id));

/** The type that most events of the file are of, where the school has one of that name; '' else. */
function typeOf(lines: readonly IncomingLine[], types: readonly EventType[]): string {
  const named = new Map(types.map(({ id, name }) => [foldedWords(name), id]));
  const found = lines.flatMap(
    ({ event }) => event?.categories.flatMap((name) => named.get(foldedWords(name)) ?? []) ?? [],
  );
  const [most] = [...Map.groupBy(found, (id) => id)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

/** What is not in the list, and why. */
function Limits({ preview: { outside, unendingTo, cutAt } }: { readonly preview: Preview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isWhole = useDatasetStatus({ entity: 'Planification' }).last?.complete === true;
  const said = [
    !isWhole && t('calendar.incoming.notWhole'),
    cutAt !== null && t('calendar.incoming.cut', { most: format.number(mostEvents), day: format.date(cutAt) }),
    unendingTo !== null && t('calendar.incoming.unending', { day: format.date(unendingTo - 1) }),
    outside > 0 && t('calendar.incoming.outside', { count: outside, number: format.number(outside) }),
  ].filter((text): text is string => text !== false);
  if (said.length === 0) return null;
  return (
    <div className="mt-2">
      <Notice tone="neutral">
        <ul>
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
