import { useTranslation } from 'react-i18next';
import { failureKinds } from '#shared/failures/failure.ts';
import { useHelp } from '#stores/help.ts';
import { classes } from '#ui/index.ts';

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** Every failure that a screen can show: what is safe, and what the user can do. The one asked about is marked. */
export function FailuresHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.failure);
  return (
    <dl>
      {failureKinds.map((kind) => (
        <div
          key={kind}
          ref={kind === asked ? bringIntoView : null}
          {...(kind === asked && { 'aria-current': true })}
          className={classes('border-b border-line-soft px-3 py-2', kind === asked && 'rounded-box bg-accent-soft')}
        >
          <dt className="font-medium">{t(`common.failure.${kind}`)}</dt>
          <dd>
            <p>{t(`help.failure.${kind}.safe`)}</p>
            <p className="text-text-2">{t(`help.failure.${kind}.todo`)}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
