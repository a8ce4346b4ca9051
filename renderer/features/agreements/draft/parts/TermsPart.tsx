import { useTranslation } from 'react-i18next';
import { useTypedText } from '#forms/fields/useTypedText.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { useFormat } from '#ui/index.ts';
import { TypedFields } from '../../fields/TypedFields.tsx';
import { terms } from '../draft.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { partOf } from './partProps.ts';

const termsStages = ['terms', 'attach'] as const;
const nothing = rawJson('{}');

/** The terms of the contract, sent with the company; by themselves where there is none. */
export const TermsPart = partOf(['terms'], function TermsPart({ draft, put, flow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const typedText = useTypedText();
  const isEditable = termsStages.every((kind) => isOpen(flow.stages, kind));
  const sent = terms.map((field) => ({
    label: meaningOf('Convention', field, format.language).label,
    value: typedText('Convention', { field, value: draft.terms[field] ?? '' }, nothing),
  }));
  return (
    <Part
      title={t('agreements.draft.part.terms')}
      note={t('agreements.draft.termsHow')}
      sent={isEditable ? null : sent}
    >
      <TypedFields
        entity="Convention"
        fields={terms}
        values={draft.terms}
        onChange={(changed) => put({ terms: changed })}
        clashOf={flow.clashOf}
      />
    </Part>
  );
});
