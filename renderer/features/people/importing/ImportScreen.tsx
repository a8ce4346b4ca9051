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
import { useDayChoices } from '#stores/interviewDay.ts';
import { stopCreating } from '#stores/place.ts';
import { Button, Notes, Notice, Progress, Screen, useFormat, useShortcut, ViewHeader } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { headRow, proposeColumns } from './columns.ts';
import { ColumnsStage, letters } from './ColumnsStage.tsx';
import { dataRows, firstDecisions } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { GiveUpDialog } from './GiveUp.tsx';
import { LinesStage } from './LinesStage.tsx';
import { readSheets } from './sheets/readSheets.ts';
import type { Sheet, SheetFailure } from './sheets/sheet.ts';
import { mostRows } from './sheets/sheet.ts';
import { useColumns } from './useColumns.ts';
import { keepDraft, useImport } from './useImport.ts';

/** What an import takes: more is done in parts, so that it can be looked through. */
const mostLines = 500;
const mostBytes = 5_000_000;
/** So many cells without a value are named. */
const mostNamed = 5;
/** What the system's dialog offers. */
const accepted = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type TakeFailure =
  | { readonly of: 'file'; readonly reason: FileFailure }
  | { readonly of: 'sheet'; readonly reason: SheetFailure | 'tooManyLines'; readonly count?: number };

/** A file of applicants, from its choice to what is stored of it. What is under way stays when the screen is left. */
export function ImportScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { draft, dropped } = useImport();
  const taken = useColumns();
  const { fieldMapping, agentId } = useDayChoices();
  const [failure, setFailure] = useState<TakeFailure | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** Another file was dropped while one is being imported. */
  const [asks, setAsks] = useState<File | null>(null);

  /** `before`: the import of which another sheet is taken, or the same in another encoding. */
  const takeSheet = (
    file: string,
    { name, ...sheet }: Sheet,
    source: ImportDraft['source'],
    before?: ImportDraft,
  ): void => {
    const head = headRow(sheet.rows, taken.targets);
    const made: ImportDraft = {
      ...sheet,
      id: before?.id ?? crypto.randomUUID(),
      file,
      source,
      sheet: name,
      head,
      columns: proposeColumns({ ...sheet, head }, taken.targets, fieldMapping.phone, taken.read),
      common: before?.common ?? { ...noChoice, 'Dossier.AgentId': agentId ?? '' },
      decisions: firstDecisions(sheet.hidden),
      stage: 'columns',
    };
    const count = dataRows(made).length;
    const isTaken = count > 0 && count <= mostLines;
    keepDraft(isTaken ? made : null);
    if (!isTaken) setFailure({ of: 'sheet', reason: count === 0 ? 'noLines' : 'tooManyLines', count });
  };
  const takeFile = async (file: File): Promise<void> => {
    setFailure(null);
    setIsReading(true);
    const read = await readFile(file).finally(() => setIsReading(false));
    if (!read.ok) return setFailure(read.failure);
    const sheet = read.sheets.find(({ rows }) => rows.length > 1) ?? read.sheets[0];
    if (sheet) takeSheet(file.name, sheet, read);
  };
  const readOtherwise = async (bytes: Uint8Array, encoding: Encoding): Promise<void> => {
    const read = await readSheets(bytes, encoding);
    const [sheet] = read.ok ? read.sheets : [];
    if (draft && sheet) takeSheet(draft.file, sheet, { sheets: [sheet], bytes, encoding }, draft);
  };
  useEffect(() => {
    if (!dropped) return;
    useImport.setState({ dropped: null });
    if (draft) setAsks(dropped);
    else void takeFile(dropped);
    // Once for each file.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dropped]);

  const isAtLines = draft?.stage === 'lines';
  useShortcut(peopleShortcuts.back, stopCreating, { enabled: !isAtLines });
  const count = draft ? dataRows(draft).length : 0;
  const header = (actions: ReactNode) => (
    <ViewHeader
      back={{
        label: t('common.word.backToTheList'),
        ...(isAtLines ? {} : { kbd: 'Backspace' }),
        onPress: stopCreating,
      }}
      title={t('importing.title')}
      {...(draft && {
        detail: [draft.file, draft.sheet, t('importing.lines', { count, number: format.number(count) })]
          .filter(Boolean)
          .join(' · '),
      })}
    >
      {actions}
    </ViewHeader>
  );
  const stage = { taken, header, notice: draft && <ReadingNotes draft={draft} /> };
  return (
    <>
      {draft === null ? (
        <Screen header={header(null)}>
          <FileStage failure={failure} isReading={isReading} onFile={(file) => void takeFile(file)} />
        </Screen>
      ) : draft.stage === 'lines' ? (
        <LinesStage {...stage} draft={draft} />
      ) : (
        <ColumnsStage
          {...stage}
          draft={draft}
          sheets={draft.source.sheets.map(({ name }) => name)}
          onSheet={(name) => {
            const sheet = draft.source.sheets.find((each) => each.name === name);
            if (sheet) takeSheet(draft.file, sheet, draft.source, draft);
          }}
          encodingChoice={
            draft.source.encoding !== undefined && (
              <EncodingChoice
                {...draft.source}
                encoding={draft.source.encoding}
                onChoose={(encoding) => void readOtherwise(draft.source.bytes, encoding)}
              />
            )
          }
        />
      )}
      <GiveUpDialog
        isOpen={asks !== null}
        onAnswer={(isAgreed) => {
          setAsks(null);
          if (!isAgreed || !asks) return;
          keepDraft(null);
          void takeFile(asks);
        }}
      />
    </>
  );
}

const noChoice = { 'Dossier.SessionRecrutementId': '', 'Dossier.EtatCandidatureId': '' };

interface FileStageProps {
  readonly failure: TakeFailure | null;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

function FileStage({ failure, isReading, onFile }: FileStageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { choose, input } = useFileChoice({ label: t('importing.choose'), accept: accepted, onFile });
  return (
    <DropZone label={t('people.importing.drop')} onFile={onFile} className="flex min-w-0 flex-1">
      <div className="scroll-thin flex flex-1 flex-col items-center overflow-y-auto px-5 py-8">
        <div className="flex w-full max-w-[560px] flex-col gap-4">
          {failure && <Failed failure={failure} />}
          {isReading && <Progress label={t('importing.reading')} />}
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
          {input}
        </div>
      </div>
    </DropZone>
  );
}

function Failed({ failure }: { readonly failure: TakeFailure }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (failure.of === 'file') return <FileFailed reason={failure.reason} most={mostBytes} />;
  const { reason, count = 0 } = failure;
  const most = format.number(reason === 'tooLarge' ? mostRows : mostLines);
  const values = { number: format.number(count), most };
  return (
    <Notice tone="ask" live title={t(`importing.failed.${reason}.what`, values)}>
      {t(`importing.failed.${reason}.todo`, values)}
    </Notice>
  );
}

type Taken = ({ readonly ok: true } & ImportDraft['source']) | { readonly ok: false; readonly failure: TakeFailure };

/** The sheets of a file that the user chose or dropped. */
async function readFile(file: File): Promise<Taken> {
  const bytes = await readBytes(file, mostBytes);
  if (!bytes.ok) return { ok: false, failure: { of: 'file', reason: bytes.reason } };
  const read = await readSheets(bytes.content);
  if (read.ok) return { ...read, bytes: bytes.content };
  return {
    ok: false,
    failure: { of: 'sheet', reason: read.reason, ...(read.row !== undefined && { count: read.row }) },
  };
}

/** What was not taken as the file has it: rows that it hides, cells without a value. */
function ReadingNotes({ draft: { hidden, errors, rows } }: { readonly draft: ImportDraft }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const empty = errors.filter(({ row, column }) => !rows[row]?.[column]);
  const named = empty.slice(0, mostNamed).map(({ row, column, text }) => `${letters(column)}${row + 1} ${text}`.trim());
  const cells = [...named, ...(empty.length > mostNamed ? ['…'] : [])].join(', ');
  const said = [
    hidden.length > 0 && t('importing.hidden', counted(hidden.length)),
    empty.length > 0 && t('importing.errors', { ...counted(empty.length), cells }),
  ];
  return <Notes said={said} className="px-5 pt-3" />;
}
