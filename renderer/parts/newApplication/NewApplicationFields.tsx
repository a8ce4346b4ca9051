import { useTranslation } from 'react-i18next';
import { inOrderOfIntake } from '#cache/queries/applicationChoices.ts';
import { useApplicationChoices } from '#cache/queries/hooks.ts';
import { useIsWhole } from '#cache/queries/references.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { ReadOnly } from '#forms/Inputs.tsx';
import type { WalkInField } from '#intents/applicant/problems.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { Checkbox, DateInput, Select, TextArea, TextField, TimeInput, useFormat, useNow } from '#ui/index.ts';
import { loginOf } from './draft.ts';
import type { ApplicationDraft } from './draft.ts';
import { useFreeAgents } from './useFreeAgents.ts';

interface FieldsProps {
  readonly draft: ApplicationDraft;
  readonly errorOf: (field: WalkInField) => string | null;
  readonly put: (field: keyof ApplicationDraft, value: string) => void;
  readonly onLeft: (field: WalkInField) => void;
}

const typedIn = ({ draft, errorOf, put, onLeft }: FieldsProps, field: TypedField) => ({
  value: draft[field],
  onChange: (typed: string) => put(field, typed),
  onBlur: () => onLeft(field),
  error: errorOf(field),
});
type TypedField = Extract<WalkInField, keyof ApplicationDraft>;

/** Who it is, how to reach them, and for which path: what the desk asks. Required fields are marked in words. */
export function FirstFields({
  isMailSent,
  isPersonTyped,
  withPhone,
  ...of
}: FieldsProps & {
  readonly isMailSent: boolean;
  readonly isPersonTyped: boolean;
  readonly withPhone: boolean;
}) {
  const { t } = useTranslation();
  const { draft, errorOf, put } = of;
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { admissionPaths } = useApplicationChoices(campusId);
  const format = useFormat();
  const today = format.startOfDay(format.dayOf(useNow()));
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      {isPersonTyped && (
        <>
          <TextField label={t('newApplication.nom')} isRequired {...typedIn(of, 'nom')} />
          <TextField label={t('newApplication.prenoms')} isRequired {...typedIn(of, 'prenoms')} />
        </>
      )}
      {withPhone && (
        <TextField
          label={t('common.dayField.phone')}
          autoComplete="off"
          description={t('newApplication.phoneIn')}
          value={draft.phone}
          onChange={(phone) => put('phone', phone)}
        />
      )}
      {isPersonTyped &&
        (isMailSent ? (
          // A Mail that the service has can never be changed there (R3.1).
          <ReadOnly label={t('common.word.email')} text={draft.mail} why={t('newApplication.mailSent')} />
        ) : (
          <TextField
            label={t('common.word.email')}
            isRequired
            type="email"
            autoComplete="off"
            description={t('newApplication.mailWhy')}
            {...typedIn(of, 'mail')}
            onChange={(mail) => {
              put('mail', mail);
              // What was chosen for one address says nothing of another.
              if (draft.ownMail) put('ownMail', 'false');
            }}
          />
        ))}
      <div className="col-span-full">
        <Select
          label={t('newApplication.path')}
          isRequired
          placeholder={
            admissionPaths.length === 0 ? t('newApplication.noAdmissionPaths') : t('newApplication.chooseAdmissionPath')
          }
          value={draft.admissionPathId || null}
          onChange={(admissionPathId) => put('admissionPathId', admissionPathId)}
          error={errorOf('admissionPathId')}
          options={inOrderOfIntake(admissionPaths, today).map(({ id, name }) => ({ id, label: name }))}
        />
      </div>
    </div>
  );
}

interface MoreProps extends FieldsProps {
  readonly isPersonTyped: boolean;
  readonly withNote: boolean;
}

/** What mostly is as it should be: the state, the agent, the hour, the login. */
export function MoreFields({ isPersonTyped, withNote, ...of }: MoreProps) {
  const { t } = useTranslation();
  const { draft, errorOf, put, onLeft } = of;
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { states } = useApplicationChoices(campusId);
  const areStatesWhole = useIsWhole('EtatCandidature');
  const agents = useFreeAgents(draft, campusId);
  const { fieldMapping } = useDayChoices();
  const options = (labels: readonly { readonly id: string; readonly name: string }[]) =>
    labels.map(({ id, name }) => ({ id, label: name }));
  const chosen = (id: string): string | null => (id === '' ? null : id);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      {isPersonTyped && (
        <>
          <TextField
            label={t('newApplication.login')}
            isRequired
            autoComplete="off"
            description={t('newApplication.loginHint')}
            {...typedIn(of, 'login')}
            value={loginOf(draft)}
          />
          <div className="w-[150px]">
            <DateInput label={t('newApplication.naissance')} mayBeEmpty isPast {...typedIn(of, 'naissance')} />
          </div>
        </>
      )}
      <ChoiceOrNumber
        label={t('common.word.state')}
        isRequired
        placeholder={t('newApplication.chooseState')}
        value={draft.stateId}
        isWhole={areStatesWhole}
        onChange={(stateId) => put('stateId', stateId)}
        error={errorOf('stateId')}
        options={options(states)}
      />
      <Select
        label={t('common.personKind.agent')}
        placeholder={t('common.word.noAgent')}
        value={chosen(draft.agentId) ?? 'none'}
        onChange={(agentId) => put('agentId', agentId === 'none' ? '' : agentId)}
        error={errorOf('agentId')}
        options={[{ id: 'none', label: t('common.word.noAgent') }, ...options(agents)]}
      />
      <div className="col-span-full flex flex-col gap-2">
        <Checkbox
          isSelected={draft.withInterview}
          onChange={(withInterview) => put('withInterview', String(withInterview))}
        >
          {t('newApplication.withInterview')}
        </Checkbox>
        {draft.withInterview ? (
          <div className="flex items-start gap-3">
            <div className="w-[130px]">
              <DateInput
                label={t('common.word.day')}
                isRequired
                value={draft.day}
                onChange={(day) => put('day', day)}
                onBlur={() => onLeft('creneau')}
                error={errorOf('creneau')}
              />
            </div>
            <div className="w-[110px]">
              <TimeInput
                label={t('common.word.time')}
                isRequired
                value={draft.time}
                onChange={(time) => put('time', time)}
              />
            </div>
          </div>
        ) : (
          <p className="text-help text-text-3">{t('newApplication.noInterview')}</p>
        )}
      </div>
      {withNote && fieldMapping.interviewNote !== null && (
        <div className="col-span-full">
          <TextArea
            label={t('common.dayField.interviewNote')}
            rows={2}
            value={draft.note}
            onChange={(note) => put('note', note)}
          />
        </div>
      )}
    </div>
  );
}
