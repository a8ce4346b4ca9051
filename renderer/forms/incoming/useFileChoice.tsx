import { useRef } from 'react';
import type { ReactNode } from 'react';

interface FileChoice {
  /** Opens the system's dialog. */
  readonly choose: () => void;
  /** Draws nothing; must be on the page. */
  readonly input: ReactNode;
}

/** Lets the user choose a file. `accept` as of an input of files: `.csv,text/csv`. */
export function useFileChoice({
  label,
  accept,
  onFile,
}: {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}): FileChoice {
  const field = useRef<HTMLInputElement>(null);
  return {
    choose: () => field.current?.click(),
    input: (
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (chosen) onFile(chosen);
        }}
      />
    ),
  };
}
