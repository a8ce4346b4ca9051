import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, useFormat } from '#ui/index.ts';
import type { Mark } from './marks.ts';

interface MarkedPiecesProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The user says that this text is part of the name. */
  readonly onName: (piece: string) => void;
}

/** What was not understood, each with the reason and the way to say that it is part of the name. */
export function MarkedPieces({ text, marks, onName }: MarkedPiecesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const written = text.normalize('NFC');
  if (marks.length === 0) return null;
  return (
    <ul className="scroll-thin max-h-40 border-t border-line bg-stop-soft py-1.5">
      {marks.map(({ from, to, why }, index) => {
        const piece = written.slice(from, to).trim();
        return (
          <li key={from} className="flex items-center gap-2 px-4 py-1 text-help text-stop">
            <CircleAlert size={15} strokeWidth={1.5} className="shrink-0" aria-hidden />
            <span className="min-w-0 flex-1 break-words">
              {t(`calendar.doing.quick.marked.${why}`, { piece: format.quote(piece) })}
            </span>
            <Button size="sm" {...(index === 0 && { kbd: 'alt+Enter' })} onPress={() => onName(piece)}>
              <span aria-hidden>{t('calendar.doing.quick.asName')}</span>
              <span className="sr-only">{t('calendar.doing.quick.asNameOf', { piece: format.quote(piece) })}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
