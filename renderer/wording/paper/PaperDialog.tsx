import './paper.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureError } from '#shared/failures/failure.ts';
import { useCommit } from '#stores/commit.ts';
import { usePolicy } from '#stores/policy.ts';
import { Button, Dialog, Notice, Segmented, useShortcut } from '#ui/index.ts';
import { useSavedNotice } from '../useSaveFile.ts';

export type Paper = 'landscape' | 'portrait';

interface PaperDialogProps {
  readonly title: string;
  /** Without its extension. */
  readonly fileName: string;
  /** The sheet, where the user may choose how it lies. */
  readonly sheet?: { readonly paper: Paper; readonly onPaper: (paper: Paper) => void };
  readonly onClose: () => void;
  /** What is printed, and choices about it; the paper itself is drawn in a `.paper` of the body. */
  readonly children: ReactNode;
}

const pdfKey = 'mod+s';

/** Prints what is in `.paper`: through the system's printers, or as a PDF. */
export function PaperDialog({ title, fileName, sheet, onClose, children }: PaperDialogProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const mayPrint = usePolicy(({ values }) => values.exportPaper !== false);
  const savedNotice = useSavedNotice();
  const refused = (): void => setFailure(t('common.failure.policy'));

  const { commit: savePdf, isCommitting } = useCommit(async (commands) => {
    setFailure(null);
    try {
      const saved = await commands.savePdf(`${fileName}.pdf`);
      if (saved) {
        savedNotice(saved);
        onClose();
      }
      return saved !== null;
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      const { kind } = error.failure;
      setFailure(kind === 'storage' || kind === 'policy' ? t(`common.failure.${kind}`) : '');
      return false;
    }
  });
  const asPdf = (): void => void savePdf();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kbd={pdfKey} isBusy={isCommitting} onPress={asPdf}>
            {t('common.paper.savePdf')}
          </Button>
          {/* Entrée goes on with what the dialog was opened for: every command that opens it says « Imprimer ». */}
          <Button variant="primary" autoFocus onPress={() => (mayPrint ? window.print() : refused())}>
            {t('common.paper.print')}
          </Button>
        </>
      }
    >
      <PdfKey onPress={asPdf} />
      <div className="flex flex-col gap-3">
        {children}
        {sheet && (
          <div className="flex items-center gap-3 text-text-2">
            {t('common.word.orientation')}
            <Segmented
              label={t('common.word.orientation')}
              value={sheet.paper}
              onChange={sheet.onPaper}
              options={(['landscape', 'portrait'] as const).map((id) => ({ id, label: t(`lists.sheet.${id}`) }))}
            />
          </div>
        )}
        {failure !== null && (
          <Notice tone="stop" live>
            {t('common.paper.failed', { reason: failure }).trim()}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function PdfKey({ onPress }: { readonly onPress: () => void }) {
  useShortcut(pdfKey, onPress);
  return null;
}
