import { useTranslation } from 'react-i18next';
import type { ColumnKind } from '#stores/view.ts';
import { focusRow, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { useUndoToast } from '#wording/useUndoToast.ts';
import { standIns } from '../appearance/shown.ts';
import { reassigned } from '../columns/assign.ts';
import type { Column } from '../columns/columns.ts';
import type { Span } from '../gesture/span.ts';
import { sameSpan } from '../gesture/span.ts';
import type { Period } from '../usePeriod.ts';
import { nameOf } from './useTargets.ts';

interface Reassignment {
  readonly from: Column;
  readonly to: Column;
  /** When it is then, if that changes too. */
  readonly span: Span | null;
}

export type Assign = (kind: ColumnKind, id: string, how: Reassignment) => void;

/**
 * Gives an event to another person, as one change: its teachers, or the agent of the application whose interview it is.
 */
export function useAssigning({ all, events, interviews }: Period): Assign {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const tellUndoable = useUndoToast();

  const assign = async (kind: ColumnKind, id: string, { from, to, span }: Reassignment): Promise<void> => {
    const event = all.find((each) => each.id === id);
    if (!event) return;
    const shownBy = standIns(interviews, events);
    const application =
      event.interview ?? (kind === 'agents' ? interviews.find((each) => shownBy.get(each.id)?.id === id) : undefined);
    // A text that names no known person is replaced whole.
    const source = from.person ?? (from.name === '' ? null : { name: from.name });
    const target = to.person ?? (to.name === '' ? null : { name: to.name });
    const kept = await act(
      application
        ? { kind: 'application.edit', id: application.id, agentId: to.person?.id ?? null }
        : {
            kind: 'event.edit',
            id,
            enseignants: reassigned(event.enseignants, source, target),
            ...(span &&
              !sameSpan(span, event) && {
                times: { debut: format.instant(span.debut), fin: format.instant(span.fin) },
              }),
          },
    );
    if (!kept) return;
    const name = nameOf(event);
    tellUndoable(
      target
        ? t('calendar.views.columns.assigned', { name, person: target.name })
        : t(`calendar.views.columns.unassigned.${kind}`, { name }),
    );
    focusRow(id);
  };
  return (...given) => void assign(...given);
}
