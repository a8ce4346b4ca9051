import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferences } from '#cache/queries/references.ts';
import { neighbourOfRemoved, useFocusLater } from '#forms/form/useFocusLater.ts';
import { control } from '#forms/form/useForm.ts';
import { useReceivedList } from '#pages/useReceived.ts';
import { Button, IconButton } from '#ui/index.ts';
import { newFunder } from '../../fields/created.ts';
import { NewEntityFields } from '../../fields/TypedFields.tsx';
import type { Funder } from '../draft.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { partOf } from './partProps.ts';

/** Funders: attached one by one, and never read back (document: gaps). */
export const FundersPart = partOf(['funders'], function FundersPart({ draft, put, flow }) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  useReceivedList('OrganismeFinanceur');
  const { funders } = draft;
  const open = funders.filter(({ key }) => isOpen(flow.stages, 'funder', key));
  const sent = funders.filter((funder) => !open.includes(funder));
  const numberOf = (key: string): number => funders.findIndex((funder) => funder.key === key) + 1;
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useFocusLater(box);
  const focusOnLine = (key: string | undefined): void =>
    focusOn(key === undefined ? `[data-add] ${control}` : `[data-field="${CSS.escape(fieldOf(key))}"] ${control}`);
  const add = (): void => {
    const key = crypto.randomUUID();
    put({ funders: [...funders, { key, fields: {} }] });
    focusOnLine(key);
  };
  const remove = (removed: string): void => {
    put({ funders: funders.filter(({ key }) => key !== removed) });
    const keys = open.map(({ key }) => key);
    focusOnLine(neighbourOfRemoved(keys, removed));
  };
  const change = (key: string, fields: Funder['fields']): void =>
    put({ funders: funders.map((funder) => (funder.key === key ? { key, fields } : funder)) });
  return (
    <Part title={t('agreements.page.tab.funders')} note={t('agreements.draft.fundersHow')} sent={null}>
      {sent.map(({ key, fields }) => (
        <p key={key} className="selectable mb-2">
          {nameOf('OrganismeFinanceurId', fields['OrganismeFinanceurId'] ?? '') ??
            t('common.numbered', { id: fields['OrganismeFinanceurId'] ?? '' })}
          {fields['NumeroDossier'] && <span className="text-text-2"> · {fields['NumeroDossier']}</span>}
        </p>
      ))}
      <div ref={box}>
        {open.map(({ key, fields }) => (
          <FunderForm
            key={key}
            field={fieldOf(key)}
            number={numberOf(key)}
            fields={fields}
            onChange={(changed) => change(key, changed)}
            onRemove={() => remove(key)}
          />
        ))}
        <span data-add>
          <Button size="sm" icon={<Plus size={14} aria-hidden />} onPress={add}>
            {t('agreements.draft.addFunder')}
          </Button>
        </span>
      </div>
    </Part>
  );
});

const fieldOf = (key: string): string => `funder.${key}`;

interface FunderFormProps {
  readonly field: string;
  readonly number: number;
  readonly fields: Funder['fields'];
  readonly onChange: (fields: Funder['fields']) => void;
  readonly onRemove: () => void;
}

function FunderForm({ field, number, fields, onChange, onRemove }: FunderFormProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 flex w-full items-center gap-2 text-body font-medium">
        {t('agreements.draft.funder', { number })}
        <IconButton
          label={t('agreements.draft.removeFunder', { number })}
          icon={<X size={14} aria-hidden />}
          onPress={onRemove}
        />
      </legend>
      <div data-field={field}>
        <NewEntityFields
          entity="ConventionOrganismeFinanceur"
          fields={newFunder}
          more={t('agreements.draft.moreFunder', { number })}
          values={fields}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}
