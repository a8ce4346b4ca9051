import { useTranslation } from 'react-i18next';
import { useDrafts, useKeepDraft } from '#cache/queries/useDraft.ts';
import { openAgreementDraft } from '#stores/view.ts';
import { TextAction, useFormat, useNow } from '#ui/index.ts';
import { draftKey, draftPrefix, holdsNothing, readDraft } from '../draft/draft.ts';
import type { AgreementDraft } from '../draft/draft.ts';

/** Agreements that are being prepared on this workstation, the one that changed last first. */
export function Drafts() {
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
          <li key={draft.id} className="border-t border-line-soft first:border-0">
            <DraftLine draft={draft} />
          </li>
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
    <button
      type="button"
      data-row={draft.id}
      onClick={() => openAgreementDraft(draft.id)}
      className="-mx-2 flex min-h-9 w-[calc(100%+16px)] flex-wrap items-center gap-x-3 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover"
    >
      <span className="font-medium">{draft.learnerName || t('common.unnamed')}</span>
      <span className="text-text-2">
        {draft.existing ? t('agreements.draft.instalmentsTitle') : draft.company.fields['Nom']}
      </span>
      <span className="ml-auto text-help text-text-3">
        {t('agreements.list.draftAt', { when: format.moment(draft.madeAt, now) })}
      </span>
    </button>
  );
}
