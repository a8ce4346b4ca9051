import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAction } from '#ui/index.ts';

/** As many as are read at a glance. */
const few = 4;

/** What there is to say of a row; of a long list, the beginning until a person asks for all. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, few);
  return (
    <>
      {shown.map((line) => (
        <p key={line} className="selectable mt-0.5 text-help break-words text-text-2">
          {line}
        </p>
      ))}
      {shown.length < lines.length && (
        <p className="mt-0.5 text-help">
          <TextAction onPress={() => setAll(true)}>
            {t('settings.compatibility.more', { count: lines.length - shown.length })}
          </TextAction>
        </p>
      )}
    </>
  );
}
