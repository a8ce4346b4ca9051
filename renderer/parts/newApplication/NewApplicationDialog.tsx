import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofApplication } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import { useAlreadyKnown, useApplicationChoices, useEntityRow } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useWaitingAddress } from '#cache/queries/waiting.ts';
import { KnownAddress } from '#forms/address/KnownAddress.tsx';
import { useAddressRead } from '#forms/address/useAddressRead.ts';
import { useFormState } from '#forms/form/useFormState.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import type { Typed } from '#forms/values.ts';
import type { WalkInField } from '#intents/applicant/problems.ts';
import { customField } from '#intents/fields.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { openPage } from '#stores/place.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { plain } from '#sync/rules/summary.ts';
import { Disclosure, useFormat } from '#ui/index.ts';
import { stampNow } from '#wording/stamp.ts';
import { useOwnAgent } from '#wording/useOwnAgent.ts';
import { applicantOf, applicationOf, arrivalOf, draftOf, emptyDraft, newcomerOf, problemsOf } from './draft.ts';
import type { ApplicationDraft } from './draft.ts';
import { knownPeople } from './known.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { FirstFields, MoreFields } from './NewApplicationFields.tsx';
import { useAppointments } from './useAppointments.ts';

/** Why the form is opened, and what follows from it. */
const purposes = {
  /** The applicant is here, without an appointment: an interview now, and their arrival is noted. */
  walkIn: { withInterview: true, hasArrived: true },
  /** The calendar has the interview: its application is made for it. */
  expected: { withInterview: true, hasArrived: false },
  /** A person applies: an interview, if there is one, will be later. */
  application: { withInterview: false, hasArrived: false },
} as const;

interface NewApplicationDialogProps {
  readonly purpose: keyof typeof purposes;
  /** An application that exists only on this workstation, to be corrected; null for a new one. */
  readonly correct: InterviewView | null;
  readonly applicant: { readonly id: string; readonly name: string } | null;
  /** The name of a new applicant; what a draft has comes first. */
  readonly typed?: { readonly lastName: string; readonly firstName: string } | null;
  /** The event of its interview, which is linked to it: its hour, epoch ms. */
  readonly event?: { readonly id: string; readonly at: number } | undefined;
  readonly onClose: () => void;
  /** The application, once it is saved, and the day of its interview; not called for one that opens its own page. */
  readonly onKept: (id: string, day: string) => void;
}

/** A new application, with its applicant where they are new too; or the correction of one, once its rows are read. */
export function NewApplicationDialog({ correct, ...rest }: NewApplicationDialogProps) {
  const correction = useCorrection(correct);
  return correct === null || correction !== null ? <Form {...rest} correction={correction} /> : null;
}

interface FormProps extends Omit<NewApplicationDialogProps, 'correct'> {
  readonly correction: Correction | null;
}

/** Mail, Candidat and Dossier in one form (R4.6). The typed text survives a crash until it is saved or discarded. */
function Form({ purpose, applicant, typed: name, event, correction, onClose, onKept }: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const commands = useCommands();
  const correctId = correction?.id ?? null;
  const isNew = correctId === null && applicant === null;
  const { withInterview, hasArrived } = purposes[purpose];
  const { fieldMapping } = useDayChoices();
  const own = useOwnAgent();
  const [empty] = useState<ApplicationDraft>(() => ({
    ...emptyDraft(Date.now(), format),
    ...(event && { day: format.dayOf(event.at), time: format.timeOf(event.at) }),
    ...(name && { nom: name.lastName, prenoms: name.firstName }),
    withInterview,
  }));
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { usualState } = useApplicationChoices(campusId);
  const stateId = usualState[withInterview ? 'withInterview' : 'without'] ?? '';
  const begun = correction?.draft ?? { ...empty, stateId, agentId: own?.id ?? '' };
  const findKnown = useAlreadyKnown();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);
  /** What is typed by now is not what was refused. */
  const saidOf = (field: string, changed: Typed): string | null =>
    (field === 'creneau' ? ['day', 'time'] : [field]).some((each) => changed[each] !== undefined)
      ? null
      : (correction?.saidOf(field as WalkInField) ?? null); // a name of the form
  const form = useFormState({
    draftKey: correctId === null ? [purpose, event?.id ?? applicant?.id].filter(Boolean).join('/') : null,
    shown: (field) => String(new Map(Object.entries(begun)).get(field) ?? ''),
    saidOf,
    problems: (changed) =>
      appointment
        ? {}
        : {
            // What the service refused is not sent to it again.
            ...Object.fromEntries(Object.keys(memberOf).map((field) => [field, saidOf(field, changed)])),
            ...Object.fromEntries(
              Object.entries(problemsOf({ ...draftOf(begun, changed), knownId }, format)).map(([field, problem]) => [
                field,
                t(`newApplication.problem.${problem}`),
              ]),
            ),
          },
    onSave: ({ startOver }) => save(startOver),
  });
  const draft = draftOf(begun, form.typed);
  // Searches when a field loses the focus, not at each key; a restored draft may match a known person at once.
  const [sought, setSought] = useState<ApplicationDraft | null>(null);
  if (isNew && sought === null && form.isResumed) setSought(draft);
  const here = useMemo(
    () => (sought === null || !form.isChanged ? [] : findKnown(newcomerOf(sought, format))),
    [sought, form.isChanged, findKnown, format],
  );
  const address = useAddressRead(correction?.isMailSent ? null : draft.mail);
  const waiting = useWaitingAddress(draft.mail);
  const known = useMemo(() => knownPeople(here, address, waiting), [here, address, waiting]);
  const matched = known.applicants.some(({ id }) => id === draft.knownId) || correctId !== null ? draft.knownId : '';
  const knownId = applicant?.id ?? matched;
  const appointments = useAppointments(isNew && purpose === 'walkIn' ? sought : null);
  // Who has an appointment has come early, unless the user says that it is another person.
  const appointment =
    appointments.find(({ id }) => arrivalOf(id) === draft.knownId) ??
    (draft.knownId === '' ? appointments[0] : undefined);
  const arrive = async (expected: InterviewView, startOver: () => void): Promise<boolean> => {
    const { id, applicantName, creneau } = expected;
    const code = fieldMapping.arrived;
    const now = stampNow(format);
    const said = t('newApplication.toast.arrived', { name: nameInSentence(applicantName) });
    const members = code === null ? null : { [customField(code)]: now };
    if (members && (await begin([ofApplication(expected)]).to(members, { said })) === null) return false;
    startOver();
    onClose();
    onKept(id, format.dayOf(creneau));
    return true;
  };
  const save = async (startOver: () => void): Promise<boolean> => {
    if (appointment) return await arrive(appointment, startOver);
    const subject = applicant?.name ?? `${draft.nom.trim().toLocaleUpperCase('fr')} ${draft.prenoms.trim()}`;
    const application = applicationOf(draft, format, parametres());
    // The application of a person known only to the service is made for an applicant who is in the cache too.
    if (known.applicants.some(({ id, isHere }) => id === knownId && !isHere))
      await commands.refresh({ entity: 'Candidat', of: knownId });
    // The user gave up while the service was asked: what they typed stays a draft.
    if (isClosed.current) return false;
    const targets = await (correctId === null
      ? begin([]).keep(
          {
            kind: 'walkIn',
            people: [
              { applicant: knownId || applicantOf(draft, format), application, ...(event && { event: event.id }) },
            ],
          },
          {
            said: t(`newApplication.toast.${draft.withInterview ? purpose : 'noInterview'}`, {
              name: nameInSentence(subject),
            }),
          },
        )
      : begin([]).keep(
          { kind: 'walkIn', corrects: correctId, applicant: applicantOf(draft, format), application },
          { said: t('newApplication.toast.corrected', { name: nameInSentence(subject) }) },
        ));
    if (targets === null) return false;
    startOver();
    onClose();
    const id = correctId ?? targets.at(-1) ?? '';
    // Without an hour the application belongs to no day: its applicant's page shows it.
    if (draft.withInterview && purpose !== 'application') onKept(id, draft.day);
    else openPage({ entity: 'Dossier', id });
    return true;
  };
  /** Without an interview, no arrival is written. */
  const parametres = (): readonly { readonly code: string; readonly valeur: string }[] => [
    ...(fieldMapping.arrived === null || !hasArrived || !draft.withInterview
      ? []
      : [{ code: fieldMapping.arrived, valeur: stampNow(format) }]),
    ...(fieldMapping.interviewNote === null || draft.note.trim() === ''
      ? []
      : [{ code: fieldMapping.interviewNote, valeur: draft.note.trim() }]),
    ...(fieldMapping.phone === null || draft.phone.trim() === ''
      ? []
      : [{ code: fieldMapping.phone, valeur: draft.phone.trim() }]),
  ];
  const leave = (field: WalkInField): void => {
    form.leave(field, field === 'creneau' || form.typed[field] !== undefined);
    if (isNew) setSought(draft);
  };
  const fields = { draft, errorOf: form.errorOf, put: form.put, onLeft: leave };
  // Of a known person, only the application can be corrected here.
  const isPersonTyped = isNew || (applicant === null && knownId === '');
  const [isMore, setMore] = useState(purpose !== 'walkIn' || correctId !== null);
  const needsMore = begun.stateId === '' || moreFields.some((field) => form.errorOf(field) !== null);
  return (
    <FormDialog
      form={form}
      title={
        correctId !== null
          ? t('newApplication.correctTitle')
          : applicant
            ? t('newApplication.titleFor', { name: applicant.name })
            : t(`newApplication.title.${purpose}`)
      }
      action={t(appointment ? 'newApplication.arrived' : 'common.save')}
      aside={
        isNew &&
        (appointments.length + known.applicants.length > 0 || known.address !== null) && (
          <div data-known>
            <KnownPeople
              known={{
                ...known,
                // Who is expected today needs no other application.
                applicants: known.applicants.filter(({ id }) => !appointments.some((each) => each.applicantId === id)),
              }}
              appointments={appointments}
              chosen={appointment ? arrivalOf(appointment.id) : knownId}
              onChoose={(id) => form.put('knownId', id)}
              isOwn={draft.ownMail}
              onOwn={(ownMail) => form.put('ownMail', String(ownMail))}
              onLeave={onClose}
            />
          </div>
        )
      }
      onClose={onClose}
    >
      <FirstFields
        {...fields}
        isMailSent={correction?.isMailSent ?? false}
        isPersonTyped={isPersonTyped}
        withPhone={fieldMapping.phone !== null && correctId === null}
      />
      {correction !== null && isPersonTyped && (
        <div className="mt-3 empty:hidden">
          <KnownAddress
            // The one that is corrected has its own address.
            address={draft.mail === begun.mail ? '' : draft.mail}
            read={address}
            own={{ entity: 'Candidat', id: correction.applicantId }}
            isOwn={draft.ownMail}
            onOwn={(ownMail) => form.put('ownMail', String(ownMail))}
            onLeave={onClose}
          />
        </div>
      )}
      {!appointment && (
        <div className="mt-4">
          <Disclosure title={t('newApplication.more')} isOpen={isMore || needsMore} onOpenChange={setMore}>
            <div className="pt-2">
              <MoreFields {...fields} isPersonTyped={isPersonTyped} withNote={correctId === null} />
            </div>
          </Disclosure>
        </div>
      )}
      {applicant === null && isMore && <p className="mt-4 text-help text-text-3">{t('newApplication.order')}</p>}
    </FormDialog>
  );
}

const moreFields: readonly WalkInField[] = ['login', 'naissance', 'stateId', 'agentId', 'creneau'];

interface Correction {
  readonly id: string;
  readonly applicantId: string;
  readonly draft: ApplicationDraft;
  /** The service has the Mail already: it can never be changed there (R3.1). */
  readonly isMailSent: boolean;
  readonly saidOf: (field: WalkInField) => string | null;
}

/** The typed values of a walk-in only here, from its creations; null for nothing to correct. */
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
    id: walkIn.id,
    applicantId: walkIn.applicantId,
    isMailSent: !isPersonNew || !isProvisional(mailId),
    saidOf: (field) => said[memberOf[field][0]](memberOf[field][1]),
    draft: {
      nom: text(person, 'Nom'),
      prenoms: text(person, 'Prenoms'),
      phone: '',
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
const text = (row: RawJson | undefined, field: string): string =>
  row === undefined ? '' : plain(membersOf(row).get(field));
