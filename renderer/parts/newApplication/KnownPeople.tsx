import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { Holder, OwnRecord } from '#forms/address/KnownAddress.tsx';
import { OpenRecord } from '#forms/OpenRecord.tsx';
import { useFormat, Notice, RadioCards } from '#ui/index.ts';
import { arrivalOf, newPerson } from './draft.ts';
import type { KnownPeople as Known } from './known.ts';

interface KnownPeopleProps {
  readonly known: Known;
  /** Of those who may be this person, who has an appointment today and has not arrived. */
  readonly appointments: readonly InterviewView[];
  /** A value of `knownId` of the draft; '' for a new applicant. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Whether a new applicant's address is to have another record. */
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
  /** Opens the page of a known person; the typed text remains. */
  readonly onLeave: () => void;
}

/** Shows applicants who may be this person, so that none is created twice (I3): they get a new application only. */
export function KnownPeople({
  known: { applicants, others, address },
  appointments,
  chosen,
  onChoose,
  isOwn,
  onOwn,
  onLeave,
}: KnownPeopleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const because = applicants.some((person) => person.because === 'mail') ? 'mail' : 'name';
  const picked = applicants.find(({ id }) => id === chosen);
  return (
    <Notice
      tone="ask"
      title={
        appointments.length > 0
          ? t('newApplication.known.expected')
          : applicants.length > 0
            ? t(`newApplication.known.${because}`, { count: applicants.length })
            : t(`newApplication.known.${address === 'waits' ? 'ofCreation' : 'address'}`)
      }
      live
    >
      {others.map((holder) => (
        <Holder key={`${holder.entity} ${holder.id}`} {...holder} onLeave={onLeave} />
      ))}
      {applicants.length + appointments.length > 0 && (
        <div className="mt-2">
          <RadioCards
            label={t('newApplication.known.who')}
            value={chosen === '' ? newPerson : chosen}
            onChange={onChoose}
            options={[
              ...appointments.map(({ id, applicantName: name, creneau, admissionPathName }) => ({
                id: arrivalOf(id),
                title: t('newApplication.known.arrival', { name, time: format.time(creneau) }),
                detail: admissionPathName,
              })),
              ...applicants.map(({ id, name, numero, naissance }) => ({
                id,
                title: t('newApplication.known.same', { name }),
                detail: [numero, naissance !== null && t('newApplication.known.born', { date: format.date(naissance) })]
                  .filter(Boolean)
                  .join(' · '),
              })),
              {
                id: newPerson,
                title: t(`newApplication.known.${appointments.length > 0 ? 'someoneElse' : 'other'}`),
              },
            ]}
          />
        </div>
      )}
      {picked?.isHere && (
        <p className="mt-2">
          <OpenRecord page={{ entity: 'Candidat', id: picked.id }} onLeave={onLeave} />
        </p>
      )}
      {address !== null && chosen === '' && (
        <div className="mt-2">
          <OwnRecord isOwn={isOwn} onChange={onOwn} />
        </div>
      )}
    </Notice>
  );
}
