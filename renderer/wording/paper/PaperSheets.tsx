import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import type { Paper } from './PaperDialog.tsx';

interface PaperSheetsProps {
  readonly paper?: Paper;
  readonly children: ReactNode;
}

/** What is printed, beside the screen on which it is hidden: nothing else comes on paper. */
export function PaperSheets({ paper = 'portrait', children }: PaperSheetsProps) {
  return createPortal(
    <div className="paper" data-paper={paper} data-theme="light" aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}

interface PaperTitleProps {
  readonly title: string;
  /** Epoch ms. */
  readonly now: number;
  /** The campus, or the number of lines. */
  readonly children: ReactNode;
}

export function PaperTitle({ title, now, children }: PaperTitleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <header className="paper-title">
      <h1>{title}</h1>
      <span>{children}</span>
      <span className="paper-edited">
        {t('common.paper.edited', { date: format.date(now), time: format.time(now) })}
      </span>
    </header>
  );
}
