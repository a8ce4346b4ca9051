import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlreadyKnown, useEntityRow } from '#cache/queries/hooks.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import type { WalkInField } from '#intents/applicant/problems.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { openPage } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { Notice, Section, TextAction, useFormat } from '#ui/index.ts';
import { stamp } from '#wording/stamp.ts';
import { useAct } from '#wording/useAct.ts';
import { OwnRecord } from '../address/OwnRecord.tsx';
import { useAddressRead } from '../address/useAddressRead.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useServiceSaid } from '../useServiceSaid.ts';
import { applicantOf, applicationOf, emptyDraft, newcomerOf, problemsOf, readDraft } from './draft.ts';
import type { ApplicationDraft } from './draft.ts';
import { knownPeople } from './known.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { ApplicationFields, PersonFields } from './NewApplicationFields.tsx';

/** Why the form is opened, and what follows from it. */
const purposes = {
  /** The applicant is here, without an appointment: an interview now, and their arrival is noted. */
  walkIn: { withInterview: true, hasArrived: true },
  /** A person applies: an interview, if there is one, will be later. */
  application: { withInterview: false, hasArrived: false },
} as const;

interface NewApplicationDialogProps {
  readonly purpose: keyof typeof purposes;
  /** An application that exists only on this workstation, to be corrected; null for a new one. */
  readonly correct: InterviewView | null;
  /** Whose application it is; null where the applicant is typed here. */
  readonly applicant: { readonly id: string; readonly name: string } | null;
  /** The name of a new applicant; what a draft has comes first. */
  readonly typed?: { readonly lastName: string; readonly firstName: string } | null;
  readonly onClose: () => void;
  /** The application, once it is saved; not called for one that opens its own page. */
  readonly onKept: (id: string) => void;
}

/** A new application, with its applicant where they are new too. Waits for the draft that a crash left of the form. */
export function NewApplicationDialog({ correct, ...rest }: NewApplicationDialogProps) {
  const draft = useDraft(draftKey(rest));
  const correction = useCorrection(correct);
  if (correct)
    return (
      correction && (
        <Form
          correctId={correct.id}
          initial={correction.draft}
          isMailSent={correction.isMailSent}
          saidOf={correction.saidOf}
          isRecovered={false}
          {...rest}
        />
      )
    );
  if (draft.text === undefined) return null;
  const recovered = draft.text === null ? null : readDraft(draft.text);
  return <Form correctId={null} initial={recovered} isMailSent={false} isRecovered={recovered !== null} {...rest} />;
}

const draftKey = ({ purpose, applicant }: Pick<NewApplicationDialogProps, 'purpose' | 'applicant'>): string =>
  applicant ? `${purpose}/${applicant.id}` : purpose;

interface FormProps extends Omit<NewApplicationDialogProps, 'correct'> {
  readonly correctId: string | null;
  readonly initial: ApplicationDraft | null;
  readonly isMailSent: boolean;
  readonly isRecovered: boolean;
  /** What the service said of a field as it refused what was typed. */
  readonly saidOf?: (field: WalkInField) => string | null;
}

/** Mail, Candidat and Dossier in one form (R4.6). The typed text survives a crash until it is saved or discarded. */
function Form({
  purpose,
  applicant,
  typed,
  correctId,
  initial,
  isMailSent,
  isRecovered,
  saidOf,
  onClose,
  onKept,
}: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const commands = useCommands();
  /** Whether the applicant is typed here for the first time. */
  const isNew = correctId === null && applicant === null;
  const draftStore = useDraft(draftKey({ purpose, applicant }));
  const { withInterview, hasArrived } = purposes[purpose];
  const { fieldMapping, agentId } = useDayChoices();
  const empty = (): ApplicationDraft => ({
    ...emptyDraft(Date.now(), format),
    ...(typed && { nom: typed.lastName, prenoms: typed.firstName }),
    withInterview,
    agentId: agentId ?? '',
  });
  const lookFor = useAlreadyKnown();
  const [draft, setDraft] = useState<ApplicationDraft>(() => initial ?? empty());
  const [left, setLeft] = useState<ReadonlySet<WalkInField>>(new Set());
  const [tried, setTried] = useState(false);
  /** A second Ctrl Entrée must not create the same person twice (I3). */
  const saving = useRef(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);
  const [recovered, setRecovered] = useState(isRecovered);
  // Searches when a field loses the focus, not at each key; a restored draft may match a known person at once.
  const [sought, setSought] = useState(initial && isNew ? draft : null);
  const here = useMemo(() => (sought === null ? [] : lookFor(newcomerOf(sought, format))), [sought, lookFor, format]);
  const address = useAddressRead(isMailSent ? null : draft.mail);
  const known = useMemo(() => knownPeople(here, address), [here, address]);
  const matched = known.applicants.some(({ id }) => id === draft.knownId) || correctId !== null ? draft.knownId : '';
  const knownId = applicant?.id ?? matched;
  const problems = problemsOf({ ...draft, knownId }, format);
  const shownProblems = tried
    ? problems
    : Object.fromEntries(Object.entries(problems).filter(([field]) => left.has(field as WalkInField))); // Object.entries loses the type of its keys

  const change = (part: Partial<ApplicationDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (correctId === null) draftStore.keep(JSON.stringify(next));
  };
  const clear = (): void => {
    draftStore.keep(null);
    setDraft(empty());
    setSought(null);
    setRecovered(false);
    setLeft(new Set());
  };
  const save = async (isReadable: boolean): Promise<void> => {
    setTried(true);
    if (!isReadable || saving.current || Object.keys(problems).length > 0) return;
    saving.current = true;
    const name = applicant?.name ?? `${draft.nom.trim().toLocaleUpperCase('fr')} ${draft.prenoms.trim()}`;
    const application = applicationOf(draft, format, parametres());
    // The application of a person known only to the service is made for an applicant who is in the cache too.
    if (known.applicants.some(({ id, isHere }) => id === knownId && !isHere))
      await commands.refresh({ entity: 'Candidat', of: knownId });
    // The user gave up while the service was asked: what they typed stays a draft.
    if (isClosed.current) return;
    const targets = await (correctId === null
      ? act(
          { kind: 'walkIn', people: [{ applicant: knownId || applicantOf(draft, format), application }] },
          { done: t(`newApplication.toast.${draft.withInterview ? purpose : 'noInterview'}`, { name }) },
        )
      : act(
          { kind: 'walkIn', corrects: correctId, applicant: applicantOf(draft, format), application },
          { done: t('newApplication.toast.corrected', { name }) },
        ));
    saving.current = false;
    if (targets === null) return;
    if (correctId === null) draftStore.keep(null);
    onClose();
    const id = correctId ?? targets.at(-1) ?? '';
    // Without an hour the application belongs to no day: its applicant's page shows it.
    if (draft.withInterview && purpose === 'walkIn') onKept(id);
    else openPage({ entity: 'Dossier', id });
  };
  /** Without an interview, no arrival is written. */
  const parametres = (): readonly { readonly code: string; readonly valeur: string }[] => [
    ...(fieldMapping.arrived === null || !hasArrived || !draft.withInterview
      ? []
      : [{ code: fieldMapping.arrived, valeur: stamp(Date.now(), format) }]),
    ...(fieldMapping.interviewNote === null || draft.note.trim() === ''
      ? []
      : [{ code: fieldMapping.interviewNote, valeur: draft.note.trim() }]),
  ];
  const leave = (field: WalkInField): void => {
    setLeft((before) => new Set(before).add(field));
    if (isNew) setSought(draft);
  };
  /** What is typed by now is not what was refused. */
  const saidNow = (field: WalkInField): string | null => {
    const members = field === 'creneau' ? (['day', 'time'] as const) : ([field] as const);
    return members.every((member) => draft[member] === initial?.[member]) ? (saidOf?.(field) ?? null) : null;
  };
  const fields = { draft, problems: shownProblems, saidOf: saidNow, onChange: change, onLeft: leave };
  return (
    <FormDialog
      title={
        correctId !== null
          ? t('newApplication.correctTitle')
          : applicant
            ? t('newApplication.titleFor', { name: applicant.name })
            : t(`newApplication.title.${purpose}`)
      }
      action={t(correctId === null ? 'common.save' : 'common.save')}
      onClose={onClose}
      onSave={(isReadable) => void save(isReadable)}
    >
      {recovered && (
        <p className="mb-3 text-help text-text-2">
          {t('newApplication.recovered')} <TextAction onPress={clear}>{t('common.word.startOver')}</TextAction>
        </p>
      )}
      {/* Of a known person, only the application can be corrected here. */}
      {(isNew || knownId === '') && (
        <Section title={t('common.personKind.applicant')}>
          <PersonFields {...fields} isMailSent={isMailSent} />
          {correctId !== null && address?.isKnown && (
            <div className="mt-3">
              <Notice tone="ask" title={t('newApplication.known.address')} live>
                <OwnRecord isOwn={draft.ownMail} onChange={(ownMail) => change({ ownMail })} />
              </Notice>
            </div>
          )}
          {isNew && (
            // Its room is reserved: what is found while the user types moves no field under the pointer.
            <div className="scroll-thin mt-3 h-[176px] rounded-box" data-known>
              {known.applicants.length > 0 || known.isAddressKnown ? (
                <KnownPeople
                  known={known}
                  chosen={knownId}
                  onChoose={(id) => change({ knownId: id })}
                  isOwn={draft.ownMail}
                  onOwn={(ownMail) => change({ ownMail })}
                  onLeave={onClose}
                />
              ) : (
                <p className="flex h-full items-center justify-center rounded-box border border-dashed border-line px-5 text-center text-help text-text-3">
                  {t('newApplication.known.here')}
                </p>
              )}
            </div>
          )}
        </Section>
      )}
      <Section title={t('newApplication.application')}>
        <ApplicationFields {...fields} withNote={correctId === null} />
      </Section>
      {applicant === null && <p className="mt-4 text-help text-text-3">{t('newApplication.order')}</p>}
      {draftStore.isUnsafe && <Notice tone="ask">{t('newApplication.unsafe')}</Notice>}
    </FormDialog>
  );
}

interface Correction {
  readonly draft: ApplicationDraft;
  /** The service has the Mail already: it can never be changed there (R3.1). */
  readonly isMailSent: boolean;
  /** What the service said of a field as it refused what was typed. */
  readonly saidOf: (field: WalkInField) => string | null;
}

/**
 * The typed values of a walk-in that exists only on this workstation, from its creations; null if there is nothing to
 * correct.
 */
function useCorrection(walkIn: InterviewView | null): Correction | null {
  const format = useFormat();
  const application = useEntityRow('Dossier', walkIn?.id ?? '').current;
  const person = useEntityRow('Candidat', walkIn?.applicantId ?? '').current;
  const mailId = text(person, 'MailId');
  const mail = useEntityRow('Mail', mailId).current;
  const said = {
    Dossier: useServiceSaid('Dossier', walkIn?.id ?? ''),
    Candidat: useServiceSaid('Candidat', walkIn?.applicantId ?? ''),
    Mail: useServiceSaid('Mail', mailId),
  };
  if (!walkIn || !application) return null;
  const moment = (row: RawJson | undefined, field: string): number | null =>
    instantParts(text(row, field))?.epochMilliseconds ?? null;
  const naissance = moment(person, 'DateNaissance');
  const isPersonNew = isProvisional(walkIn.applicantId);
  return {
    isMailSent: !isPersonNew || !isProvisional(mailId),
    saidOf: (field) => said[memberOf[field][0]](memberOf[field][1]),
    draft: {
      nom: text(person, 'Nom'),
      prenoms: text(person, 'Prenoms'),
      mail: text(mail, 'Adresse'),
      ownMail: text(mail, 'IsDuplicate') === 'true',
      login: text(person, 'Login'),
      naissance: naissance === null ? '' : format.dayOf(naissance),
      admissionPathId: text(application, 'SessionRecrutementId'),
      stateId: text(application, 'EtatCandidatureId'),
      agentId: text(application, 'AgentId'),
      withInterview: true,
      day: format.dayOf(walkIn.creneau),
      time: format.timeOf(walkIn.creneau),
      note: '',
      knownId: isPersonNew ? '' : walkIn.applicantId,
    },
  };
}

/** Which creation a field of the form is of, and its member there. */
const memberOf: Readonly<Record<WalkInField, readonly [of: 'Mail' | 'Candidat' | 'Dossier', member: string]>> = {
  nom: ['Candidat', 'Nom'],
  prenoms: ['Candidat', 'Prenoms'],
  login: ['Candidat', 'Login'],
  naissance: ['Candidat', 'DateNaissance'],
  mail: ['Mail', 'Adresse'],
  admissionPathId: ['Dossier', 'SessionRecrutementId'],
  stateId: ['Dossier', 'EtatCandidatureId'],
  agentId: ['Dossier', 'AgentId'],
  creneau: ['Dossier', 'CreneauLibre'],
};

/** A text or a number as text; '' where there is none. */
function text(row: RawJson | undefined, field: string): string {
  const raw = row === undefined ? undefined : membersOf(row).get(field);
  if (raw === undefined || raw === 'null') return '';
  return raw.startsWith('"') ? String(parseRaw(raw)) : raw;
}
