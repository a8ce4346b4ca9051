import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useApplicationChoices } from '#cache/queries/hooks.ts';
import { useIsWhole } from '#cache/queries/references.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog, FormProblem } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { useSession } from '#stores/session.ts';
import { DateInput, useFormat, useNow } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { momentOfDecision, useDecisions } from '#wording/useDecisions.ts';
import { changeOf, effectsOf } from './together.ts';
import type { Effect, TogetherPart } from './together.ts';

interface TogetherDialogProps {
  readonly part: TogetherPart;
  readonly applications: readonly ApplicationView[];
  readonly onClose: () => void;
  /** `ids`: of the applications that were changed. */
  readonly onDone: (ids: readonly string[]) => void;
}

/** So many are drawn; the rest is a number. */
const mostShown = 200;
/** A service takes hours for more than that, and a slip of the hand takes thousands. */
const mostTogether = 2000;
/** So many of those that a colleague changed meanwhile are named. */
const mostNamed = 5;
/** The members that a part of an application is. */
const membersOf: Readonly<Record<TogetherPart, readonly string[]>> = {
  decision: ['DecisionId', 'DateDecision'],
  state: ['EtatCandidatureId'],
  agent: ['AgentId'],
};
/** The option that removes what is there. */
const noneId = 'none';

/** Gives several applications the same agent, state or decision, once the user has seen what changes in each. */
export function TogetherDialog({ part, applications, onClose, onDone }: TogetherDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const today = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const options = useOptions(part, campusId);
  const areStatesWhole = useIsWhole('EtatCandidature');
  const [given, setGiven] = useState('');
  // A number that is still being typed changes nothing yet.
  const chosen = given === '' || (part === 'state' && !/^[1-9]\d*$/u.test(given)) ? null : given;
  const [day, setDay] = useState(today);
  const value = chosen === noneId ? null : chosen;
  const effects = useMemo(
    () => (chosen === null ? null : effectsOf(applications, part, value, agents)),
    [applications, part, chosen, value, agents],
  );
  const all = useMemo(() => (effects ?? []).filter(({ leftOut }) => leftOut === null), [effects]);
  const ids = useMemo(() => applications.map(({ id }) => id), [applications]);
  const { seen, changed, accept } = useSeen('Dossier', ids, membersOf[part]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changing = useMemo(() => all.filter(({ application }) => !left.has(application.id)), [all, left]);
  const asked = changing.filter(({ application }) => changed.includes(application.id));
  const counted = (count: number) => ({ count, number: format.number(count) });
  const isTooMany = changing.length > mostTogether;
  const nameOf = (id: string | null): string =>
    id === null ? t(`people.together.none.${part}`) : (options.find((option) => option.id === id)?.label ?? `n° ${id}`);

  const save = async (): Promise<boolean> => {
    const change = chosen === null ? null : changeOf(part, value, momentOfDecision(format, day, today));
    if (change === null) return false;
    const these = changing.map(({ application }) => application.id);
    const done = t('people.together.done', { ...counted(these.length), value: nameOf(value) });
    const rows = these.map((id) => ({ entity: 'Dossier' as const, id, members: change }));
    const kept = await act({ kind: 'edit', rows, seen }, { done });
    if (kept) onDone(these);
    return kept !== null;
  };
  const form = useForm({
    problems: () => ({
      value: chosen === null ? t('people.together.missing') : null,
      tooMany: isTooMany ? t('people.together.tooMany', { most: format.number(mostTogether) }) : null,
      nothing: effects !== null && changing.length === 0 ? t('people.together.nothing') : null,
    }),
    isSaidAtOnce: (name) => name === 'tooMany',
    isHeld: asked.length > 0,
    onSave: save,
  });
  return (
    <FormDialog
      form={form}
      title={t(`people.together.title.${part}`, counted(applications.length))}
      action={effects === null ? t('people.together.action') : t('people.together.actionFor', counted(changing.length))}
      width="lg"
      onClose={onClose}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {/* The focus goes to the field that the dialog is for. */}
          {/* oxlint-disable jsx-a11y/no-autofocus */}
          <ChoiceOrNumber
            label={t(`people.together.part.${part}`)}
            value={given}
            onChange={(typed) => setGiven(typed.trim())}
            isWhole={part !== 'state' || areStatesWhole}
            options={
              part === 'state' ? options : [...options, { id: noneId, label: t(`people.together.none.${part}`) }]
            }
            placeholder={t('people.together.choose')}
            error={form.errorOf('value')}
            autoFocus
            startsOpen
          />
          {/* oxlint-enable jsx-a11y/no-autofocus */}
        </div>
        {part === 'decision' && value !== null && (
          <div className="w-[130px]">
            <DateInput label={t('people.together.day')} value={day} onChange={setDay} />
          </div>
        )}
      </div>
      {asked.length > 0 && (
        <ChangedMeanwhile
          title={t('forms.meanwhile.rows', counted(asked.length))}
          mine={nameOf(value)}
          theirs={asked
            .slice(0, mostNamed)
            .map(({ application, before }) =>
              t('lists.chip', { column: application.applicantName || t('common.unnamed'), values: nameOf(before) }),
            )
            .join(', ')}
          onMine={accept}
          onTheirs={() => setLeft(new Set([...left, ...asked.map(({ application }) => application.id)]))}
        />
      )}
      {effects !== null && <Effects effects={effects} nameOf={nameOf} after={nameOf(value)} />}
      <FormProblem words={form.errorOf('tooMany') ?? form.errorOf('nothing')} />
    </FormDialog>
  );
}

/** What the choice changes in each application. */
function Effects({
  effects,
  nameOf,
  after,
}: {
  readonly effects: readonly Effect[];
  readonly nameOf: (id: string | null) => string;
  readonly after: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  // What is left out is read first: it is not what the user asked for.
  const shown = effects.toSorted((a, b) => Number(a.leftOut === null) - Number(b.leftOut === null)).slice(0, mostShown);
  const rest = effects.length - shown.length;
  return (
    <ul
      aria-label={t('people.together.preview')}
      // A long list is read by the arrows.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-thin mt-4 max-h-[40vh] overflow-y-auto rounded-box border border-line"
    >
      {shown.map(({ application, before, leftOut }) => (
        <li
          key={application.id}
          className="grid min-h-8 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 border-b border-line-soft px-3 py-1 last:border-0"
        >
          <span className="truncate-line font-medium">{application.applicantName || t('common.unnamed')}</span>
          {leftOut === null ? (
            <span className="min-w-0 break-words text-text-2">
              {nameOf(before)} → <strong className="font-medium text-text">{after}</strong>
            </span>
          ) : (
            <span className="min-w-0 text-text-3">
              {t(`people.together.leftOut.${leftOut}`, { value: nameOf(before) })}
            </span>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li className="px-3 py-1.5 text-text-3">
          {t('people.together.more', { count: rest, number: format.number(rest) })}
        </li>
      )}
    </ul>
  );
}

function useOptions(part: TogetherPart, campusId: string): readonly { readonly id: string; readonly label: string }[] {
  const agents = useAgents(campusId);
  const { states } = useApplicationChoices(campusId);
  const { decisions } = useDecisions();
  if (part === 'decision') return decisions;
  return (part === 'agent' ? agents : states).map(({ id, name }) => ({ id, label: name }));
}
