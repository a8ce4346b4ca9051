import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAction, useNow } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useCutWords } from '#wording/useCutWords.ts';
import { useReceivedWords } from '#wording/useReceivedWords.ts';
import { freshMs } from './useReceived.ts';
import type { Received } from './useReceived.ts';

interface BlockProps {
  readonly title: string;
  /** When the list that contains it was downloaded. */
  readonly at?: number | null;
  /** When it was downloaded separately. */
  readonly received?: Received;
  readonly isWide?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Whether the page is about a row that the service no longer has: nothing of it is offered for a change (R3.1b). */
export const GoneRow = createContext(false);

/** A part of a page, with its age where it is not of now. */
export function Block({ title, at, received, isWide = false, actions, children }: BlockProps) {
  const id = useId();
  const isGone = useContext(GoneRow);
  const now = useNow();
  return (
    <section aria-labelledby={id} className={`border-t border-line pt-3 pb-5 ${isWide ? 'col-span-full' : ''}`}>
      <div className="mb-2 flex min-h-[26px] items-center gap-3">
        <h2 id={id} className="text-body font-bold">
          {title}
        </h2>
        {!isGone && actions}
        <div className="ml-auto text-help text-text-3">
          {received ? isSaid(received, now) && <Age received={received} /> : isOld(at, now) && <Since at={at} />}
        </div>
      </div>
      {children}
    </section>
  );
}

/** An age is said where it matters: what was received a moment ago is as it is. `undefined`: it has none. */
const isOld = (at: number | null | undefined, now: number): at is number | null =>
  at === null || (at !== undefined && !(Math.abs(now - at) < freshMs));
const isSaid = ({ at, isRunning, failure, cut }: Received, now: number): boolean =>
  isRunning || failure !== null || cut !== null || isOld(at, now);

function Since({ at }: { readonly at: number | null }) {
  return useReceivedWords()(at);
}

/** When something was downloaded; before that, or where it failed or was cut, what is known instead. */
export function Age({ received: { at, isRunning, failure, cut, again } }: { readonly received: Received }) {
  const { t } = useTranslation();
  const cutWords = useCutWords();
  if (isRunning) return <output>{t('pages.receiving')}</output>;
  return (
    <span className="flex items-center gap-2">
      {failure && (
        <span className="text-ask">
          <FailureText kind={failure} />
        </span>
      )}
      {cut && <span className="text-ask">{cutWords(cut)}</span>}
      <Since at={at} />
      {(failure ?? cut) && <TextAction onPress={again}>{t('common.retry')}</TextAction>}
    </span>
  );
}
