import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportParts, supportText } from '#shared/support/supportFile.ts';
import type { SupportFile, SupportPart } from '#shared/support/supportFile.ts';
import { useCommands } from '#stores/session.ts';
import { Button, Disclosure, Loading, useCopy, useFormat } from '#ui/index.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { useHealth } from './useHealth.ts';

/** « Fichier d’assistance »: what it holds, part by part, before it is saved (S16). */
export function SupportScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const copy = useCopy();
  const save = useSaveFile('saveSupport');
  const file = useSupportFile();
  const text = file && supportText(file);
  const fileName = (): string => `${t('health.support.fileName', { day: format.dayOf(Date.now()) })}.json`;
  return (
    <SettingsPage
      title={t('common.helpTopic.support')}
      detail={text && format.size(text.length)}
      lead={t('health.support.lead')}
      help="support"
      parent="health"
      actions={
        <>
          <Button isDisabled={text === null} onPress={() => copy(text ?? '')}>
            {t('common.word.copy')}
          </Button>
          <Button variant="primary" isDisabled={text === null} onPress={() => void save(fileName(), text ?? '')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {file ? (
        <ul aria-label={t('health.support.parts')} className="border-t border-line-soft">
          {supportParts.map((part) => (
            <Part key={part} file={file} part={part} />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
    </SettingsPage>
  );
}

/** Once, as it was when the page opened: what is shown is what is saved. Null until it is prepared. */
function useSupportFile(): SupportFile | null {
  const { prepareSupport } = useCommands();
  const { facts, checks, context } = useHealth();
  const [file, setFile] = useState<SupportFile | null>(null);
  useEffect(() => {
    if (file !== null || facts === null || checks === null) return;
    const { unsent, toDecide, policy } = context;
    const fixed = Object.keys(policy.values) as SupportFile['health']['policy']['fixed']; // keys loses the names
    void prepareSupport({
      facts,
      checks,
      changes: { unsent, toDecide },
      policy: { fixed, problems: policy.problems.length },
    }).then(setFile);
  }, [file, facts, checks, context, prepareSupport]);
  return file;
}

/** What a part is, how long, and all of it when it is unfolded. */
function Part({ file, part }: { readonly file: SupportFile; readonly part: SupportPart }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const count = part === 'health' ? null : file[part].lines.length;
  const content = part === 'health' ? JSON.stringify(file.health, null, 2) : file[part].lines.join('\n');
  return (
    <li className="border-b border-line-soft py-2.5">
      <Disclosure title={t(`health.support.part.${part}`)} isOpen={isOpen} onOpenChange={setIsOpen}>
        <section
          // Reached by keyboard: it scrolls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t(`health.support.part.${part}`)}
          className="scroll-thin mt-2 max-h-80 rounded-box bg-sunken p-3"
        >
          {/* The same words in every language. */}
          <pre lang="en" className="selectable font-mono text-help break-words whitespace-pre-wrap">
            {content}
          </pre>
        </section>
      </Disclosure>
      <p className="mt-1 ml-4 text-text-2">
        {[
          t(`health.support.holds.${part}`),
          count !== null && t('health.support.lines', { count, number: format.number(count) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </li>
  );
}
