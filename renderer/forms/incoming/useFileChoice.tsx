import { useRef } from 'react';

/** `choose` opens the system's dialog; `input` must be on the page. `accept`: `.csv,text/csv`. */
export function useFileChoice({
  label,
  accept,
  onFile,
}: {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return {
    choose: (): void => field.current?.click(),
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
