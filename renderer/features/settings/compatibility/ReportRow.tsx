import { useTranslation } from 'react-i18next';
import type { Standing } from '#shared/ipc/compatibility.ts';
import { Pill } from '#ui/index.ts';
import { Lines } from './Lines.tsx';
import { StandingMark } from './StandingMark.tsx';

interface ReportRowProps {
  readonly standing: Standing;
  readonly request: string;
  readonly isAssumed: boolean;
  /** Looked at; null where nothing is counted. */
  readonly rows: number | null;
  readonly lines: readonly string[];
}

/** One request and how it stands. */
export function ReportRow({ standing, request, isAssumed, rows, lines }: ReportRowProps) {
  const { t } = useTranslation();
  return (
    <tr data-standing={standing}>
      <td className="pr-3">
        <StandingMark standing={standing} />
      </td>
      <td>
        <span className="selectable font-mono text-help break-words text-text">{request}</span>
        {isAssumed && (
          <span className="ml-2 inline-block align-[-1px]">
            <Pill tone="neutral">{t('settings.compatibility.assumed')}</Pill>
          </span>
        )}
        <Lines lines={lines} />
      </td>
      <td className="truncate-line pl-3 text-right text-help leading-5 text-text-3">
        {rows !== null && rows > 0 && t('settings.compatibility.rows', { count: rows })}
      </td>
    </tr>
  );
}
