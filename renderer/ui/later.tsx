import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingAfter } from './feedback.tsx';
import { ShortcutScope } from './shortcuts/index.tsx';

interface Later<Props> {
  /** Draws the component; until its code is read, a placeholder. */
  readonly Component: ComponentType<Props>;
  /** Reads its code while nothing waits for it. What cannot be read is read again where it is drawn. */
  readonly fetch: () => void;
}

/**
 * A component not read at start. React's own `lazy` waits even for code that is here, and shows it 300 ms later. Where
 * `read` rejects, the error boundary above has it.
 */
export function later<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): Later<Props> {
  let here: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => (here ??= await read());
  const Component = (props: Props) => {
    // As long as it is mounted, it is the same component: another one would lose what was typed.
    const [Drawn, setDrawn] = useState(() => here);
    const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
    useEffect(() => {
      let isGone = false;
      if (!Drawn)
        load().then(
          (code) => isGone || setDrawn(() => code),
          (cause: unknown) => isGone || setFailure({ cause }),
        );
      return () => {
        isGone = true;
      };
    }, [Drawn]);
    if (failure) throw failure.cause;
    return Drawn ? <Drawn {...props} /> : <Waiting />;
  };
  return { Component, fetch: () => void load().catch(() => undefined) };
}

/** Reads the code of a dialog once nothing else is to be done: it is then there in the same tick as its key (I26). */
export function useFetched({ fetch }: Pick<Later<never>, 'fetch'>): void {
  useEffect(() => {
    const handle = requestIdleCallback(fetch);
    return () => cancelIdleCallback(handle);
  }, [fetch]);
}

const Nothing = () => null;

/** Stands where a dialog will be whose code is being read. What is typed meanwhile does nothing to the screen below. */
export function OpeningDialog() {
  const { t } = useTranslation();
  return (
    <ShortcutScope modal>
      <LoadingAfter>
        <output className="fixed inset-x-0 top-[9vh] z-40 mx-auto w-fit rounded-full border border-line bg-surface px-3 py-1 text-help text-text-2 shadow-overlay">
          {t('common.loading')}
        </output>
      </LoadingAfter>
    </ShortcutScope>
  );
}
