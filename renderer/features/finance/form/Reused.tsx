import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { reusableForClient } from '#shared/entities/client.ts';

const fields = reusableForClient.map((field) => ({ field }));

/** What the client takes over from the learner or applicant that it bills (R4.4). */
export function Reused({ person }: { readonly person: Fields }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line py-5">
      <h2 id={id} className="mb-1 text-body font-bold">
        {t('finance.form.reused')}
      </h2>
      <p className="mb-3 max-w-[85ch] text-help text-text-3">{t('finance.form.reusedHow')}</p>
      <div className="max-w-[560px]">
        <FieldList entity="Client" row={person} fields={fields} />
      </div>
    </section>
  );
}
