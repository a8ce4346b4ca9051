import { useTranslation } from 'react-i18next';
import { supportText } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { Button, Dialog, useCopy, useFormat } from '#ui/index.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';

interface SupportDialogProps {
  readonly file: SupportFile;
  readonly onClose: () => void;
}

/** « Fichier d’assistance »: all that it holds, before main writes the same (S16). */
export function SupportDialog({ file, onClose }: SupportDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const copy = useCopy();
  const save = useSaveFile('saveSupport');
  const text = supportText(file);
  const name = `${t('health.support.fileName', { day: format.dayOf(file.health.at) })}.json`;
  return (
    <Dialog
      title={t('health.support.title')}
      width="lg"
      isText
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => copy(text)}>{t('common.word.copy')}</Button>
          <Button variant="primary" onPress={() => void save(name, JSON.stringify(file)).then(onClose)}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">{t('health.support.lead')}</p>
      {/* The same words in every language. */}
      <pre
        lang="en"
        className="selectable rounded-box bg-sunken p-3 font-mono text-help break-words whitespace-pre-wrap"
      >
        {text}
      </pre>
    </Dialog>
  );
}
