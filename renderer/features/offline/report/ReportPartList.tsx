import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAction, useFormat } from '#ui/index.ts';
import type { ReportPart } from './reportText.ts';

interface ReportPartListProps {
  readonly part: ReportPart;
  /** Lines can be opened. */
  readonly onOpen?: (id: string) => void;
  /** What can be done about the part as a whole. */
  readonly children?: ReactNode;
}

/** One part of the report, by kinds where it has some. */
export function ReportPartList({ part, onOpen, children }: ReportPartListProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <section aria-label={part.title} data-part={part.id} className="mt-5">
      <header className="flex items-baseline gap-2 border-b border-line pb-1.5">
        <h2 className="font-medium">{part.title}</h2>
        <span className="text-text-3">{number(part.count)}</span>
        <span className="ml-auto">{children}</span>
      </header>
      {part.groups.map(({ title, lines }) => (
        <div key={title ?? ''}>
          {title !== null && <h3 className="mt-2.5 text-help font-medium text-text-2">{title}</h3>}
          <ul>
            {lines.map(({ id, time, text }) => (
              <li key={id} className="flex gap-3 border-b border-line-soft py-1.5">
                <span className="w-24 shrink-0 text-text-3">{time}</span>
                <span className="selectable min-w-0 flex-1 break-words">{text}</span>
                {onOpen && <TextAction onPress={() => onOpen(id)}>{t('ready.report.openFile')}</TextAction>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
