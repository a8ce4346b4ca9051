import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedWhole, usePeople, useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { useChoices, useReferences } from '#cache/queries/references.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { anyField } from '#forms/form/useFocusOnFirstField.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { EligibleSequences } from '#pages/eligible/EligibleSequences.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { FindAtService } from '#parts/find/FindAtService.tsx';
import type { FoundPeople } from '#parts/find/useFindPeople.ts';
import { isMinor } from '#shared/checks/brokenRule.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import { Button, Notice, RadioCards, Select, TextAction, TextField, useFormat, useNow } from '#ui/index.ts';
import type { AgreementDraft } from '../draft.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { partOf } from './partProps.ts';
import type { PartProps } from './partProps.ts';

const members = ['learnerId', 'learnerName', 'enrolmentId', 'fileId', 'typeId', 'sequenceId'] as const;
type LearnerProps = PartProps<(typeof members)[number]>;

export const LearnerPart = partOf(members, function LearnerPart(props) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useReferences();
  const { draft, put, flow } = props;
  const labelOf = (field: string): string => meaningOf('Convention', field, format.language).label;
  const named = (field: string, id: string): string => nameOf(field, id) ?? t('common.numbered', { id });
  const sent = [
    { label: t('common.personKind.learner'), value: draft.learnerName },
    { label: labelOf('TypeConventionId'), value: named('TypeConventionId', draft.typeId) },
    { label: labelOf('SequenceId'), value: named('SequenceId', draft.sequenceId) },
  ];
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef(draft.learnerId);
  // What was pressed to choose a learner, or another one, has left: the focus goes on to what is asked next.
  useLayoutEffect(() => {
    const isOther = before.current !== draft.learnerId;
    before.current = draft.learnerId;
    if (isOther && document.activeElement === document.body)
      fields.current?.querySelector<HTMLElement>(anyField)?.focus();
  }, [draft.learnerId]);
  return (
    <Part title={t('agreements.draft.part.learner')} sent={isOpen(flow.stages, 'agreement') ? null : sent}>
      <div ref={fields} className="flex flex-col gap-4">
        {draft.learnerId === '' ? <LearnerChoice put={put} /> : <Learner {...props} />}
        {draft.learnerId !== '' && (
          // Without it the sequence cannot be chosen.
          <div data-field={originOf(draft) === '' ? 'sequence' : 'origin'}>
            <OriginChoice {...props} />
          </div>
        )}
        <div data-field="type">
          <TypeChoice value={draft.typeId} onChange={(typeId) => put({ typeId })} />
        </div>
        {/* What is possible for one enrolment or file says nothing of another. */}
        {originOf(draft) !== '' && <SequenceChoice key={originOf(draft)} {...props} />}
      </div>
    </Part>
  );
});

function Learner({ draft, put }: LearnerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useReferences();
  const now = useNow();
  useReceived('Apprenant', [draft.learnerId]);
  const row = useRow('Apprenant', draft.learnerId);
  const isUnder18 = row !== null && isMinor(row.fields.text('DateNaissance'), now, format.zone) === true;
  return (
    <>
      <p className="selectable flex flex-wrap items-center gap-x-3">
        {/* Chosen by a number, they have their name once they were received. */}
        <span className="font-medium">{nameOf('ApprenantId', draft.learnerId) ?? draft.learnerName}</span>
        <span className="text-text-3">{row?.fields.text('Code')}</span>
        <TextAction
          onPress={() => put({ learnerId: '', learnerName: '', enrolmentId: '', fileId: '', sequenceId: '' })}
        >
          {t('agreements.draft.changeLearner')}
        </TextAction>
      </p>
      {isUnder18 && row.fields.id('Tuteur1Id') === null && <Notice tone="ask" title={t('agreements.draft.minor')} />}
    </>
  );
}

const most = 6;

function LearnerChoice({ put }: Pick<LearnerProps, 'put'>) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { rows } = usePeople('Apprenant', query, most);
  const [found, setFound] = useState<FoundPeople | null>(null);
  const lookUp = useRef<() => void>(null);
  const nameOf = useReferences();
  const here = rows.map(({ id, name, number: code }) => ({ id, title: name, detail: code }));
  // The service may have found them by what this workstation does not search, or writes otherwise.
  const atService = (found?.query === query.trim() ? found.people : [])
    .filter(({ id }) => rows.every((row) => row.id !== id))
    .map(({ id }) => ({ id, title: nameOf('ApprenantId', id) ?? t('common.numbered', { id }) }));
  const options = [...atService, ...here];
  const [number, setNumber] = useState<string | null>(null);
  const typed = number?.trim() ?? '';
  const choose = (learnerId: string, learnerName: string): void =>
    put({ learnerId, learnerName, enrolmentId: '', fileId: '' });
  /** Among those that are shown, one is chosen; the button asks the service all the same. */
  const submit = (): void => {
    const named = typedWhole(rows, query);
    if (named) choose(named.id, named.name);
    else if (options.length === 0) lookUp.current?.();
  };
  const chooseTyped = (): void => {
    if (isId(typed)) choose(typed, nameOf('ApprenantId', typed) ?? t('common.numbered', { id: typed }));
  };
  return (
    <>
      <div data-field="learner">
        <TextField
          label={t('agreements.draft.findLearner')}
          value={query}
          onChange={setQuery}
          onSubmit={submit}
          autoComplete="off"
          isRequired
        />
      </div>
      {options.length > 0 && (
        <RadioCards
          label={t('agreements.draft.learnersHere')}
          value={null}
          onChange={(learnerId) => choose(learnerId, options.find(({ id }) => id === learnerId)?.title ?? '')}
          options={options}
        />
      )}
      {query.trim() !== '' && (
        <p className="flex flex-wrap items-center gap-2 text-help text-text-3">
          {options.length === 0 && t('agreements.draft.noLearnerHere')}
          <FindAtService key={query} kind="Apprenant" query={query} onFound={setFound} lookUp={lookUp} />
        </p>
      )}
      {number === null ? (
        <p>
          <TextAction onPress={() => setNumber('')}>{t('forms.byNumber')}</TextAction>
        </p>
      ) : (
        <div className="flex items-end gap-2">
          <TextField
            label={t('agreements.draft.learnerNumber')}
            value={number}
            onChange={setNumber}
            onSubmit={chooseTyped}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
          />
          <Button isDisabled={!isId(typed)} onPress={chooseTyped}>
            {t('common.word.choose')}
          </Button>
        </div>
      )}
    </>
  );
}

const originOf = ({ enrolmentId, fileId }: Pick<AgreementDraft, 'enrolmentId' | 'fileId'>): string =>
  enrolmentId !== '' ? `enrolment ${enrolmentId}` : fileId === '' ? '' : `file ${fileId}`;

/** What the sequence is chosen from: an enrolment, or a file of the learner as an applicant (R1.6). */
function OriginChoice({ draft, put }: LearnerProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const nameOf = useReferences();
  const { isRunning, failure } = useReceived('InscriptionSequence', [draft.learnerId]);
  const enrolments = useRowsOf('InscriptionSequence', 'ApprenantId', [draft.learnerId]);
  // Their files are those of the applicant who leads to the same Individu (R3.1).
  const individual = useRow('Apprenant', draft.learnerId)?.fields.id('IndividuId');
  const applicants = useRowsOf('Candidat', 'IndividuId', individual ? [individual] : []);
  const files = useRowsOf(
    'Dossier',
    'CandidatId',
    applicants.map(({ id }) => id),
  ).filter(({ id }) => !isProvisional(id));
  const sequenceOf = (id: string): string => enrolments.find((row) => row.id === id)?.fields.id('SequenceId') ?? '';
  useReceived('Sequence', [...new Set(enrolments.map(({ id }) => sequenceOf(id)).filter(Boolean))]);
  const choose = (origin: string): void => {
    const [kind, id = ''] = origin.split(' ');
    const isFile = kind === 'file';
    put({
      enrolmentId: isFile ? '' : id,
      fileId: isFile ? id : '',
      ...(origin !== originOf(draft) && { sequenceId: '' }),
    });
  };
  const isMissing = enrolments.length === 0;
  return (
    <>
      {(!isMissing || files.length > 0) && (
        <Select
          label={t('agreements.draft.origin')}
          placeholder={t('common.word.choose')}
          isRequired
          value={originOf(draft) || null}
          onChange={choose}
          options={[
            ...enrolments.map(({ id }) => ({
              id: `enrolment ${id}`,
              label: nameOf('SequenceId', sequenceOf(id)) ?? t('common.numbered', { id }),
              detail: namesOf('InscriptionSequence', language).one,
            })),
            ...files.map(({ id, fields }) => ({
              id: `file ${id}`,
              label:
                [fields.text('Numero'), nameOf('SessionRecrutementId', fields.id('SessionRecrutementId') ?? '')]
                  .filter(Boolean)
                  .join(' · ') || t('common.numbered', { id }),
              detail: namesOf('Dossier', language).one,
            })),
          ]}
        />
      )}
      {isMissing && isRunning && <output className="text-text-3">{t('agreements.draft.enrolmentsComing')}</output>}
      {isMissing && !isRunning && (
        <p className="text-text-3">
          {failure
            ? t('agreements.draft.enrolmentsFailed', { failure: t(`common.failure.${failure}`) })
            : t(files.length > 0 ? 'agreements.draft.onlyFiles' : 'agreements.draft.noEnrolment')}
        </p>
      )}
    </>
  );
}

function TypeChoice({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { t } = useTranslation();
  const { choices, isListed, isWhole } = useChoices('Convention', 'TypeConventionId');
  return (
    <ChoiceOrNumber
      label={t('agreements.draft.type')}
      isRequired
      value={value}
      onChange={onChange}
      options={choices.map(({ id, name }) => ({ id, label: name }))}
      isWhole={isListed && isWhole}
    />
  );
}

/** The sequence of the agreement: of those that the service holds to be possible, or unchecked, offline. */
function SequenceChoice({ draft, put }: LearnerProps) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const enrolments = useRowsOf('InscriptionSequence', 'ApprenantId', [draft.learnerId]);
  useReceived('Sequence', isId(draft.sequenceId) ? [draft.sequenceId] : []);
  const chosen = useRow('Sequence', draft.sequenceId || null);
  const named = (id: string): string => nameOf('SequenceId', id) ?? t('common.numbered', { id });

  const ofEnrolments = [...new Set(enrolments.flatMap(({ fields }) => fields.id('SequenceId') ?? []))];
  const unchecked = ofEnrolments.map((id) => ({ id, title: named(id), detail: t('agreements.draft.unchecked') }));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-help font-medium text-text-2">{t('agreements.draft.sequence')}</legend>
      <EligibleSequences origin={draft.enrolmentId || draft.fileId} offline={t('agreements.draft.eligibleOffline')}>
        {(found) => {
          const options = found?.length ? found.map(({ id, name }) => ({ id, title: name || named(id) })) : unchecked;
          const isAmong = options.some(({ id }) => id === draft.sequenceId);
          return (
            <div data-field="sequence" className="flex flex-col gap-2">
              {options.length > 0 && (
                <RadioCards
                  label={t('agreements.draft.sequence')}
                  value={isAmong ? draft.sequenceId : null}
                  onChange={(sequenceId) => put({ sequenceId })}
                  options={options}
                />
              )}
              {!isAmong && (
                <div className="w-64">
                  <TextField
                    label={t('agreements.draft.sequenceNumber')}
                    value={draft.sequenceId}
                    onChange={(sequenceId) => put({ sequenceId: sequenceId.trim() })}
                    inputMode="numeric"
                    autoComplete="off"
                    isRequired
                    {...(chosen && { description: named(chosen.id) })}
                  />
                </div>
              )}
            </div>
          );
        }}
      </EligibleSequences>
    </fieldset>
  );
}
