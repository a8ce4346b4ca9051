import { CircleCheck, CircleDashed, CloudOff, OctagonX, SquarePen } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Standing } from '#shared/ipc/compatibility.ts';
import type { Tone } from '#ui/index.ts';

interface Look {
  /** Told apart by its shape, not by its colour alone. */
  readonly icon: LucideIcon;
  readonly ink: string;
  readonly tone: Tone;
}

export const looks: Readonly<Record<Standing, Look>> = {
  works: { icon: CircleCheck, ink: 'text-ok', tone: 'ok' },
  differs: { icon: SquarePen, ink: 'text-svc', tone: 'svc' },
  refused: { icon: OctagonX, ink: 'text-stop', tone: 'stop' },
  absent: { icon: CloudOff, ink: 'text-wait', tone: 'wait' },
  untried: { icon: CircleDashed, ink: 'text-text-3', tone: 'neutral' },
};
