import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/index.ts';

interface ChosenBarProps {
  readonly count: string;
  readonly hint?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ChosenBar({ count, hint, onClose, children }: ChosenBarProps) {
  const { t } = useTranslation();
  return (
    <output className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-accent-soft px-5 py-1.5 text-body">
      <span className="mr-auto min-w-0">
        <strong className="font-medium">{count}</strong> <span className="text-text-2">{hint}</span>
      </span>
      {children}
      <IconButton
        label={t('keys.table.chooseNone')}
        kbd="Escape"
        icon={<X size={14} aria-hidden />}
        onPress={onClose}
      />
    </output>
  );
}
