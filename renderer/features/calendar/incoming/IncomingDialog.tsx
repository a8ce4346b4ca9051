import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { useCampuses, useDatasetStatus } from '#cache/queries/hooks.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { Encoding } from '#forms/incoming/decode.ts';
import { EncodingChoice } from '#forms/incoming/EncodingChoice.tsx';
import { FileFailed } from '#forms/incoming/FileFailed.tsx';
import { isId } from '#shared/entities/idForm.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { DateInput, Notes, Notice, Progress, Segmented, Select, useFormat, useNow } from '#ui/index.ts';
import type { EventType } from '../form/EventFields.tsx';
import type { ContentFailure } from './file/content.ts';
import { IncomingList, isChoosable, mostQuoted } from './IncomingList.tsx';
import type { FateKind, IncomingLine } from './match.ts';
import { takeInIntent } from './takeIn.ts';
import { mostBytes, useIncoming } from './useIncoming.ts';
import type { Incoming, Preview } from './useIncoming.ts';

export interface IncomingDialogProps {
  readonly file: File;
  readonly campusId: string;
  readonly campusName: string;
  readonly types: readonly EventType[];
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** Campus and type are chosen once, and what is taken is one change. Nothing is stored before. */
export function IncomingDialog({ file, ...props }: IncomingDialogProps) {
  const [encoding, setEncoding] = useState<Encoding>();
  const incoming = useIncoming(file, props.campusId, encoding);
  return incoming.kind === 'read' ? (
    <Choosing {...props} preview={incoming.preview} fileName={file.name} onEncoding={setEncoding} />
  ) : (
    <ReadFile incoming={incoming} fileName={file.name} onChoose={props.onChoose} onClose={props.onClose} />
  );
}

interface ReadingProps extends Pick<IncomingDialogProps, 'onChoose' | 'onClose'> {
  readonly incoming: Exclude<Incoming, { readonly kind: 'read' }>;
  readonly fileName: string;
}

function ReadFile({ incoming, fileName, onChoose, onClose }: ReadingProps) {
  const { t } = useTranslation();
  const form = useForm({ onSave: onChoose });
  return (
    <FormDialog
      form={form}
      title={t('calendar.incoming.title')}
      action={t('calendar.incoming.another')}
      onClose={onClose}
    >
      {incoming.kind === 'reading' ? (
        <Progress label={t('calendar.incoming.reading', { name: fileName })} />
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
  const { kind } = failure;
  const text = kind === 'notCalendar' ? format.quote(failure.text.slice(0, mostQuoted)) : '';
  return (
    <Notice tone="ask" live title={t(`calendar.incoming.failed.${kind}.what`, { text })}>
      {t(`calendar.incoming.failed.${kind}.todo`)}
    </Notice>
  );
}

interface ChoosingProps extends Omit<IncomingDialogProps, 'file' | 'onChoose'> {
  readonly preview: Preview;
  readonly fileName: string;
  readonly onEncoding: (encoding: Encoding) => void;
}

const fates: readonly FateKind[] = ['new', 'changed', 'same', 'left'];
/** More events than these cannot be looked through before they are taken. */
const mostEvents = 1000;

function Choosing({ preview, fileName, campusId, campusName, types, onEncoding, onClose }: ChoosingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const campuses = useCampuses();
  const today = format.dayOf(useNow());
  const [campus, setCampus] = useState(campusId);
  const [typeId, setTypeId] = useState(() => typeOf(preview.lines, types));
  const [isTypeAsked] = useState(typeId === '');
  const [shown, setShown] = useState<FateKind | 'all'>('all');
  // Years of what is over would fill the list. '' is no limit on that side.
  const [days, setDays] = useState({ from: preview.lines.length > mostEvents ? today : '', to: '' });
  const { lines, outside, cutAt } = useMemo(() => {
    const from = days.from === '' ? -Infinity : format.startOfDay(days.from);
    const to = days.to === '' ? Infinity : format.endOfDay(days.to);
    const within = preview.lines.filter(({ event }) => !event || (event.fin > from && event.debut < to));
    const few = within.slice(0, mostEvents);
    return { lines: few, outside: preview.lines.length - within.length, cutAt: within[mostEvents]?.debut ?? null };
  }, [preview, days, format]);
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
    const intent = takeInIntent(taken, preview.lines, { campusId: campus, typeId, typeName });
    if (!intent) return false;
    const done = [
      created > 0 && t('calendar.incoming.created', { count: created, number: format.number(created) }),
      edited > 0 && t('calendar.incoming.edited', { count: edited, number: format.number(edited) }),
    ]
      .filter(Boolean)
      .join(' ');
    const kept = await begin([]).keep(intent, { said: done });
    if (kept) onClose();
    return kept !== null;
  };
  const form = useForm({
    problems: () => ({
      type: isTypeMissing ? t('calendar.form.typeMissing') : null,
      taken: taken.length === 0 ? t('calendar.incoming.nothing') : null,
    }),
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
      <div className="mt-2 max-w-96 empty:hidden">
        <EncodingChoice bytes={preview.bytes} encoding={preview.encoding} onChoose={onEncoding} />
      </div>
      <Limits outside={outside} unendingTo={preview.unendingTo} cutAt={cutAt} />
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
        {form.isSaving ? (
          <Progress label={t('calendar.incoming.saving')} />
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
  new Set(lines.filter(({ fate }) => fate.kind === 'new' && fate.caution === null).map(({ id }) => id));

/** The type that most events of the file are of, where the school has one of that name; '' else. */
function typeOf(lines: readonly IncomingLine[], types: readonly EventType[]): string {
  const named = new Map(types.map(({ id, name }) => [foldedWords(name), id]));
  const found = lines.flatMap(
    ({ event }) => event?.categories.flatMap((name) => named.get(foldedWords(name)) ?? []) ?? [],
  );
  const [most] = [...Map.groupBy(found, (id) => id)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

interface LimitsProps extends Pick<Preview, 'unendingTo'> {
  /** How many are before or after the chosen days. */
  readonly outside: number;
  /** There are more than `mostEvents`: the first that is missing, epoch ms. */
  readonly cutAt: number | null;
}

function Limits({ outside, unendingTo, cutAt }: LimitsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isWhole = useDatasetStatus({ entity: 'Planification' }).last?.complete === true;
  const said = [
    !isWhole && t('calendar.incoming.notWhole'),
    cutAt !== null && t('calendar.incoming.cut', { most: format.number(mostEvents), day: format.date(cutAt) }),
    unendingTo !== null && t('calendar.incoming.unending', { day: format.date(unendingTo - 1) }),
    outside > 0 && t('calendar.incoming.outside', { count: outside, number: format.number(outside) }),
  ];
  return <Notes said={said} className="mt-2" />;
}
