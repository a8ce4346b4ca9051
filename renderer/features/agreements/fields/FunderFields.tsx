import { useState } from 'react';
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
  /** The title of what is folded. */
  readonly more: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (fields: Readonly<Record<string, string>>) => void;
}

/** A funder to be attached: what is usually given, and the rest folded. */
export function FunderFields({ more: title, fields, onChange }: FunderFieldsProps) {
  const [isMore, setIsMore] = useState(false);
  const shown = (names: readonly string[]) => (
    <TypedFields entity="ConventionOrganismeFinanceur" fields={names} values={fields} onChange={onChange} />
  );
  return (
    <>
      {shown(usual)}
      <div className="mt-3">
        <Disclosure title={title} isOpen={isMore} onOpenChange={setIsMore}>
          <div className="pt-3">{shown(more)}</div>
        </Disclosure>
      </div>
    </>
  );
}
