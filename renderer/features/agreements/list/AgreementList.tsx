import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDrafts, useKeepDraft } from '#cache/queries/useDraft.ts';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import { describeEntity } from '#shared/entities/index.ts';
import { go, startCreating } from '#stores/place.ts';
import {
  Button,
  ConfirmDialog,
  Notice,
  Screen,
  TextAction,
  useFormat,
  useNow,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { agreementShortcuts } from '#wording/shortcuts.ts';
import { draftKey, draftPrefix, holdsNothing, readDraft } from '../draft/draft.ts';
import type { AgreementDraft } from '../draft/draft.ts';
import { useImport } from './useImport.ts';

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

/** Agreements of this workstation, any other by its number, and those that are being prepared. */
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

/** Chooses the file of a saved draft, and asks before one that is here is replaced. */
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
      <Button kbd="i" icon={<Upload size={14} aria-hidden />} onPress={choose}>
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
  const keep = useKeepDraft();
  const readable = texts.flatMap(({ text }) => readDraft(text) ?? []);
  // Earlier versions stored one as soon as it was opened.
  const [empty, drafts] = [readable.filter(holdsNothing), readable.filter((draft) => !holdsNothing(draft))];
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('agreements.list.drafts')} className="border-b border-line px-5 py-3">
      <h2 className="mb-1 text-body font-bold">{t('agreements.list.drafts')}</h2>
      <ul>
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} />
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="text-help text-text-3">
          {t('agreements.list.emptyDrafts', { count: empty.length })}{' '}
          <TextAction onPress={() => empty.forEach(({ id }) => keep(draftKey(id), null))}>
            {t('agreements.list.removeEmpty')}
          </TextAction>
        </p>
      )}
      {readable.length < texts.length && <p className="text-help text-ask">{t('agreements.list.draftUnread')}</p>}
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
