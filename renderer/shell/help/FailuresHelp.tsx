import { useTranslation } from 'react-i18next';
import { failureKinds } from '#shared/failures/failure.ts';
import { useHelp } from '#stores/help.ts';
import { HelpEntry } from './HelpEntry.tsx';

/** Every failure that a screen can show: what is safe, and what the user can do. The one asked about is marked. */
export function FailuresHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.failure);
  return (
    <dl>
      {failureKinds.map((kind) => (
        <HelpEntry
          key={kind}
          isAsked={kind === asked}
          name={t(`common.failure.${kind}`)}
          means={t(`help.failure.${kind}.safe`)}
          todo={t(`help.failure.${kind}.todo`)}
        />
      ))}
    </dl>
  );
}
