import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';

export { addDays, mondayOf } from '#shared/text/when/civil.ts';
export type { Day } from '#shared/text/when/civil.ts';
export type { Format } from './format.ts';

const FormatContext = createContext<Format | null>(null);

/** `zone` is the school's, an IANA name (from `app.info`): every time on screen is shown in it. */
export function FormatProvider({
  language,
  zone,
  children,
}: {
  readonly language: Language;
  readonly zone: string;
  readonly children: ReactNode;
}) {
  const format = useMemo(() => createFormat(language, zone), [language, zone]);
  return (
    <I18nProvider locale={languages[language].locale}>
      <FormatContext value={format}>{children}</FormatContext>
    </I18nProvider>
  );
}

export function useFormat(): Format {
  const format = useContext(FormatContext);
  if (!format) throw new Error('useFormat outside a FormatProvider');
  return format;
}
