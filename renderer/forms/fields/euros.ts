import type { Language } from '#i18n/labels/label.ts';

const amounts: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** 1 250,10 €; €1,250.10 */
export const euros = (language: Language, amount: number): string => amounts[language].format(amount);
