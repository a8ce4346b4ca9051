import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui/index.ts';
import type { ShownLength } from './layout/period.ts';

export interface StepsProps {
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
}

/** To the days before, to today, to the days after. */
export const Steps = memo(function Steps({ length, onStep, onToday }: StepsProps & { readonly length: ShownLength }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t(`timeGrid.previous.${length}`)}
        kbd="ArrowLeft"
        icon={<ChevronLeft size={16} aria-hidden />}
        onPress={() => onStep(-1)}
      />
      <Button onPress={onToday}>{t('common.word.today')}</Button>
      <IconButton
        label={t(`timeGrid.next.${length}`)}
        kbd="ArrowRight"
        icon={<ChevronRight size={16} aria-hidden />}
        onPress={() => onStep(1)}
      />
    </div>
  );
});
