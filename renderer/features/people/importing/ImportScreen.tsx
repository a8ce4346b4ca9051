import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Encoding } from '#forms/incoming/decode.ts';
import { DropZone } from '#forms/incoming/DropZone.tsx';
import { EncodingChoice } from '#forms/incoming/EncodingChoice.tsx';
import { FileFailed } from '#forms/incoming/FileFailed.tsx';
import { readBytes } from '#forms/incoming/readFile.ts';
import type { FileFailure } from '#forms/incoming/readFile.ts';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { useIsBounce } from '#stores/commit.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { stopCreating } from '#stores/place.ts';
import {
  Button,
  ConfirmDialog,
  Loading,
  Notice,
  Progress,
  Screen,
  useFormat,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { ColumnsStage } from './ColumnsStage.tsx';
import { dataRows, firstDecisions } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { LinesStage } from './LinesStage.tsx';
import { readSheets } from './reading/readSheets.ts';
import type { Sheet, SheetFailure } from './reading/sheet.ts';
import { mostRows } from './reading/sheet.ts';
import { ReadingNotes } from './ReadingNotes.tsx';
import { headRow, proposeColumns } from './targets.ts';
import type { Target } from './targets.ts';
import { useTargets } from './useBeside.ts';
import { useDropped, useImportDraft, useSource } from './useImportDraft.ts';
import type { Source } from './useImportDraft.ts';

/** A file of applicants, from its choice to what is stored of it. What is under way stays when the screen is left. */
export function ImportScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { draft: kept, isUnsafe, keep, saved } = useImportDraft();
  /** Of an import that was finished when the screen was opened: another one begins. */
  const [finished, setFinished] = useState<string | null | undefined>();
  if (finished === undefined && kept !== undefined) setFinished(kept?.isDone ? kept.id : null);
  const draft = kept && kept.id === finished ? null : kept;
  const targets = useTargets();
  const { fieldMapping, agentId } = useDayChoices();
  const [failure, setFailure] = useState<TakeFailure | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [sheets, setSheets] = useState<{ readonly file: string; readonly all: readonly Sheet[] } | null>(null);
  /** Another file was dropped while one is being imported. */
  const [asks, setAsks] = useState<File | null>(null);

  /** `before`: the import that has been read in another encoding. */
  const takeSheet = (file: string, sheet: Sheet, text?: Text, before?: ImportDraft): void => {
    const id = before?.id ?? crypto.randomUUID();
    const made = draftOf(sheet, {
      id,
      file,
      targets,
      phone: fieldMapping.phone,
      common: before?.common ?? {
        'Dossier.SessionRecrutementId': '',
        'Dossier.EtatCandidatureId': '',
        'Dossier.AgentId': agentId ?? '',
      },
    });
    if ('of' in made) return setFailure(made);
    setSheets(null);
    useSource.setState({ source: text ? { id, ...text } : null });
    keep({ ...made, decisions: before?.decisions ?? made.decisions });
  };
  const readOtherwise = async (bytes: Uint8Array, encoding: Encoding): Promise<void> => {
    const read = await readSheets(bytes, encoding);
    const [sheet] = read.ok ? read.sheets : [];
    if (draft && sheet) takeSheet(draft.file, sheet, { bytes, encoding }, draft);
  };
  const takeFile = async (file: File): Promise<void> => {
    setFailure(null);
    setSheets(null);
    setIsReading(true);
    const taken = await readFile(file).finally(() => setIsReading(false));
    if (!taken.ok) return setFailure(taken.failure);
    const [only, another] = taken.sheets;
    if (another) setSheets({ file: file.name, all: taken.sheets });
    else if (only) takeSheet(file.name, only, taken.text);
  };
  const offer = (file: File): void => (draft ? setAsks(file) : void takeFile(file));
  const { source } = useSource();
  const dropped = useDropped((store) => store.file);
  useEffect(() => {
    if (!dropped || draft === undefined) return;
    useDropped.setState({ file: null });
    offer(dropped);
    // Once for each file, as soon as it is known whether another is being imported.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dropped, draft === undefined]);

  /** One key ends the columns and then stores the lines, which a bounce would store before the user saw them (I26). */
  const isBounce = useIsBounce();
  const isAtLines = draft?.stage === 'lines';
  useShortcut(peopleShortcuts.back, stopCreating, { enabled: !isAtLines });
  if (draft === undefined) return <Loading />;
  const header = (actions: ReactNode) => (
    <ViewHeader
      back={{
        label: t('common.word.backToTheList'),
        ...(isAtLines ? {} : { kbd: 'Backspace' }),
        onPress: stopCreating,
      }}
      title={t('importing.title')}
      {...(draft && {
        detail: [draft.file, draft.sheet, t('importing.lines', counted(dataRows(draft).length))]
          .filter(Boolean)
          .join(' · '),
      })}
    >
      {actions}
    </ViewHeader>
  );
  const counted = (count: number) => ({ count, number: format.number(count) });
  const notice = (
    <>
      {isUnsafe && (
        <div className="px-5 pt-3">
          <Notice tone="ask" title={t('importing.unsafe')} />
        </div>
      )}
      {draft && <ReadingNotes draft={draft} />}
    </>
  );
  const encodingChoice = draft && source?.id === draft.id && (
    <EncodingChoice {...source} onChoose={(encoding) => void readOtherwise(source.bytes, encoding)} />
  );
  const stage = { targets, header, notice, encodingChoice, keep, isBounce };
  return (
    <>
      {draft === null ? (
        <Screen header={header(null)}>
          <FileStage
            failure={failure}
            isReading={isReading}
            sheets={sheets?.all ?? null}
            onFile={(file) => void takeFile(file)}
            onSheet={(sheet) => sheets && takeSheet(sheets.file, sheet)}
          />
        </Screen>
      ) : draft.stage === 'columns' ? (
        <ColumnsStage {...stage} draft={draft} />
      ) : (
        <LinesStage {...stage} draft={draft} saved={saved} />
      )}
      <ConfirmDialog
        title={t('importing.replaceTitle')}
        action={t('common.word.replace')}
        isOpen={asks !== null}
        onAnswer={(isAgreed) => {
          setAsks(null);
          if (!isAgreed || !asks) return;
          keep(null);
          void takeFile(asks);
        }}
      >
        {t('importing.replaceBody', { file: draft?.file ?? '' })}
      </ConfirmDialog>
    </>
  );
}

/** What the system's dialog offers. */
const accepted = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileStageProps {
  readonly failure: TakeFailure | null;
  readonly isReading: boolean;
  /** The sheets of a workbook that has several, to choose one. */
  readonly sheets: readonly Sheet[] | null;
  readonly onFile: (file: File) => void;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Chooses the file, and of a workbook the sheet; says what is read, and why nothing was. */
function FileStage({ failure, isReading, sheets, onFile, onSheet }: FileStageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { choose, input } = useFileChoice({ label: t('importing.choose'), accept: accepted, onFile });
  return (
    <DropZone label={t('people.importing.drop')} onFile={onFile} className="flex min-w-0 flex-1">
      <div className="scroll-thin flex flex-1 flex-col items-center overflow-y-auto px-5 py-8">
        <div className="flex w-full max-w-[560px] flex-col gap-4">
          {failure && <Failed failure={failure} />}
          {isReading && <Progress label={t('importing.reading')} />}
          {sheets ? (
            <section aria-label={t('importing.whichSheet')}>
              <h2 className="mb-2 text-panel font-bold">{t('importing.whichSheet')}</h2>
              <ul className="flex flex-col gap-2">
                {sheets.map((sheet, at) => (
                  <li
                    key={sheet.name}
                    className="flex items-center justify-between gap-3 rounded-box border border-line px-3 py-2"
                  >
                    <span className="min-w-0">
                      <span className="block truncate-line font-medium">{sheet.name}</span>
                      <span className="text-help text-text-3">
                        {t('importing.rows', { count: sheet.rows.length, number: format.number(sheet.rows.length) })}
                      </span>
                    </span>
                    {/* It takes the place of the button that had the focus. */}
                    <Button autoFocus={at === 0} onPress={() => onSheet(sheet)}>
                      {t('importing.takeSheet')}
                      <span className="sr-only"> {sheet.name}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <section className="flex flex-col items-center gap-3 rounded-box border border-dashed border-line px-6 py-10 text-center">
              <FileSpreadsheet size={28} aria-hidden className="text-text-3" />
              <p className="font-medium">{t('importing.how')}</p>
              <p className="text-help text-text-2">
                {t('importing.limits', { lines: format.number(mostLines), size: format.size(mostBytes) })}
              </p>
              <Button variant="primary" autoFocus isDisabled={isReading} onPress={choose}>
                {t('importing.choose')}
              </Button>
              <p className="text-help text-text-3">{t('importing.columnsHint')}</p>
            </section>
          )}
          {sheets && (
            <p>
              <Button onPress={choose}>{t('importing.another')}</Button>
            </p>
          )}
          {input}
        </div>
      </div>
    </DropZone>
  );
}

/** Why nothing was read, and what to do. */
function Failed({ failure }: { readonly failure: TakeFailure }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (failure.of === 'file') return <FileFailed reason={failure.reason} most={mostBytes} />;
  const { reason, count = 0 } = failure;
  const most = format.number(reason === 'tooManyRows' ? mostRows : mostLines);
  const values = { number: format.number(count), most };
  return (
    <Notice tone="ask" live title={t(`importing.failed.${reason}.what`, values)}>
      {t(`importing.failed.${reason}.todo`, values)}
    </Notice>
  );
}

/** What an import takes: more is done in parts, so that it can be looked through. */
const mostLines = 500;
const mostBytes = 5_000_000;

type TakeFailure =
  | { readonly of: 'file'; readonly reason: FileFailure }
  | { readonly of: 'sheet'; readonly reason: SheetFailure | 'noLines' | 'tooManyLines'; readonly count?: number };

type Taken =
  | { readonly ok: true; readonly sheets: readonly Sheet[]; readonly text?: Text }
  | { readonly ok: false; readonly failure: TakeFailure };

/** What a text was read from. */
type Text = Pick<Source, 'bytes' | 'encoding'>;

/** The sheets of a file that the user chose or dropped. */
async function readFile(file: File): Promise<Taken> {
  const bytes = await readBytes(file, mostBytes);
  if (!bytes.ok) return { ok: false, failure: { of: 'file', reason: bytes.reason } };
  const read = await readSheets(bytes.content);
  if (read.ok) {
    const { sheets, encoding } = read;
    return { ok: true, sheets, ...(encoding !== undefined && { text: { bytes: bytes.content, encoding } }) };
  }
  return {
    ok: false,
    failure: { of: 'sheet', reason: read.reason, ...(read.row !== undefined && { count: read.row }) },
  };
}

/** A sheet as an import, with its columns proposed; or why it cannot be one. */
function draftOf(
  { name, ...sheet }: Sheet,
  given: {
    readonly id: string;
    readonly file: string;
    readonly targets: readonly Target[];
    /** The custom field that holds telephone numbers. */
    readonly phone: string | null;
    readonly common: ImportDraft['common'];
  },
): ImportDraft | TakeFailure {
  const { id, file, targets, phone, common } = given;
  const { rows, hidden } = sheet;
  const head = headRow(rows, targets);
  const count = dataRows({ rows, head }).length;
  if (count === 0) return { of: 'sheet', reason: 'noLines' };
  if (count > mostLines) return { of: 'sheet', reason: 'tooManyLines', count };
  return {
    ...sheet,
    id,
    file,
    sheet: name,
    head,
    columns: [...proposeColumns(rows[head] ?? [], targets, phone)],
    common,
    decisions: firstDecisions(hidden),
    address: null,
    stage: 'columns',
    isDone: false,
  };
}
