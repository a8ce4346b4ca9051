import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypes } from '#cache/queries/hooks.ts';
import { clashesAmong, commonOf } from '#shared/clash/clash.ts';
import type { Common } from '#shared/clash/clash.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { needsOf, steadyClashes } from '#timeGrid/appearance/needs.ts';
import type { InterviewType, ShownEvent } from '#timeGrid/appearance/shown.ts';

export interface Clash extends Common {
  readonly other: ShownEvent;
}

/** The type that an interview without an event is shown by. */
export function useInterviewType(): InterviewType {
  const { t } = useTranslation();
  const own = useTypes().find(({ name }) => hueOf(name) === 'interview');
  const id = own?.id ?? '';
  const name = own?.name ?? t('common.word.interview');
  return useMemo(() => ({ id, name }), [id, name]);
}

export function useClashes(all: readonly ShownEvent[]) {
  const { room } = useDayChoices((choices) => choices.fieldMapping);
  const needOf = useMemo(() => needsOf(room), [room]);
  const steady = useMemo(() => steadyClashes<ShownEvent>(), []);
  const clashes = useMemo(() => steady(clashesAmong(all, needOf)), [all, needOf, steady]);
  const clashOf = (event: ShownEvent): Clash | undefined => {
    const other = clashes.get(event.id);
    const common = other && commonOf(needOf(event), needOf(other));
    return other && common ? { other, ...common } : undefined;
  };
  return { clashes, clashOf };
}
