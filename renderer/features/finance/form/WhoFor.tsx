import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeople } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { useRowName } from '#pages/useRowName.ts';
import { startClient } from '#stores/creating.ts';
import type { ClientSource } from '#stores/creating.ts';
import { Segmented, TextAction, TextField, useFormat } from '#ui/index.ts';

const kinds = ['free', 'Apprenant', 'Candidat'] as const;
export type ClientKind = (typeof kinds)[number];
/** Shown of those that match. */
const most = 6;

interface WhoForProps {
  readonly source: ClientSource | null;
  readonly row: RowView | null;
  /** Of which kind it is, until the person is chosen. */
  readonly kind: ClientKind;
  readonly onKind: (kind: ClientKind) => void;
}

/** Whom the client bills: each way to create one is another request of the service. */
export function WhoFor({ source, row, kind, onKind }: WhoForProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName();
  if (source) {
    const name = row ? nameOf(row) : t('forms.numbered', { id: source.id });
    return (
      <section className="flex flex-wrap items-center gap-3 border-b border-line py-4">
        <h2 className="text-body font-bold">{t('finance.form.for')}</h2>
        <span className="selectable">{`${namesOf(source.entity, format.language).one} · ${name}`}</span>
        <TextAction onPress={() => startClient(null)}>{t('finance.form.change')}</TextAction>
      </section>
    );
  }
  return (
    <section aria-labelledby="who-for" className="border-b border-line py-5">
      <h2 id="who-for" className="mb-3 text-body font-bold">
        {t('finance.form.for')}
      </h2>
      <Segmented
        label={t('finance.form.for')}
        value={kind}
        onChange={onKind}
        options={kinds.map((id) => ({
          id,
          label: id === 'free' ? t('finance.form.free') : namesOf(id, format.language).one,
        }))}
      />
      {kind === 'free' ? (
        <p className="mt-2 max-w-[85ch] text-help text-text-3">{t('finance.form.freeHow')}</p>
      ) : (
        <FindPerson key={kind} kind={kind} />
      )}
    </section>
  );
}

function FindPerson({ kind }: { readonly kind: 'Apprenant' | 'Candidat' }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { rows, total } = usePeople(kind, query, most);
  const isAsked = query.trim() !== '';
  return (
    <div className="mt-3 max-w-[560px]">
      <TextField
        label={t(`finance.form.find.${kind}`)}
        value={query}
        onChange={setQuery}
        autoComplete="off"
        description={t(kind === 'Apprenant' ? 'finance.form.findLearner' : 'finance.form.findApplicant')}
      />
      {isAsked && (
        <>
          <ul aria-label={t('finance.form.found')} className="mt-2">
            {rows.map(({ id, name, number, mail }) => (
              <li key={id} className="border-t border-line-soft first:border-0">
                <button
                  type="button"
                  onClick={() => startClient({ entity: kind, id })}
                  className="-mx-2 flex min-h-9 w-[calc(100%+16px)] items-center gap-3 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover"
                >
                  <span className="font-bold">{name}</span>
                  <span className="text-text-3">{[number, mail].filter(Boolean).join(' · ')}</span>
                </button>
              </li>
            ))}
          </ul>
          <output className="mt-1 block text-help text-text-3">
            {total === 0
              ? t('finance.form.nobody')
              : total > rows.length && t('finance.form.more', { count: total - rows.length })}
          </output>
        </>
      )}
    </div>
  );
}
