import { useRef } from 'react';

/** What was on the screen when the typing in the field with the focus began. */
interface Begun<Shown> {
  readonly begun: () => Shown;
  /** For an element around the fields. */
  readonly typing: { readonly onInputCapture: () => void; readonly onBlur: () => void };
  /** What is typed next begins from what is shown then. */
  readonly forget: () => void;
}

/**
 * A day, an hour or a number is read when its field is left, minutes after its first key perhaps: the value that the
 * user began from is the one that was shown at that key (I12).
 */
export function useBegun<Shown>(shown: Shown): Begun<Shown> {
  const first = useRef<{ readonly shown: Shown } | null>(null);
  const forget = (): void => {
    first.current = null;
  };
  return {
    begun: () => (first.current ?? { shown }).shown,
    typing: {
      onInputCapture: () => {
        first.current ??= { shown };
      },
      onBlur: forget,
    },
    forget,
  };
}
