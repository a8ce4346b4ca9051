import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { Problem } from '#forms/values.ts';
import { useFormat } from '#ui/index.ts';
import type { Effect } from './effects.ts';

/** So many are drawn; the rest is a number. */
const mostShown = 200;

interface PreviewProps {
  readonly effects: readonly Effect[];
  readonly nameOf: (row: RowView) => string;
  readonly beforeOf: (row: RowView) => string;
  readonly after: string;
  readonly problemWords: (problem: Problem) => string;
}

/** What a value changes in each row; those that are left out come first, since the user did not ask for that. */
export function Preview({ effects, nameOf, beforeOf, after, problemWords }: PreviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const left = effects.filter(({ leftOut }) => leftOut !== null);
  const changed = effects.filter(({ leftOut }) => leftOut === null);
  const shown = [...left, ...changed].slice(0, mostShown);
  const rest = effects.length - shown.length;
  return (
    <ul
      aria-label={t('pages.together.preview')}
      // A long list is read by the arrows.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-thin mt-4 max-h-[40vh] overflow-y-auto rounded-box border border-line"
    >
      {shown.map(({ row, leftOut }) => (
        <li
          key={row.id}
          className="grid min-h-8 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 border-b border-line-soft px-3 py-1 last:border-0"
        >
          <span className="truncate-line font-medium">{nameOf(row)}</span>
          {leftOut === null ? (
            <span className="min-w-0 break-words text-text-2">
              {beforeOf(row)} → <strong className="font-medium text-text">{after}</strong>
            </span>
          ) : (
            <span className="min-w-0 break-words text-text-3">
              {leftOut === 'same'
                ? t('pages.together.same', { value: beforeOf(row) })
                : t('pages.together.leftOut', { reason: problemWords(leftOut) })}
            </span>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li className="px-3 py-1.5 text-text-3">
          {t('pages.together.more', { count: rest, number: format.number(rest) })}
        </li>
      )}
    </ul>
  );
}
