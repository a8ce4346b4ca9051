import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '#forms/incoming/DropZone.tsx';
import { startCreating } from '#stores/place.ts';
import { Button, ConfirmDialog, Notice, useFormat } from '#ui/index.ts';
import { dataRows } from './draft.ts';
import { importFile, useImportDraft } from './useImport.ts';

/** A list of people, on which a file can be dropped, and which says that an import is not finished. */
export function WithImport({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <DropZone label={t('people.importing.drop')} onFile={importFile} className="flex h-full min-h-0 flex-col">
      <Unfinished />
      <div className="min-h-0 flex-1">{children}</div>
    </DropZone>
  );
}

/** Also after a crash: nothing goes on by itself. */
function Unfinished() {
  const { t } = useTranslation();
  const format = useFormat();
  const { draft, keep } = useImportDraft();
  if (!draft || draft.isDone) return null;
  const count = dataRows(draft).length;
  return (
    <div className="bg-surface px-5 pt-3">
      <Notice
        tone="wait"
        title={t('people.importing.waiting', { count, number: format.number(count), file: draft.file })}
        actions={
          <>
            <Button size="sm" onPress={() => startCreating({ what: 'applicants' })}>
              {t('people.importing.goOn')}
            </Button>
            <GiveUp size="sm" variant="quiet" onGivenUp={() => keep(null)} />
          </>
        }
      />
    </div>
  );
}

interface GiveUpProps {
  readonly size?: 'sm';
  readonly variant?: 'quiet';
  readonly onGivenUp: () => void;
}

/** What was stored stays: only the rest of the file is given up. */
export function GiveUp({ onGivenUp, ...look }: GiveUpProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...look} onPress={() => setIsAsking(true)}>
        {t('people.importing.giveUp')}
      </Button>
      <GiveUpDialog
        isOpen={isAsking}
        onAnswer={(isAgreed) => {
          setIsAsking(false);
          if (isAgreed) onGivenUp();
        }}
      />
    </>
  );
}

interface GiveUpDialogProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isAgreed: boolean) => void;
}

export function GiveUpDialog(answer: GiveUpDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog title={t('people.importing.giveUpTitle')} action={t('people.importing.giveUp')} {...answer}>
      {t('people.importing.giveUpBody')}
    </ConfirmDialog>
  );
}
