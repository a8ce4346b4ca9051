import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/index.ts';
import { TypedFields } from './TypedFields.tsx';

const usual = ['OrganismeFinanceurId', 'NumeroDossier'] as const;
const more = [
  'OrganismeFinanceurFacturationId',
  'NumeroDECA',
  'NumeroInterne',
  'CodeAdherent',
  'TypePriseCharge',
  'TauxHoraire',
  'DateEnvoi',
  'DateReception',
] as const;

interface FunderFieldsProps {
  readonly number: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (fields: Readonly<Record<string, string>>) => void;
}

/** A funder to be attached: what is usually given, and the rest folded. */
export function FunderFields({ number, fields, onChange }: FunderFieldsProps) {
  const { t } = useTranslation();
  const [isMore, setIsMore] = useState(false);
  const shown = (names: readonly string[]) => (
    <TypedFields entity="ConventionOrganismeFinanceur" fields={names} values={fields} onChange={onChange} />
  );
  return (
    <>
      {shown(usual)}
      <div className="mt-3">
        <Disclosure title={t('agreements.draft.moreFunder', { number })} isOpen={isMore} onOpenChange={setIsMore}>
          <div className="pt-3">{shown(more)}</div>
        </Disclosure>
      </div>
    </>
  );
}
