import { FileInput } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/index.ts';

interface DropZoneProps {
  /** What letting go does, in words, while a file is over the zone. */
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes a dropped file; whatever else is dragged is the children's. By keys: see `useFileChoice`. */
export function DropZone({ label, onFile, className = '', children }: DropZoneProps) {
  const { t } = useTranslation();
  /** How many of the elements under the pointer were entered and not left. */
  const [entered, setEntered] = useState(0);
  const ofFiles =
    (handle: (event: DragEvent) => void) =>
    (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      handle(event);
    };
  return (
    // A drop is a gesture of the pointer; the keys have a command of their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`relative ${className}`}
      onDragEnter={ofFiles(() => setEntered((count) => count + 1))}
      onDragOver={ofFiles((event) => {
        event.dataTransfer.dropEffect = 'copy';
      })}
      onDragLeave={ofFiles(() => setEntered((count) => Math.max(0, count - 1)))}
      onDrop={ofFiles((event) => {
        setEntered(0);
        const [file, another] = event.dataTransfer.files;
        if (another) showToast(t('forms.incoming.oneOnly'));
        else if (file) onFile(file);
      })}
    >
      {children}
      {entered > 0 && (
        <div className="pointer-events-none absolute inset-0 z-30 flex items-center justify-center rounded-box border-2 border-dashed border-accent bg-canvas/85 p-4">
          <p className="flex items-center gap-2 text-center font-medium text-text">
            <FileInput size={18} aria-hidden className="shrink-0 text-accent" />
            {label}
          </p>
        </div>
      )}
    </div>
  );
}
