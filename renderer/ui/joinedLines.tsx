import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { linesIn, typedText } from '#shared/text/typedText.ts';
import { announce } from './announce.tsx';

interface Pasted {
  /** The text of the field before, and once the paste has changed it. */
  readonly before: string;
  readonly after: string | null;
  readonly lines: number;
}

/**
 * Lines pasted into a field of one line: of several entries each is one; else joined (`typedText`), with `JoinedLines`.
 * `joined`: of how many its text is made, until it changes again.
 */
export function useJoinedLines(value: string, hasEntries = false) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  if (pasted?.after === null && value !== pasted.before) setPasted({ ...pasted, after: value });
  const onPaste = (event: ClipboardEvent): void => {
    const { clipboardData, target } = event;
    const lines = linesIn(clipboardData.getData('text/plain'));
    setPasted(null);
    if (lines.length < 2) return;
    if (hasEntries && target instanceof HTMLInputElement) {
      event.preventDefault();
      insertEntries(target, lines);
    } else {
      setPasted({ before: value, after: null, lines: lines.length });
      // The field changes before the next task, unless its text was the same before.
      setTimeout(() => setPasted((last) => last && { ...last, after: last.after ?? last.before }));
      announce(t('common.joinedLines', { lines: lines.length }));
    }
  };
  return { joined: pasted?.after === value ? pasted.lines : 0, onPaste };
}

/** In the place of what is marked, with a comma to the entries before and after it; the user can undo it. */
function insertEntries(field: HTMLInputElement, lines: readonly string[]): void {
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart ?? 0).trimEnd();
  const after = value.slice(selectionEnd ?? 0).trimStart();
  const start = before === '' ? '' : /[,;]$/u.test(before) ? ' ' : ', ';
  const end = after === '' || /^[,;]/u.test(after) ? '' : ', ';
  field.setSelectionRange(before.length, value.length - after.length);
  // Nothing else goes into what Ctrl Z undoes.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, typedText(`${start}${lines.join(', ')}${end}`));
}

export function JoinedLines({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return count > 0 && <p className="mt-1 text-help text-ask">{t('common.joinedLines', { lines: count })}</p>;
}
