import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useApplicationChoices, useSeenInApplications } from '#cache/queries/hooks.ts';
import { useIsWhole } from '#cache/queries/references.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { BulkDialog } from '#pages/bulk/BulkDialog.tsx';
import { isId } from '#shared/entities/idForm.ts';
import { useSession } from '#stores/session.ts';
import { Checkbox, DateInput, useFormat, useNow } from '#ui/index.ts';
import { distinctNames } from '#wording/distinctNames.ts';
import { momentOfDecision, useDecisions } from '#wording/useDecisions.ts';
import { useLikelyDecisions } from '#wording/useLikely.ts';
import { changeOf, effectsOf, idOf, membersOf, partWords, stateOf } from './bulk.ts';
import type { BulkPart } from './bulk.ts';

interface ApplicationBulkEditProps {
  readonly part: BulkPart;
  /** The user types the value: where they do not, the choices are shown at once. */
  readonly isByKey: boolean;
  readonly applications: readonly ApplicationView[];
  readonly onClose: () => void;
  readonly onDone: (ids: readonly string[]) => void;
}

const noneId = 'none';
const noStates: ReadonlySet<string> = new Set();

export function ApplicationBulkEdit({ part, isByKey, applications, onClose, onDone }: ApplicationBulkEditProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const options = useOptions(part, campusId);
  const names = useMemo(() => distinctNames(applications), [applications]);
  const areStatesWhole = useIsWhole('EtatCandidature');
  const [given, setGiven] = useState('');
  // A number that is still being typed changes nothing yet.
  const chosen = given === '' || (part === 'state' && !isId(given)) ? null : given;
  const [day, setDay] = useState(today);
  const [isWithState, setWithState] = useState(true);
  const value = chosen === noneId ? null : chosen;
  const likely = useLikelyDecisions();
  const { state = '', stateId = null } = likelyState(likely, part, value);
  const written = isWithState ? stateId : null;
  const { furtherOn } = useSeenInApplications();
  const [isFurtherToo, setFurtherToo] = useState(false);
  const further = stateId === null ? [] : applications.filter((each) => furtherOn.has(each.stateId ?? ''));
  const kept = isFurtherToo ? noStates : furtherOn;
  const stateFor = (application: ApplicationView): string | null => stateOf(application, { stateId: written, kept });
  const [decidedAt] = useState(() => momentOfDecision(format, day, today));
  const effects = useMemo(() => {
    const ofState = isWithState ? likelyState(likely, part, value).stateId : null;
    return chosen === null
      ? null
      : effectsOf(applications, part, value, agents, (each) => stateOf(each, { stateId: ofState ?? null, kept }));
  }, [applications, part, chosen, value, agents, likely, isWithState, kept]);
  const nameOf = (id: string | null): string =>
    id === null ? t(`people.bulk.none.${part}`) : (options.find((option) => option.id === id)?.label ?? `n° ${id}`);
  const withState = (decision: string, ofState: string): string =>
    written !== null ? t('people.bulk.both', { decision, state: ofState }) : decision;
  return (
    <BulkDialog
      entity="Dossier"
      rows={applications}
      members={membersOf[part]}
      title={t(`people.bulk.title.${part}`, { count: applications.length, number: format.number(applications.length) })}
      effects={effects}
      nameOf={({ id }) => names.get(id) || t('common.unnamed')}
      beforeOf={(application) => withState(nameOf(idOf[part](application)), application.stateName)}
      after={withState(nameOf(value), state)}
      afterOf={(application) =>
        withState(nameOf(value), stateFor(application) === null ? application.stateName : state)
      }
      reasonOf={() => t('people.bulk.otherCampus')}
      editOf={(application) => {
        const members = changeOf(application, part, value, decidedAt, stateFor(application));
        return members && { entity: 'Dossier', id: application.id, members };
      }}
      done={(counted) =>
        t('people.bulk.done', {
          ...counted,
          value: [value !== null && t(partWords[part]).toLocaleLowerCase(), nameOf(value)].filter(Boolean).join(' '),
        })
      }
      problems={{ value: chosen === null ? t('people.bulk.missing') : null }}
      onClose={onClose}
      onDone={onDone}
    >
      {({ errorOf }) => (
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1">
            <ChoiceOrNumber
              label={t(partWords[part])}
              value={given}
              onChange={(typed) => setGiven(typed.trim())}
              isWhole={part !== 'state' || areStatesWhole}
              options={part === 'state' ? options : [...options, { id: noneId, label: t(`people.bulk.none.${part}`) }]}
              placeholder={t('common.word.choose')}
              error={errorOf('value')}
              startsOpen={!isByKey}
            />
          </div>
          {part === 'decision' && value !== null && (
            <div className="w-[130px]">
              <DateInput label={t('common.word.day')} value={day} onChange={setDay} />
            </div>
          )}
          {stateId !== null && (
            <div className="basis-full">
              <Checkbox isSelected={isWithState} onChange={setWithState}>
                {t('people.bulk.withState', { state })}
              </Checkbox>
              {written !== null && further.length > 0 && (
                <Checkbox isSelected={isFurtherToo} onChange={setFurtherToo}>
                  {t('people.bulk.furtherToo', {
                    count: further.length,
                    number: format.number(further.length),
                    states: [...new Set(further.map(({ stateName }) => stateName))].join(', '),
                  })}
                </Checkbox>
              )}
            </div>
          )}
        </div>
      )}
    </BulkDialog>
  );
}

/** The state that goes with a decision (R3.4b). */
const likelyState = (
  likely: ReturnType<typeof useLikelyDecisions>,
  part: BulkPart,
  value: string | null,
): Partial<NonNullable<ReturnType<typeof likely.get>>> =>
  (part === 'decision' && value !== null && likely.get(value)) || {};

function useOptions(part: BulkPart, campusId: string): readonly { readonly id: string; readonly label: string }[] {
  const agents = useAgents(campusId);
  const { states } = useApplicationChoices(campusId);
  const { decisions } = useDecisions();
  if (part === 'decision') return decisions;
  return (part === 'agent' ? agents : states).map(({ id, name }) => ({ id, label: name }));
}
