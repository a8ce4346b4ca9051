import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';

/** What a row is called: NOM Prénom, its name or label, its code, or its number. The same function at each render. */
export function useRowName(): (row: { readonly id: string; readonly fields: Fields }) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ id, fields }) => {
      const given = ['PrenomUsage', 'Prenoms', 'Prenom'].map((field) => fields.text(field)).find(isName) ?? '';
      // A person of the Selection context may have no Nom (R1.5).
      const name = fields.text('Nom') || fields.text('NomUsage');
      if (given !== '') return [name.toLocaleUpperCase('fr'), given].filter(Boolean).join(' ');
      return (
        name ||
        fields.text('Libelle') ||
        fields.text('Code') ||
        (isProvisional(id) ? t('common.unnamed') : t('common.numbered', { id }))
      );
    },
    [t],
  );
}

/** The service requires a first name of companies too, which is then often a dash: requires a letter. */
const isName = (text: string): boolean => /\p{L}/u.test(text);
