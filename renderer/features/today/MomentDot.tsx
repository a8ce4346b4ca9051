import { useTranslation } from 'react-i18next';
import type { Moment } from './day/standing.ts';

/** Where an interview stands in its day: a tick, a full round, a ring, a door ajar; said in words too. */
export function MomentDot({ moment }: { readonly moment: Moment }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="sr-only">{t(`today.status.${moment}`)}</span>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden fill="none" className="text-text-3">
        {moment === 'done' && (
          <path
            d="m2.5 7.4 3 3L11.5 4"
            stroke="var(--ok)"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {moment === 'arrived' && <circle cx="7" cy="7" r="3.6" fill="var(--ok)" />}
        {moment === 'next' && <circle cx="7" cy="7" r="4.2" fill="var(--accent)" />}
        {moment === 'coming' && <circle cx="7" cy="7" r="3.6" stroke="currentColor" strokeWidth="1.1" />}
        {moment === 'past' && <path d="M4 7h6" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />}
      </svg>
    </>
  );
}
