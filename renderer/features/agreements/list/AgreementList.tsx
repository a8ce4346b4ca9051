import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts, useKeepDraft } from '#cache/queries/useDraft.ts';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import { describeEntity } from '#shared/entities/index.ts';
import { useOnce } from '#stores/commit.ts';
import { go, startCreating } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { ownerOf } from '#sync/outboxFile.ts';
import { Button, ConfirmDialog, Notice, Screen, useFormat, useNow, useShortcut, ViewHeader } from '#ui/index.ts';
import { agreementShortcuts } from '#wording/shortcuts.ts';
import { draftKey, draftPrefix, readDraft } from '../draft/draft.ts';
import type { AgreementDraft } from '../draft/draft.ts';
import { inPlaceOf, mostCharacters, readDraftFile } from '../draft/draftFile.ts';
import type { ReadDraft } from '../draft/draftFile.ts';

/** The groups of the page whose members can be added; the others say something only beside it. */
const alsoOf: ReadonlySet<string> = new Set([
  'identity',
  'dates',
  'company',
  'job',
  'pay',
  'costs',
  'validation',
  'ending',
]);
const more = describeEntity('Convention').groups.flatMap(({ id, fields }) =>
  alsoOf.has(id) ? fields.map(({ field }) => field) : [],
);
const create = (): void => void startCreating({ what: 'agreement' });

export function AgreementList() {
  const { t } = useTranslation();
  const { take, failed, asks, answer } = useImport();
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.agreements')}>
          <ImportDraft take={take} asks={asks} answer={answer} />
          <CreateButton shortcut={agreementShortcuts.create} onPress={create}>
            {t('keys.agreements.create')}
          </CreateButton>
        </ViewHeader>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {failed && (
          <div className="px-5 pt-3">
            <Notice tone="ask" live title={t(`agreements.import.failed.${failed}.what`)}>
              {t(`agreements.import.failed.${failed}.todo`)}
            </Notice>
          </div>
        )}
        <Drafts />
        <EntityRows entity="Convention" fields={more} />
      </div>
    </Screen>
  );
}

type Failed = Extract<ReadDraft, { ok: false }>['reason'];

/** Takes in an agreement that was saved to a file: as a draft, which sends nothing. */
function useImport() {
  const profile = useSession((session) => session.open?.profile);
  const texts = useDrafts(draftPrefix);
  const keep = useKeepDraft();
  const [failed, setFailed] = useState<Failed | null>(null);
  // A draft that is here already: the user says whether the file's replaces it.
  const [asks, setAsks] = useState<AgreementDraft | null>(null);
  const here = (id: string): AgreementDraft | null =>
    (texts ?? []).map(({ text }) => readDraft(text)).find((draft) => draft?.id === id) ?? null;
  const put = (draft: AgreementDraft): void => {
    keep(draftKey(draft.id), JSON.stringify(draft));
    go({ at: 'draft', id: draft.id });
  };
  const { run } = useOnce(
    async (chosen: File): Promise<boolean> => {
      setFailed(null);
      if (!profile || texts === undefined) return false; // no service is open, or its drafts are being read
      // Four bytes a character at most: nothing larger is read into memory.
      const read: ReadDraft =
        chosen.size > 4 * mostCharacters
          ? { ok: false, reason: 'notADraft' }
          : readDraftFile(await chosen.text(), ownerOf(profile));
      if (!read.ok) setFailed(read.reason);
      else if (here(read.draft.id)) setAsks(read.draft);
      else {
        put(read.draft);
        return true;
      }
      return false; // nothing was imported: the same file may be chosen again at once
    },
    ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
  );
  const answer = (isYes: boolean): void => {
    const before = asks && here(asks.id);
    if (isYes && asks) put(before ? inPlaceOf(before, asks) : asks);
    setAsks(null);
  };
  return { take: async (chosen: File): Promise<void> => void (await run(chosen)), failed, asks, answer };
}

function ImportDraft({ take, asks, answer }: Omit<ReturnType<typeof useImport>, 'failed'>) {
  const { t } = useTranslation();
  const { choose, input } = useFileChoice({
    label: t('agreements.import.choose'),
    accept: '.json,application/json',
    onFile: (file) => void take(file),
  });
  useShortcut(agreementShortcuts.import, choose);
  return (
    <>
      <Button icon={<Upload size={14} aria-hidden />} onPress={choose}>
        {t('agreements.import.choose')}
      </Button>
      {input}
      <ConfirmDialog
        title={t('agreements.import.replaceTitle')}
        action={t('common.word.replace')}
        isOpen={asks !== null}
        onAnswer={answer}
      >
        {t('agreements.import.replaceBody', { name: asks?.learnerName || t('common.unnamed') })}
      </ConfirmDialog>
    </>
  );
}

/** Agreements that are being prepared on this workstation, the one that changed last first. */
function Drafts() {
  const { t } = useTranslation();
  const texts = useDrafts(draftPrefix) ?? [];
  const drafts = texts.flatMap(({ text }) => readDraft(text) ?? []);
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('agreements.list.drafts')} className="border-b border-line px-5 py-3">
      <h2 className="mb-1 text-body font-bold">{t('agreements.list.drafts')}</h2>
      <ul>
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} />
        ))}
      </ul>
      {drafts.length < texts.length && <p className="text-help text-ask">{t('agreements.list.draftUnread')}</p>}
    </section>
  );
}

function DraftLine({ draft }: { readonly draft: AgreementDraft }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <OpeningLine
      row={draft.id}
      onOpen={() => go({ at: 'draft', id: draft.id })}
      className="flex min-h-9 flex-wrap items-center gap-x-3"
    >
      <span className="font-medium">{draft.learnerName || t('common.unnamed')}</span>
      <span className="text-text-2">
        {draft.existing ? t('agreements.draft.instalmentsTitle') : draft.company.fields['Nom']}
      </span>
      <span className="ml-auto text-help text-text-3">
        {t('agreements.list.draftAt', { when: format.moment(draft.madeAt, now) })}
      </span>
    </OpeningLine>
  );
}
