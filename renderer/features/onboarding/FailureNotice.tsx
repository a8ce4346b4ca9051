import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsent } from '#shared/failures/failure.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import { Button, Notice, useFormat } from '#ui/index.ts';

/** Failures on the way to the service, which its tests can name; the others say it all themselves. */
const ofConnection: ReadonlySet<FailureKind> = new Set([
  'offline',
  'foreignAnswer',
  'proxyPassword',
  'proxyRefused',
  'timeout',
  'busy',
  'gone',
  'serviceError',
  'unreadable',
  'certificate',
  // Stopped by a user who waited in vain.
  'cancelled',
]);

/** What this screen says in its own words; of the others it says what every screen does. */
export const whatFailed = (kind: FailureKind): string[] => [
  `onboarding.failure.${kind}.what`,
  `common.failure.${kind}`,
];
/** Where nothing else is said: nothing was saved, and whether anything, such as the password, left. */
export const whatIsSafe = (kind: FailureKind): string[] => [
  `onboarding.failure.${kind}.safe`,
  isUnsent(kind) ? 'onboarding.notSent' : 'onboarding.notSaved',
];

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Opens the tests of the connection; null where there are none. */
  readonly onTest: (() => void) | null;
}

/** What happened, what is safe, what to do; with the service's own words as a quotation. */
export function FailureNotice({ failure, onTest }: FailureNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind } = failure;
  const quiet = kind === 'cancelled';
  const box = useRef<HTMLDivElement>(null);
  // The control with the focus was disabled during the request: the next Tab would start from the top.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role={quiet ? 'status' : 'alert'}>
      <Notice tone={quiet ? 'wait' : 'stop'} icon={<CircleAlert size={16} aria-hidden />} title={t(whatFailed(kind))}>
        <p>
          {t(whatIsSafe(kind))} {t(`onboarding.failure.${kind}.todo`)}
        </p>
        {failure.detail && (
          <p className="selectable mt-1 line-clamp-3 text-help break-words">
            {t('onboarding.detail')} {format.quote(failure.detail)}
          </p>
        )}
        {onTest && ofConnection.has(kind) && (
          <p className="mt-2">
            <Button size="sm" onPress={onTest}>
              {t('common.testConnection')}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  );
}
