import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stopCreating } from '#stores/creating.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import {
  ConfirmDialog,
  LoadingAfter,
  Notice,
  Screen,
  Skeleton,
  useFormat,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { peopleShortcuts } from '../shortcuts.ts';
import { ColumnsStage } from './ColumnsStage.tsx';
import { dataRows } from './draft.ts';
import { useDropped } from './dropped.ts';
import { FileStage } from './FileStage.tsx';
import { LinesStage } from './LinesStage.tsx';
import type { Sheet } from './reading/sheet.ts';
import { draftOf, readFile } from './take.ts';
import type { TakeFailure } from './take.ts';
import { useTargets } from './useBeside.ts';
import { useImportDraft } from './useImportDraft.ts';

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

  const takeSheet = (file: string, sheet: Sheet): void => {
    const made = draftOf(sheet, {
      id: crypto.randomUUID(),
      file,
      targets,
      phone: fieldMapping.phone,
      common: { 'Dossier.SessionRecrutementId': '', 'Dossier.EtatCandidatureId': '', 'Dossier.AgentId': agentId ?? '' },
    });
    if ('of' in made) return setFailure(made);
    setSheets(null);
    keep(made);
  };
  const takeFile = async (file: File): Promise<void> => {
    setFailure(null);
    setSheets(null);
    setIsReading(true);
    const taken = await readFile(file).finally(() => setIsReading(false));
    if (!taken.ok) return setFailure(taken.failure);
    const [only, another] = taken.sheets;
    if (another) setSheets({ file: file.name, all: taken.sheets });
    else if (only) takeSheet(file.name, only);
  };
  const offer = (file: File): void => (draft ? setAsks(file) : void takeFile(file));
  const dropped = useDropped((store) => store.file);
  useEffect(() => {
    if (!dropped || draft === undefined) return;
    useDropped.setState({ file: null });
    offer(dropped);
    // Once for each file, as soon as it is known whether another is being imported.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dropped, draft === undefined]);

  const isAtLines = draft?.stage === 'lines';
  useShortcut(peopleShortcuts.back, stopCreating, { enabled: !isAtLines });
  if (draft === undefined)
    return (
      <LoadingAfter>
        <Skeleton label={t('common.loading')} />
      </LoadingAfter>
    );
  const header = (actions: ReactNode) => (
    <ViewHeader
      back={{ label: t('importing.leave'), ...(isAtLines ? {} : { kbd: 'Backspace' }), onPress: stopCreating }}
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
  const notice = isUnsafe && (
    <div className="px-5 pt-3">
      <Notice tone="ask" title={t('importing.unsafe')} />
    </div>
  );
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
        <ColumnsStage draft={draft} targets={targets} header={header} notice={notice} keep={keep} />
      ) : (
        <LinesStage draft={draft} targets={targets} header={header} notice={notice} keep={keep} saved={saved} />
      )}
      <ConfirmDialog
        title={t('importing.replaceTitle')}
        action={t('importing.replace')}
        isOpen={asks !== null}
        onCancel={() => setAsks(null)}
        onConfirm={() => {
          setAsks(null);
          keep(null);
          if (asks) void takeFile(asks);
        }}
      >
        {t('importing.replaceBody', { file: draft?.file ?? '' })}
      </ConfirmDialog>
    </>
  );
}
