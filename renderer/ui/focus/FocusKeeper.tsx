import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announce.tsx';
import { keepFocus } from './keeper.ts';

/** Keeps the focus law in the page; once, in the shell. */
export function FocusKeeper() {
  const { t } = useTranslation();
  useEffect(() => keepFocus(() => announce(t('common.focus.emptied'))), [t]);
  return null;
}
